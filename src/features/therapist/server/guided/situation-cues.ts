// Cues: the few words by which a situation is recognised without a model of meaning. `*` ends a stem, `@boss` stands for
// anyone of that sort; the parts of a cue follow each other closely.
import { allSituations } from './content/all-content.ts';

export type PersonGroup = 'boss' | 'partner' | 'parent' | 'kids' | 'friend' | 'family';

const groupWords: Record<PersonGroup, string> = {
  boss: 'boss bosses manager managers supervisor director lead leader ceo hr team colleague colleagues coworker coworkers client clients',
  partner:
    'husband wife boyfriend girlfriend partner fiance fiancee spouse bf gf babe mpenzi bwana bibi relationship marriage he she we him her',
  parent: 'mum mom mother dad father parents parent stepmum stepdad mama baba mzazi wazazi mummy daddy',
  kids: 'kids kid children child son daughter baby toddler watoto mtoto twins',
  friend: 'friend friends bestie buddy mate roommate flatmate housemate rafiki squad',
  family:
    'family relatives siblings brother sister brothers sisters cousin cousins uncle aunt auntie ndugu familia in-laws parents mum mom dad',
};
const groups: Record<string, Set<string>> = Object.fromEntries(
  Object.entries(groupWords).map(([group, words]) => [group, new Set(words.split(' '))]),
);

/** The groups a person the member named belongs to ("older sister" → family). */
export function groupsOf(person: string): PersonGroup[] {
  const words = person
    .toLowerCase()
    .replace(/co-workers?/, 'coworker')
    .split(/[\s]+/);
  return (Object.keys(groups) as PersonGroup[]).filter((group) =>
    words.some((word) => groups[group]?.has(word)),
  );
}

