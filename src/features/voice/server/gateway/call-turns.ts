// Who speaks: hears the member out, has the words judged, only then asks for a reply, and silences the therapist
// when the member speaks.
import { isTrip } from '#features/safety/server/safety.service.ts';
import type { CallState } from '../../voice.protocol.ts';
import type { CallMind, Occasion } from '../call-mind.ts';
import type { CallPorts } from '../ports.ts';
import type { UpstreamEvent } from '../upstream.ts';
import type { CallEngine } from './call-engine.ts';
import type { CallLimits } from './call-limits.ts';
import type { CallPlayback, StoppedItem } from './call-playback.ts';
import { createCallReply, type ReplyOccasion } from './call-reply.ts';
import type { CallSafety, TurnVerdict } from './call-safety.ts';
import type { Captions } from './captions.ts';
import type { Transcript } from './transcript.ts';

type TurnState = Extract<CallState, 'listening' | 'thinking' | 'speaking'>;

/** What the turns tell the call. */
export type TurnEdge = {
  stateChanged(state: TurnState): void;
  /** The first sound of a reply goes to the member. */
  therapistSpoke(occasion: ReplyOccasion): void;
  memberTookTurn(): void;
  /** The reply was heard to its end. `isGoodbye`: the member had taken leave. */
  turnDone(isGoodbye: boolean): void;
  problem(code: 'not_heard' | 'engine_lost'): void;
  /** The engine said what must not be said, and was silenced. */
  ruleBroken(rule: string): void;
  /** The engine does not answer at all. */
  engineStuck(): void;
};

export type CallTurns = {
  take(event: UpstreamEvent): void;
  /** The therapist begins, or meets a silence. */
  open(occasion: 'opening' | 'silence'): void;
  /** Answers what stands unanswered in the transcript. */
  answer(): void;
  /** Answers it where it is grave; otherwise the therapist begins. */
  answerOrOpen(): void;
  /** Speaks these words when nobody else does. */
  speak(words: string): void;
  type(itemId: string, text: string): void;
  /** The member wants silence. */
  interrupt(): void;
  /** The reply being made answers a goodbye. */
  goodbye(): void;
  stopped(items: StoppedItem[]): void;
  /** The engine lost all it was doing; `engineReturned` when it is back. */
  engineLost(): void;
  engineReturned(): void;
  /** Notices what did not happen. Called a few times a second, and after every report of the client. */
  look(): void;
  state(): TurnState;
  isMemberSpeaking(): boolean;
  /** Speech or a sign of life of either side, on the clock of `now`. */
  lastActivityAt(): number;
  touch(): void;
  dispose(): void;
};

