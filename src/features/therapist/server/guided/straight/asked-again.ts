// A question asked before and not answered is answered now: the miss is owned in a word or two, and nothing is asked back.
// An idea or an exercise that was spoken of and never came is brought. What cannot be answered is said to be so, once.
import { exercises } from '../exercises/all-exercises.ts';
import { facts } from '../facts.data.ts';
import { sentencesOf, wordingOf } from '../line.ts';
import { generalAdvice, giveInsight, presentSituation } from '../offers.ts';
import { beginExercise } from '../run-exercise.ts';
import type { Draft, Part, TurnContext } from '../turn-context.ts';
import { toldSoFar } from '../turn-context.ts';
import { understand } from '../understand.ts';
import { straightQuestionIn, withoutQuestions } from './answer-straight.ts';
import { asksAgain, asksForIdea, asksForOffered, cannotSay, ownedTheMiss } from './asked-again.data.ts';
import { isCalmNow } from './asking.ts';
import { directAnswer } from './direct.ts';

/** Words; a longer message tells something. */
const MOST_WORDS = 34;
/** Member messages in which the question may stand. */
const LOOKED_BACK = 5;

/** Their last question, with what was told up to it; null when none was asked lately. */
function lastQuestion(context: TurnContext): string[] | null {
  const told = toldSoFar(context);
  for (let back = 0; back < LOOKED_BACK && told.length - back > 0; back += 1) {
    const upTo = told.slice(0, told.length - back);
    const text = (upTo.at(-1) ?? '').replace(back === 0 ? asksAgain : /^$/, '').trim();
    if (text === '' || asksAgain.test(text)) continue;
    const said = [...upTo.slice(0, -1), text];
    if (straightQuestionIn(said)) return said;
    const asked = sentencesOf(text).findLast((sentence) => sentence.endsWith('?'));
    if (asked) return [...upTo.slice(0, -1), asked];
    const { intent } = understand(text);
    if (intent === 'asks_fact' || intent === 'asks_advice') return said;
  }
  return null;
}

/** An idea, and no question behind it. */
function ideaAlone(context: TurnContext): string | null {
  const { pending, askedAbout } = context;
  const offered = pending?.kind === 'insight' ? pending.situation : null;
  const given = giveInsight(context, askedAbout?.id ?? offered ?? presentSituation(context), null);
  const idea = given?.parts.find(({ text }) => !text.endsWith('?'))?.text ?? generalAdvice(context);
  return idea && withoutQuestions(idea);
}

function answerOf(context: TurnContext, said: string[]): string | null {
  const { pen, style } = context;
  const straight = straightQuestionIn(said);
  const line = straight && (pen.pick(straight.lines) ?? null);
  if (line) return withoutQuestions(line);
  const direct = directAnswer(context, said);
  const told = direct && withoutQuestions(direct.parts.map(({ text }) => text).join(' '));
  if (told) return told;
  const question = said.at(-1) ?? '';
  const fact = facts.find(({ pattern }) => pattern.test(question));
  if (fact) return withoutQuestions(wordingOf(fact.answer, style));
  return understand(question).intent === 'asks_advice' ? ideaAlone(context) : null;
}

/** Null when nothing was asked again, or it was said before that it cannot be answered. */
export function answerAskedAgain(context: TurnContext): Draft | null {
  const { heard, pen, turn, state, pending } = context;
  if (!isCalmNow(turn) || heard.words > MOST_WORDS) return null;
  if (asksForOffered.test(heard.text)) {
    const id = state.offered.findLast((one) => !state.finished.includes(one));
    if (id) return beginExercise(context, exercises[id]);
  }
  const isIdea = asksForIdea.test(heard.text);
  if (!isIdea && !asksAgain.test(heard.text)) return null;
  const said = isIdea ? null : lastQuestion(context);
  // With nothing asked before, "answer me" is no question of theirs.
  if (!isIdea && !said) return null;
  const answer = said ? answerOf(context, said) : ideaAlone(context);
  // Offered a moment ago, it was not missed.
  const isFresh = isIdea && pending?.kind === 'insight';
  const own = isFresh ? null : pen.pick(ownedTheMiss, { isFirst: true });
  const parts: Part[] = [...(own ? [{ text: own, isOptional: true }] : [])];
  if (answer) return { move: 'straight', parts: [...parts, { text: answer }] };
  const honest = pen.pick(cannotSay);
  return honest ? { move: 'straight', parts: [{ text: honest }] } : null;
}
