// What an answer inside an exercise says: a number, a yes or a no, nothing at all, or the thought that was asked for.
import { countWords } from '../line.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A strength from 0 to 10 however it was put: "7", "about seven", "7/10", "70 %"; null when there is none. */
export function ratingIn(text: string): number | null {
  const shared = /(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of)\s*(\d+)/i.exec(text);
  if (shared) {
    const whole = Number(shared[2]);
    const part = Number(shared[1]?.replace(',', '.'));
    return whole > 0 && part <= whole ? Math.round((part / whole) * 10) : null;
  }
  const digits = /(?:^|[^\d.,-])(\d+(?:[.,]\d+)?)\s*(%|percent\b)?/i.exec(text);
  if (digits) {
    const value = Number(digits[1]?.replace(',', '.'));
    if (digits[2] || value > 10) return value <= 100 ? Math.round(value / 10) : null;
    return Math.round(value);
  }
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  // In "between six and seven" the higher counts, in "a one out of ten" the first.
  const said = words.filter((word) => numbers.includes(word)).map((word) => numbers.indexOf(word));
  if (said.length === 0) return null;
  const first = said[0] ?? 0;
  return /\bout of\b/i.test(text) ? first : Math.max(...said);
}

/** No letters, or keys struck at random: nothing that could be kept or handed back. */
export function isBlankText(text: string): boolean {
  const letters = text.replace(/[^\p{L}\d]/gu, '');
  if (letters === '') return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length === 0) return false;
  return words.every(
    (word) => /(.)\1{3,}/.test(word) || /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb)/.test(word),
  );
}

const bareWords =
  /^(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|k|alright|all right|fine|please|go on|go ahead|ready|good|great|cool|nice|sawa|poa|ndio|ndiyo|no|nope|nah|hapana|thanks?|thank you|asante|hi|hey|hello|maybe|i guess(?: so)?|and|let(?:'?s| us)(?: (?:go|start|begin|do (?:it|this|that)|try(?: (?:it|this|that))?))?|i'm ready|whatever|lol)[,.! ]*)+$/i;

/** A yes, a no, a greeting: nothing to keep where words were asked for. */
export const isBare = (text: string): boolean => bareWords.test(text.trim());

const opening = '(?:(?:um+|uh+|well|oh|hm+|honestly|actually|so|ok(?:ay)?)[,. ]+)*';
const very = '(?:totally |completely |perfectly |absolutely |very |quite |really )?';
const plainYes = [
  'y(?:es|eah+|ep|up|ea)|sure|of course|definitely|absolutely|certainly|for sure|ndi(?:o|yo)|eeh',
  `(?:(?:it|that)(?:'s| is| would be| will be)|it would|it is|i(?:'m| am| feel| would be|'d be| will be)) ${very}(?:safe|fine)(?: (?:here|there|now))?|it (?:would|will|is)|i am`,
  `${very}safe(?: (?:here|there|now))?|no problem|no danger`,
  "(?:no,? )?(?:there(?:'s| is) )?(?:nobody|no ?one|no-one)(?: (?:here|there|around|else))*(?: (?:(?:who |that )?(?:could|can|would|will)(?: ever)? (?:harm|hurt) (?:me|us)))?(?: (?:here|there))?",
].join('|');
const onlyYes = new RegExp(
  `^${opening}(?:${plainYes})(?:(?:[,.]? and|[,.]|) +(?:${plainYes}|thanks?|thank you))*[.! ]*$`,
  'i',
);

/** A yes and nothing beside it: no "but", no "if", no "I think so". */
export const isPlainYes = (text: string): boolean => onlyYes.test(text.trim());

/** Asked whether something is safe: any no, any doubt, any word of harm. */
export const isUnsafe = (text: string): boolean =>
  /\b(?:no|nope|nah|not|never|nothing|neither|hardly|cannot|hapana|\w+n't|(?:ca|do|is|wo|would|could|does|ai)nt|unless|depends?|idk|dunno|sijui|unsure|unsafe|risky?|hits?|hitting|beats?|beaten|hurts?|harms?|slaps?|kills?|attacks?|shouts?|screams?|yells?|violen\w+|danger\w*|threat\w*|abus\w+|scar(?:y|ed)|afraid|angry|temper|weapons?|gun|knife)\b/i.test(
    text,
  );

const denial = new RegExp(
  `^${opening}(?:(?:i think|i guess|maybe|sorry)[, ]+)?(?:${[
    'no+\\b(?! (?:problem|worries)\\b)|nope|nah|not\\b|never\\b|nothing\\b|none\\b|hardly\\b|hapana|hakuna',
    '(?:definitely|absolutely|certainly|probably) not\\b|idk|dunno|sijui|out of my (?:hands|control)',
    "(?:i|we|you|he|she|they|it|that|there|my \\w+)(?:'s|'m|'re| is| am| are)? (?:really |just |honestly |simply |probably )?(?:no|not|nothing|never|cannot|can ?not|have no|has no|(?:ca|could|do|does|wo|would|is|are)n'?t|(?:do|does|is) not)\\b",
    "it(?:'s| is) (?:too late|out of my|not)",
  ].join('|')})`,
  'i',
);

/** "There's nothing I can do", "not really". */
export const denies = (text: string): boolean => denial.test(text.trim());

/** "Not much, but I could call": no refusal after all. */
export const grantsSomething = (text: string): boolean =>
  /\b(?:but|except|apart from|other than|although|though)\s+\S+ \S+/i.test(text);

/** How worries and hard thoughts are put: "what if I fail?", "why am I like this?" */
export const isInnerQuestion = (text: string): boolean =>
  /^(?:(?:but|and|like|so|that)[, ]+)*(?:what if|why (?:am|do|did|can'?t|don'?t|does|is|was|me|bother|would|should|are you (?:so|always|like))|how (?:could|can) (?:i|you|anyone|they|he|she)|who (?:would|am|do you think you)|can'?t you|what(?:'s| is) (?:wrong|the (?:point|use)))\b/i.test(
    text.trim(),
  );

const aboutTask =
  /^(?:(?:so|and|but|sorry|wait|hm+)[, ]+)*(?:like what\b|(?:what|which|how|whose)\b.{0,16}\b(?:thought|moment|sentence|feeling|worry|step|exercise|camera|number)\b|what (?:should|do|can|am) i (?:supposed to |have to )?(?:do|say|write|put|answer)\b|how (?:do|should) i (?:do|say|answer|write|put) (?:this|that|it)\b|(?:what|why|how|huh|which|when|where|who)[?.! ]*$)/i;

/** Of what is to be done here, and not of life: "like what?", "which thought?", "can you give me an example?" */
export const asksAboutTask = (text: string): boolean =>
  countWords(text) <= 12 &&
  (aboutTask.test(text.trim()) ||
    (text.trim().endsWith('?') && /\b(?:you|your|example|what kind|which one|what else)\b/i.test(text)));
