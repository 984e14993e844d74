// Hands the member's own sentence back from the other side: "my manager ignores me" becomes "your manager
// ignores you". Content is kept word for word; only persons, their verbs and missing apostrophes change.

import { restoreWords } from './restore-words.ts';

const alone = new Map(
  Object.entries({
    i: 'you',
    "i'm": "you're",
    "i've": "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
  }),
);
const together = new Map(
  Object.entries({
    we: 'you two',
    "we're": 'you two are',
    "we've": 'you two have',
    "we'd": 'you two would',
    "we'll": 'you two will',
    us: 'you both',
  }),
);
const plural = new Map(
  Object.entries({
    we: 'you',
    "we're": "you're",
    "we've": "you've",
    "we'd": "you'd",
    "we'll": "you'll",
    us: 'you',
  }),
);

const adverbs = new Set(
  'never always just also not even almost often sometimes kinda both all myself too once still then again later now soon'.split(
    ' ',
  ),
);
const isAdverb = (word: string): boolean => adverbs.has(word) || /ly$/.test(word);

const oneOther =
  '(?:he|she|him|her|(?:(?:my|his|her|our) (?:[\\w-]+ )?)?(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|mum|mom|mother|dad|father|sister|brother|friend|ex|boss|manager|roommate|flatmate|bf|gf))';
/** "We" are two only where the other one is named beside the member, not where somebody is merely spoken of. */
const namedTogether = new RegExp(
  `\\b(?:${oneOther} and (?:i|me)|(?:i|me) and ${oneOther}|(?:with|between) ${oneOther})\\b`,
  'i',
);
/** A couple's "we" is the two of them, whoever said it. */
const asCouple =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|ex|bf|gf)\b.*\bwe(?:'ve|'re|'d|'ll)? (?:\w+ ){0,2}(?:br[eo]ak(?:en)? up|broke up|split up|separated?|divorced?|dat(?:e|ed|ing)|married|marry|kiss(?:ed)?)\b/i;
const sharedDoing =
  /\bwe(?:'ve|'re|'d)?\b.{0,20}\b(?:fight\w*|fought|argu\w*|talk\w*|broke|met|date\w*|dating|married|together|split|disagree\w*|speak\w*|spoke|kiss\w*|live together|make up|made up)\b/i;

const names =
  /^(?:I|God|Kenya|Nairobi|Mombasa|Christmas|Easter|Ramadan|Eid|English|Swahili|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Instagram|WhatsApp|TikTok|Netflix|Zoom|Slack)$/;

/** What was said by somebody, in their words. Between single marks only where they cannot be apostrophes. */
export const quotedSpeech =
  /"[^"]*"|“[^”]*”|(?<![\p{L}\p{N}])'(?!(?:cause|cos|cuz|em|til|till|bout|n|tis|twas|round)\b|\d)(?:[^'"]|(?<=\p{L})'(?=\p{L}))+'(?![\p{L}\p{N}])/gu;

type Token = { word: string; isWord: boolean };

const tokens = new RegExp(
  `${quotedSpeech.source}|[\\p{L}\\p{N}]+(?:['’-][\\p{L}\\p{N}]+)*|\\s+|[^\\p{L}\\p{N}\\s]`,
  'gu',
);
const tokensOf = (text: string): Token[] =>
  (text.match(tokens) ?? []).map((word) => ({ word, isWord: /^[\p{L}\p{N}]/u.test(word) }));

