// One call: from a member's socket to an engine and back, through lost sockets, lost engines and the end of time.
// connecting → active ⇄ resuming → draining → ended. It lives as long as its session, not as long as its socket.
import { randomBytes, randomUUID } from 'node:crypto';
import { type ClientMessage, closeCodes, type EndReason } from '../../voice.protocol.ts';
import { createCallMind } from '../call-mind.ts';
import type { Caller, CallPorts, GatewayLog, LoadedCall, StoredItem } from '../ports.ts';
import type { CallSettings, OpenUpstream } from '../upstream.ts';
import { closeCodeOf, storeEnd, waitWhile } from './call-ending.ts';
import { createCallEngine } from './call-engine.ts';
import { createCallLease } from './call-lease.ts';
import type { CallLimits } from './call-limits.ts';
import { type ClientSocket, createCallLink } from './call-link.ts';
import { createCallMicrophone } from './call-microphone.ts';
import { createCallPlayback } from './call-playback.ts';
import { createCallSafety } from './call-safety.ts';
import { createCallSchedule } from './call-schedule.ts';
import type { Moment } from './call-timekeeper.ts';
import { createCallTurns } from './call-turns.ts';
import { createCaptions } from './captions.ts';
import { problemWords } from './spoken-words.data.ts';
import { leaveThread, takeUpThread } from './take-up.ts';
import { createTranscript } from './transcript.ts';

export type Hello = Extract<ClientMessage, { type: 'hello' }>;
export type EngineName = 'embedded' | 'realtime';

export type CallOptions = {
  call: LoadedCall;
  caller: Caller;
  /** What an earlier process stored of this conversation, oldest first. */
  stored: StoredItem[];
  ports: CallPorts;
  openUpstream: OpenUpstream;
  engine: EngineName;
  limits: CallLimits;
  log: GatewayLog;
  /** The call is over in this process, whatever becomes of the session. */
  onOver(): void;
};

export type Call = {
  sessionId: string;
  caller: Caller;
  /** Takes over the client's socket. Another socket of the same call is told it was replaced. */
  attach(socket: ClientSocket, hello: Hello): void;
  detach(socket: ClientSocket): void;
  /** False: not an audio frame. */
  audio(message: Buffer): boolean;
  message(message: Exclude<ClientMessage, { type: 'hello' }>): void;
  end(reason: EndReason): Promise<void>;
  /** Lets the current turn finish, stores everything and hangs up without ending the session. */
  drain(): Promise<void>;
};

const SAME_TROUBLE_MS = 3_000;