export function cueTokens(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:can't|cannot|cant)\b/g, 'can not')
    .replace(/\bwon't\b|\bwont\b/g, 'will not')
    .replace(/\b(do|does|did|is|was|were|are|have|has|had|would|could|should)n'?t\b/g, '$1 not')
    .replace(/\bi'?m\b/g, 'i am')
    .replace(/'s\b/g, '')
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
}

type Matcher = (token: string) => boolean;
/** `beginnings`: for each part, the first letters a word must have to be it. */
type Cue = {
  matchers: Matcher[];
  beginnings: string[][];
  weight: number;
  isAnyOrder: boolean;
  isDenial: boolean;
};

function plainStem(word: string): string {
  if (word.length <= 4) return word;
  const stem = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '');
  return stem.length >= 4 ? stem : word;
}

function matcherFor(part: string): Matcher {
  if (part.startsWith('@')) {
    const group = groups[part.slice(1).replace(/\*$/, '')];
    return (token) => group?.has(token) === true;
  }
  if (part.endsWith('*')) {
    const stem = part.slice(0, -1);
    return (token) => token.startsWith(stem);
  }
  const stem = plainStem(part);
  return (token) => token === part || (part.length > 4 && plainStem(token) === stem);
}

const LETTERS = 3;

function beginningsFor(part: string): string[] {
  const words = part.startsWith('@')
    ? [...(groups[part.slice(1).replace(/\*$/, '')] ?? [])]
    : [part.replace('*', ''), plainStem(part.replace('*', ''))];
  return [...new Set(words.map((word) => word.slice(0, LETTERS)))];
}

/** All beginnings that the words of a message have; two letters are kept for the shortest stems. */
const beginningsOf = (tokens: string[]): string[] =>
  tokens.flatMap((token) => [
    token.slice(0, LETTERS),
    plainStem(token).slice(0, LETTERS),
    token.slice(0, LETTERS - 1),
  ]);

const smallWords = new Set(
  'i me my not no can do am is are was be been have has had at to the a in on of it so and for with after never all over out up down too just will would'.split(
    ' ',
  ),
);
const denying = new Set('not never no nobody nothing without'.split(' '));
const betweenDenial = new Set('really even ever once actually been had yet just'.split(' '));
/** Not to do these is the good news; not to sleep, eat or come out is a trouble of its own. */
const deed =
  /^(?:dr[iau]nk|drinking|gambl|bets?$|betted|relaps|slip|laps|smok|vap|cheat|hits?$|hitting|slap|beat|cut$|cutting|bing|purg|st[eo]al|stole|attack|abus|assault|rap(?:e|ed)$)/;
/** "I did not drink again", "he never hit me". */
function isDenied(tokens: string[], at: number): boolean {
  let before = at - 1;
  while (betweenDenial.has(tokens[before] ?? '')) before -= 1;
  if (!deed.test(tokens[at] ?? '')) return false;
  const word = tokens[before];
  return (
    word === 'never' || (word === 'not' && /^(?:did|do|does|have|has|had)$/.test(tokens[before - 1] ?? ''))
  );
}
/** A deed is spoken of, and only as one that was not done. */
export function deniesDeeds(tokens: string[]): boolean {
  const deeds = tokens.flatMap((token, at) => (deed.test(token) ? [at] : []));
  return deeds.length > 0 && deeds.every((at) => isDenied(tokens, at));
}

/** What a cue's small words add to it together. */
const SMALL_WORDS_ADD = 0.3;

function weightOf(parts: string[]): number {
  const telling = parts.filter((part) => !smallWords.has(part)).length;
  const added = telling < parts.length ? SMALL_WORDS_ADD : 0;
  return Math.max(1.2, telling === 1 ? 1.2 + added : telling + added);
}

function compile(cue: string): Cue {
  const parts = cueTokens(cue.replace(/[@*]/g, (sign) => (sign === '@' ? 'qqgroup' : 'qqstem'))).map((part) =>
    part.replaceAll('qqgroup', '@').replaceAll('qqstem', '*'),
  );
  return {
    matchers: parts.map(matcherFor),
    beginnings: parts.map(beginningsFor),
    weight: weightOf(parts),
    isAnyOrder: parts.length === 2 && parts.every((part) => !smallWords.has(part)),
    isDenial: parts.some((part) => denying.has(part)),
  };
}

/** The parts must follow each other closely; two strong words may also stand the other way round. */
function isFound({ matchers, isAnyOrder, isDenial }: Cue, tokens: string[]): boolean {
  const reach = matchers.length + 5;
  const isMet = (matches: Matcher, index: number): boolean =>
    matches(tokens[index] ?? '') && (isDenial || !isDenied(tokens, index));
  const follows = (order: Matcher[]): boolean =>
    tokens.some((_token, start) => {
      if (!order[0] || !isMet(order[0], start)) return false;
      let at = start;
      for (const matches of order.slice(1)) {
        const next = tokens.findIndex((_candidate, index) => index > at && isMet(matches, index));
        if (next < 0 || next - start >= reach) return false;
        at = next;
      }
      return true;
    });
  return follows(matchers) || (isAnyOrder && follows([...matchers].reverse()));
}

/** By the first letters of a cue's first part: the situation's place and the cue. */
const cuesByBeginning = new Map<string, [at: number, cue: Cue][]>();
allSituations.forEach(({ cues }, at) => {
  for (const cue of cues.map(compile))
    for (const beginning of cue.beginnings[0] ?? [])
      cuesByBeginning.set(beginning, [...(cuesByBeginning.get(beginning) ?? []), [at, cue]]);
});

const CUES_COUNTED = 3;

/** What the cues of each situation are worth that a message holds, the three best of each. */
export function cueScores(sentences: string[][]): Map<number, number> {
  const begun = new Set(sentences.flatMap(beginningsOf));
  const hits = new Map<number, Map<Cue, number>>();
  for (const beginning of begun) {
    for (const [at, cue] of cuesByBeginning.get(beginning) ?? []) {
      if (hits.get(at)?.has(cue)) continue;
      if (!cue.beginnings.every((own) => own.some((letters) => begun.has(letters)))) continue;
      if (!sentences.some((tokens) => isFound(cue, tokens))) continue;
      const own = hits.get(at) ?? new Map<Cue, number>();
      hits.set(at, own.set(cue, cue.weight));
    }
  }
  return new Map(
    [...hits].map(([at, own]) => [
      at,
      [...own.values()]
        .sort((a, b) => b - a)
        .slice(0, CUES_COUNTED)
        .reduce((sum, weight) => sum + weight, 0),
    ]),
  );
}
