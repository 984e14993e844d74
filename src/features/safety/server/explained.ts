// "I took them all." "Took what?" "All nine exams." Where the turn before left out what it was about, and this one names
// something plainly harmless, nothing of it is left. Which openers and what may explain them: `rules/explained.data.ts`.
import { endOf, normalise } from './normalise.ts';
import { explained, explainsNothing } from './rules/explained.data.ts';

/** Words; a longer opener has something else in it. */
const LONGEST_OPENER = 14;

/** `whole`: the answer, normalised; `said`: the member's own turn before it. */
export function explainsPlainly(whole: string, said: string): boolean {
  if (explainsNothing.test(whole)) return false;
  const known = explained.filter(({ is, unless }) => is.test(whole) && !unless?.test(whole));
  if (known.length === 0) return false;
  const before = normalise(endOf(said)).whole;
  return before.split(' ').length <= LONGEST_OPENER && known.some((entry) => entry.said.test(before));
}