/** Always who does something, and who does only right behind a joint: "I told my mom and was …" is about the teller. */
const nominative = /^(?:i|i'm|i've|i'd|i'll|he|she|they|we|who)$/;
const perhapsSubject = /^(?:it|you|that|my|the|this|everyone|everybody|nobody|people)$/;
const determiner = /^(?:my|the|this|that)$/;
const auxiliary = /^(?:is|was|are|were|has|had|does|did|can|could|will|would)(?:n't)?$|^(?:can't|won't)$/;
const joint =
  /^(?:and|but|or|then|so|because|when|while|if|that|how|why|what|where|though|although|think|thought|know|knew|say|said|believe|guess|hope|wish)$/;

function isSubject(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  if (nominative.test(word)) return true;
  // Behind it there has to be room for a verb, and for a noun before that.
  const room = words.length - at - 1;
  if (!perhapsSubject.test(word) || room < (determiner.test(word) ? 2 : 1)) return false;
  if (at === 0 || word === 'that' || joint.test(words[at - 1] ?? '')) return true;
  return determiner.test(word) && words.slice(at + 2, at + 4).some((after) => auxiliary.test(after));
}

/** "I was" turns, "my boss was" does not: the subject must stand right before the verb, or be carried by "and". */
function isAfterFirstPerson(words: string[]): boolean {
  let at = words.length - 1;
  while (at >= 0 && isAdverb(words[at] ?? '')) at -= 1;
  const before = words[at] ?? '';
  if (before === 'i') return true;
  if (!/^(?:and|but|or)$/.test(before)) return false;
  const told = words.slice(0, at);
  const subject = told.findLast((_word, index) => isSubject(told, index));
  return /^i(?:'\w+)?$/.test(subject ?? '');
}

const hourBefore = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
const illnessBefore =
  /(?:^| )(?:have|has|had|having|got|my|severe|mild|(?:diagnosed|liv\w+|coping|struggl\w+|ill|sick) with)$/;

/** Words that only look like persons: an hour, a country, an illness, a pit, a sigh. */
function isNoPerson(
  word: string,
  around: { before: string[]; after: string[]; isShouted: boolean },
): boolean {
  const { before, after, isShouted } = around;
  const last = before.at(-1) ?? '';
  const [next = '', afterNext = ''] = after;
  switch (word.toLowerCase()) {
    case 'am':
      return hourBefore.test(last) && next !== 'i';
    case 'us':
      return last === 'the' || (word === 'US' && !isShouted);
    case 'me':
      return word === 'ME' && !isShouted && illnessBefore.test(before.join(' '));
    case 'mine':
      return /^(?:an?|the|this|that|coal|gold|copper|salt|diamond|land)$/.test(last);
    case 'my':
      if (next !== 'god') return /^(?:gosh|goodness)$/.test(next);
      return /^(?:|oh?|omg|and|but|like)$/.test(last) && !auxiliary.test(afterNext);
    default:
      return false;
  }
}

const isOfPicture = (before: string[]): boolean =>
  /\b(?:photo|picture|video|clip|film|recording|selfie|image|screenshot|pic)s? of$/.test(before.join(' '));

/** Tokens ahead in which the next two words are found. */
const NEAR = 9;
const addressed = /^(?:you|your|yours|yourself|yourselves|you're|you've|you'll|you'd|u|ur|yall|y'all)$/;

/**
 * Turns one sentence or clause into the second person, without its closing punctuation. Quoted text is left as it was
 * said. `hasYou` tells that the member addressed someone: such a sentence should not be mirrored.
 */
export function turnPerson(
  sentence: string,
  options: { withOther?: boolean } = {},
): { text: string; hasYou: boolean } {
  // "Me and my husband, we don't talk": the second subject is the first.
  const source = restoreWords(sentence.trim()).replace(
    /^((?:me|him|her|my [\w-]+) and (?:i|me|my [\w-]+)),? we\b(?!')/i,
    '$1',
  );
  const isShared =
    options.withOther ?? ((sharedDoing.test(source) && namedTogether.test(source)) || asCouple.test(source));
  const we = isShared ? together : plural;
  const isShouted = !/\p{Ll}/u.test(source);
  const said = tokensOf(source);
  const before: string[] = [];
  let isQuoted = false;
  let hasYou = false;
  let result = '';

  said.forEach(({ word, isWord }, at) => {
    // One mark alone: the rest was said by somebody.
    if (/^["“”]$/.test(word)) isQuoted = !isQuoted;
    if (!isWord || isQuoted) {
      result += word;
      return;
    }
    const small = word.toLowerCase();
    const after = said
      .slice(at + 1, at + NEAR)
      .flatMap((token) => (token.isWord ? [token.word.toLowerCase()] : []));
    const [next] = after;
    if (addressed.test(small)) hasYou = true;
    const isPerson = !isNoPerson(word, { before, after, isShouted });
    let turned = isPerson ? (alone.get(small) ?? we.get(small)) : undefined;
    // "A video of you" would show one alone.
    if (small === 'us' && turned === 'you' && isOfPicture(before)) turned = 'you together';
    if (/^was(?:n't)?$/.test(small) && (next === 'i' || isAfterFirstPerson(before)))
      turned = small.replace('was', 'were');
    result += turned ?? (before.length === 0 ? lowerFirst(word, next) : word);
    before.push(small);
  });

  const text = result
    .replace(/[\s,;:.!?…\-–—]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, hasYou };
}

const commonStarters = new Set(
  `a about after all always an and another any anything as at at because been before being both but by can could do does don't each even every everyone everybody everything feeling finally first for from getting going half having he he's her here him his how however if in is it it's its just last lately life like living many maybe money more most mostly never no nobody nothing now of on once one only or other our part people probably right school she she's since sleep so some somebody someone something sometimes still such that that's the their them then there there's these they they're things this those though time today tonight two we we're what when whenever where whether which while who why will with without work working yesterday yes`.split(
    /\s+/,
  ),
);

const nameFollowers =
  /^(?:is|was|has|had|left|said|says|told|keeps|kept|never|always|and|doesn't|didn't|won't|hates|loves|thinks|wants|wanted|called|came|went|died|moved|makes|made|asked)$/;

/** A capital at the start of a sentence says nothing; a likely name keeps it. */
function lowerFirst(word: string, next: string | undefined): string {
  if (names.test(word)) return word;
  const small = word.toLowerCase();
  const isLikelyName =
    /^[A-Z][a-z]+$/.test(word) &&
    !commonStarters.has(small) &&
    !/(?:ing|ed|ly|s)$/.test(small) &&
    nameFollowers.test(next ?? '');
  return isLikelyName || /^[A-Z]{2,}$/.test(word) ? word : small;
}
