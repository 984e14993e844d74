// A passphrase from our own word list: five words drawn evenly, about 46 bits, easy to say and to write down.
import { passphraseWords } from './passphrase-words.data.ts';

const WORDS = 5;
const RANDOM_RANGE = 0x1_0000;

/** At least fifteen characters, words joined by hyphens. */
export function makePassphrase(): string {
  for (;;) {
    const phrase = Array.from({ length: WORDS }, drawWord).join('-');
    if (phrase.length >= 20) return phrase;
  }
}

function drawWord(): string {
  const count = passphraseWords.length;
  // Numbers past the last full round would favour the first words.
  const limit = RANDOM_RANGE - (RANDOM_RANGE % count);
  const draw = new Uint16Array(1);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= limit);
  return passphraseWords[(draw[0] ?? 0) % count] ?? '';
}
