// Starts and ends a voice session in the specification's order, and undoes what was started when a later step fails,
// so that nothing is charged for a call that never was. The microphone is asked for first: refused, nothing is spent.
import type { EndResult, SessionStatus, StartResult } from '#features/billing/billing.contract.ts';
import type { VoiceId } from '../voice.contract.ts';
import type { EndReason } from '../voice.protocol.ts';
import type { CallClient, CallClientOptions, CallEvent, Position } from './call/call-client.ts';
import { createSignal } from './call/signal.ts';
import { limitReached, type Notice } from './session-notices.ts';
import { isSignedOut, noticeOf, startFailure, ticketRefusal } from './start-failure.ts';
import { idleSession, isLocked, nextSession, type SessionEvent, type VoiceSession } from './voice-session.ts';

export type SessionChoice = {
  categoryId: string;
  topicId: string;
  voice: VoiceId;
  isGenZ: boolean;
  takesItsTime: boolean;
  microphoneId: string | null;
  /** An earlier conversation to carry on with; null begins a new one. */
  conversationId: string | null;
};

/** What a session needs of the world. Each rejects with what went wrong. */
export type SessionPorts = {
  checkAccess(): Promise<SessionStatus>;
  startSession(conversationId: string): Promise<StartResult>;
  createConversation(conversationId: string, choice: SessionChoice): Promise<unknown>;
  createTicket(sessionId: string, voice: VoiceId): Promise<{ url: string }>;
  endSession(sessionId: string): Promise<EndResult>;
  createCall(options: CallClientOptions): CallClient;
  notify(notice: Notice): void;
  now(): number;
  newId(): string;
};

/** One press of the button. Once `isOver`, whatever still arrives for it is undone or ignored. */
type Attempt = {
  choice: SessionChoice;
  call: CallClient | null;
  sessionId: string | null;
  opening: Promise<string> | null;
  /** Made by this attempt, not found open: undone when the start fails. */
  isOurs: boolean;
  isOver: boolean;
};

export type SessionRunner = ReturnType<typeof createSessionRunner>;

