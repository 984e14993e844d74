// How well members are understood, on sentences that no rule and no prototype was written from.

import type { Meaning } from '../meaning/meaning.ts';
import { sentencesIn } from '../turn-context.ts';
import { understand } from '../understand.ts';

type Measured = {
  /** Share of messages whose topic came first, of forty, with no hint of what the member chose. */
  topicTop1: number;
  topicTop3: number;
  intentAccuracy: number;
  /** `wanted → got`, with how often, most frequent first. */
  topicConfusions: [string, number][];
  intentConfusions: [string, number][];
};

type Topics = readonly { text: string; category: string; topic: string }[];
type Intents = readonly { text: string; intent: string }[];

const rounded = (value: number): number => Number(value.toFixed(3));

function ranked(confusions: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of confusions) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Without `meaning`: what the rules alone achieve; topics cannot be told without it. */
export async function measureUnderstanding(
  meaning: Meaning | null,
  { topics, intents }: { topics: Topics; intents: Intents },
): Promise<Measured> {
  const missedTopics: string[] = [];
  let inThree = 0;
  for (const { text, category, topic } of topics) {
    const reading = (await meaning?.read(text, sentencesIn(text))) ?? null;
    const wanted = `${category}/${topic}`;
    const best = reading?.topics.slice(0, 3).map(({ label }) => label) ?? [];
    if (best.includes(wanted)) inThree += 1;
    if (best[0] !== wanted) missedTopics.push(`${wanted} → ${best[0] ?? 'nothing'}`);
  }
  const missedIntents: string[] = [];
  for (const { text, intent } of intents) {
    const reading = (await meaning?.read(text, sentencesIn(text))) ?? null;
    const got = understand(text, reading).intent;
    if (got !== intent) missedIntents.push(`${intent} → ${got}`);
  }
  return {
    topicTop1: rounded(1 - missedTopics.length / Math.max(1, topics.length)),
    topicTop3: rounded(inThree / Math.max(1, topics.length)),
    intentAccuracy: rounded(1 - missedIntents.length / Math.max(1, intents.length)),
    topicConfusions: ranked(missedTopics),
    intentConfusions: ranked(missedIntents),
  };
}
