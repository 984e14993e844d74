// Everything one turn is answered from, gathered once. `state` is this turn's own copy and may be written to.
import type { TherapistTurn, TherapyStyle } from '../../therapist.contract.ts';
import { onePersonIn } from './about.ts';
import { isBaffled } from './baffled.ts';
import { type Choices, followingOf } from './choosing/choose.ts';
import type { PlacedSituation, TopicLines } from './content/all-content.ts';
import { homeSituation, linesFor } from './content/all-content.ts';
import { letGoOfDenied } from './denied-situation.ts';
import type { GuidedState, Pending } from './dialogue-state.ts';
import { readState } from './dialogue-state.ts';
import type { Exercise } from './exercises/exercise.ts';
import type { Gist } from './gist.ts';
import { gistsOf } from './gist.ts';
import { randomFrom } from './line.ts';
import type { Piece } from './living-piece.ts';
import { livingPieces } from './living-piece.ts';
import type { SituationMatch } from './match-situation.ts';
import { leaningsAfter, matchSituation, situationAskedAbout } from './match-situation.ts';
import type { Meaning } from './meaning/meaning.ts';
import type { Moment } from './moments/moment.ts';
import { momentIn, pronounsFor } from './moments/told-moment.ts';
import type { Pen } from './pen.ts';
import { createPen } from './pen.ts';
import { groupsOf } from './situation-cues.ts';
import type { Place } from './topic-in-talk.ts';
import { borrowTopic, isAbout, noteTopic, placeOf } from './topic-in-talk.ts';
import type { Intent } from './understand.data.ts';
import type { Understanding } from './understand.ts';
import { understand } from './understand.ts';

/** One part of a reply; optional parts go first when the reply is too long for the ear. */
export type Part = { text: string; isOptional?: boolean };

export type Draft = {
  move: string;
  parts: Part[];
  question?: { tag: string; text: string };
  pending?: Pending;
  exercise?: { id: Exercise['id']; step: number };
  suggestions?: string[];
  isGoodbye?: boolean;
};

export type TurnContext = {
  turn: TherapistTurn;
  style: TherapyStyle;
  state: GuidedState;
  /** What was pending when the member spoke; `state.pending` is already cleared. */
  pending: Pending | null;
  heard: Understanding;
  /** Clauses that can be mirrored and were not mirrored before, best first. */
  gists: Gist[];
  /** A few words of theirs that can be handed back alone, best first; none while they may not be safe. */
  pieces: Piece[];
  match: SituationMatch | null;
  /** The small thing they told, where it is one that is known. */
  moment: Moment | null;
  /** What was right to ask and to say after lines like theirs, where that is known. */
  choices: Choices | null;
  /** Our last question made no sense to them, and they said so. */
  isBaffled: boolean;
  /** How near an authored line is to what they said, about 0–0.6; null when it cannot be told. */
  nearTo(line: string): number | null;
  /** The situation that advice is asked about, by what they told last; only where it is asked for. */
  askedAbout?: PlacedSituation | null;
  /** How near a line is to what they told last, the question with it; only where advice is asked for. */
  nearToTrouble?: ((line: string) => number | null) | undefined;
  /** The built-in topic whose content fits now: the chosen one, the one lent to a member's own, or where the talk went. */
  place: Place;
  /** What they say has to do with that topic, as far as can be told. */
  isOnTopic: boolean;
  lines: TopicLines;
  pen: Pen;
  wordLimit: number;
};

const tellsOn =
  /^(?:yes|yeah|yep|yup|right|true|ok(?:ay)?|mm+)[,. ]+(?:and|but|then|because|so)[, ]+(?:\w+ )?(?:everyone|everybody|nobody|no ?one|he|she|they|i|we|my \w+|it) (?!do\b|am\b|is\b|was\b|did\b|guess\b|think\b)\w+/i;

/** "That he's angry on Monday", to what worries them: it has not happened, and is not handed back as if it had. */
const isFeared = (text: string, question: string | undefined): boolean =>
  /^(?:(?:um+|well|i guess|probably|just|mostly)[, ]+)*that (?:i|he|she|they|it|we|people|everyone|my)\b/i.test(
    text,
  ) && /\b(?:worr\w*|fear\w*|afraid|scared|dread\w*|worst)\b/i.test(question ?? '');

const STILL_STARTS = 4;
const MOST_SENTENCES = 8;
const READ_CHARACTERS = 600;
const TALK_CHARACTERS = 6_000;
/** "Since dad died", after something about her: he is not her. */
const namesKin =
  /\b(?:dad|father|mum|mom|mother|gran\w*|nan|brother|sister|uncle|aunt\w*|son|daughter|husband|wife|boss|friend|partner)\b/i;
/** A request, a farewell or a question to us has its own answer. */
const followed = new Set<Intent>(['tells', 'agrees', 'declines', 'does_not_know']);
const wordLimits = { voice: 60, avatar: 60, chat: 90 } as const;

