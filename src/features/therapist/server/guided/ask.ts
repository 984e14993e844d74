// Finds the next question: one, open, unasked, not about what was just told, and such that it follows from it.
import type { PlacedSituation } from './content/all-content.ts';
import { findSituation } from './content/all-content.ts';
import type { Question } from './content/content-schema.ts';
import { genericQuestions } from './content/generic.data.ts';
import { isOnlyUnrealDeath } from './deaths.ts';
import { emotionContent } from './emotions.data.ts';
import type { FollowKind } from './follow-questions.data.ts';
import { followQuestions } from './follow-questions.data.ts';
import { standardOf } from './line.ts';
import type { TurnContext } from './turn-context.ts';
import type { Understanding } from './understand.ts';
import { understand } from './understand.ts';

export type Asked = { tag: string; text: string };

const spanOfTime =
  /\b(?:been|after|for|almost|nearly|over|about|\d+|an?|two|three|four|five|six|seven|eight|nine|ten|few|couple of|many|several) (?:minutes|hours|days|weeks?|months?|years?)\b/i;

/** What this message already answers, so that it is not asked later. */
export function knownTags({ time, text }: Understanding): string[] {
  const known: string[] = [];
  if (time || spanOfTime.test(text)) known.push('when');
  if (
    /\b(?:chest|stomach|headaches?|heart (?:races|pounds|racing|pounding)|shoulders|jaw|throat|tight feeling)\b/i.test(
      text,
    )
  )
    known.push('body');
  if (/\b(?:i(?:'ve| have)? (?:already )?tried)\b/i.test(text)) known.push('tried');
  if (
    /\b(?:nobody knows|no one knows|only person|haven't told|no one to|nobody to|i told my)\b|^(?:nobody|no one)\b/i.test(
      text,
    )
  )
    known.push('support');
  return known;
}

const heldBack =
  /\b(?:said nothing|say nothing|did(?: not|n't) (?:say|answer|speak|reply)|kept (?:quiet|silent|it in)|stayed (?:quiet|silent)|could(?: not|n't) (?:say|speak|answer)|kept my mouth shut|held my tongue|swallowed it|bit my tongue|(?<!\bjust )wanted to (?:say|shout|scream|answer|tell (?!someone|somebody|you|any)))\b/i;
const untold =
  /\b(?:(?:nobody|no ?one)(?: (?:else|really|even|ever|at \w+|in \w+ \w+))* (?:knows|knew|to tell|to talk)|never told|have(?: not|n't) told|has(?: not|n't) told|(?<=\b(?:i|we|you) )(?:don't|do not) tell|can't tell|cannot tell|don't (?:really )?talk about|hide it|hiding it|secret(?:ly)?|only one who knows)\b.{0,40}/i;
/** Something is seen for the first time, now. */
const realised =
  /\b(?:i(?:'d| had|'ve| have)? never (?:really )?(?:thought (?:of|about) (?:that|it)|saw it|seen it|noticed|reali[sz]ed|connected)|(?:had|have)n'?t (?:thought|looked|seen|noticed|realised|realized)\b.{0,20}\b(?:that|it|like that|that way|before)|(?:just|only now) (?:reali[sz]ed|realise|realize|noticed|see)|now that (?:i|you) (?:say|put) it|didn'?t (?:realise|realize|notice) (?:that )?(?:until|before|how))\b/i;
/** An event, told as one: it begins the sentence, or goes on with "then". */
const happened =
  /(?:^|[.!?] |\bthen |\band )(?:(?:yesterday|today|last \w+|on \w+|so),? )?(?:i|he|she|they|we|my \w+) (?:just |then |even )?(?:(?!used|loved|wanted|needed|liked)\w{3,}ed|went|left|drank|came|said|told|got|woke|saw|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|ate|called)\b/i;
const usually = /\b(?:always|never|every|used to|keeps?|usually|often|nothing|whenever|times? a)\b/i;

/** What sort of thing was said, the most pressing first. */
function followKinds({ heard, gists, pieces }: TurnContext): FollowKind[] {
  const kinds: FollowKind[] = [];
  const kind = gists[0]?.kind;
  if (kind === 'self_judgement' || kind === 'loss' || kind === 'cherished' || kind === 'good') return [kind];
  if (realised.test(heard.text)) return ['realised'];
  if (heldBack.test(heard.text)) kinds.push('unsaid');
  if (untold.test(heard.text) && /\b(?:know|tell|told|talk|secret|hide|hiding)/i.test(heard.text))
    kinds.push('alone');
  if (pieces[0]?.kind === 'words_of_others') kinds.push('speech');
  if (kind && kind !== 'plain') kinds.push(kind);
  if (kind === 'plain' && happened.test(heard.text) && !usually.test(heard.text)) kinds.push('done');
  return [...kinds, 'plain'];
}

/** Asked of somebody who lives, it would bury them. */
const asksOfTheDead = /\b(?:lost|died|dead)\b/i;

const GLAD_MESSAGES = 2;
/** Good news, told now or a moment ago, and nothing hard since. */
function isGlad({ heard, turn }: TurnContext): boolean {
  const before = turn.conversation.filter(({ role }) => role === 'user').slice(-GLAD_MESSAGES);
  const feelings = [heard, ...before.reverse().map(({ content }) => understand(content))].map(
    ({ emotions }) => emotions[0]?.family,
  );
  return feelings.find((family) => family !== undefined) === 'good';
}

type Candidate = { question: Question; worth: number };

const FROM = {
  matched: 0.62,
  held: 0.42,
  leant: 0.34,
  follow: 0.52,
  feeling: 0.38,
  plain: 0.2,
  topic: 0.2,
  generic: 0.05,
} as const;
const STRONG_FEELING = 0.18;
const FIT_COUNTS = 0.8;
/** What a question is taken to fit when meaning is not known. */
const TYPICAL_FIT = 0.15;
/** A question of the situation spoken of this far from what was said would sound as if nobody had listened. */
const LEAST_FIT = 0.1;
/** Farther than that: what they live with may not be what the topic's question takes for granted. */
const LEAST_FIT_TOPIC = 0.26;
/** What a built-in topic lends to a category of their own was not written for it. */
const LEAST_FIT_LENT = 0.3;
const TAG_AGAIN = 0.25;
const ORDER = 0.03;
const CHANCE = 0.12;
/** Shorter messages follow from the question, and nothing follows from them. */
const FEWEST_WORDS = 4;
/** A situation spoken of so few turns ago still lends its questions. */
const HELD_TURNS = 2;

const LEANT = 1.8;
/** A question of a situation only leant to must fit what was said. */
const LEAST_FIT_LEANT = 0.2;

/** The situation spoken of a moment ago. */
function heldSituation({ state, match }: TurnContext): PlacedSituation | null {
  if (match || !state.situation || state.turns - state.situationAt > HELD_TURNS) return null;
  return state.situationAt > 0 ? findSituation(state.situation) : null;
}

/** The situation that several messages together speak for. */
export function leantTo({ state, match }: TurnContext, least = LEANT): PlacedSituation | null {
  const [id, lean] = Object.entries(state.leanings).sort((a, b) => b[1] - a[1])[0] ?? [];
  return match || id === undefined || (lean ?? 0) < least ? null : findSituation(id);
}

function candidatesFor(context: TurnContext): Candidate[] {
  const { match, heard, gists, lines, nearTo, isOnTopic } = context;
  const all: Candidate[] = [];
  const isAlive = isOnlyUnrealDeath(heard.text);
  const add = (questions: readonly Question[], base: number, least = -1): void => {
    questions.forEach((question, at) => {
      const fits = (heard.words < FEWEST_WORDS ? null : nearTo(question[1])) ?? TYPICAL_FIT;
      if (fits >= least && !(isAlive && asksOfTheDead.test(question[1])))
        all.push({ question, worth: base + FIT_COUNTS * fits - ORDER * at * (base > 0.5 ? 1 : 0) });
    });
  };
  if (match) add(match.situation.next, FROM.matched);
  const isLoss = gists[0]?.kind === 'loss';
  const held = isLoss ? null : heldSituation(context);
  if (held) add(held.next, FROM.held, LEAST_FIT);
  const leant = isLoss ? null : leantTo(context);
  if (leant && leant.id !== held?.id) add(leant.next, FROM.leant, LEAST_FIT_LEANT);
  if (heard.words >= FEWEST_WORDS)
    followKinds(context).forEach((kind, at) => {
      add(followQuestions[kind], kind === 'plain' ? FROM.plain : FROM.follow - at * 0.08);
    });
  else if (heard.intent === 'tells' && heard.words > 0) add(followQuestions.bare, FROM.follow);
  const [emotion] = heard.emotions;
  if (emotion) {
    const questions = emotionContent[emotion.family].questions.map(
      (line): Question =>
        typeof line === 'string' ? ['feeling', line] : ['feeling', standardOf(line), line[1]],
    );
    add(questions, FROM.feeling + (emotion.isStrong ? STRONG_FEELING : 0));
  }
  const isLent = context.turn.category.isCustom;
  // After a death the next thing is the death, and good news needs no question about the trouble.
  if (isOnTopic && !isLoss && !isGlad(context))
    add(
      lines.explore.slice(0, -genericQuestions.length),
      FROM.topic,
      isLent ? LEAST_FIT_LENT : LEAST_FIT_TOPIC,
    );
  add(genericQuestions, FROM.generic);
  return all;
}

/** A question that follows from this message; null only when every authored one was asked. */
export function ask(context: TurnContext): Asked | null {
  const { pen, state, gists, lines } = context;
  const known = gists[0]?.kind === 'wish' ? [...state.known, 'want'] : state.known;
  const last = state.tags.at(-1);
  const ranked = candidatesFor(context)
    .map(({ question, worth }) => ({
      question,
      worth: worth - (state.tags.includes(question[0]) ? TAG_AGAIN : 0) + pen.random() * CHANCE,
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ question }) => question);
  return (
    pen.ask(ranked, known, { mayRepeatTags: true, except: last }) ??
    pen.ask([...ranked, ...lines.explore], [], { mayRepeatTags: true })
  );
}