export function createCall(options: CallOptions): Call {
  const { call, caller, ports, limits, log } = options;
  const now = () => performance.now();
  const sessionId = call.sessionId;
  const resumeToken = randomBytes(24).toString('base64url');
  const callId = randomUUID();
  /** An earlier process had this call; a conversation may have words of earlier sessions without that. */
  const isRebuilt = call.startedAt !== null;

  let settings: CallSettings = {
    voice: caller.voice,
    speed: 1,
    instructions: call.instructions,
    takeYourTime: false,
    safetyIdentifier: call.safetyIdentifier,
  };
  let firstHello: Hello | null = null;
  let phase: 'connecting' | 'active' | 'draining' | 'ended' = 'connecting';
  let detachedAt: number | null = now();
  let isGivingUp = false;
  const isEnded = () => phase === 'ended';
  let engineTroubleAt = -Infinity;
  let stateToldAt = now();

  const link = createCallLink();
  const lease = createCallLease({ call, caller, ports, limits, log, now, end: (reason) => void end(reason) });
  const microphone = createCallMicrophone({
    deliver: (pcm) => engine.appendAudio(pcm),
    isMemberSpeaking: () => turns.isMemberSpeaking(),
    now,
  });
  const transcript = createTranscript(
    {
      save: (item) =>
        ports.saveItem({ ...item, conversationId: call.conversationId, memberId: call.memberId }),
      remove: (itemId) => ports.deleteItem(itemId, call.conversationId, call.memberId),
    },
    log,
  );
  transcript.restore(options.stored);
  const captions = createCaptions(transcript, link.tell);
  const mind = createCallMind({
    call,
    transcript,
    ports,
    patienceMs: limits.mindMs,
    onGoodbye: () => turns.goodbye(),
    log,
  });
  const safety = createCallSafety({
    call,
    transcript,
    ports,
    patienceMs: limits.judgeMs,
    onVerdict: (verdict) => mind.setRisk(verdict.assessment),
    onCard: (level) => link.tell({ type: 'crisis', level }),
    log,
  });
  const engine = createCallEngine({
    openUpstream: options.openUpstream,
    mind,
    settings,
    limits,
    now,
    replay: () => transcript.items().map(({ itemId, role, text }) => ({ itemId, role, text })),
    onEvent(event) {
      if (event.type === 'queued') link.tell({ type: 'queued', ahead: event.ahead });
      else if (event.type === 'error')
        log.warn({ sessionId, code: event.code }, 'the engine reported an error');
      else if (phase !== 'ended') turns.take(event);
    },
    onReady: engineReady,
    onLost() {
      log.warn({ sessionId }, 'the engine was lost');
      microphone.hold();
      turns.engineLost();
      if (phase !== 'connecting') tellProblem('engine_lost');
    },
    onFailed: engineFailed,
  });
  const playback = createCallPlayback({
    link,
    limits,
    now,
    pressure: engine.setPaused,
    onStopped: (items) => turns.stopped(items),
  });
  const turns = createCallTurns({
    engine,
    playback,
    transcript,
    captions,
    mind,
    safety,
    checkReply: ports.checkReply,
    limits,
    isEngineThinking: options.engine === 'realtime',
    tellVisemes: (item, visemes) => link.tell({ type: 'visemes', item, visemes }),
    now,
    edge: {
      stateChanged: tellState,
      therapistSpoke: (occasion) => lease.therapistSpoke(occasion === 'answer'),
      memberTookTurn() {
        lease.memberTookTurn();
        schedule.memberSpoke();
      },
      turnDone: (isGoodbye) => schedule.turnDone(isGoodbye),
      problem: tellProblem,
      ruleBroken: (rule) => log.warn({ sessionId, rule }, 'what the engine said was taken back'),
      engineStuck: engineFailed,
    },
  });
  const schedule = createCallSchedule({
    limits,
    resumedAtMs: lease.elapsedMs() ?? 0,
    moment,
    turns,
    tell: link.tell,
    end: (reason) => void end(reason),
  });
  const ticker = setInterval(tick, limits.tickMs);

  function tellState(): void {
    stateToldAt = now();
    link.tell({ type: 'state', state: phase === 'draining' ? 'draining' : turns.state() });
  }

  function tellProblem(code: keyof typeof problemWords): void {
    // One trouble with the engine may show itself in several ways.
    if (code === 'engine_lost' && now() - engineTroubleAt < SAME_TROUBLE_MS) return;
    if (code === 'engine_lost') engineTroubleAt = now();
    link.tell({ type: 'problem', code, message: problemWords[code] });
  }

  // --- the socket ---

  function attach(socket: ClientSocket, hello: Hello): void {
    if (isEnded()) {
      socket.close(closeCodes.restart);
      return;
    }
    if (link.isAttached()) {
      link.tell({ type: 'ended', reason: 'replaced', sessionId });
      link.close(closeCodes.normal);
    }
    const isReturning = hello.resumeToken === resumeToken;
    if (!isReturning) microphone.startOver();
    link.attach(socket);
    lease.attached();
    detachedAt = null;
    if (settings.takeYourTime !== hello.takeYourTime) setPace(hello.takeYourTime);
    microphone.back();
    // A client that is still muted says so again.
    microphone.setMuted(false);
    if (!firstHello) {
      firstHello = hello;
      link.tell({ type: 'state', state: 'connecting' });
      tellCard();
      if (hello.played) playback.numberAfter(hello.played.item);
      engine.start();
    } else if (phase !== 'connecting') {
      tellReady(true);
      playback.resumeFrom(isReturning ? (hello.played ?? null) : null);
    }
  }

  function tellReady(isResumed: boolean): void {
    link.tell({
      type: 'ready',
      callId,
      resumeToken,
      isResumed,
      elapsedMs: Math.round(lease.elapsedMs() ?? 0),
      capMs: call.capMs,
      engine: options.engine,
      lastSequence: microphone.lastSequence(),
    });
    if (isResumed) captions.tellAll();
    tellCard();
    tellState();
  }

  function tellCard(): void {
    const level = safety.cardLevel();
    if (level) link.tell({ type: 'crisis', level });
  }

  function detach(socket: ClientSocket): void {
    if (!link.detach(socket) || phase === 'ended') return;
    lease.detached();
    detachedAt = now();
    playback.hold();
  }

  function message(message: Exclude<ClientMessage, { type: 'hello' }>): void {
    if (phase === 'ended') return;
    if (message.type === 'played') playback.played(message);
    else if (message.type === 'flushed') playback.flushed(message.flush, message);
    else if (message.type === 'interrupt') turns.interrupt();
    else if (message.type === 'say') turns.type(message.id, message.text);
    else if (message.type === 'mute') microphone.setMuted(message.muted);
    else if (message.type === 'pace') setPace(message.takeYourTime);
    else void end('member');
    if (message.type === 'mute' || message.type === 'pace') turns.touch();
    if (message.type === 'played' || message.type === 'flushed') turns.look();
  }

  function setPace(takeYourTime: boolean): void {
    settings = { ...settings, takeYourTime };
    engine.configure(settings);
  }

  // --- the engine ---

  function engineReady(isReopened: boolean): void {
    if (phase === 'ended') return;
    if (isReopened) {
      microphone.open();
      turns.engineReturned();
      return;
    }
    phase = 'active';
    tellReady(isRebuilt);
    microphone.open();
    takeUpThread({ transcript, captions, turns, isRebuilt, played: firstHello?.played ?? null });
  }

  function engineFailed(): void {
    if (phase === 'ended') return;
    log.error({ sessionId }, 'the engine failed');
    tellProblem('voice_unavailable');
    tellCard();
    void end('engine_failed');
  }

  // --- time ---

  function tick(): void {
    if (phase === 'ended') return;
    turns.look();
    lease.look();
    if (detachedAt !== null) awaitReturn(now() - detachedAt);
    if (phase !== 'active') return;
    if (now() - stateToldAt > limits.stateEveryMs) tellState();
    schedule.look();
  }

  function awaitReturn(awayMs: number): void {
    if (awayMs > limits.resumeMs) void giveUpWaiting();
    else microphone.away(awayMs);
  }

  async function giveUpWaiting(): Promise<void> {
    if (isGivingUp) return;
    isGivingUp = true;
    const isElsewhere = await lease.isServedElsewhere();
    isGivingUp = false;
    if (isEnded() || link.isAttached()) return;
    if (!isElsewhere) return end('lost');
    stopAll();
    await moveOut();
  }

  function moment(): Moment {
    return {
      now: now(),
      elapsedMs: lease.elapsedMs(),
      capMs: call.capMs,
      isHere: link.isAttached(),
      isListening: turns.state() === 'listening' && link.isAttached(),
      isMemberSpeaking: turns.isMemberSpeaking(),
      isMuted: microphone.isMuted(),
      takeYourTime: settings.takeYourTime,
      hasOpenSafetyEvent: safety.hasOpenEvent(),
      lastActivityAt: turns.lastActivityAt(),
    };
  }

  // --- the end ---

  function stopAll(): void {
    phase = 'ended';
    clearInterval(ticker);
    turns.dispose();
    playback.dispose();
    engine.close();
    captions.dispose();
    lease.detached();
  }

  async function end(reason: EndReason): Promise<void> {
    // A session settled behind the call's back, its lease lost with the database, ends nobody's call for help.
    if (phase === 'ended' || (reason === 'no_access' && safety.hasOpenEvent())) return;
    stopAll();
    await storeEnd({
      sessionId,
      reason,
      progress: lease.progress(),
      transcript,
      ports,
      patienceMs: limits.endMs,
      log,
    });
    link.tell({ type: 'ended', reason, sessionId });
    link.close(closeCodeOf(reason));
    log.info({ sessionId, reason, ...lease.progress(), ...microphone.counts() }, 'call ended');
    options.onOver();
  }

  async function drain(): Promise<void> {
    if (phase === 'ended' || phase === 'draining') return;
    phase = 'draining';
    link.tell({ type: 'going_away' });
    tellState();
    const isBusy = () => turns.state() !== 'listening' || turns.isMemberSpeaking();
    await waitWhile(() => isBusy() && !isEnded(), limits.drainMs);
    if (isEnded()) return;
    leaveThread(transcript, stopAll);
    await moveOut();
  }

  /** All is stopped, and the session goes on without this process. */
  async function moveOut(): Promise<void> {
    await transcript.settle(limits.endMs / 2);
    await lease.beat();
    link.close(closeCodes.restart);
    options.onOver();
  }

  return {
    sessionId,
    caller,
    attach,
    detach,
    audio: (frame) => phase === 'ended' || microphone.take(frame),
    message,
    end,
    drain,
  };
}
