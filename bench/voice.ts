// The embedded engine as a member meets it: how long until the answer is heard, how much is understood, what it costs.
// Sound goes into the real upstream in real time, 20 ms at a time; the clock starts at the last audible sample of the
// sentence and stops at the first audible sample of the answer. The therapist is the guided one, judged and written down
// as in the app. Most replies begin with a short acknowledgement whose sound was made beforehand ("I hear you."), so a
// second clock stops at the first of the reply's own words. `npm run bench -- voice`, about six minutes.
import { openSpeech, type Speech } from '#features/voice/server/embedded/speech.ts';
import type { VoiceId } from '#features/voice/voice.contract.ts';
import { seeded } from './seeded-random.ts';
import { memberSentences } from './speech-samples.ts';
import { AUDIBLE, measureWaits } from './voice-waits.ts';

const TURNS = 32;
const SIGNAL_TO_NOISE_DB = 10;
const speakers: readonly VoiceId[] = ['echo', 'sage', 'ballad', 'coral', 'onyx', 'nova', 'ember', 'ash'];

const log = {
  info: () => {},
  warn: () => {},
  error: (_fields: Record<string, unknown>, message: string) => console.error(message),
};

export async function run(): Promise<Record<string, number>> {
  const speech = openSpeech({ dataDir: '.tmp', log });
  try {
    await speech.ready;
    console.log(`${memberSentences.length} sentences are spoken by ${speakers.length} voices …`);
    const utterances: Buffer[] = [];
    for (const [i, text] of memberSentences.entries()) {
      utterances.push(await spoken(speech, text, speakers[i % speakers.length]!));
    }
    const clean = await wordErrors(speech, utterances);
    const noisy = await wordErrors(speech, utterances.map(withNoise));
    console.log(`${TURNS} turns of a call in real time …`);
    const waits = await measureWaits(speech, utterances.slice(0, TURNS), log);
    const toSound = waits.map((wait) => wait.toSound);
    const toOwnWords = waits.map((wait) => wait.toOwnWords);
    const acknowledged = waits.filter((wait) => wait.isAcknowledged).length;
    const figures = {
      firstAudioP50Ms: Math.round(quantile(toSound, 0.5)),
      firstAudioP95Ms: Math.round(quantile(toSound, 0.95)),
      firstWordsP50Ms: Math.round(quantile(toOwnWords, 0.5)),
      firstWordsP95Ms: Math.round(quantile(toOwnWords, 0.95)),
      werClean: rounded(clean),
      werNoise10dB: rounded(noisy),
      peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1_000),
    };
    console.log(
      `end of speech → first audible sample, hangover included: p50 ${figures.firstAudioP50Ms} ms (goal 1200), p95 ${figures.firstAudioP95Ms} ms (goal 1800), ${waits.length} turns`,
    );
    console.log(
      `the reply's own words, after an acknowledgement in ${acknowledged} of them: p50 ${figures.firstWordsP50Ms} ms, p95 ${figures.firstWordsP95Ms} ms`,
    );
    console.log(
      `word error rate on synthesised speech: clean ${percent(clean)}, at +10 dB noise ${percent(noisy)}, ${memberSentences.length} sentences`,
    );
    console.log(`peak memory of the whole process: ${figures.peakMemoryMB} MB`);
    return figures;
  } finally {
    await speech.close();
  }
}

async function spoken(speech: Speech, text: string, voice: VoiceId): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const { pcm } of speech.synthesise(text, voice)) parts.push(pcm);
  return Buffer.concat(parts);
}

// --- understanding ---

async function wordErrors(speech: Speech, utterances: Buffer[]): Promise<number> {
  let errors = 0;
  let total = 0;
  for (const [i, utterance] of utterances.entries()) {
    const wanted = wordsOf(memberSentences[i]!);
    const understood = await speech.transcribe(utterance);
    const wrong = distance(wanted, wordsOf(understood));
    if (wrong > 0) console.log(`  ${wrong} wrong: "${memberSentences[i]}" → "${understood}"`);
    errors += wrong;
    total += wanted.length;
  }
  return errors / total;
}

const fullForms: Record<string, string> = {
  "i'm": 'i am',
  "can't": 'cannot',
  "don't": 'do not',
  "haven't": 'have not',
};

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9']+/g) ?? [];
  return words.flatMap((word) => (fullForms[word] ?? word).split(' '));
}

/** Words to insert, remove or replace to turn one into the other. */
function distance(wanted: string[], got: string[]): number {
  let row = Array.from({ length: got.length + 1 }, (_, i) => i);
  for (const [i, word] of wanted.entries()) {
    const next = [i + 1];
    for (const [j, other] of got.entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Pink noise, 10 dB below the level of the speech. The same noise in every run. */
function withNoise(pcm: Buffer, seed: number): Buffer {
  const random = seeded(seed + 1);
  const noise = new Float64Array(pcm.length / 2);
  const slow = [0, 0, 0];
  for (let i = 0; i < noise.length; i++) {
    const white = random() * 2 - 1;
    slow[0] = 0.99765 * slow[0]! + white * 0.099046;
    slow[1] = 0.963 * slow[1]! + white * 0.2965164;
    slow[2] = 0.57 * slow[2]! + white * 1.0526913;
    noise[i] = slow[0] + slow[1] + slow[2] + white * 0.1848;
  }
  const speechLevel = level(
    Float64Array.from({ length: noise.length }, (_, i) => pcm.readInt16LE(i * 2)),
    AUDIBLE,
  );
  const gain = speechLevel / level(noise, 0) / 10 ** (SIGNAL_TO_NOISE_DB / 20);
  const mixed = Buffer.alloc(pcm.length);
  for (let i = 0; i < noise.length; i++) {
    const sample = Math.round(pcm.readInt16LE(i * 2) + noise[i]! * gain);
    mixed.writeInt16LE(Math.max(-32_768, Math.min(32_767, sample)), i * 2);
  }
  return mixed;
}

function level(samples: Float64Array, least: number): number {
  const counted = samples.filter((sample) => Math.abs(sample) >= least);
  return Math.sqrt(counted.reduce((sum, sample) => sum + sample * sample, 0) / counted.length);
}

// --- figures ---

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

const rounded = (rate: number) => Math.round(rate * 10_000) / 10_000;
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
