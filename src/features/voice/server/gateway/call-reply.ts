// One reply of the therapist at a time: asked for, made by the engine, sent, played; failed and asked for again;
// or stopped. What the engine says without having been asked is never heard.
import type { CallMind, Occasion } from '../call-mind.ts';
import type { CallPorts } from '../ports.ts';
import type { UpstreamEvent } from '../upstream.ts';
import type { CallEngine } from './call-engine.ts';
import type { CallLimits } from './call-limits.ts';
import type { CallPlayback, StoppedItem } from './call-playback.ts';
import type { Captions } from './captions.ts';
import { createReplyReader, type ReplyReader } from './reply-reader.ts';
import { createReplyWatch, type ReplyWatch } from './reply-watch.ts';
import type { Transcript } from './transcript.ts';
import { createUnreadSound, type UnreadSound } from './unread-sound.ts';

const ATTEMPTS = 2;
const REMEMBERED_DEAD = 64;
/** In place of a rule: sound came and no words, so that nobody can say what it would have told them. */
const UNREADABLE = 'unreadable';

/** `notice`: words of the gateway's own. */
export type ReplyOccasion = Occasion | 'notice';

type Reply = {
  occasion: ReplyOccasion;
  say: string | null;
  /** Null for an engine whose words were read before it was given them. */
  reader: ReplyReader | null;
  /** Null where the words are not the engine's own, and so is `watch`. */
  unread: UnreadSound | null;
  watch: ReplyWatch | null;
  attempt: number;
  items: string[];
  isAsked: boolean;
  /** Some of its sound was made. */
  hasAudio: boolean;
  /** Some of its sound went to the member. */
  hasSounded: boolean;
  isMade: boolean;
  /** Last sign of life, on the clock of `now`. */
  movedAt: number;
};

export type ReplyEdge = {
  asked(): void;
  /** Its first sound goes to the member. */
  sounded(occasion: ReplyOccasion): void;
  /** It was played to its end. */
  heard(): void;
  /** It failed for good. */
  failed(): void;
  /** It said what must not be said: nothing of it is left. */
  ruleBroken(rule: string): void;
  /** The words it broke a rule with, or found none, were its own: it needs others. */
  unfit(): void;
  /** The engine has said nothing for too long; it is tried once more. */
  hung(): void;
  stuck(): void;
};

export type CallReply = {
  ask(occasion: ReplyOccasion, say: string | null): void;
  take(event: UpstreamEvent): void;
  /** Nothing more of it is made, sent or played. True: an answer was wanted and none of it was heard. */
  stop(): boolean;
  stopped(items: StoppedItem[]): void;
  isRunning(): boolean;
  /** The engine is back after a loss. False: there is no reply to go on with. */
  goOn(): boolean;
  look(): void;
};

