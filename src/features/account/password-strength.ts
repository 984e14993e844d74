// Why a password is too weak, in reasons a person can act on. No rules about capitals or symbols: only length, and not
// being what a stranger would try first. The browser asks the same questions while one types; the server decides.
import { ADMIN_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from './account.protocol.ts';
import { commonBases, keyRows } from './common-passwords.data.ts';

type WeakReasonCode =
  | 'too-short'
  | 'too-long'
  | 'too-common'
  | 'too-repetitive'
  | 'a-sequence'
  | 'a-date'
  | 'about-you';
export type WeakReason = { code: WeakReasonCode; message: string };

type PasswordContext = {
  /** What a stranger could know: nickname, e-mail address or phone number, the product's name. */
  words: (string | null | undefined)[];
  isForAdmin?: boolean;
};

/** An ending or a word is taken away, and this much must remain for the rest to count as a secret. */
const SECRET_REMAINDER = 8;
const SHORTEST_CONTEXT_WORD = 3;

/** All reasons at once; an empty list means strong enough. */
export function weakReasons(password: string, { words, isForAdmin = false }: PasswordContext): WeakReason[] {
  const length = [...password].length;
  const least = isForAdmin ? ADMIN_PASSWORD_MIN : PASSWORD_MIN;
  const reasons: WeakReason[] = [];
  const add = (code: WeakReasonCode, message: string) => reasons.push({ code, message });

  if (length < least) add('too-short', `Use at least ${least} characters. A few words in a row work well.`);
  if (length > PASSWORD_MAX) add('too-long', `Use at most ${PASSWORD_MAX} characters.`);
  if (reasons.length > 0 && length === 0) return reasons;

  const lower = password.normalize('NFKC').toLowerCase();
  if (isRepetitive(lower))
    add('too-repetitive', 'The same few characters again and again are easy to guess.');
  else if (isSequence(lower)) add('a-sequence', 'Keys or letters in a row are easy to guess.');
  else if (isDate(lower)) add('a-date', 'A date or a short number alone is easy to guess.');
  else if (isCommon(lower)) add('too-common', 'This is one of the first passwords a stranger would try.');
  if (isAbout(lower, words)) add('about-you', 'Leave out your name, your address or number, and our name.');
  return reasons;
}

const swaps: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const withLetters = (text: string) =>
  text.replace(/[013457@$!|]/g, (character) => swaps[character] ?? character);
const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');

function isCommon(lower: string): boolean {
  const trimmed = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const candidates = [lower, trimmed, lettersOnly(lower)].flatMap((text) => {
    const lettered = withLetters(text);
    // "1" imitates both i and l.
    return [lettered, lettered.replaceAll('i', 'l'), withLetters(text.replaceAll('1', 'l'))].map(lettersOnly);
  });
  return candidates.some((text) => commonBases.has(text) || isTwoCommonWords(text));
}

function isTwoCommonWords(text: string): boolean {
  for (let cut = 3; cut <= text.length - 3; cut++) {
    if (commonBases.has(text.slice(0, cut)) && commonBases.has(text.slice(cut))) return true;
  }
  return false;
}

/** "aaaaaaaa", "abababab", "1212123": four different characters or fewer over eight, or a short piece repeated. */
function isRepetitive(lower: string): boolean {
  if (lower.length < 4) return false;
  if (new Set(lower).size <= 2) return true;
  for (let size = 1; size <= Math.min(4, lower.length / 2); size++) {
    const piece = lower.slice(0, size);
    if (piece.repeat(Math.ceil(lower.length / size)).slice(0, lower.length) === lower) return true;
  }
  return false;
}

/** Made of at most two stretches of a key row or the alphabet, each of three characters or more. */
function isSequence(lower: string): boolean {
  const reach = (from: number): number => {
    let longest = 0;
    for (const row of keyRows) {
      for (const line of [row, [...row].reverse().join('')]) {
        let size = 0;
        while (from + size < lower.length && line.includes(lower.slice(from, from + size + 1))) size++;
        longest = Math.max(longest, size);
      }
    }
    return longest;
  };
  const first = reach(0);
  if (first < 3) return false;
  if (first === lower.length) return true;
  const second = reach(first);
  return first + second === lower.length && (second >= 3 || first >= 6);
}

/** Digits and separators alone, up to ten digits: birthdays, phone endings, bank cards' short numbers. */
const isDate = (lower: string) => /^[\d\s./:-]+$/.test(lower) && lower.replace(/\D/g, '').length <= 10;

function isAbout(lower: string, words: PasswordContext['words']): boolean {
  const plain = lower.replace(/[\s._-]/g, '');
  return words
    .flatMap((word) => pieces(word ?? ''))
    .some((word) => {
      if (!plain.includes(word) && !withLetters(plain).includes(word)) return false;
      return plain.length - word.length < SECRET_REMAINDER;
    });
}

/** The whole, the part before an @, and each word of it, as they might be typed into a password. */
function pieces(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  const local = lower.split('@')[0] ?? '';
  const all = [lower, local, ...local.split(/[^\p{L}\p{N}]+/u)].map((piece) =>
    piece.replace(/[\s._+-]/g, ''),
  );
  return [...new Set(all)].filter((piece) => piece.length >= SHORTEST_CONTEXT_WORD);
}