export function createSessionRunner(ports: SessionPorts) {
  const changes = createSignal<VoiceSession>();
  const micLevel = createSignal<number>();
  const playedLevel = createSignal<number>();
  const position = createSignal<Position>();
  let session = idleSession;
  let attempt: Attempt | null = null;
  /** Kept when the answer to a start was lost: asking again under the same id cannot hold a second session. */
  let unanswered: string | null = null;
  /** A new start waits until the one before it is taken back, or the server would find a session still open. */
  let undoing: Promise<unknown> = Promise.resolve();

  function dispatch(event: SessionEvent): void {
    const next = nextSession(session, event);
    if (next === session) return;
    session = next;
    changes.emit(session);
  }

  /** Call it synchronously in a click: the browser ties sound and microphone to it. */
  async function start(choice: SessionChoice, openSessionId: string | null = null): Promise<void> {
    if (isLocked(session)) return;
    const mine: Attempt = {
      choice,
      call: null,
      sessionId: openSessionId,
      opening: null,
      isOurs: !openSessionId,
      isOver: false,
    };
    attempt = mine;
    dispatch({
      type: 'start_pressed',
      takesItsTime: choice.takesItsTime,
      ...(openSessionId && { sessionId: openSessionId }),
    });
    try {
      const call = ports.createCall({
        connect: async () => {
          mine.opening ??= mine.sessionId ? Promise.resolve(mine.sessionId) : open(mine);
          const sessionId = await mine.opening;
          return ports.createTicket(sessionId, choice.voice).catch((error: unknown) => {
            throw ticketRefusal(error);
          });
        },
        onEvent: (event) => heard(mine, event),
        settings: { takeYourTime: choice.takesItsTime, microphoneId: choice.microphoneId },
      });
      mine.call = call;
      call.micLevel(micLevel.emit);
      call.playedLevel(playedLevel.emit);
      call.position(position.emit);
      await call.start();
    } catch (error) {
      await startFailed(mine, error);
    }
  }

  /** Access, then the metered session, then the conversation. Resolves with the session's id. */
  async function open(mine: Attempt): Promise<string> {
    await undoing;
    const access = await ports.checkAccess().catch((error: unknown) => {
      if (isSignedOut(error)) throw startFailure({ kind: 'not_signed_in' });
      // A failed lookup is silent: the server decides again when the session is started.
      return null;
    });
    if (access && !access.hasAccess) throw startFailure(limitReached(access));
    if (mine.isOver) throw startFailure({ kind: 'taken_back' });

    const conversationId = mine.choice.conversationId ?? unanswered ?? ports.newId();
    unanswered = null;
    const started = await ports.startSession(conversationId).catch((error: unknown) => {
      if (isSignedOut(error)) throw startFailure({ kind: 'not_signed_in' });
      if (!mine.choice.conversationId) unanswered = conversationId;
      throw startFailure({ kind: 'start_failed' });
    });
    if (!started.success || !started.sessionId) throw startFailure(await whyRefused(started));
    mine.sessionId = started.sessionId;
    if (mine.isOver) {
      await undo(mine);
      throw startFailure({ kind: 'taken_back' });
    }
    dispatch({ type: 'session_opened', sessionId: started.sessionId, conversationId });

    await ports.createConversation(conversationId, mine.choice).catch((error: unknown) => {
      throw startFailure({ kind: isSignedOut(error) ? 'not_signed_in' : 'conversation_failed' });
    });
    return started.sessionId;
  }

  async function whyRefused({ message }: StartResult): Promise<Notice> {
    const access = await ports.checkAccess().catch(() => null);
    if (access && !access.hasAccess) return limitReached(access);
    return message ? { kind: 'start_refused', message } : { kind: 'start_failed' };
  }

  async function startFailed(mine: Attempt, error: unknown): Promise<void> {
    const isCancelled = mine.isOver;
    mine.isOver = true;
    if (!isCancelled) {
      dispatch({ type: 'start_failed' });
      ports.notify(noticeOf(error));
    }
    await undo(mine);
  }

  /** Ends what this attempt started. If even that fails, the server lets the hold lapse by itself. */
  async function undo(mine: Attempt): Promise<void> {
    const { sessionId } = mine;
    mine.sessionId = null;
    if (!sessionId || !mine.isOurs) return;
    const ended = ports.endSession(sessionId).catch(() => null);
    undoing = ended;
    await ended;
    ports.notify({ kind: 'taken_back' });
  }

  function heard(mine: Attempt, event: CallEvent): void {
    if (mine.isOver || mine !== attempt) return;
    dispatch({ type: 'call', event, nowMs: ports.now() });
    if (event.type === 'ended') void finish(mine, event.reason);
  }

  /** The call is over, whoever ended it: end the session too, and see whether another one may follow. */
  async function finish(mine: Attempt, reason: EndReason): Promise<void> {
    const { sessionId } = mine;
    if (mine.isOver || !sessionId) return;
    if (session.phase === 'connecting') return startFailed(mine, new Error('ended before it began'));
    mine.isOver = true;
    dispatch({ type: 'end_pressed' });
    const isOursToEnd = reason !== 'replaced' && reason !== 'signed_out';
    const result = isOursToEnd ? await ports.endSession(sessionId).catch(() => null) : null;
    const isSettled = result?.success ?? false;
    const { conversationId } = session;
    const message = result?.message ?? null;
    dispatch({ type: 'ended', end: { reason, sessionId, conversationId, message, isSettled } });
    if (!isOursToEnd) return ports.notify({ kind: reason === 'replaced' ? 'replaced' : 'not_signed_in' });
    ports.notify(result?.success ? { kind: 'completed', message: result.message } : { kind: 'end_failed' });
    await sayIfUsedUp();
  }

  async function sayIfUsedUp(): Promise<void> {
    const access = await ports.checkAccess().catch(() => null);
    if (access && !access.hasAccess) ports.notify(limitReached(access));
  }

  /** Ends the running session, or takes back a start that has not finished. */
  async function end(): Promise<void> {
    const mine = attempt;
    if (!mine || mine.isOver) return;
    if (session.phase === 'connecting') {
      mine.isOver = true;
      dispatch({ type: 'start_failed' });
      const taking = mine.opening?.catch(() => null).then(() => undo(mine));
      undoing = taking ?? undoing;
      await mine.call?.end();
      await taking;
    } else {
      dispatch({ type: 'end_pressed' });
      await mine.call?.end();
    }
  }

  /** Ends a session left open by another tab or an earlier page. */
  async function endLeftOpen(sessionId: string): Promise<void> {
    const result = await ports.endSession(sessionId).catch(() => null);
    ports.notify(result?.success ? { kind: 'completed', message: result.message } : { kind: 'end_failed' });
    await sayIfUsedUp();
  }

  const call = () => (attempt && !attempt.isOver ? attempt.call : null);

  return {
    state: () => session,
    subscribe: changes.subscribe,
    start,
    end,
    endLeftOpen,
    dismiss: () => dispatch({ type: 'dismissed' }),
    setMuted(isMuted: boolean) {
      call()?.setMuted(isMuted);
      dispatch({ type: 'muted', isMuted });
    },
    setTakesItsTime(takesItsTime: boolean) {
      call()?.setTakeYourTime(takesItsTime);
      dispatch({ type: 'pace_chosen', takesItsTime });
    },
    say(text: string) {
      const id = call()?.say(text);
      if (id && session.isResuming) dispatch({ type: 'typed', id, text });
    },
    interrupt: () => call()?.interrupt(),
    chooseMicrophone: async (id: string | null) => call()?.chooseMicrophone(id),
    resumeAudio: async () => call()?.resumeAudio(),
    micLevel: micLevel.subscribe,
    playedLevel: playedLevel.subscribe,
    position: position.subscribe,
  };
}
