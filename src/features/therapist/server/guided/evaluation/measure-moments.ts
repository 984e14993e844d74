// How often a moment is heard in words that are not its own, and how often where none was told.
import { readFileSync } from 'node:fs';
import type { Meaning } from '../meaning/meaning.ts';
import { allMoments } from '../moments/all-moments.ts';
import { momentIn } from '../moments/told-moment.ts';
import { sentencesIn } from '../turn-context.ts';
import { understand } from '../understand.ts';

/** `told`: the moment's id; null where none is told. Comments begin with "#". */
export function readToldMoments(): { told: string | null; text: string }[] {
  const lines = readFileSync(new URL('./told-moments.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' | ');
      const id = line.slice(0, at);
      return { told: id === '-' ? null : id, text: line.slice(at + 3) };
    });
}

/** Shares of 0 to 1: of those told `heard` rightly, of all that was heard `wrong`, and `invented` where none was told. */
export async function measureMoments(meaning: Meaning) {
  const known = new Set(allMoments.map(({ id }) => id));
  const cases = readToldMoments().filter(({ told }) => told === null || known.has(told));
  const found: { told: string | null; heard: string | null }[] = [];
  for (const { told, text } of cases) {
    const heard = understand(text);
    const reading = await meaning.read(text, sentencesIn(text));
    found.push({ told, heard: reading && (momentIn(heard, reading.moments)?.id ?? null) });
  }
  const share = (part: unknown[], whole: unknown[]): number => part.length / Math.max(1, whole.length);
  const told = found.filter((one) => one.told !== null);
  const heard = found.filter((one) => one.heard !== null);
  const none = found.filter((one) => one.told === null);
  return {
    heard: share(
      told.filter((one) => one.heard === one.told),
      told,
    ),
    wrong: share(
      heard.filter((one) => one.heard !== one.told),
      heard,
    ),
    invented: share(
      none.filter((one) => one.heard !== null),
      none,
    ),
  };
}
