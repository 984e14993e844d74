// Speaking instead of typing: sound in, words out. The sound is read on this server and kept nowhere.
import { refuse } from '#platform/shared/refusals.ts';
import { dictationWords } from './journal.copy.ts';

const SAMPLE_RATE = 24_000;
const LONGEST_MS = 5 * 60 * 1_000;
/** A little over the five minutes, for the header of a file. */
export const MAX_SOUND_BYTES = ((SAMPLE_RATE * 2) / 1_000) * LONGEST_MS + 4_096;

/** `transcribe`: 24 kHz mono PCM16; refuses UNAVAILABLE without speech. */
export type Transcribe = (pcm: Buffer) => Promise<string>;

/** Refuses INVALID_INPUT for what is no such sound, TOO_LARGE over five minutes, UNAVAILABLE without speech. */
export async function dictate(transcribe: Transcribe, file: Buffer, type: string): Promise<{ text: string }> {
  const pcm = type === 'audio/wav' ? soundIn(file) : file;
  if (!pcm || pcm.length === 0 || pcm.length % 2 !== 0)
    throw refuse('INVALID_INPUT', dictationWords.unreadable);
  if (pcm.length > ((SAMPLE_RATE * 2) / 1_000) * LONGEST_MS)
    throw refuse('TOO_LARGE', dictationWords.tooLong);
  return { text: await transcribe(pcm) };
}

/** The samples of a WAV file: PCM, 16 bit, mono, 24 kHz; null for any other. */
function soundIn(file: Buffer): Buffer | null {
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (file.toString('latin1', 8, 12) !== 'WAVE') return null;
  let isOurs = false;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ' && body.length >= 16) {
      isOurs =
        body.readUInt16LE(0) === 1 &&
        body.readUInt16LE(2) === 1 &&
        body.readUInt32LE(4) === SAMPLE_RATE &&
        body.readUInt16LE(14) === 16;
    }
    if (name === 'data') return isOurs ? body.subarray(0, body.length - (body.length % 2)) : null;
    at += 8 + size + (size % 2);
  }
  return null;
}
