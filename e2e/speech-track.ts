// What the fake microphone hears: sentences spoken by our own voices, each at its moment in one WAV file.
import { writeFile } from 'node:fs/promises';
import { openSpeech, type Speech } from '../src/features/voice/server/embedded/speech.ts';
import { encodeWav } from '../src/features/voice/server/wav.ts';
import type { VoiceId } from '../src/features/voice/voice.contract.ts';
import { SAMPLE_RATE } from '../src/features/voice/voice.protocol.ts';
import { SPEECH_DATA } from './server-process.ts';

export type Line = { atMs: number; text: string; voice?: VoiceId };

const silentLog = { info: () => {}, warn: () => {}, error: () => {}, child: () => silentLog };

export async function withSpeech<T>(work: (speech: Speech) => Promise<T>): Promise<T> {
  const speech = openSpeech({ dataDir: SPEECH_DATA, log: silentLog });
  try {
    await speech.ready;
    return await work(speech);
  } finally {
    await speech.close();
  }
}

/** Writes the track and returns, per line, when it ends, in ms from the start of the file. */
export async function writeTrack(
  speech: Speech,
  file: string,
  lines: Line[],
  totalMs: number,
): Promise<number[]> {
  const samples = Buffer.alloc(Math.ceil((totalMs / 1000) * SAMPLE_RATE) * 2);
  const ends: number[] = [];
  for (const { atMs, text, voice = 'echo' } of lines) {
    let at = Math.round((atMs / 1000) * SAMPLE_RATE) * 2;
    for await (const { pcm } of speech.synthesise(text, voice)) {
      pcm.copy(samples, at);
      at += pcm.length;
    }
    ends.push((at / 2 / SAMPLE_RATE) * 1000);
  }
  await writeFile(file, encodeWav(samples));
  return ends;
}

/** One sentence as a whole WAV file. */
export async function speak(speech: Speech, text: string): Promise<Buffer> {
  const said: Buffer[] = [];
  for await (const { pcm } of speech.synthesise(text, 'echo')) said.push(pcm);
  return encodeWav(Buffer.concat(said));
}