export function createCallTurns(options: {
  engine: CallEngine;
  playback: CallPlayback;
  transcript: Transcript;
  captions: Captions;
  mind: CallMind;
  safety: CallSafety;
  checkReply: CallPorts['checkReply'];
  limits: CallLimits;
  /**
   * The engine thinks for itself: its words are read as they come, and openings, check-ins and every answer to someone
   * who may not be safe are given to it.
   */
  isEngineThinking: boolean;
  tellVisemes(item: number, visemes: { shape: string; atMs: number; durationMs: number }[]): void;
  edge: TurnEdge;
  now(): number;
}): CallTurns {
  const { engine, transcript, captions, mind, safety, limits, edge, now } = options;
  let state: TurnState = 'listening';
  let isMemberSpeaking = false;
  let hasUnanswered = false;
  let isGoodbye = false;
  /** Raised whenever an answer being prepared is no longer wanted. */
  let generation = 0;
  let awaited: { itemId: string; since: number } | null = null;
  let activityAt = now();
  let isOver = false;
  let composing: AbortController | null = null;

  const reply = createCallReply({
    ...options,
    edge: {
      asked: () => setState('thinking'),
      sounded(occasion) {
        setState('speaking');
        edge.therapistSpoke(occasion);
      },
      heard() {
        const wasGoodbye = isGoodbye;
        isGoodbye = false;
        listen();
        edge.turnDone(wasGoodbye);
      },
      failed,
      ruleBroken: edge.ruleBroken,
      unfit() {
        // A part of an answer was heard before it broke off: nothing is left to compose another one to.
        if (transcript.turns().at(-1)?.role !== 'user') return failed();
        hasUnanswered = true;
        setState('thinking');
        void compose('answer');
      },
      hung: () => edge.problem('engine_lost'),
      stuck() {
        listen();
        edge.engineStuck();
      },
    },
  });

  function setState(next: TurnState): void {
    if (next === state) return;
    state = next;
    edge.stateChanged(next);
  }

  function touch(): void {
    activityAt = now();
  }

  function listen(): void {
    touch();
    setState('listening');
  }

  function failed(): void {
    edge.problem('engine_lost');
    listen();
  }

  // --- the member ---

  function take(event: UpstreamEvent): void {
    if (event.type === 'speech_started') speechStarted(event.itemId);
    else if (event.type === 'speech_stopped') speechStopped(event.itemId);
    else if (event.type !== 'member_text') reply.take(event);
    else if (transcript.find(event.itemId)?.isFinal) return;
    else if (event.final) memberSaid(event);
    else memberIsSaying(event);
  }

  function speechStarted(itemId: string): void {
    isMemberSpeaking = true;
    stopReply();
    transcript.open(itemId, 'user');
    listen();
  }

  function speechStopped(itemId: string): void {
    touch();
    isMemberSpeaking = false;
    awaited = { itemId, since: now() };
    if (!reply.isRunning()) setState('thinking');
  }

  function memberIsSaying(event: Extract<UpstreamEvent, { type: 'member_text' }>): void {
    transcript.open(event.itemId, 'user', event.previousItemId);
    transcript.set(event.itemId, event.text);
    captions.grew(event.itemId);
  }

  function memberSaid({
    itemId,
    previousItemId,
    text,
  }: Extract<UpstreamEvent, { type: 'member_text' }>): void {
    if (awaited?.itemId === itemId) awaited = null;
    if (text.trim() === '') {
      nothingHeard(itemId);
      return;
    }
    transcript.open(itemId, 'user', previousItemId);
    if (!isMemberSpeaking) stopReply();
    tookTurn(itemId, text);
  }

  function tookTurn(itemId: string, text: string, isTyped = false): void {
    touch();
    transcript.finish(itemId, text);
    captions.settled(itemId);
    hasUnanswered = true;
    edge.memberTookTurn();
    void answer(isTyped);
  }

  function nothingHeard(itemId: string): void {
    if (transcript.find(itemId)?.text) captions.withdrawn(itemId, 'user');
    transcript.remove(itemId);
    if (isMemberSpeaking) return;
    if (hasUnanswered) void answer();
    else if (!reply.isRunning()) {
      edge.problem('not_heard');
      listen();
    }
  }

  function type(itemId: string, text: string): void {
    if (transcript.find(itemId)) return;
    stopReply();
    transcript.open(itemId, 'user', undefined, 'typed');
    engine.appendText(itemId, text);
    tookTurn(itemId, text, true);
  }

  function interrupt(): void {
    stopReply();
    hasUnanswered = false;
    if (isMemberSpeaking) touch();
    else listen();
  }

  /** Barge-in. Words that no reply was heard to still wait for one. */
  function stopReply(): void {
    generation++;
    composing?.abort();
    composing = null;
    isGoodbye = false;
    if (reply.stop()) hasUnanswered = true;
  }

  // --- the therapist ---

  /** `isTyped`: whoever writes is done; the voice in the room may be anybody's. */
  async function judge(isTyped = false): Promise<TurnVerdict | null> {
    const mine = ++generation;
    const isStillSpeaking = () => isMemberSpeaking && !isTyped;
    if (!isStillSpeaking()) setState('thinking');
    const verdict = await safety.judge();
    return isOver || mine !== generation || isStillSpeaking() ? null : verdict;
  }

  async function answer(isTyped = false): Promise<void> {
    const verdict = await judge(isTyped);
    if (verdict) answerAsJudged(verdict);
  }

  async function answerOrOpen(): Promise<void> {
    const verdict = await judge();
    if (!verdict) return;
    if (isTrip(verdict)) {
      answerAsJudged(verdict);
      return;
    }
    hasUnanswered = false;
    open('opening');
  }

  function answerAsJudged({ level, say, isGoodbye: isLeaving }: TurnVerdict): void {
    // The engine's instructions know nothing of the danger.
    if (options.isEngineThinking && say === null && level !== 'none') {
      void compose('answer');
      return;
    }
    // Whoever composes words says so when they are a goodbye.
    if (options.isEngineThinking && say === null) isGoodbye = isLeaving;
    hasUnanswered = false;
    reply.ask('answer', say);
  }

  function open(occasion: 'opening' | 'silence'): void {
    if (options.isEngineThinking) void compose(occasion);
    else reply.ask(occasion, null);
  }

  /** Words for an engine that thinks for itself to say. */
  async function compose(occasion: Occasion): Promise<void> {
    const mine = ++generation;
    composing?.abort();
    composing = new AbortController();
    const words = await mind.compose(occasion, composing.signal).catch(() => '');
    if (isOver || mine !== generation || words === '') return;
    if (occasion === 'answer') hasUnanswered = false;
    reply.ask(occasion, words);
  }

  // --- what did not happen ---

  function engineLost(): void {
    // What was being said can no longer be understood.
    if (isMemberSpeaking || awaited) awaited = { itemId: awaited?.itemId ?? '', since: -Infinity };
    isMemberSpeaking = false;
  }

  function engineReturned(): void {
    if (!reply.goOn() && hasUnanswered) void answer();
  }

  function look(): void {
    if (awaited && now() - awaited.since > limits.transcriptionMs) {
      const { itemId } = awaited;
      awaited = null;
      nothingHeard(itemId);
    }
    reply.look();
  }

  return {
    take,
    open,
    answer() {
      hasUnanswered = true;
      void answer();
    },
    answerOrOpen() {
      hasUnanswered = true;
      void answerOrOpen();
    },
    speak(words) {
      if (!reply.isRunning() && !isMemberSpeaking) reply.ask('notice', words);
    },
    type,
    interrupt,
    goodbye() {
      isGoodbye = true;
    },
    stopped: (items) => reply.stopped(items),
    engineLost,
    engineReturned,
    look,
    state: () => state,
    isMemberSpeaking: () => isMemberSpeaking,
    lastActivityAt: () => activityAt,
    touch,
    dispose() {
      isOver = true;
      generation++;
      composing?.abort();
    },
  };
}
