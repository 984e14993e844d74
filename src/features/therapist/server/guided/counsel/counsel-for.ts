// The idea that fits exactly the trouble somebody told, for when they ask "what should I do?". Null wherever nothing fits,
// or where an everyday idea would be the wrong answer: the engine has other words for that.
import { counselOnChildren } from './children.data.ts';
import type { Counsel } from './counsel.ts';
import { counselOnDays } from './days.data.ts';
import { counselOnFamily } from './family.data.ts';
import { counselOnFriends } from './friends.data.ts';
import { counselOnLossAndTurns } from './loss-and-turns.data.ts';
import { counselOnLove } from './love.data.ts';
import { counselOnMoneyAndHabits } from './money-and-habits.data.ts';
import { never } from './never.ts';
import { counselOnNightsAndBody } from './nights-and-body.data.ts';
import { counselOnSelfAndOthers } from './self-and-others.data.ts';
import { counselOnTasks } from './tasks.data.ts';
import { counselOnWork } from './work.data.ts';

/** Narrow before broad: read in this order. */
export const counsels: readonly Counsel[] = [
  ...counselOnChildren,
  ...counselOnLove,
  ...counselOnMoneyAndHabits,
  ...counselOnFamily,
  ...counselOnWork,
  ...counselOnTasks,
  ...counselOnNightsAndBody,
  ...counselOnLossAndTurns,
  ...counselOnFriends,
  ...counselOnDays,
  ...counselOnSelfAndOthers,
];

/** What was told before that is no longer what they ask about. */
const FRESH = 6;

/** Small letters, straight apostrophes, single spaces: what the patterns are written for. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * `told` as it was said, the newest last. The question counts first ("… about the phone in bed?"), then the newest message,
 * then older ones, of which six are read. What speaks against an entry is looked for in all of these, and what forbids any
 * everyday idea in everything given.
 */
export function counselFor(told: readonly string[], question: string): Counsel | null {
  const everything = [...told, question].map(plain);
  if (never.test(everything.join('\n'))) return null;
  const lately = everything.slice(-(FRESH + 1));
  const together = lately.join('\n');
  for (const text of lately.reverse()) {
    const found = counsels.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(together));
    if (found) return found;
  }
  return null;
}