export function createCallReply(options: {
  engine: CallEngine;
  playback: CallPlayback;
  transcript: Transcript;
  captions: Captions;
  mind: CallMind;
  checkReply: CallPorts['checkReply'];
  limits: CallLimits;
  isEngineThinking: boolean;
  tellVisemes(item: number, visemes: { shape: string; atMs: number; durationMs: number }[]): void;
  edge: ReplyEdge;
  now(): number;
}): CallReply {
  const { engine, playback, transcript, captions, mind, limits, edge, now } = options;
  let reply: Reply | null = null;
  const dead: string[] = [];

  function ask(occasion: ReplyOccasion, say: string | null, attempt = 1): void {
    const isOwn = options.isEngineThinking && say === null;
    const asked: Reply = {
      occasion,
      say,
      reader: options.isEngineThinking ? createReplyReader(say) : null,
      unread: isOwn ? createUnreadSound(sound) : null,
      watch: isOwn ? watchOver(() => asked) : null,
      attempt,
      items: [],
      isAsked: false,
      hasAudio: false,
      hasSounded: false,
      isMade: false,
      movedAt: now(),
    };
    reply = asked;
    if (occasion !== 'notice') mind.prepare(occasion);
    edge.asked();
    if (engine.isReady()) passOn(asked);
  }

  function watchOver(watched: () => Reply): ReplyWatch {
    return createReplyWatch({
      check: options.checkReply,
      memberText: transcript.turns().findLast(({ role }) => role === 'user')?.content ?? null,
      onBroken(rule) {
        if (reply === watched()) withdraw(reply, rule);
      },
    });
  }

  function passOn(asked: Reply): void {
    asked.isAsked = true;
    asked.movedAt = now();
    engine.respond(asked.say);
  }

  function take(event: UpstreamEvent): void {
    if (event.type === 'response_started') begun(event);
    else if (event.type === 'response_done') done(event);
    else if (event.type === 'audio') audio(event.itemId, event.pcm);
    else if (event.type === 'therapist_text') text(event);
    else if (event.type === 'visemes' && isWanted(event.itemId)) {
      const item = playback.numberOf(event.itemId);
      if (item !== null) options.tellVisemes(item, event.visemes);
    }
  }

  function isWanted(itemId: string): boolean {
    return reply?.items.includes(itemId) ?? false;
  }

  function begun(event: Extract<UpstreamEvent, { type: 'response_started' }>): void {
    if (!reply || reply.isMade) {
      bury(event.itemId);
      engine.cancel();
      return;
    }
    if (dead.includes(event.itemId) || isWanted(event.itemId)) return;
    const earlier = reply.items.at(-1);
    if (earlier && !endItem(reply, earlier)) return;
    reply.items.push(event.itemId);
    reply.movedAt = now();
    transcript.open(event.itemId, 'assistant', event.previousItemId);
    playback.begin(event.itemId);
  }

  function audio(itemId: string, pcm: Buffer): void {
    if (!reply || !isWanted(itemId)) return;
    reply.movedAt = now();
    reply.hasAudio = true;
    if (reply.unread) reply.unread.take(itemId, pcm);
    else sound(itemId, pcm);
  }

  function sound(itemId: string, pcm: Buffer): void {
    if (!reply || !isWanted(itemId)) return;
    if (!reply.hasSounded) {
      reply.hasSounded = true;
      edge.sounded(reply.occasion);
    }
    playback.push(itemId, pcm);
  }

  function text({ itemId, text, audioOffsetMs }: Extract<UpstreamEvent, { type: 'therapist_text' }>): void {
    if (!reply || !isWanted(itemId)) return;
    const { words, rule } = reply.reader?.read(text) ?? { words: text, rule: null };
    if (rule !== null) withdraw(reply, rule);
    else if (words !== '') {
      transcript.append(itemId, words, audioOffsetMs);
      captions.grew(itemId);
      reply.unread?.read(words);
      reply.watch?.read(words);
    }
  }

  /** The engine has made all of an item. False: it was withdrawn. */
  function endItem(ended: Reply, itemId: string, text = ''): boolean {
    const { reader, unread, watch, say } = ended;
    const { words, rule } = reader?.finish() ?? { words: '', rule: null };
    const isWordless = text === '' && words === '' && !transcript.find(itemId)?.text;
    if (rule !== null || (unread && isWordless)) {
      withdraw(ended, rule ?? UNREADABLE);
      return false;
    }
    if (words !== '') transcript.append(itemId, words);
    unread?.release();
    if (words !== '') watch?.read(words);
    watch?.finish();
    // An engine that does not say what it said was given these words all the same.
    closeItem(itemId, isWordless ? (say ?? '') : text);
    return true;
  }

  /** Nothing of it stays: not in the ear, on the screen, in the transcript or with the engine. */
  function withdraw(unfit: Reply, rule: string): void {
    const { occasion, say, attempt, items } = unfit;
    stop();
    for (const itemId of items) {
      engine.truncate(itemId, 0);
      transcript.remove(itemId);
      captions.withdrawn(itemId, 'assistant');
    }
    edge.ruleBroken(rule);
    if (say === null) edge.unfit();
    else if (attempt < ATTEMPTS) ask(occasion, say, attempt + 1);
    else edge.failed();
  }

  function closeItem(itemId: string, text?: string): void {
    playback.finish(itemId);
    transcript.finish(itemId, text);
    captions.settled(itemId);
  }

  function done(event: Extract<UpstreamEvent, { type: 'response_done' }>): void {
    if (!reply || reply.isMade || dead.includes(event.itemId)) return;
    if (event.itemId !== '' && !isWanted(event.itemId)) return;
    const last = reply.items.at(-1);
    if (event.status === 'failed' || !last || !reply.hasAudio) {
      failed();
      return;
    }
    if (!endItem(reply, last, event.text)) return;
    reply.isMade = true;
    look();
  }

  /** What was made of the reply stays; the rest is asked for once more. */
  function failed(): void {
    if (!reply) return;
    const { occasion, say, attempt, hasSounded, unread } = reply;
    for (const itemId of reply.items) {
      bury(itemId);
      if (transcript.find(itemId)?.text && hasSounded) closeItem(itemId);
      else transcript.remove(itemId);
      playback.finish(itemId);
    }
    if (attempt < ATTEMPTS) {
      ask(occasion, say, attempt + 1);
      return;
    }
    reply = null;
    if (unread) edge.unfit();
    else edge.failed();
  }

  function stop(): boolean {
    const stopping = reply;
    reply = null;
    if (stopping) {
      for (const itemId of stopping.items) bury(itemId);
      if (stopping.isAsked && !stopping.isMade) engine.cancel();
    }
    playback.silence();
    return stopping?.occasion === 'answer' && !stopping.hasSounded;
  }

  function stopped(items: StoppedItem[]): void {
    for (const { itemId, heardMs, receivedMs } of items) {
      // What was withdrawn is gone already.
      if (transcript.find(itemId) === null) continue;
      // Of an engine's own words there may be sound that was held back.
      if (receivedMs > 0 || options.isEngineThinking) engine.truncate(itemId, Math.floor(heardMs));
      transcript.cutOff(itemId, heardMs, receivedMs);
      if (transcript.find(itemId)?.text) captions.settled(itemId);
      else {
        transcript.remove(itemId);
        captions.withdrawn(itemId, 'assistant');
      }
    }
  }

  function bury(itemId: string): void {
    dead.push(itemId);
    if (dead.length > REMEMBERED_DEAD) dead.shift();
  }

  function goOn(): boolean {
    if (!reply || reply.isMade) return false;
    if (reply.isAsked) failed();
    else passOn(reply);
    return true;
  }

  function look(): void {
    if (!reply || playback.isAudible()) return;
    if (reply.isMade) {
      reply = null;
      edge.heard();
    } else if (now() - reply.movedAt > limits.replyMs && !engine.isQueued()) hung(reply);
  }

  function hung(waiting: Reply): void {
    waiting.movedAt = now();
    edge.hung();
    if (waiting.attempt < ATTEMPTS) engine.restart();
    else {
      reply = null;
      edge.stuck();
    }
  }

  return { ask, take, stop, stopped, isRunning: () => reply !== null, goOn, look };
}
