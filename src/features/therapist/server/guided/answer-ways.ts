// Ways for what only means something after a question: a yes, a word, a step; and for a mixed language.

import { answerKind, isOnScale } from './answer-kinds.ts';
import {
  affirmedFrames,
  answerFrames,
  heardFrames,
  lastStepLines,
  longSpanFrames,
  minimalFrames,
  nobodyFrames,
  noFrames,
  plannedFrames,
  yesFrames,
} from './frames.data.ts';
import { shortAnswerOf } from './gist.ts';
import { glossesOf } from './glosses.data.ts';
import { heardLine } from './heard-line.ts';
import { capitalise, countWords } from './line.ts';
import { saysNothingAlone } from './living-piece.ts';
import { LAST_STEP } from './open-and-close.ts';
import { mixedLanguageFrames, mixedLanguageNote } from './replies.data.ts';
import type { TurnContext } from './turn-context.ts';
import type { Way } from './way.ts';
import { spoken } from './way.ts';

const closedQuestion =
  /(?:^|[.,;:] )(?:is|are|was|were|do|does|did|can|could|would|will|have|has|had|shall|should|may)\b[^.?]*\?$/i;

/** Said back so lately, it would sound as if nothing had been told since. */
const SAID_LATELY = 4;
function glossNow({ heard, turn }: TurnContext): string | undefined {
  if (!heard.isMixedLanguage) return undefined;
  const lately = turn.conversation.filter(({ role }) => role === 'assistant').slice(-SAID_LATELY);
  return glossesOf(heard.text).find((said) => !lately.some(({ content }) => content.includes(said)));
}

export const gloss: Way = (context) => {
  const { heard, pen, state } = context;
  if (!heard.isMixedLanguage) return null;
  const found = glossNow(context);
  if (!state.hasNotedLanguage) {
    state.hasNotedLanguage = true;
    return spoken([], pen.pick(mixedLanguageNote), found);
  }
  const options = { isFirst: true, mayRepeat: true };
  if (!found) return null;
  return spoken([], pen.pick(mixedLanguageFrames, { slots: { Gloss: found }, ...options }));
};

/** What was understood, and nothing around it. */
export const plainGloss: Way = (context) => {
  const found = glossNow(context);
  return found ? spoken([], context.pen.pick([found], { mayRepeat: true })) : null;
};

/** A yes or no, and what stands for one. */
export const nod: Way = (context) => {
  const { heard, gists, pen, state } = context;
  if (heard.words === 0 || gists.length > 0 || heard.words > 6) return null;
  const options = { isFirst: true, mayRepeat: true };
  const isYesOrNo = heard.intent === 'agrees' || heard.intent === 'declines';
  const little = () => (heard.words <= 2 ? pen.pick(minimalFrames, options) : heardLine(context));
  if (!isYesOrNo) return spoken([], little());
  if (state.lastQuestion?.tag === 'insight' && heard.intent === 'agrees')
    return spoken([], pen.pick(affirmedFrames, options));
  const isClosed = state.lastQuestion !== null && closedQuestion.test(state.lastQuestion.text);
  if (!isClosed) return spoken([], little());
  return spoken([], pen.pick(heard.intent === 'agrees' ? yesFrames : noFrames, options));
};

const longSpan = /\b(?:years?|yrs?|decades?|months)\b/i;

/** A word, or a few that only mean something after the question. */
export const answer: Way = ({ heard, gists, pen, state }) => {
  if (heard.words === 0 || gists.length > 0 || heard.intent === 'agrees' || heard.intent === 'declines')
    return null;
  const options = { isFirst: true, mayRepeat: true };
  if (/^(?:no[,. ]+)?(?:no ?one|nobody)\b/i.test(heard.text) && heard.words <= 4)
    return spoken([], pen.pick(nobodyFrames, options));
  const short = state.lastQuestion || heard.words <= 4 ? shortAnswerOf(heard) : null;
  if (!short) return null;
  const kind = answerKind(heard);
  // "Two months", handed back, is an echo; that it is long is not.
  if (kind === 'bareSpan' && longSpan.test(short)) return spoken([], pen.pick(longSpanFrames, options));
  const told = kind === 'bareBody' ? short.replace(/^(?:in|on|around) /i, '') : short;
  if (kind === 'bareTime' || saysNothingAlone(told)) return spoken([], pen.pick(heardFrames, options));
  return spoken([], pen.pick(answerFrames, { slots: { s: told, S: capitalise(told) }, ...options }));
};

/** How the step of last time went is answered before anything else. */
export const lastStep: Way = ({ state, heard, gists, pen }) => {
  if (state.turns !== 1 || state.lastQuestion?.tag !== LAST_STEP || heard.words === 0) return null;
  const isPart = /\b(?:half|part|some|almost|nearly|tried|a bit|a little|then i|but)\b/i.test(heard.text);
  const isNot = /\b(?:no|not|didn'?t|did not|never|forgot|couldn'?t|could not|nope|nah|too)\b/i.test(
    heard.text,
  );
  const how = isPart ? 'partly' : isNot ? 'not' : 'taken';
  return spoken(gists.slice(0, 1), pen.pick(lastStepLines[how]));
};

/** A time or a place of their own, and no word on somebody else: "she'll roll her eyes" plans nothing. */
const whenOrWhere =
  /^(?!(?:it|that|this|he|she|they|we|people|nobody|everyone|my \w+)(?:'\w+)?\b).*\b(?:when (?:i|we|he|she|they|the|my|it)\b|tomorrow|tonight|today|mornings?|evenings?|nights?|noon|lunch\w*|weekends?|\w+day|(?:after|before|at|on|in|next|once|with) (?:the |my |a |an |our |this )?\w+)/i;

/** "And why", "on a card in my pocket": the step grows. */
const goesOnWithIt = /^(?:yeah[,. ]+)?(?:and(?! (?:then )?(?:he|she|they|it|i)\b)|plus|on|in|at|with)\b/i;
/** "So why can't I on the others": no when and no where. */
const asksOfThemselves = /^(?:(?:so|and|but|then)[, ]+)*(?:why|how|what if|who)\b(?= \w)/i;

/** What they add to a step they just chose: when, where, what could get in the way. */
export const planned: Way = ({ heard, gists, pen, state }) => {
  if (state.moves.at(-1) !== 'step' || heard.words > 12 || !['tells', 'agrees'].includes(heard.intent))
    return null;
  // "Like a 4" says how likely it is, and not when.
  if (isOnScale(heard.text, state.lastQuestion?.text)) return null;
  if (
    heard.emotions.length > 0 ||
    !(whenOrWhere.test(heard.text) || goesOnWithIt.test(heard.text)) ||
    asksOfThemselves.test(heard.text)
  )
    return null;
  const short = (shortAnswerOf(heard) ?? gists[0]?.clause)
    ?.replace(/^(?:yes|yeah|ok(?:ay)?)[,. ]+/i, '')
    .replace(/,? (?:actually|maybe|probably|then)\b/i, '');
  if (!short || countWords(short) > 10) return null;
  return spoken(
    gists.slice(0, 1),
    pen.pick(plannedFrames, { slots: { S: capitalise(short) }, isFirst: true }),
  );
};
