// Sound that was made and may be wanted again. Short clauses come back by themselves ("I hear you."); the oldest makes
// room for the newest. Reserved ones have a place of their own, from which nobody else's clauses push them out.
import type { SpokenAudio } from './speaking.ts';
import type { EmbeddedVoice } from './voices.ts';

export type Clause = { text: string; voice: EmbeddedVoice; speed: number };

export type KeptSounds = {
  find(clause: Clause): SpokenAudio | null;
  /** Long clauses are not kept: they never come back. */
  keep(clause: Clause, audio: SpokenAudio): void;
  /** Until the returned function is called, at most for as many as there is room. Calls add up. */
  reserve(clauses: readonly Clause[]): () => void;
};

const KEPT_BYTES = 24 * 1024 * 1024;
/** Room for the phrases of some ten different voices at once; who comes later shares the common room. */
const RESERVED_BYTES = 16 * 1024 * 1024;
const LONGEST_KEPT = 48;

export function createKeptSounds(
  room = { keptBytes: KEPT_BYTES, reservedBytes: RESERVED_BYTES },
): KeptSounds {
  const kept = new Map<string, SpokenAudio>();
  const reserved = new Map<string, SpokenAudio>();
  /** How many want it to stay. */
  const wanted = new Map<string, number>();
  let keptBytes = 0;
  let reservedBytes = 0;

  function keepAmongOthers(key: string, audio: SpokenAudio): void {
    if (kept.has(key)) return;
    kept.set(key, audio);
    keptBytes += audio.pcm.length;
    for (const [oldest, { pcm }] of kept) {
      if (keptBytes <= room.keptBytes) return;
      kept.delete(oldest);
      keptBytes -= pcm.length;
    }
  }

  function takeFromOthers(key: string): SpokenAudio | null {
    const audio = kept.get(key);
    if (!audio) return null;
    kept.delete(key);
    keptBytes -= audio.pcm.length;
    return audio;
  }

  function put(key: string, audio: SpokenAudio): void {
    if (!wanted.has(key) || reservedBytes + audio.pcm.length > room.reservedBytes)
      keepAmongOthers(key, audio);
    else if (!reserved.has(key)) {
      reserved.set(key, audio);
      reservedBytes += audio.pcm.length;
    }
  }

  function letGo(key: string): void {
    const others = (wanted.get(key) ?? 1) - 1;
    if (others > 0) {
      wanted.set(key, others);
      return;
    }
    wanted.delete(key);
    const audio = reserved.get(key);
    if (!audio) return;
    reserved.delete(key);
    reservedBytes -= audio.pcm.length;
    keepAmongOthers(key, audio);
  }

  return {
    find(clause) {
      const key = keyOf(clause);
      const ready = reserved.get(key);
      if (ready) return ready;
      const known = takeFromOthers(key);
      if (known) keepAmongOthers(key, known);
      return known;
    },
    keep(clause, audio) {
      if (clause.text.length <= LONGEST_KEPT) put(keyOf(clause), audio);
    },
    reserve(clauses) {
      const keys = new Set(clauses.map(keyOf));
      for (const key of keys) {
        wanted.set(key, (wanted.get(key) ?? 0) + 1);
        const known = takeFromOthers(key);
        if (known) put(key, known);
      }
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        for (const key of keys) letGo(key);
      };
    },
  };
}

function keyOf({ text, voice, speed }: Clause): string {
  return `${voice.kokoro} ${speed} ${text}`;
}
