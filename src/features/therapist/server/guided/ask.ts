// Finds the next question: one, open, unasked, not about what was just told, and such that it follows from it. Where none is
// sure to follow, they are asked to go on in whatever words: a question beside the point costs more than an open one (ADR 0020).
import { claimedDetails } from './claimed-details.ts';
import { weighs } from './clause-weight.ts';
import type { PlacedSituation } from './content/all-content.ts';
import { findSituation } from './content/all-content.ts';
import type { Question } from './content/content-schema.ts';
import { genericQuestions } from './content/generic.data.ts';
import { isOnlyUnrealDeath } from './deaths.ts';
import { emotionContent } from './emotions.data.ts';
import { FEWEST_WORDS, followKinds } from './follow-kinds.ts';
import type { FollowKind } from './follow-questions.data.ts';
import { afterOurQuestion, followQuestions } from './follow-questions.data.ts';
import { inwardInvitations, openInvitations } from './invitations.data.ts';
import { standardOf } from './line.ts';
import { isNamedIn } from './match-situation.ts';
import { isGlad, isMourning, isTroubled, saysAllIsWell } from './mood-of-talk.ts';
import { isJoking } from './said-lightly.ts';
import { sceneIn } from './scenes/told-scene.ts';
import { type TurnContext, toldSoFar } from './turn-context.ts';

export type Asked = { tag: string; text: string };

/** Asked of somebody who lives, it would bury them. */
const asksOfTheDead = /\b(?:lost|died|dead)\b/i;

const toShortAnswers = new Set<FollowKind>([
  'bareTime',
  'bareSpan',
  'barePerson',
  'bareBody',
  'scaled',
  'yes',
  'no',
]);
/** What a short answer was of is more than what the talk is about. */
const worthOf = (kind: FollowKind): number => {
  if (kind === 'plain' || kind === 'heavy') return FROM[kind];
  return toShortAnswers.has(kind) ? FROM.short : FROM.follow;
};

/** `sure` and `likely`: asked. `chosen`: only where nothing of theirs could be handed back. `guess`: when nothing else is left. */
type Trust = 'sure' | 'likely' | 'chosen' | 'guess';
type Candidate = { question: Question; worth: number; trust: Trust; isOfScene?: boolean };
/** `trust`: also by how near the question is to what was said; null: it cannot be told. */
type Add = (
  questions: readonly Question[],
  base: number,
  least?: number,
  trust?: Trust | ((near: number | null) => Trust),
) => void;

/**
 * Of 763 wide questions that strict readers marked, those so sure were wrong in a quarter and right in two fifths, those likely in a
 * third and a third; of the rest nearly every second was wrong.
 */
const CHOSEN = { sure: 0.36, likely: 0.3 } as const;
/** A situation stands out so far, or its question is so near, that it is asked at once; of weaker ones three in four were wrong. */
const SITUATION_SURE = { score: 8, near: 0.5 } as const;
/** A topic's question so near to what was said follows from it. */
const TOPIC_LIKELY = 0.5;
/** Kinds whose questions were wrong in less than two fifths; what is said against oneself, and a loss, are never passed over. */
const trustIn: Partial<Record<FollowKind, Trust>> = {
  self_judgement: 'sure',
  loss: 'sure',
  scaled: 'sure',
  bareSpan: 'sure',
  replayed: 'sure',
  ahead: 'likely',
  bodily: 'likely',
  cherished: 'likely',
  done: 'likely',
  inability: 'likely',
  other_person: 'likely',
  realised: 'likely',
  fear: 'likely',
};

