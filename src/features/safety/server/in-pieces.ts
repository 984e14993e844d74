// Hears what is told in pieces over a few turns (`rules/in-pieces`). Which pieces a turn holds is remembered with its
// reading; here they are only put together.
import { endOf } from './normalise.ts';
import type { Finding } from './rule.ts';
import { inPieces, pieces } from './rules/in-pieces/all-pieces.ts';

/** Member turns, the newest among them, over which a thing is told. */
export const TOLD_OVER = 8;

const isNewestOfSome = new Set(inPieces.map(({ newest }) => newest));

/** The pieces in one turn; `whole`: normalised. */
export function piecesIn(whole: string): string[] {
  const end = endOf(whole);
  return pieces.filter(({ pattern, unless }) => pattern.test(end) && !unless?.test(end)).map(({ id }) => id);
}

/** `told`: the pieces of the last turns, the newest last; `question`: what the therapist said before the newest. */
export function putTogether(told: readonly (readonly string[])[], question: string | null): Finding[] {
  const newest = told.at(-1) ?? [];
  if (!newest.some((id) => isNewestOfSome.has(id))) return [];
  const all = new Set(told.flat());
  const asked = question === null ? '' : endOf(question).toLowerCase();
  return inPieces
    .filter(
      (rule) =>
        newest.includes(rule.newest) &&
        rule.told.every((id) => all.has(id)) &&
        !rule.unless?.some((id) => all.has(id)) &&
        (!rule.asked || rule.asked.test(asked)),
    )
    .map(({ id, kind, level }) => ({ id, kind, level }));
}
