// An engine without ears or voice: tests say what was heard, the mind says what to speak, and every word is a
// short silence. Follows the seam as the real engines do.
import type { Mind, OpenUpstream, Upstream, UpstreamEvent } from '../upstream.ts';

const BYTES_PER_MS = 48;

export type ScriptedEngine = {
  open: OpenUpstream;
  /** What was asked of it, in order: `respond`, `respond: words`, `cancel`, `truncate item 300`… */
  asked: string[];
  audioBytes: number;
  opened: number;
  startSpeech(): string;
  stopSpeech(itemId: string): void;
  understand(itemId: string, text: string): void;
  hear(text: string): string;
  emit(event: UpstreamEvent): void;
  /** While false an opened engine does not become ready by itself. */
  isReadyAtOnce: boolean;
};

/** `wordMs`: how long a word lasts. */
export function createScriptedEngine(wordMs = 60): ScriptedEngine {
  let emit: (event: UpstreamEvent) => void = () => {};
  const engine: ScriptedEngine = {
    open: ({ mind, onEvent }) => {
      engine.opened++;
      emit = onEvent;
      if (engine.isReadyAtOnce) queueMicrotask(() => onEvent({ type: 'ready' }));
      return createUpstream(engine, mind, onEvent, wordMs);
    },
    asked: [],
    audioBytes: 0,
    opened: 0,
    isReadyAtOnce: true,
    startSpeech() {
      const itemId = `member-${++utterances}`;
      emit({ type: 'speech_started', itemId, atMs: 0 });
      return itemId;
    },
    stopSpeech: (itemId) => emit({ type: 'speech_stopped', itemId, atMs: 0 }),
    understand: (itemId, text) =>
      emit({ type: 'member_text', itemId, previousItemId: null, text, final: true }),
    hear(text) {
      const itemId = engine.startSpeech();
      engine.stopSpeech(itemId);
      engine.understand(itemId, text);
      return itemId;
    },
    emit: (event) => emit(event),
  };
  return engine;
}

let replies = 0;
let utterances = 0;

function createUpstream(
  engine: ScriptedEngine,
  mind: Mind,
  emit: (event: UpstreamEvent) => void,
  wordMs: number,
): Upstream {
  let current: { itemId: string; responseId: string; stop: AbortController; text: string } | null = null;
  let isClosed = false;

  async function speak(words: AsyncIterable<{ text: string }>): Promise<void> {
    const mine = { itemId: `therapist-${++replies}`, responseId: `reply-${replies}`, stop, text: '' };
    current = mine;
    let atMs = 0;
    emit({
      type: 'response_started',
      responseId: mine.responseId,
      itemId: mine.itemId,
      previousItemId: null,
    });
    for await (const { text } of words) {
      if (mine.stop.signal.aborted || isClosed) return;
      mine.text = mine.text === '' ? text : `${mine.text} ${text}`;
      const ms = text.split(' ').length * wordMs;
      emit({ type: 'therapist_text', itemId: mine.itemId, text, audioOffsetMs: atMs });
      emit({ type: 'audio', itemId: mine.itemId, pcm: Buffer.alloc(ms * BYTES_PER_MS) });
      atMs += ms;
    }
    if (mine.stop.signal.aborted || isClosed) return;
    current = null;
    const { itemId, responseId, text } = mine;
    emit({ type: 'response_done', responseId, itemId, text, status: 'completed' });
  }

  let stop = new AbortController();
  return {
    configure: ({ takeYourTime }) => void engine.asked.push(`configure ${takeYourTime}`),
    appendAudio(pcm) {
      engine.audioBytes += pcm.length;
    },
    appendText: (itemId) => void engine.asked.push(`text ${itemId}`),
    replay: (items) => void engine.asked.push(`replay ${items.length}`),
    respond(options) {
      engine.asked.push(options?.say === undefined ? 'respond' : `respond: ${options.say}`);
      stop = new AbortController();
      const given = options?.say === undefined ? null : [{ text: options.say }];
      void speak(
        given ? fromList(given) : mind.reply({ memberText: null, itemId: null, signal: stop.signal }),
      );
    },
    cancel() {
      engine.asked.push('cancel');
      const stopped = current;
      stop.abort();
      current = null;
      if (!stopped) return;
      const { itemId, responseId, text } = stopped;
      emit({ type: 'response_done', responseId, itemId, text, status: 'cancelled' });
    },
    truncate: (itemId, audioEndMs) => void engine.asked.push(`truncate ${itemId} ${audioEndMs}`),
    pause: () => void engine.asked.push('pause'),
    resume: () => void engine.asked.push('resume'),
    close() {
      isClosed = true;
      stop.abort();
    },
  };
}

async function* fromList<T>(values: T[]): AsyncIterable<T> {
  yield* values;
}
