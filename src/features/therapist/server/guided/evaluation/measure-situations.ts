// How often the right situation is spoken of, how often a wrong one, and how often one where there is none.
import { matchSituation } from '../match-situation.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { sentencesIn } from '../turn-context.ts';

type Told = readonly (readonly [topic: string, situation: string, text: string])[];
type Untold = readonly (readonly [topic: string, text: string])[];

type MeasuredSituations = {
  /** Share of sentences at which a situation is spoken of at all, and of these, at which it is the right one. */
  coverage: number;
  precision: number;
  /** Share of sentences that tell of no situation, at which one is spoken of nevertheless. */
  invented: number;
  /** `wanted → got: sentence`. */
  wrong: string[];
};

const placeOf = (topic: string) => {
  const [categoryId = '', topicId = ''] = topic.split('/');
  return { categoryId, topicId, recent: null };
};

/** Without `meaning`: what cues alone achieve. */
export async function measureSituations(
  meaning: Meaning | null,
  told: Told,
  untold: Untold,
): Promise<MeasuredSituations> {
  const found = async (topic: string, text: string): Promise<string | null> => {
    const reading = (await meaning?.read(text, sentencesIn(text))) ?? null;
    return matchSituation(text, placeOf(topic), reading?.situations ?? null)?.situation.id ?? null;
  };
  let spoken = 0;
  const wrong: string[] = [];
  for (const [topic, situation, text] of told) {
    const got = await found(topic, text);
    if (got !== null) spoken += 1;
    if (got !== null && got !== situation) wrong.push(`${situation} → ${got}: ${text}`);
  }
  let invented = 0;
  for (const [topic, text] of untold) {
    const got = await found(topic, text);
    if (got === null) continue;
    invented += 1;
    wrong.push(`nothing → ${got}: ${text}`);
  }
  const wrongOnes = wrong.filter((line) => !line.startsWith('nothing'));
  return {
    coverage: Number((spoken / told.length).toFixed(3)),
    precision: Number((1 - wrongOnes.length / Math.max(1, spoken)).toFixed(3)),
    invented: Number((invented / untold.length).toFixed(3)),
    wrong,
  };
}
