// Spoken text to phonemes: the dictionary of the headtts package first, our additions over it, its letter-to-sound
// rules last. British voices get British vowels, because the dictionary is American.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { addedWords, beginnings, endings, phonemeIds, unstressedWords } from './phonemes.data.ts';
import type { Accent } from './voices.ts';

export type Phonemize = (spokenText: string, accent: Accent) => string[];

/** The part of the headtts language module that is used. */
type LanguageModule = { Language: new () => { phonemizeWord(upperCaseWord: string): string[] } };

/** `paths` as `prepareWeights` gives them. Returns one sign of Kokoro's alphabet per element. */
export async function openPhonemizer(paths: {
  phonemizer: string;
  pronunciations: string;
}): Promise<Phonemize> {
  const module: LanguageModule = await import(pathToFileURL(paths.phonemizer).href);
  const rules = new module.Language();
  const dictionary = parseDictionary(await readFile(paths.pronunciations, 'utf8'));

  function pronounce(word: string): string {
    return known(word) ?? derived(word) ?? rules.phonemizeWord(word.toUpperCase()).join('');
  }
  function known(word: string): string | null {
    return unstressedWords[word] ?? addedWords[word] ?? dictionary.get(word.toUpperCase()) ?? null;
  }
  function derived(word: string): string | null {
    for (const [letters, sound] of endings) {
      if (!word.endsWith(letters) || word.length < letters.length + 3) continue;
      const stem = word.slice(0, -letters.length);
      const base =
        known(stem) ?? known(`${stem}e`) ?? (stem.endsWith('i') ? known(`${stem.slice(0, -1)}y`) : null);
      if (base !== null) return base + afterStem(base, sound);
    }
    for (const [letters, sound] of beginnings) {
      const rest =
        word.startsWith(letters) && word.length > letters.length + 2
          ? known(word.slice(letters.length))
          : null;
      if (rest !== null) return sound + rest;
    }
    return null;
  }

  return (spokenText, accent) => {
    const words =
      spokenText
        .toLowerCase()
        .replaceAll('-', ' ')
        .match(/[\p{L}']+|[^\p{L}']+/gu) ?? [];
    const sounds = words.map((part, at) => {
      const word = part.replace(/^'+|'+$/g, '');
      if (!/\p{L}/u.test(part)) return part;
      if (word === 'the' || word === 'to') return beforeVowel(word, words[at + 2]);
      return pronounce(plainLetters(word));
    });
    const text = sounds.join('').replace(/\s+/g, ' ').trim();
    return [...(accent === 'british' ? toBritish(text) : text)].filter((sign) => sign in phonemeIds);
  };
}

function parseDictionary(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [word, sounds] = line.split('\t');
    if (word && sounds && !line.startsWith(';;;')) entries.set(word, sounds);
  }
  return entries;
}

function plainLetters(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

function beforeVowel(word: 'the' | 'to', next: string | undefined): string {
  const isVowelNext = next !== undefined && /^[aeiou]/.test(next) && !/^(?:one|once|u[sn]i|eu)/.test(next);
  if (word === 'the') return isVowelNext ? 'ði' : 'ðə';
  return isVowelNext ? 'tʊ' : 'tə';
}

/** A plural or past ending takes its voice from the sound before it. */
function afterStem(stem: string, ending: string): string {
  const last = stem.at(-1)!;
  if (ending === 'z') return /[szʃʒʧʤ]/.test(last) ? 'ɪz' : /[ptkfθ]/.test(last) ? 's' : 'z';
  if (ending === 'd') return /[td]/.test(last) ? 'ɪd' : /[pkfsʃʧθ]/.test(last) ? 't' : 'd';
  return ending;
}

const VOWELS = 'AIOQWYaeiouæɑɐɒɔəɛɜɪʊʌᵊ';

/** A light British accent: the rounded "oh", long vowels, no r unless a vowel follows. */
function toBritish(text: string): string {
  const beforeConsonant = `(?![ˈˌ]?[${VOWELS}])`;
  return text
    .replaceAll('O', 'Q')
    .replaceAll('ɾ', 't')
    .replace(new RegExp(`ɜɹ${beforeConsonant}`, 'g'), (_, at: number) =>
      /[ˈˌ]/.test(text[at - 1] ?? '') ? 'ɜː' : 'ə',
    )
    .replace(new RegExp(`ɑɹ${beforeConsonant}`, 'g'), 'ɑː')
    .replace(new RegExp(`ɔɹ${beforeConsonant}`, 'g'), 'ɔː')
    .replace(new RegExp(`ʊɹ${beforeConsonant}`, 'g'), 'ʊə')
    .replace(new RegExp(`ɛɹ${beforeConsonant}`, 'g'), 'ɛː')
    .replace(new RegExp(`iɹ${beforeConsonant}`, 'g'), 'ɪə')
    .replace(new RegExp(`ɹ${beforeConsonant}`, 'g'), '')
    .replace(/([ˈˌ])ɑ(?!ː)/g, '$1ɒ')
    .replace(/([ˈˌ])ɔ(?!ː)/g, '$1ɔː')
    .replace(/([ˈˌ][^AIOQWYaeiouæɑɒɔəɛɜɪʊʌ ]*)([iu])(?!ː)/g, '$1$2ː');
}
