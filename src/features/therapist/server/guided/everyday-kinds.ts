// What sort of small, neutral thing was told: a call, something made, a room in a state, something ahead, something that
// would not stop. Only what is asked next depends on it: "What goes through your mind as you tell me?" is no question to put
// to somebody who bought a plant.
import { peoplePattern } from './understand.data.ts';
import type { Understanding } from './understand.ts';

export type EverydayKind = 'contact' | 'smallDeed' | 'thing' | 'ahead' | 'kept';

const lead = '^(?:(?:and|but|so|well|oh|today|yesterday|this morning|last night|then|also|anyway)[, ]+)*';
const contact =
  /\b(?:called|rang|phoned|texted|messaged|emailed|wrote|replied|facetimed|visited|(?:came|dropped|stopped) (?:over|by|round|around))\b/i;
const byName = /\b(?:mum|mom|dad|nan|gran(?:dma|dpa|ny)?)\b/i;
const smallDeed = new RegExp(
  `${lead}i (?:just |finally |also |even |only )?(?:(?:bought|made|cooked|baked|planted|cleaned|washed|tidied|painted|watched|ordered|repotted|hoovered|vacuumed|watered) (?:a|an|the|some|my|new|another|two|three|all)\\b|did the (?:crossword|dishes|washing|laundry|shopping|garden|ironing|sudoku)\\b|had (?:\\w+ ){1,3}for (?:breakfast|lunch|dinner|tea|supper)\\b|(?:went for|took|had) a (?:walk|swim|run|bath|shower|nap|lie-in)\\b)`,
  'i',
);
const thing = new RegExp(
  `${lead}(?:the|my|our) (?:flat|apartment|house|kitchen|room|bedroom|desk|office|car|bike|fridge|laptop|garden|sink|bathroom|place|inbox|heating|boiler|roof|lift|internet|wifi|washing machine|landing|balcony) (?:is|was|looks|has|still)\\b`,
  'i',
);
const ahead =
  /\b(?:tomorrow|next (?:week|month|\w+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:nights|mornings|evenings|afternoons))|this weekend|in the morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is)? (?:going to|gonna|will) be)\b/i;
/** "The children call on Sunday": they do so every week. */
const everyWeek =
  /^(?:the|my|our) (?:\w+ )?(?:children|kids|sons|daughters|parents|brothers|sisters|friends|grandchildren|sister|brother|son|daughter|mum|mom|mother|dad|father) (?:always |only |just )?(?:calls?|rings?|phones?|visits?|comes?|writes?|texts?)\b/i;
const kept = /\b(?:kept|keeps|(?:won't|wouldn't|didn't|does not|doesn't) stop) (?!me\b|you\b|us\b)\w+ing\b/i;
/** A long message has more in it than a small thing. */
const MOST_WORDS = 12;

/** Null where something was felt, asked or meant, or where it is no small thing. */
export function everydayKind({ text, intent, words, emotions }: Understanding): EverydayKind | null {
  if (intent !== 'tells' || words > MOST_WORDS || emotions.length > 0 || text.includes('?')) return null;
  if (kept.test(text)) return 'kept';
  if (smallDeed.test(text)) return 'smallDeed';
  if (thing.test(text)) return 'thing';
  const isOfSomebody = peoplePattern.test(text) || byName.test(text);
  if (isOfSomebody && contact.test(text) && !/\bi (?:called|rang|wrote|texted)\b/i.test(text))
    return 'contact';
  return ahead.test(text) && !/\b(?:was|were|had|\w{3,}ed)\b/i.test(text) && !everyWeek.test(text)
    ? 'ahead'
    : null;
}
