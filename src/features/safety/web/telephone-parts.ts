// Telephone numbers in a line a person wrote, so that they can be rung with one tap. A year, a time or a date is none.
import { crisisCountries } from '../crisis-resources.data.ts';

export type LinePart = { text: string /** As dialled. */; number?: string };

/** Digits with what people put between them. It begins and ends where no other letter or digit goes on. */
const RUN = /(?<![\p{L}\d+])(?:\+|\(\+?)?\d(?:[\d\s().\u2010-\u2013-]*\d)?(?![\p{L}\d])/gu;
const DATE = /^(?:\d{1,2}[.\-\s]\d{1,2}[.\-\s]\d{2,4}|\d{4}[.\-\s]\d{1,2}[.\-\s]\d{1,2})$/;
const FEWEST_DIGITS = 6;
/** Without anything between them. */
const FEWEST_TOGETHER = 5;
const MOST_DIGITS = 15;

const shortOnes = new Set(
  crisisCountries.flatMap(({ emergencyNumbers, resources }) => [
    ...emergencyNumbers,
    ...resources.filter(({ channel }) => channel === 'call').map(({ value }) => value),
  ]),
);

function numberIn(run: string): string | null {
  // "+254 (0)722": the zero is for those who dial from within.
  const digits = (run.includes('+') ? run.replace('(0)', '') : run).replaceAll(/\D/g, '');
  if (shortOnes.has(run) || (digits === run && digits.length >= FEWEST_TOGETHER))
    return within(digits, digits);
  if (digits.length < FEWEST_DIGITS || DATE.test(run)) return null;
  return within(digits, run.includes('+') ? `+${digits}` : digits);
}

const within = (digits: string, number: string) => (digits.length <= MOST_DIGITS ? number : null);

/** The parts of `line` in order; joined they are `line` again. */
export function telephoneParts(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let done = 0;
  for (const { 0: run, index } of line.matchAll(RUN)) {
    const number = numberIn(run);
    if (!number) continue;
    if (index > done) parts.push({ text: line.slice(done, index) });
    parts.push({ text: run, number });
    done = index + run.length;
  }
  if (done < line.length) parts.push({ text: line.slice(done) });
  return parts;
}
