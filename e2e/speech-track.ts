// What the fake microphone hears: sentences spoken by our own voices, each at its moment in one WAV file.
import { writeFile } from 'node:fs/promises';
import { openSpeech, type Speech } from '../src/features/voice/server/embedded/speech.ts';
import { encodeWav } from '../src/features/voice/server/wav.ts';
import { SAMPLE_RATE } from '../src/features/voice/voice.protocol.ts';
import { SPEECH_DATA } from './server-process.ts';

export type Line = { atMs: number; text: string };

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

export async function writeTrack(
  speech: Speech,
  file: string,
  lines: Line[],
  totalMs: number,
): Promise<void> {
  const samples = Buffer.alloc(Math.ceil((totalMs / 1000) * SAMPLE_RATE) * 2);
  for (const { atMs, text } of lines) {
    let at = Math.round((atMs / 1000) * SAMPLE_RATE) * 2;
    for await (const { pcm } of speech.synthesise(text, 'echo')) {
      pcm.copy(samples, at);
      at += pcm.length;
    }
  }
  await writeFile(file, encodeWav(samples));
}

export type Spoken = { wav: Buffer; durationMs: number };

/** One sentence as a whole WAV file. */
export async function speak(speech: Speech, text: string): Promise<Spoken> {
  const said: Buffer[] = [];
  for await (const { pcm } of speech.synthesise(text, 'echo')) said.push(pcm);
  const pcm = Buffer.concat(said);
  return { wav: encodeWav(pcm), durationMs: (pcm.length / 2 / SAMPLE_RATE) * 1000 };
}
