// The phrases a call's replies often begin with, made into sound while nobody is talking or waiting, so that such a
// phrase is heard at once. Not begun while the member speaks, is being read or waits for a reply.
import type { VoiceId } from '../../voice.contract.ts';
import type { Speech } from './speech.ts';

export type ReadyPhrases = {
  /** Nobody speaks and nothing is to be made: go on. */
  quiet(): void;
  /** Somebody does: leave the cores alone. The phrase being made is finished. */
  busy(): void;
  /** In another voice or at another speed they have to be made anew. */
  setSound(sound: { voice: VoiceId; speed: number }): void;
  close(): void;
};

export function createReadyPhrases(options: {
  phrases: readonly string[];
  speech: Pick<Speech, 'speakClause' | 'reserve'>;
  sound: { voice: VoiceId; speed: number };
}): ReadyPhrases {
  const { phrases, speech } = options;
  let { voice, speed } = options.sound;
  let release = speech.reserve(phrases, voice, { speed });
  let missing = [...phrases];
  let making: AbortController | null = null;

  async function make(signal: AbortSignal): Promise<void> {
    while (missing.length > 0) {
      // After all that anybody waits for.
      await speech.speakClause(missing[0]!, voice, { speed, signal, dueAt: Number.POSITIVE_INFINITY });
      if (signal.aborted) return;
      missing.shift();
    }
  }

  function busy(): void {
    making?.abort();
    making = null;
  }

  function quiet(): void {
    if (making !== null || missing.length === 0) return;
    making = new AbortController();
    // A phrase that cannot be made now is made when it is said.
    make(making.signal).catch(() => {});
  }

  return {
    quiet,
    busy,
    setSound(next) {
      if (next.voice === voice && next.speed === speed) return;
      const isQuiet = making !== null;
      busy();
      release();
      ({ voice, speed } = next);
      release = speech.reserve(phrases, voice, { speed });
      missing = [...phrases];
      if (isQuiet) quiet();
    },
    close() {
      busy();
      missing = [];
      release();
    },
  };
}
