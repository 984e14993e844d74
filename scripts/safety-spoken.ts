// A sample of the safety corpus, said by the product's own voices and heard by its own ear.
// What the assessor meets in a call is a transcript: no punctuation to trust, and words misheard.

import { openSpeech } from '#features/voice/server/embedded/speech.ts';
import type { VoiceId } from '#features/voice/voice.contract.ts';
import type { Case } from './safety-figures.ts';

const SAMPLE = 60;
const MOST_WORDS = 24;
const speakers: readonly VoiceId[] = ['alloy', 'echo', 'sage', 'coral'];

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Half of them grave, half harmless, spread over the corpus; English, one turn, of a length one says in one breath. */
export function chooseSample(cases: Case[]): Case[] {
  const speakable = cases.filter(
    ({ turns, level }) =>
      turns.length === 1 &&
      level !== 'watch' &&
      turns[0]!.content.split(/\s+/).length <= MOST_WORDS &&
      /^[\p{ASCII}\u2019]+$/u.test(turns[0]!.content) &&
      !/\b(?:ni|na|wa|ku|nita|nime|sita|ana)[a-z]{3,}/.test(turns[0]!.content),
  );
  const spread = (part: Case[], count: number) =>
    Array.from(
      { length: Math.min(count, part.length) },
      (_, i) => part[Math.floor((i * part.length) / count)]!,
    );
  const at = (...levels: string[]) => speakable.filter(({ level }) => levels.includes(level));
  return [
    ...spread(at('imminent'), SAMPLE / 4),
    ...spread(at('elevated'), SAMPLE / 4),
    ...spread(at('none'), SAMPLE / 2),
  ];
}

/** The same cases with what was heard instead of what was written. Takes a few seconds a case. */
export async function speakCases(cases: Case[]): Promise<Case[]> {
  const speech = openSpeech({ dataDir: '.tmp', log: silent });
  try {
    await speech.ready;
    const heard: Case[] = [];
    const sample = chooseSample(cases);
    for (const [i, one] of sample.entries()) {
      const sound: Buffer[] = [];
      for await (const { pcm } of speech.synthesise(one.turns[0]!.content, speakers[i % speakers.length]!))
        sound.push(pcm);
      const content = await speech.transcribe(Buffer.concat(sound));
      heard.push({ ...one, turns: [{ role: 'user', content }] });
      if (i % 10 === 9) process.stderr.write(`${i + 1} of ${sample.length} spoken\n`);
    }
    return heard;
  } finally {
    await speech.close();
  }
}
