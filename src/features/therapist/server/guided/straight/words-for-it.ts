// "'bro u up'. What do I say": a few words to start from, the rest is theirs.
import { rememberFacts } from '../explore.ts';
import { tellsViolence } from '../tells-violence.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { askingSentences } from './asking.ts';
import { tooGraveForAWord } from './straight-questions.data.ts';
import {
  anyWords,
  asksForAnswer,
  asksForWords,
  comfortWords,
  firstWords,
  loveWords,
  moneyWords,
  noWordsOfOurs,
  ofFirstWords,
  ofLove,
  ofMoney,
  ofSmallTalk,
  ofTheirTrouble,
  smallTalkWords,
  somebodySaidSomething,
} from './words-for-it.data.ts';

/** Messages of theirs, this one among them, that say to whom. */
const TOLD_BEFORE = 8;
/** Of somebody who mourns, or may harm themselves, other words are needed. */
const graverThanAText =
  /\b(?:died|death|funeral|passed away|dying|terminal|cancer|suicid\w*|kill (?:herself|himself|themselves|myself)|overdos\w*|miscarr\w*|stillborn|self[- ]harm\w*)\b/i;

/** The sentence that asks for words; null where none does. */
export function wordsAskedIn(message: string): string | null {
  const found = askingSentences(message).find((sentence) =>
    asksForWords.some((pattern) => pattern.test(sentence)),
  );
  if (!found || noWordsOfOurs.test(found) || tooGraveForAWord.test(found.toLowerCase())) return null;
  return found;
}

export function answerWords(context: TurnContext, told: readonly string[]): Draft | null {
  const { pen } = context;
  const asked = wordsAskedIn(told.at(-1) ?? '');
  if (!asked || tellsViolence(context)) return null;
  const around = told.slice(-TOLD_BEFORE).join(' ');
  if (graverThanAText.test(told.slice(-3).join(' '))) return null;
  const own = ofTheirTrouble.test(told.slice(-2).join(' '))
    ? comfortWords
    : ofSmallTalk.test(asked)
      ? smallTalkWords
      : ofMoney.test(around)
        ? moneyWords
        : ofLove.test(around)
          ? loveWords
          : ofFirstWords.test(around)
            ? firstWords
            : [];
  // What is to be said first, and to somebody's face, has its own way.
  const isReply = asksForAnswer.test(asked) || somebodySaidSomething.test(told.slice(-2).join(' '));
  if (own.length === 0 && !isReply) return null;
  rememberFacts(context);
  const text = pen.pick(own, { inOrder: true }) ?? pen.pick(anyWords, { inOrder: true });
  return text ? { move: 'straight', parts: [{ text }], question: { tag: 'asked', text } } : null;
}
