// Turns written words into words that can be pronounced: numbers, times, signs and abbreviations become words,
// everything that has no sound is dropped. Captions keep the written form; only the voice gets this one.
import { amount, cardinal, clock, digitByDigit, ordinal, year } from './number-words.ts';

type Rule = [pattern: RegExp, say: string | ((...match: string[]) => string)];

/** Quotes and dashes to the few kinds the voice knows; what cannot be heard is removed. */
const signs: Rule[] = [
  [/https?:\/\/(?:www\.)?([^\s/]+)\S*/gi, '$1'],
  [/[*_`~#<>|^\\{}[\]]+/g, ' '],
  [/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3]/gu, ' '],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d\u00ab\u00bb"]/g, ' '],
  [/\s*(?:\u2026|\.{3,})\s*$/g, '.'],
  [/\s*(?:\u2026|\.{3,})\s*/g, ', '],
  [/\s*[\u2014\u2015]\s*|\s+[\u2013-]{1,2}\s+/g, ', '],
  [/[()]/g, ', '],
];

const abbreviations: Rule[] = [
  [/\bDr\.?(?=\s+\p{Lu})/gu, 'Doctor'],
  [/\bMr\.?(?=\s+\p{Lu})/gu, 'Mister'],
  [/\bMrs\.?(?=\s+\p{Lu})/gu, 'Missus'],
  [/\bMs\.?(?=\s+\p{Lu})/gu, 'Miz'],
  [/\bProf\.(?=\s)/g, 'Professor'],
  [/\bSt\.(?=\s+\p{Lu})/gu, 'Saint'],
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\betc\.(?=\s+\p{Lu}|\s*$)/gu, 'et cetera.'],
  [/\betc\b\.?/gi, 'et cetera'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bapprox\./gi, 'about'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\band\/or\b/gi, 'and or'],
  [/&/g, ' and '],
  [/\s\+\s/g, ' plus '],
  [/\s=\s/g, ' equals '],
  [/@/g, ' at '],
  [/\bOK\b/g, 'okay'],
];

const halves: Record<string, string> = { '½': 'a half', '¼': 'a quarter', '¾': 'three quarters' };
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

const numbers: Rule[] = [
  [/[½¼¾]/g, (half) => halves[half!]!],
  // Helplines and telephone numbers: seven digits or more, or the short ones everybody knows.
  [/\+?\b\d[\d\s().-]{5,}\d\b/g, (text) => (isTelephone(text!) ? digitByDigit(text!) : text!)],
  [/\b(?:988|911|999|112|111|116\s?123|741741)\b/g, (text) => digitByDigit(text!)],
  [/\b(call|text|dial|ring)\s+(\d{3,6})\b/gi, (_, verb, digits) => `${verb} ${digitByDigit(digits!)}`],
  [/\b24\/7\b/g, 'twenty-four seven'],
  // "p.m." loses its last dot inside a sentence and keeps it at the end of one.
  [/(?<=\d\s?)([ap])\.m\.(?=\s+\p{Ll}|[,;:!?])/gu, '$1m'],
  [
    /\b(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\b/gi,
    (_, hour, minute, half) => `${clock(Number(hour), Number(minute ?? 0))} ${spelled(`${half}m`)}`,
  ],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)\b/g,
    (_, hour, minute) =>
      minute === '00' ? `${cardinal(Number(hour))} o'clock` : clock(Number(hour), Number(minute)),
  ],
  [new RegExp(String.raw`([$£€])\s?(${NUMBER})`, 'g'), (_, sign, text) => money(sign!, text!)],
  [new RegExp(String.raw`\b(?:KSh|KES)\.?\s?(${NUMBER})`, 'g'), (_, text) => `${amount(text!)} shillings`],
  [new RegExp(String.raw`\b(${NUMBER})\s?%`, 'g'), (_, text) => `${amount(text!)} percent`],
  [/\b(\d+)(?:st|nd|rd|th)\b/gi, (_, digits) => ordinal(Number(digits))],
  [/\b((?:19|20)?\d)0'?s\b/g, (_, decade) => decadeOf(`${decade}0`)],
  // "4-7-8 breathing" is said one by one, "5-10 minutes" is a range, "50/50" stays a pair.
  [
    /\b\d+(?:-\d+){2,}\b/g,
    (text) =>
      text!
        .split('-')
        .map((digits) => cardinal(Number(digits)))
        .join(', '),
  ],
  [/\b(\d+)\s?[-\u2013]\s?(\d+)\b/g, (_, from, to) => `${amount(from!)} to ${amount(to!)}`],
  [/\b(\d+)\/(\d+)\b/g, (_, left, right) => `${amount(left!)} ${amount(right!)}`],
  [
    /\b(1[1-9]\d{2}|20\d{2})\b(?!,\d|\.\d|\s+(?:people|times|words|steps|calories|dollars))/g,
    (text) => year(Number(text)),
  ],
  [/(?<=^|\s)[-\u2212](?=\d)/g, 'minus '],
  [new RegExp(NUMBER, 'g'), (text) => ` ${amount(text!)} `],
];

const letterNames: Record<string, string> = {
  ...{ A: 'ay', B: 'bee', C: 'see', D: 'dee', E: 'ee', F: 'eff', G: 'gee', H: 'aitch', I: 'eye', J: 'jay' },
  ...{ K: 'kay', L: 'el', M: 'em', N: 'en', O: 'oh', P: 'pee', Q: 'cue', R: 'are', S: 'ess', T: 'tee' },
  ...{ U: 'you', V: 'vee', W: 'double you', X: 'ex', Y: 'why', Z: 'zee' },
};
const capitalsSaidAsWords = new Set([
  'ASAP',
  'COVID',
  'NASA',
  'RAIN',
  'STOP',
  'NO',
  'YES',
  'NOT',
  'YOU',
  'SO',
  'IS',
]);
/** PTSD is spelled; a word in capitals is not. */
const initialisms: Rule[] = [
  [/\b\p{Lu}{2,5}s?\b/gu, (text) => (capitalsSaidAsWords.has(text!) ? text!.toLowerCase() : spelled(text!))],
];

const spacing: Rule[] = [
  [/\s*\/\s*/g, ' or '],
  [/\s+/g, ' '],
  [/\s+([,.;:!?])/g, '$1'],
  [/([,;:])(?:\s*[,;:])+/g, '$1'],
  [/[,;:]\s*([.!?])/g, '$1'],
  [/([.!?])\s*,/g, '$1'],
  [/([!?.])[!?.]+/g, '$1'],
  [/^[\s,;:.!?-]+/g, ''],
];

/** Empty when nothing in `text` has a sound. */
export function toSpokenText(text: string): string {
  const isAllCapitals = text.length > 6 && !/\p{Ll}/u.test(text);
  let spoken = (isAllCapitals ? text.toLowerCase() : text).normalize('NFC');
  for (const [pattern, say] of [...signs, ...abbreviations, ...numbers, ...initialisms, ...spacing]) {
    spoken = typeof say === 'string' ? spoken.replace(pattern, say) : spoken.replace(pattern, say);
  }
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken.trim() : '';
}

function spelled(letters: string): string {
  const isPlural = /\p{Lu}s$/u.test(letters);
  const names = [...(isPlural ? letters.slice(0, -1) : letters)].map(
    (letter) => letterNames[letter.toUpperCase()],
  );
  return names.join(' ') + (isPlural ? 's' : '');
}

function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  const groups = text.split(/[^\d]+/).filter(Boolean);
  const isList = groups.every((group) => group.length < 3);
  return digits >= 7 && digits <= 15 && !isList;
}

const currencies: Record<string, [one: string, many: string, part: string]> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
};

function money(sign: string, text: string): string {
  const [one, many, part] = currencies[sign]!;
  const [whole = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  const units = `${amount(whole)} ${whole === '1' ? one : many}`;
  const parts = Number(fraction.padEnd(2, '0').slice(0, 2));
  return parts === 0 ? units : `${units} ${cardinal(parts)} ${part}`;
}

function decadeOf(digits: string): string {
  const words = digits.length === 4 ? year(Number(digits)) : cardinal(Number(digits));
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}
