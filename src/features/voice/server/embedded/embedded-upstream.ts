// The embedded engine behind the gateway's seam: hears with the listening thread, thinks with the mind it is given,
// speaks with the speaking threads. It never replies unless `respond` is called.
// Events may be emitted from within a call to the upstream (`cancel` does), never from within `open`.
import { randomUUID } from 'node:crypto';
import type { CallSettings, Mind, OpenUpstream, Upstream, UpstreamEvent } from '../upstream.ts';
import type { Listener } from './listening.ts';
import { createReadyPhrases, type ReadyPhrases } from './ready-phrases.ts';
import { createRememberedItems } from './remembered-items.ts';
import type { Speech, SpokenClause } from './speech.ts';
import type { Heard } from './speech-to-text.protocol.ts';
import { speakReply } from './spoken-reply.ts';
import { createWaitingLine, type Place, type WaitingLine } from './waiting-line.ts';

type Log = { warn(fields: Record<string, unknown>, message: string): void };

export type EmbeddedEngine = {
  open: OpenUpstream;
  /** `calls` of `maxCalls` are connected; `speaking` of `voices` replies are being spoken. */
  capacity(): { calls: number; maxCalls: number; speaking: number; voices: number };
};

const DEFAULT_MAX_CALLS = 24;

/**
 * `maxCalls`: connections; a later one waits in line for its `ready`. How many replies are spoken at once follows
 * from how fast this machine speaks; a reply that has to wait says so with `queued`.
 */
export function embeddedEngine(options: { speech: Speech; log: Log; maxCalls?: number }): EmbeddedEngine {
  const { speech, log, maxCalls = DEFAULT_MAX_CALLS } = options;
  const calls = createWaitingLine(() => maxCalls);
  const replies = createWaitingLine(() => speech.voicesAtOnce());
  return {
    open: (call) => openCall({ ...call, speech, log, calls, replies }),
    capacity: () => ({
      calls: calls.taken(),
      maxCalls,
      speaking: replies.taken(),
      voices: speech.voicesAtOnce(),
    }),
  };
}

type Reply = {
  responseId: string;
  itemId: string;
  controller: AbortController;
  marks: { atMs: number; text: string }[];
};

