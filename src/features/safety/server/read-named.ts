// "You'd wish not to wake up. Is that still so?" "Every night." A therapist, above all a model, names danger in words of
// its own, and a few words own it or leave it. What it named is read by the same rules as if the member had said it.
import { normalise } from './normalise.ts';
import { readTurn } from './read-turn.ts';
import type { Finding } from './rule.ts';
import { noAnswer, unsureAnswer, yesAnswer } from './rules/answers.data.ts';
import { choosesFirst, choosesSecond, leftBehind, ownedAnswer } from './rules/named.data.ts';
import { isReviewed } from './safe-words.ts';

/** Words; a longer answer speaks for itself. */
const LONGEST_ANSWER = 8;

/** Whoever is spoken to speaks. What the member is said to have told is told. */
const toFirstPerson: [RegExp, string][] = [
  [/[\u2018\u2019]/g, "'"],
  [
    /\byou(?:'d| had| have|'ve)? (?:told me|said(?: to me)?|wrote(?: to me)?|mentioned|spoke of|talked (?:about|of)|named)(?: (?:back then|before|once|yesterday|last \w+|on \w+day|in \w+))?(?: that)?\b/g,
    ' ',
  ],
  [/\b(?:do|did) you\b/g, 'i'],
  [/\b(?:are you|you are|you're)\b/g, 'i am'],
  [/\b(?:were you|you were)\b/g, 'i was'],
  [/\b(?:have you|you have|you've)\b/g, 'i have'],
  [/\b(?:will you|you will|you'll)\b/g, 'i will'],
  [/\b(?:would you|you would|you'd)\b/g, 'i would'],
  [/\byourself\b/g, 'myself'],
  [/\byour\b/g, 'my'],
  [/\byours\b/g, 'mine'],
  [/\byou\b/g, 'i'],
];

/** "You said that the thoughts had stopped. Have they?" To own that is good news. */
const saysOver = /\b(?:stopped|(?<!\b(?:be|being) )gone|went away|passed|lifted|eased|faded|behind you)\b/;

/** The gravest danger of the member's that these words of the therapist's name; null for none, and for reviewed words. */
export function dangerNamedIn(content: string): Finding | null {
  const lower = content.toLowerCase();
  if (isReviewed(content) || saysOver.test(lower)) return null;
  const said = toFirstPerson.reduce((text, [from, to]) => text.replace(from, to), lower);
  const grave = readTurn(said).findings.filter(({ level, isBroad }) => level !== 'watch' && !isBroad);
  return grave.find(({ level }) => level === 'imminent') ?? grave[0] ?? null;
}

/** The danger in that half of a choice which an answer takes; null where it takes neither. */
function chosenIn(before: string, answer: string): Finding | null {
  const at = before.toLowerCase().lastIndexOf(' or ');
  if (at < 0) return null;
  if (choosesFirst.test(answer)) return dangerNamedIn(before.slice(0, at));
  return choosesSecond.test(answer) ? dangerNamedIn(before.slice(at)) : null;
}

/**
 * What a short answer says of the danger that the turn before it named: owned, it is found as if the member had said it;
 * not denied either, it is watched.
 */
export function readNamed(content: string, before: string | null): Finding | null {
  const { whole } = normalise(content);
  if (!before || whole === '' || whole.split(' ').length > LONGEST_ANSWER) return null;
  const ownedAs = (named: Finding, level = named.level): Finding => ({
    id: `${named.kind}.answered-named`,
    kind: named.kind,
    level,
  });
  const chosen = chosenIn(before, whole);
  if (chosen) return ownedAs(chosen);
  const isOwned = ownedAnswer.test(whole);
  if (!isOwned && (leftBehind.test(whole) || noAnswer.test(whole))) return null;
  const named = dangerNamedIn(before);
  if (!named) return null;
  const isYes = yesAnswer.test(whole) && !unsureAnswer.test(whole);
  return isOwned || isYes ? ownedAs(named) : ownedAs(named, 'watch');
}