/** What matters most of a message, for reading its meaning: whole sentences, the weightiest first; none if it is one. */
export function sentencesIn(text: string, gists: Gist[] = []): string[] {
  const sentences = text.split(/(?<=[.?!;])\s+/).filter((sentence) => sentence.length >= 12);
  if (sentences.length <= 1) return [];
  const weight = (sentence: string): number =>
    gists.find((gist) => sentence.toLowerCase().includes(gist.clause.slice(-18).toLowerCase()))?.score ?? 0;
  return sentences
    .map((sentence, at) => ({ sentence, weight: weight(sentence) + at / sentences.length / 10 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SENTENCES)
    .map(({ sentence }) => sentence);
}

/** Each message of the member in this talk, the present one last and as it was heard. */
export const toldSoFar = ({ turn, heard }: Pick<TurnContext, 'turn' | 'heard'>): string[] => [
  ...turn.conversation.filter(({ role }) => role === 'user').map(({ content }) => content),
  heard.text,
];

const TROUBLE_MESSAGES = 4;
/** What advice is asked about stands before the question, and before the answer to ours. */
function troubleIn({ conversation, memberText }: TherapistTurn): string {
  const told = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...told.slice(-TROUBLE_MESSAGES), memberText ?? ''].join(' ').slice(-READ_CHARACTERS);
}

/** A message as rules understand it, and what of it is read by its meaning. */
export function readByRules(memberText: string) {
  const ruled = understand(memberText);
  return {
    ruled,
    text: ruled.text.slice(0, READ_CHARACTERS),
    worth: sentencesIn(ruled.text, gistsOf(ruled)),
  };
}

/** @param meaning null, not ready or too slow: the turn is understood by rules alone. */
export async function openTurn(turn: TherapistTurn, meaning: Meaning | null): Promise<TurnContext> {
  const state = readState(turn.state);
  if (turn.state === null) {
    state.situation = homeSituation(turn.category.id, turn.topic.id);
    // Not every talk falls still at the same turn.
    state.lastStillAt = turn.seed % STILL_STARTS;
  }
  if (turn.category.isCustom && !state.isPlaced) await borrowTopic(turn, state, meaning);
  const pending = state.pending;
  state.pending = null;
  const style = turn.risk.level === 'none' ? turn.style : 'Standard';

  const { ruled, text, worth } = readByRules(turn.memberText ?? '');
  const last = turn.conversation.findLast(({ role }) => role === 'user')?.content;
  // As it was read when it was said.
  const before = last === undefined ? null : readByRules(last).text;
  const reading = (await meaning?.read(text, worth, before)) ?? null;
  const understood = reading ? understand(turn.memberText ?? '', reading) : ruled;
  // In the middle of a talk nobody begins anew: "eeh hio ni plan".
  const isNoGreeting = understood.intent === 'greeting' && ruled.intent !== 'greeting' && state.talk > 1;
  const heard = isNoGreeting ? { ...understood, intent: 'tells' as const } : understood;
  if (!state.exercise) noteTopic(state, turn, heard, reading);
  const place = placeOf(turn, state);

  const isAdvised = pending?.kind === 'advice' || heard.intent === 'asks_advice';
  const trouble = isAdvised ? await meaning?.read(troubleIn(turn), []) : null;

  // "Yeah. And everyone just nodded" says yes and tells on.
  const isBareAnswer =
    (heard.intent === 'agrees' || heard.intent === 'thanks') && heard.words <= 7 && !tellsOn.test(heard.text);
  const said = new Set(state.facts.map((fact) => fact.clause));
  const read = worth.length > 0 ? worth.join(' ') : heard.text.slice(0, READ_CHARACTERS);
  letGoOfDenied(state, heard, turn.conversation);
  const { situation: recent, leanings, denied } = state;
  const leaning = { ...place, recent, leanings, denied };
  const baffled = turn.memberText !== null && isBaffled(turn.memberText, turn.conversation);
  const isTelling = !baffled && (heard.intent === 'tells' || heard.intent === 'asks_advice');
  if (baffled) state.situation = null;
  const match = isTelling ? matchSituation(read, leaning, reading?.situations ?? null) : null;
  if (isTelling && reading) state.leanings = leaningsAfter(read, leaning, reading.situations);
  const isPersonFitting =
    heard.person !== null &&
    match !== null &&
    groupsOf(heard.person).some((group) => match.groups.has(group));
  // Nothing wide stands beside danger, in an exercise, or behind what we offered.
  const mayChoose =
    turn.risk.level === 'none' &&
    !state.exercise &&
    !pending &&
    !heard.isMixedLanguage &&
    !baffled &&
    followed.has(heard.intent);
  const told = {
    line: heard.text.slice(0, READ_CHARACTERS),
    before: before ?? '',
    talk: toldSoFar({ turn, heard }).join(' ').slice(-TALK_CHARACTERS),
  };
  const speaksOfOne = onePersonIn(heard.text) !== null || namesKin.test(heard.text);
  const slots: Record<string, string | null> = {
    who: isPersonFitting ? `your ${heard.person}` : null,
    feeling: heard.emotions[0]?.word ?? null,
    ...pronounsFor(speaksOfOne || before === null ? heard.text : before),
  };
  return {
    turn,
    style,
    state,
    pending,
    heard,
    gists: isBareAnswer ? [] : gistsOf(heard).filter((gist) => !said.has(gist.clause)),
    pieces:
      turn.risk.level === 'none' && !isBareAnswer && !isFeared(heard.text, state.lastQuestion?.text)
        ? livingPieces(heard)
        : [],
    match,
    moment: reading && heard.intent === 'tells' && !baffled ? momentIn(heard, reading.moments) : null,
    choices: reading && mayChoose ? followingOf(reading.choices, told) : null,
    isBaffled: baffled,
    nearTo: (line) => reading?.nearTo(line) ?? null,
    askedAbout: trouble ? situationAskedAbout(troubleIn(turn), leaning, trouble.situations) : null,
    nearToTrouble: trouble ? (line) => trouble.nearTo(line) : undefined,
    place,
    isOnTopic: isAbout(place, heard, reading),
    lines: linesFor(place.categoryId, place.topicId),
    pen: createPen({ state, style, random: randomFrom(turn.seed * 1_009 + state.turns), slots }),
    wordLimit: wordLimits[turn.surface],
  };
}