function openCall(options: {
  settings: CallSettings;
  mind: Mind;
  onEvent(event: UpstreamEvent): void;
  speech: Speech;
  log: Log;
  calls: WaitingLine;
  replies: WaitingLine;
}): Upstream {
  const { mind, speech, log } = options;
  const items = createRememberedItems();
  const closing = new AbortController();
  let settings = options.settings;
  let listener: Listener | null = null;
  let place: Place | null = null;
  let phrases: ReadyPhrases | null = null;
  /** The member's turn that is being heard. */
  let turn: { itemId: string; previousItemId: string | null } | null = null;
  let reply: Reply | null = null;
  let isPaused = false;
  let resumed: () => void = () => {};
  let flowing = Promise.resolve();

  const emit = (event: UpstreamEvent) => {
    if (!closing.signal.aborted) options.onEvent(event);
  };
  const tellAhead = (ahead: number) => emit({ type: 'queued', ahead });

  async function connect(): Promise<void> {
    try {
      const { signal } = closing;
      place = await options.calls.enter({ onAhead: tellAhead, signal });
      if (signal.aborted) place.leave();
      await speech.ready;
      signal.throwIfAborted();
      listener = speech.listen({
        takeYourTime: settings.takeYourTime,
        onHeard: hear,
        onFailure: () => emit({ type: 'error', code: 'not_understood', fatal: false }),
        onLost: () => end('lost'),
      });
      phrases = createReadyPhrases({ phrases: mind.phrases ?? [], speech, sound: settings });
      emit({ type: 'ready' });
      rest();
    } catch {
      if (closing.signal.aborted) return;
      // The models are there or will never be, except while a dead thread is being replaced.
      if (speech.problem() === null) {
        end('lost');
        return;
      }
      emit({ type: 'error', code: 'voice_unavailable', fatal: true });
      end('refused');
    }
  }

  /** Nobody speaks, nobody waits. */
  function rest(): void {
    if (!turn && !reply) phrases?.quiet();
  }

  function hear(heard: Heard): void {
    switch (heard.type) {
      case 'speech_started':
        phrases?.busy();
        turn = { itemId: randomUUID(), previousItemId: items.lastItemId() };
        items.add({ itemId: turn.itemId, role: 'user', text: '' });
        emit({ type: 'speech_started', itemId: turn.itemId, atMs: heard.atMs });
        return;
      case 'partial':
        if (turn) emit({ type: 'member_text', ...turn, text: heard.text, final: false });
        return;
      case 'speech_stopped':
        if (turn) emit({ type: 'speech_stopped', itemId: turn.itemId, atMs: heard.atMs });
        return;
      case 'final': {
        const finished = turn;
        turn = null;
        if (!finished) return;
        items.setText(finished.itemId, heard.text);
        emit({ type: 'member_text', ...finished, text: heard.text, final: true });
        // Words are answered soon; a noise is not.
        if (heard.text === '') rest();
        return;
      }
    }
  }

  async function speak(current: Reply, words: AsyncIterable<{ text: string }>): Promise<void> {
    const { signal } = current.controller;
    let voicePlace: Place | null = null;
    try {
      await speakReply({
        words,
        speech,
        signal,
        sound: () => ({ voice: settings.voice, speed: settings.speed }),
        admission: async () => {
          voicePlace = await options.replies.enter({ onAhead: tellAhead, signal });
        },
        onClause: async (clause, atMs) => {
          await flowing;
          signal.throwIfAborted();
          pronounce(current, clause, atMs);
        },
      });
      finish(current, 'completed');
    } catch {
      if (signal.aborted) return;
      log.warn({ responseId: current.responseId }, 'a reply could not be spoken');
      emit({ type: 'error', code: 'speech_failed', fatal: false });
      finish(current, 'failed');
    } finally {
      (voicePlace as Place | null)?.leave();
    }
  }

  function pronounce({ itemId, marks }: Reply, { text, pcm, visemes }: SpokenClause, atMs: number): void {
    const offset = Math.round(atMs);
    emit({
      type: 'therapist_text',
      itemId,
      text: marks.length === 0 ? text : ` ${text}`,
      audioOffsetMs: offset,
    });
    marks.push({ atMs, text });
    if (pcm.length === 0) return;
    emit({
      type: 'visemes',
      itemId,
      visemes: visemes.map((viseme) => ({ ...viseme, atMs: viseme.atMs + offset })),
    });
    emit({ type: 'audio', itemId, pcm });
  }

  function finish(done: Reply, status: 'completed' | 'cancelled' | 'failed'): void {
    if (reply !== done) return;
    reply = null;
    const { responseId, itemId, marks } = done;
    items.replyMade(itemId, marks);
    emit({
      type: 'response_done',
      responseId,
      itemId,
      text: marks.map(({ text }) => text).join(' '),
      status,
    });
    rest();
  }

  function cancel(): void {
    const cancelled = reply;
    if (!cancelled) return;
    cancelled.controller.abort();
    finish(cancelled, 'cancelled');
  }

  function end(reason: 'requested' | 'lost' | 'refused'): void {
    if (closing.signal.aborted) return;
    closing.abort();
    reply?.controller.abort();
    reply = null;
    listener?.close();
    phrases?.close();
    place?.leave();
    resumed();
    options.onEvent({ type: 'closed', reason });
  }

  setImmediate(connect);

  return {
    configure(next) {
      settings = next;
      phrases?.setSound(next);
      listener?.setPace(next.takeYourTime);
    },
    appendAudio: (pcm) => listener?.append(pcm),
    appendText(itemId, text) {
      items.add({ itemId, role: 'user', text });
    },
    replay(earlier) {
      for (const item of earlier) items.add(item);
    },
    respond({ say } = {}) {
      if (closing.signal.aborted) return;
      if (reply) {
        emit({ type: 'error', code: 'conversation_already_has_active_response', fatal: false });
        return;
      }
      const asked = items.unanswered();
      const previousItemId = items.lastItemId();
      const current: Reply = {
        responseId: randomUUID(),
        itemId: randomUUID(),
        controller: new AbortController(),
        marks: [],
      };
      reply = current;
      phrases?.busy();
      items.add({ itemId: current.itemId, role: 'assistant', text: '' });
      const { responseId, itemId, controller } = current;
      emit({ type: 'response_started', responseId, itemId, previousItemId });
      if (controller.signal.aborted) return;
      const words =
        say === undefined
          ? mind.reply({
              memberText: asked?.text ?? null,
              itemId: asked?.itemId ?? null,
              signal: controller.signal,
            })
          : exactly(say);
      void speak(current, words);
    },
    cancel,
    truncate: (itemId, audioEndMs) => items.truncate(itemId, audioEndMs),
    pause() {
      if (isPaused) return;
      isPaused = true;
      flowing = new Promise((resolve) => {
        resumed = () => {
          isPaused = false;
          resolve();
        };
      });
    },
    resume: () => resumed(),
    close: () => end('requested'),
  };
}

async function* exactly(text: string): AsyncIterable<{ text: string }> {
  yield { text };
}
