// "Can you explain why I freeze?": what is known of it, briefly, and never as a finding about them.
import { rememberFacts } from '../explore.ts';
import { wordingOf } from '../line.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { askingSentences } from './asking.ts';
import { type Mechanism, mechanisms, noReasonKnown } from './mechanisms.data.ts';
import { tooGraveForAWord } from './straight-questions.data.ts';

/** Messages of theirs, this one among them, that say what it is about. */
const TOLD_BEFORE = 6;

const who = '(?:i|my \\w+)';
const behindWhy =
  "(?:do|does|did|am|can'?t|cant|cannot|don'?t|dont|is|won'?t|would|was|didn'?t|couldn'?t|have|must)";
const whys: readonly RegExp[] = [
  new RegExp(
    `\\b(?:why(?: on earth| the hell)?|how come|what makes) (?<how>${behindWhy}) (?<who>${who}) (?<matter>[^?]{2,120})`,
    'i',
  ),
  // "Why is it so hard to start?"
  /\bwhy is it (?:so |this |always |that )*(?:hard|difficult|impossible)(?: for me)? to (?<hard>[^?]{2,120})/i,
  // In the order of a statement: "explain why I freeze", "how come I always cry".
  /\b(?:why|how come|what makes|the reason) (?:is it that |it is that )?(?<matter>(?:i|i'm|me|my (?:mind|brain|head|face|body|voice|hands)) [^?]{2,120})/i,
];
/** "I know why I freeze", "he asked why I cry": told, and not asked. */
const onlyTold =
  /\b(?:know|knew|see|understand|understood|that's|thats|that is|which is|is|was|reasons?|asks|(?:he|she|they|mum|mom|dad|boss|doctor|therapist|husband|wife|people|everyone) (?:\w+ )?(?:asked|asks|wonders?|said|says)(?: me)?) (?:exactly )?why i\b/i;
const notKnown =
  /\b(?:don'?t|dont|do not|never|can'?t|want to|wish i|like to|help me) (?:know|knew|see|understand)\b/i;

/** What they ask the why of; null where nothing is. */
export function whyIn(message: string): string | null {
  for (const sentence of askingSentences(message)) {
    const found = whys
      .map((pattern) => pattern.exec(sentence)?.groups)
      .find((groups) => groups !== undefined);
    const matter = found?.matter ?? (found?.hard && `i can't ${found.hard}`);
    if (!found || !matter || tooGraveForAWord.test(sentence.toLowerCase())) continue;
    const isMarked = /\?["')]*$/.test(sentence);
    if (onlyTold.test(sentence) && !notKnown.test(sentence) && !isMarked) continue;
    const how = (found.how ?? '').replace(/^(?:do|does|did)$/i, '');
    return [found.who ?? '', how, matter].filter((part) => part !== '').join(' ');
  }
  return null;
}

/** @param told messages of the member, the one that asks last. */
export function mechanismFor(told: readonly string[]): Mechanism | null {
  const matter = whyIn(told.at(-1) ?? '');
  if (!matter) return null;
  const around = told.slice(-TOLD_BEFORE).join(' ');
  return (
    mechanisms.find(
      ({ pattern, unless, after }) =>
        pattern.test(matter) && !unless?.test(matter) && (!after || after.test(around)),
    ) ?? null
  );
}

/** "I don't know why I'm here" tells. */
const onlyWondered =
  /\b(?:don'?t|do not|dont|not) (?:really |even )?(?:know|sure|get|understand) why\b|\b(?:idk|dunno|no idea|not sure|wonder) why\b/i;

/** For a why of which nothing is known here. */
export function sayNotKnown({ pen }: TurnContext, told: readonly string[]): Draft | null {
  const message = told.at(-1) ?? '';
  const matter = onlyWondered.test(message) ? null : whyIn(message);
  const text = matter && /^i\b/i.test(matter) ? pen.pick(noReasonKnown) : null;
  return text ? { move: 'straight', parts: [{ text }], question: { tag: 'asked', text } } : null;
}

export function answerWhy(context: TurnContext, told: readonly string[]): Draft | null {
  const { pen, style } = context;
  const found = mechanismFor(told);
  if (!found) return null;
  rememberFacts(context);
  const text = pen.pick([found.answer]) ?? null;
  if (!text) return null;
  const back = wordingOf(found.back, style);
  return {
    move: 'straight',
    parts: [{ text }, { text: back, isOptional: true }],
    question: { tag: 'asked', text: back },
  };
}