const FROM = {
  chosen: 0.5,
  scene: 0.85,
  moment: 0.8,
  matched: 0.72,
  answering: 0.6,
  held: 0.5,
  leant: 0.3,
  follow: 0.5,
  feeling: 0.38,
  short: 0.75,
  heavy: 0.24,
  plain: 0.2,
  topic: 0.2,
  generic: 0.1,
} as const;
const STRONG_FEELING = 0.18;
const FIT_COUNTS = 0.8;
/** What a question is taken to fit when meaning is not known. */
const TYPICAL_FIT = 0.15;
/** A question of the situation spoken of this far from what was said would sound as if nobody had listened. */
const LEAST_FIT = 0.34;
/** The same, of the situation meant now; where meaning is not known, its cues must do. */
const LEAST_FIT_MATCHED = { strong: 0.2, guessed: 0.32 } as const;
/** Farther than that: what they live with may not be what the topic's question takes for granted. */
const LEAST_FIT_TOPIC = 0.42;
/** What a built-in topic lends to a category of their own was not written for it. */
const LEAST_FIT_LENT = 0.3;
const FOLLOW_ORDER = 0.08;
const TAG_AGAIN = 0.25;
const ORDER = 0.03;
const CHANCE = 0.12;
/** A situation spoken of so few turns ago still lends its questions. */
const HELD_TURNS = 3;

/** Less sure than this, a wide question is no better than one that patterns find; what being surer is worth. */
const LEAST_SURE = 0.2;
const SURE_COUNTS = 2.2;
/** What a question gains that was written for the very situation. */
const STRONGLY_MEANT = 0.4;

const LEANT = 1.8;
/** A question of a situation only leant to must fit what was said. */
const LEAST_FIT_LEANT = 0.4;

/** The situation spoken of a moment ago. */
function heldSituation({ state, match }: TurnContext): PlacedSituation | null {
  if (match || !state.situation || state.turns - state.situationAt > HELD_TURNS) return null;
  return state.situationAt > 0 ? findSituation(state.situation) : null;
}

/** The situation that several messages together speak for. */
export function leantTo(context: TurnContext, least = LEANT): PlacedSituation | null {
  if (context.match) return null;
  const told = toldSoFar(context);
  const [best] = Object.entries(context.state.leanings)
    .filter(([id, lean]) => lean >= least && isNamedIn(id, told))
    .sort(([, a], [, b]) => b - a);
  return best ? findSituation(best[0]) : null;
}

/** To a bike or a hedge they would be questions about nothing. */
const ofTrouble = new Set(['exception', 'tried', 'need', 'worst', 'who', 'body', 'support']);

/** Grief that is fresh wants no step, no remedy and no better day. */
const notInMourning = new Set(['tried', 'next', 'want', 'exception', 'need']);

/** Of a situation: the one meant now, else the one of a moment ago, else the one the talk leans to. */
function addSituations(context: TurnContext, add: Add): void {
  const { match, heard, state, isBaffled } = context;
  // What it takes for granted was just refused.
  if (isBaffled) return;
  const said = toldSoFar(context).join(' ');
  /** A question takes no detail for granted that they did not tell themselves: the situation's own cues are no telling. */
  const open = ({ next }: PlacedSituation): Question[] =>
    next.filter(([, ...texts]) => texts.every((text) => claimedDetails(text, said).length === 0));
  if (match)
    add(
      open(match.situation),
      FROM.matched + (match.isStrong ? STRONGLY_MEANT : 0),
      match.isStrong ? LEAST_FIT_MATCHED.strong : LEAST_FIT_MATCHED.guessed,
      (near) => {
        if (!match.isStrong) return 'guess';
        return match.score >= SITUATION_SURE.score || (near ?? 0) >= SITUATION_SURE.near ? 'sure' : 'likely';
      },
    );
  const isShort = heard.words < FEWEST_WORDS;
  const held = heldSituation(context);
  // A word in answer to a question of the situation may be followed by its next one; a yes, or a later word, says nothing of it.
  const isOfIt = held?.next.some(([, ...texts]) => texts.includes(state.lastQuestion?.text ?? '')) ?? false;
  if (held && (!isShort || (isOfIt && heard.intent === 'tells' && state.turns - state.situationAt === 1)))
    add(open(held), isShort ? FROM.answering : FROM.held, isShort ? undefined : LEAST_FIT);
  const leant = isShort ? null : leantTo(context);
  if (leant && leant.id !== held?.id) add(open(leant), FROM.leant, LEAST_FIT_LEANT);
}

