// Ways that add what is known: of the situation, of the feeling, of what was said before.
import { leantTo } from './ask.ts';
import { claimedDetails, tellsStory } from './claimed-details.ts';
import { emotionContent } from './emotions.data.ts';
import { isFragment } from './fragment.ts';
import { changeFrames, connectFrames, feelingNames, heavyRoomLines, roomLines } from './frames.data.ts';
import type { Line } from './line.ts';
import { capitalise, countWords, standardOf } from './line.ts';
import { isGlad, isTroubled } from './mood-of-talk.ts';
import { isJoking, isOnlySupposed, plainFeeling } from './said-lightly.ts';
import type { TurnContext } from './turn-context.ts';
import type { EmotionFamily } from './understand.data.ts';
import { contentWordsOf, wantsAnAnswer } from './understand.ts';
import type { Way } from './way.ts';
import { bestPiece, isVerdict, spoken } from './way.ts';

const CONNECT_EVERY = 6;
/** Words. */
const LEAST_LINKED = 5;

const CHANGE_EVERY = 7;

const ROOM_EVERY = 4;
/** A few plain lines are answered: silence after them would be absence. */
const ROOMY_WORDS = 30;

/** All that the member has said so far, for what may be taken as known. */
const saidSoFar = ({ turn }: TurnContext): string =>
  [
    ...turn.conversation.filter(({ role }) => role === 'user').map(({ content }) => content),
    turn.memberText ?? '',
  ]
    .join(' ')
    .slice(-6_000);

const DETAIL_COSTS = 0.3;

/** A situation that only the talk as a whole leans to speaks when it does so firmly, and the line fits. */
const LEANT_FIRMLY = 3.6;

const LEAST_FIT_LEANT = 0.4;
/** A line of the situation meant is about something else below this. */
const LEAST_FIT = 0.24;
/**
 * It stands out so far that its own line may be said. Of those of weaker ones, strict readers found two in three beside the
 * point: it was told like that, and was about something else.
 */
const SPEAKS_FROM = 8;

/** The reflections of the situation that claim nothing the member has not said, the best fitting first. */
function fittingReflections(context: TurnContext): Line[] {
  const { match, nearTo } = context;
  const about = match?.situation ?? leantTo(context, LEANT_FIRMLY);
  if (!about) return [];
  const said = saidSoFar(context);
  const least = match ? LEAST_FIT : LEAST_FIT_LEANT;
  return about.reflections
    .map((line) => {
      const wordings = [line].flat();
      const isStory = wordings.some((text) => tellsStory(text, said));
      const claims = wordings.flatMap((text) => claimedDetails(text, said)).length + (isStory ? 1 : 0);
      // Where the meaning is not known, the cues that found the situation must do.
      const near = nearTo(standardOf(line)) ?? (match ? null : 0);
      const isMeant = near === null || !match || match.score >= SPEAKS_FROM;
      return { line, claims, worth: isMeant ? (near ?? least) - DETAIL_COSTS * claims : -1 };
    })
    .filter(({ claims, worth }) => claims === 0 && worth >= least)
    .sort((a, b) => b.worth - a.worth)
    .map(({ line }) => line);
}

export const told: Way = (context) => {
  const { gists, pen } = context;
  const found = bestPiece(context, 0);
  if (!found || isVerdict(context) || countWords(found.text) > 6) return null;
  const said = pen.pick(fittingReflections(context), { inOrder: true });
  return said ? spoken(gists.slice(0, 1), `${capitalise(found.text)}.`, said) : null;
};

export const situation: Way = (context) =>
  spoken(
    context.gists.slice(0, 1),
    context.pen.pick(fittingReflections(context), { isFirst: true, inOrder: true }),
  );

/** What fits exactly the small thing they told. */
export const received: Way = (context) => {
  const { moment, gists, pen, turn } = context;
  if (!moment || isVerdict(context) || turn.risk.level !== 'none') return null;
  const said = saidSoFar(context);
  const lines = moment.receives.filter((line) =>
    [line].flat().every((text) => claimedDetails(text, said).length === 0),
  );
  return spoken(gists.slice(0, 1), pen.pick(lines, { isFirst: true, inOrder: true }));
};

/** Meant for a joke, and hurtful where there was none: dry words alone are no joke. Of a dark one something is always so. */
const isOfJokes = /(?<!dark )joke|absurd|light mood/;
/** Less sure than this, it is too often the right words for another line. */
const SURELY_SAID = 0.4;
const PIECE_WORDS = 6;

/** What was right to say after lines like theirs; behind a few words of their own, where some are worth it. */
export const met: Way = (context) => {
  const { choices, gists, pen, turn } = context;
  if (!choices || isVerdict(context) || turn.risk.level !== 'none') return null;
  const lines = choices.reflections
    .filter(({ sure, after, least = SURELY_SAID }) => sure >= least && !isOfJokes.test(after))
    .map(({ say }) => say);
  const found = bestPiece(context);
  const piece = found && countWords(found.text) <= PIECE_WORDS ? `${capitalise(found.text)}.` : null;
  const said = pen.pick(lines, { isFirst: !piece, inOrder: true });
  return said ? spoken(gists.slice(0, 1), piece, said) : null;
};

