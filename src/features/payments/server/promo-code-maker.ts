// Random promo codes that survive being read aloud or copied from paper: none of 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V, and
// no vowels that make words. Ten of the 19 signs left are 42 bits: at ten tries an hour nobody finds one.
import { randomInt } from 'node:crypto';

const SIGNS = '3479CDFHJKMNPQRTWXY';
const RANDOM_SIGNS = 10;

/** `prefix` is upper case letters and digits, at most 10. E.g. `SPRING-K7M4XQ9RTD`. */
function makePromoCode(prefix: string): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return prefix ? `${prefix}-${random}` : random;
}

/** That many different ones. */
export function makePromoCodes(prefix: string, count: number): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(makePromoCode(prefix));
  return [...made];
}