/** Asked of the small thing they told, as far as it claims nothing that they did not. */
function ofMoment(context: TurnContext): readonly Question[] {
  if (!context.moment) return [];
  const said = toldSoFar(context).join(' ');
  return context.moment.questions.filter(([, ...texts]) =>
    texts.every((text) => claimedDetails(text, said).length === 0),
  );
}

function candidatesFor(context: TurnContext): Candidate[] {
  const { heard, gists, lines, nearTo, isOnTopic } = context;
  const all: Candidate[] = [];
  const isAlive = isOnlyUnrealDeath(heard.text);
  const isShort = heard.words < FEWEST_WORDS;
  const add: Add = (questions, base, least = -1, trust = 'guess') => {
    questions.forEach((question, at) => {
      const near = isShort ? null : nearTo(question[1]);
      const fits = near ?? TYPICAL_FIT;
      if ((near === null || near >= least) && !(isAlive && asksOfTheDead.test(question[1])))
        all.push({
          question,
          worth: base + FIT_COUNTS * fits - ORDER * at * (base > 0.5 ? 1 : 0),
          trust: typeof trust === 'string' ? trust : trust(near),
        });
    });
  };
  const isLoss = gists[0]?.kind === 'loss';
  const isHappy = isGlad(context);
  // After a death the next thing is the death, and good news needs no question about the trouble.
  if (context.match || !(isLoss || isHappy)) addSituations(context, add);
  // Nobody else could be asked these: that its kind was asked before matters less.
  if (!(isLoss || isHappy)) {
    const before = all.length;
    add(sceneIn(heard)?.questions ?? [], context.match ? FROM.held : FROM.scene, undefined, 'likely');
    add(ofMoment(context), FROM.moment, undefined, 'likely');
    for (const candidate of all.slice(before)) candidate.isOfScene = true;
  }
  for (const { ask: question, sure, least = LEAST_SURE } of context.choices?.questions ?? [])
    if (sure >= least) {
      const trust = sure >= CHOSEN.sure ? 'sure' : sure >= CHOSEN.likely ? 'likely' : 'chosen';
      all.push({ question, worth: FROM.chosen + SURE_COUNTS * sure, trust, isOfScene: true });
    }
  const kinds = followKinds(context);
  // "The barista", "mornings": it answers us, and goes on from what we asked.
  if (kinds.at(-1) === 'bare' && context.state.lastQuestion)
    add(afterOurQuestion[context.state.lastQuestion.tag] ?? [], FROM.short + FOLLOW_ORDER);
  kinds.forEach((kind, at) => {
    // "My mum", days after a funeral, tells of no other loss.
    const trust = kind === 'loss' && isShort ? 'guess' : trustIn[kind];
    add(followQuestions[kind], worthOf(kind) - at * FOLLOW_ORDER, undefined, trust);
  });
  const emotion = heard.emotions.find(({ family }) => !isHappy || family === 'good');
  if (emotion) {
    const questions = emotionContent[emotion.family].questions.map(
      (line): Question =>
        typeof line === 'string' ? ['feeling', line] : ['feeling', standardOf(line), line[1]],
    );
    add(questions, FROM.feeling + (emotion.isStrong ? STRONG_FEELING : 0), undefined, 'likely');
  }
  const isLent = context.turn.category.isCustom;
  if (isOnTopic && !isLoss && !isHappy && !isShort && !context.isBaffled)
    add(
      lines.explore.slice(0, -genericQuestions.length),
      FROM.topic,
      isLent ? LEAST_FIT_LENT : LEAST_FIT_TOPIC,
      (near) => ((near ?? 0) >= TOPIC_LIKELY ? 'likely' : 'guess'),
    );
  // They fit anything, so that how near one is to what was said is chance.
  const isHeavy = isTroubled(context);
  const generic = genericQuestions.filter(([tag]) => isHeavy || !ofTrouble.has(tag));
  if (!isHappy)
    all.push(...generic.map((question) => ({ question, worth: FROM.generic, trust: 'guess' as const })));
  return isMourning(context) ? all.filter(({ question: [tag] }) => !notInMourning.has(tag)) : all;
}

