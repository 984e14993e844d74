// The first word of a spoken reply: a short sign that the member was heard, said while the reply itself is still on its
// way to sound. Both minds take it from here; in writing there is none. What cannot be told apart gets the plainest.
import type { TherapistTurn, TherapyStyle } from '../therapist.contract.ts';
import {
  type AcknowledgedMoment,
  acknowledgements,
  ownBeginning,
  unacknowledgedMoves,
} from './acknowledgements.data.ts';
import { type Gist, gistsOf } from './guided/gist.ts';
import { randomFrom, sentencesOf } from './guided/line.ts';
import { type Understanding, understand } from './guided/understand.ts';

type Heard = Pick<Understanding, 'text' | 'intent' | 'emotions' | 'isForeign'>;

/** None of them comes again within so many replies. */
const APART = 6;
/** A first sentence this short is heard as soon as an acknowledgement would be. In characters. */
const SOON_ENOUGH = 16;

const allPhrases = [
  ...new Set(Object.values(acknowledgements).flatMap((moments) => Object.values(moments).flat())),
];
const moments: readonly AcknowledgedMoment[] = ['heavy', 'plain', 'careful', 'short', 'question', 'good'];

/** All that `acknowledge` may say in this style, what is needed first at the head. At most some thirty. */
export function acknowledgementsOf(style: TherapyStyle): string[] {
  const groups = moments.map((moment) => acknowledgements[style][moment]);
  const longest = Math.max(...groups.map((group) => group.length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group[at] ?? []),
  ).flat();
  return [...new Set(inTurn)];
}

/** Whether this is nothing but an acknowledgement. */
export const isAcknowledgement = (text: string): boolean => allPhrases.includes(text.trim());

/** A reply of before without the acknowledgement it began with. */
export function withoutAcknowledgement(reply: string): string {
  const phrase = leadOf(reply);
  return phrase === null ? reply : reply.slice(phrase.length).trimStart();
}

/**
 * What to say before a reply; null where nothing should be. `move`: what kind of reply follows. `words`: how it begins,
 * null while that is not known. The same turn gets the same answer.
 */
export function acknowledge(given: {
  turn: TherapistTurn;
  heard: Heard;
  /** Of what they said, the weightiest first. */
  gists: readonly Pick<Gist, 'kind'>[];
  move: string;
  words: string | null;
}): string | null {
  const { turn, heard, move, words } = given;
  if (turn.surface !== 'voice' || !turn.memberText?.trim() || heard.isForeign) return null;
  if (turn.risk.level === 'imminent' || unacknowledgedMoves.has(move)) return null;
  if (words !== null && speaksForItself(words)) return null;
  const style = turn.risk.level === 'none' ? turn.style : 'Standard';
  const replies = turn.conversation.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
  const recent = replies.slice(-APART);
  const fresh = acknowledgements[style][momentOf(given)].filter(
    (phrase) =>
      !recent.some((reply) => beginsWith(reply, phrase)) &&
      !(words !== null && firstWord(words) === firstWord(phrase)),
  );
  const before = firstWord(replies.at(-1) ?? '');
  const differing = fresh.filter((phrase) => before === 'i' || firstWord(phrase) !== before);
  const candidates = differing.length > 0 ? differing : fresh;
  const random = randomFrom(turn.seed * 31 + turn.conversation.length);
  return candidates[Math.floor(random() * candidates.length)] ?? null;
}

function momentOf({ turn, heard, gists }: Parameters<typeof acknowledge>[0]): AcknowledgedMoment {
  if (turn.risk.level !== 'none' || gists.some(({ kind }) => graveKinds.has(kind))) return 'careful';
  if (isHeavy(heard, gists)) return turn.category.id === 'trauma' ? 'careful' : 'heavy';
  if (heard.intent === 'agrees' || heard.intent === 'declines') return 'short';
  if (heard.intent === 'asks_advice' || heard.intent === 'asks_fact') return 'question';
  if (turn.category.id === 'trauma') return 'careful';
  const before = turn.conversation.findLast(({ role }) => role === 'user')?.content ?? '';
  // What was hard a moment ago still is.
  if (wasHeavy(before)) return 'heavy';
  const isGood = heard.emotions.length > 0 && gists[0]?.kind === 'good' && !hasTwoSides.test(heard.text);
  return isGood ? 'good' : 'plain';
}

const graveKinds: ReadonlySet<string> = new Set(['loss', 'cherished', 'self_judgement']);
const heavyKinds: ReadonlySet<string> = new Set(['fear', 'inability']);
const hasTwoSides = /\b(?:but|though|although|except|until|only|not|never)\b|n't\b/i;

function isHeavy({ emotions }: Pick<Heard, 'emotions'>, gists: readonly Pick<Gist, 'kind'>[]): boolean {
  return emotions.some(({ family }) => family !== 'good') || gists.some(({ kind }) => heavyKinds.has(kind));
}

function wasHeavy(text: string): boolean {
  const heard = understand(text);
  const gists = gistsOf(heard);
  return isHeavy(heard, gists) || gists.some(({ kind }) => graveKinds.has(kind));
}

/** Its first words are as soon heard as an acknowledgement, or it acknowledges within its first two sentences. */
function speaksForItself(words: string): boolean {
  const [first = '', second = ''] = sentencesOf(words);
  const isNod = second.length <= SOON_ENOUGH && ownBeginning.test(second);
  return first.length <= SOON_ENOUGH || ownBeginning.test(first) || isNod;
}

/** Also when it was interrupted before that was out. */
const beginsWith = (reply: string, phrase: string): boolean =>
  leadOf(reply) === phrase || (reply !== '' && phrase.startsWith(reply));

/** The longest acknowledgement a reply begins with. */
function leadOf(reply: string): string | null {
  const found = allPhrases.filter((phrase) => reply === phrase || reply.startsWith(`${phrase} `));
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Lower case, without what is drawn together: "I'm" begins like "I". */
const firstWord = (text: string): string => /^[\p{L}]+/u.exec(text.trim())?.[0].toLowerCase() ?? '';