/** A piece of theirs, and the feeling met: a hard one they say they have, and nothing beside it. */
export const feeling: Way = (context) => {
  const emotion = plainFeeling(context.heard);
  const found = bestPiece(context);
  if (!emotion || !found || isVerdict(context)) return null;
  const said = context.pen.pick(emotionContent[emotion.family].validations);
  return said ? spoken(context.gists.slice(0, 1), `${capitalise(found.text)}.`, said) : null;
};

/** The feeling met without repeating their words. */
export const felt: Way = (context) => {
  const emotion = plainFeeling(context.heard);
  if (!emotion || isVerdict(context)) return null;
  return spoken(
    context.gists.slice(0, 1),
    context.pen.pick(emotionContent[emotion.family].validations, { isFirst: true }),
  );
};

/** How usual it is, so that nobody feels alone with it; only to a feeling told as plainly as such a line speaks. */
export const normal: Way = (context) => {
  const emotion = plainFeeling(context.heard);
  if (!emotion || isVerdict(context) || context.gists[0]?.kind === 'loss') return null;
  const found = bestPiece(context);
  const said = context.pen.pick(emotionContent[emotion.family].usual, { isFirst: !found });
  return said
    ? spoken(
        context.gists.slice(0, 1),
        found && countWords(found.text) <= 5 ? `${capitalise(found.text)}.` : null,
        said,
      )
    : null;
};

/** Nothing is handed back but room, and only where something weighs; to a small thing told it would be solemn. */
export const room: Way = (context) => {
  const { pen, heard, state } = context;
  if (wantsAnAnswer.test(heard.text) || isJoking(heard.text) || !isTroubled(context)) return null;
  if (state.turns - state.lastStillAt < ROOM_EVERY) return null;
  const isRoomy = heard.words >= ROOMY_WORDS || (heard.words >= 6 && plainFeeling(heard) !== null);
  return isRoomy ? spoken([], pen.pick([...heavyRoomLines, ...roomLines], { isFirst: true })) : null;
};

/** "Six years" in both is a number, and no thing in common. */
const ofMeasure =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|half|last|next|second|first|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|times?|\w+day)$/;
const stems = (text: string): string[] =>
  contentWordsOf(text)
    .filter((word) => !ofMeasure.test(word))
    .map((word) => word.slice(0, 5));

/** Links only what plainly belongs together: the same person, the same feeling, or the same thing. */
export const connect: Way = (context) => {
  const { state, gists, heard, pen } = context;
  const gist = gists[0];
  if (!gist || isVerdict(context) || state.turns - state.lastConnectAt < CONNECT_EVERY) return null;
  // Nothing from before is put beside good news, a joke, a question, or what weighs nothing.
  if (isGlad(context) || isJoking(heard.text) || heard.text.includes('?')) return null;
  if (!isTroubled(context)) return null;
  // Neither to an answer nor to a farewell is anything linked.
  if (heard.intent !== 'tells' || heard.words < LEAST_LINKED) return null;
  // That it is about the same brother is known already, and is nothing in common.
  const named = new Set(stems(heard.person ?? ''));
  const present = new Set(stems(gist.clause).filter((stem) => !named.has(stem)));
  const fact = state.facts.find(
    (candidate) =>
      !candidate.isJudgement &&
      state.turns - candidate.turn >= 3 &&
      countWords(candidate.clause) <= 10 &&
      !isFragment(candidate.clause) &&
      candidate.clause !== gist.clause &&
      (stems(candidate.clause).filter((stem) => present.has(stem)).length >=
        (candidate.person && candidate.person === heard.person ? 1 : 2) ||
        (candidate.feeling !== null && candidate.feeling === heard.emotions[0]?.family)),
  );
  const text = fact && pen.pick(connectFrames, { slots: { f: fact.clause } });
  if (!text) return null;
  state.lastConnectAt = state.turns;
  const found = bestPiece(context);
  return spoken([gist], found && countWords(found.text) <= 6 ? `${capitalise(found.text)}.` : null, text);
};

/** "I don't want him to feel ashamed": a feeling denied, or somebody else's, is none that came. */
const isDeniedOrFeared =
  /n't\b|\b(?:not|never|dont|didnt|wont|cant|without|would|if|him|her|them) (?:\w+ ){0,4}(?:feel|be|think|ashamed|sad|angry|scared|guilty|jealous|lonely)\b/i;

/** Another feeling than a while ago. */
export const change: Way = ({ state, heard, pen, gists }) => {
  const emotion = heard.emotions[0];
  if (!emotion || state.turns - state.lastChangeAt < CHANGE_EVERY) return null;
  if (isDeniedOrFeared.test(heard.text) || isOnlySupposed(heard.text, emotion)) return null;
  const now = emotion.family;
  const before = state.facts.findLast((fact) => fact.feeling !== null && state.turns - fact.turn >= 3);
  if (!before?.feeling || before.feeling === now || before.feeling === 'good') return null;
  const slots = {
    before: feelingNames[before.feeling as EmotionFamily],
    now: feelingNames[now],
  };
  const text = pen.pick(changeFrames[now === 'good' ? 'lighter' : 'other'], { slots, isFirst: true });
  if (!text) return null;
  state.lastChangeAt = state.turns;
  return spoken(gists.slice(0, 1), text);
};