const vague = new Set(
  [...followQuestions.plain, ...followQuestions.heavy, ...genericQuestions].flatMap(([, ...texts]) => texts),
);
/** Whether it would fit anything that could have been said. */
export const isVague = ({ text }: Pick<Asked, 'text'>): boolean => vague.has(text);

const invitations = new Set(
  [...openInvitations, ...inwardInvitations].flatMap(([, ...texts]) => texts as string[]),
);
/** Whether it only asks to go on: by itself it would sound as if nothing had been heard. */
export const isInvitation = ({ text }: Pick<Asked, 'text'>): boolean => invitations.has(text);
const inward = new Set(inwardInvitations.flatMap(([, ...texts]) => texts as string[]));

/** Words; a shorter message moves nobody so that they would look inward. */
const MOVES_FROM = 6;
/** To go on, in whatever words; to look inward where what was said moves them, though not twice in a row. */
function invite({ pen, heard, state }: TurnContext): Asked | null {
  const moves = heard.words >= MOVES_FROM && !isJoking(heard.text) && weighs(heard.text);
  const mayLookInward = moves && !inward.has(state.lastQuestion?.text ?? '');
  const inSomeOrder = (questions: readonly Question[]): Question[] =>
    questions
      .map((question) => ({ question, at: pen.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ question }) => question);
  return pen.ask(
    [...(mayLookInward ? inSomeOrder(inwardInvitations) : []), ...inSomeOrder(openInvitations)],
    [],
    {
      mayRepeatTags: true,
    },
  );
}

/** Replies from one invitation to the next: as often as not they would be all that is heard of us. */
const INVITED_EVERY = 3;
export const wasInvitedLately = ({ invitedAt, turns }: TurnContext['state']): boolean =>
  invitedAt > 0 && turns - invitedAt < INVITED_EVERY;
/** So many replies that asked nothing leave the talk to the member alone. */
const MOST_UNASKED = 2;

/**
 * A question that follows from this message, or an invitation. Null when all that could be asked was, and where words of theirs
 * stand in the reply (`reflects`) and nothing surely follows: they may stand alone.
 */
export function ask(context: TurnContext, reflects = false): Asked | null {
  const { pen, state, gists, lines } = context;
  const known = gists[0]?.kind === 'wish' ? [...state.known, 'want'] : state.known;
  const last = state.tags.at(-1);
  const ranked = candidatesFor(context)
    .map(({ question, worth, trust, isOfScene }) => ({
      question,
      trust,
      worth: worth - (!isOfScene && state.tags.includes(question[0]) ? TAG_AGAIN : 0) + pen.random() * CHANCE,
    }))
    .sort((a, b) => b.worth - a.worth);
  const trusted = (trust: Trust): Question[] =>
    fresh(ranked.filter((one) => one.trust === trust).map(({ question }) => question));
  const options = { mayRepeatTags: true, except: last };
  // Two in a row that fit anything are an interrogation by somebody who does not listen.
  const isAgain = state.lastQuestion !== null && isVague(state.lastQuestion);
  const isWell = saysAllIsWell(context);
  const fresh = (questions: readonly Question[]): Question[] =>
    questions.filter(([tag, text]) => !(isAgain && vague.has(text)) && !(isWell && ofTrouble.has(tag)));
  const following = pen.ask(trusted('sure'), known, options) ?? pen.ask(trusted('likely'), known, options);
  if (following) return following;
  const invited = wasInvitedLately(state) ? null : invite(context);
  if (invited || (reflects && state.unasked < MOST_UNASKED)) return invited;
  return (
    pen.ask(trusted('chosen'), known, options) ??
    invite(context) ??
    pen.ask(trusted('guess'), known, options) ??
    pen.ask(isGlad(context) ? [] : fresh(lines.explore.slice(-genericQuestions.length)), [], {
      mayRepeatTags: true,
    })
  );
}
