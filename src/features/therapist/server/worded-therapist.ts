// A mind that calls itself what this installation calls it.
import type { Therapist } from '../therapist.contract.ts';
import { ownNameInWording, type Wording } from '../wording.data.ts';

/** Passes chunks on as they come; only the mind's name for itself is changed. */
export function createWordedTherapist(wording: Wording, therapist: Therapist): Therapist {
  if (wording === 'therapy') return therapist;
  const worded = ownNameInWording(wording);
  return {
    ...therapist,
    async *reply(turn) {
      for await (const chunk of therapist.reply(turn)) yield { ...chunk, text: worded(chunk.text) };
    },
  };
}
