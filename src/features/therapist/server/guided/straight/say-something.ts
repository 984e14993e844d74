// "Just tell me something", "stop asking questions": something is said, from what is known about the topic or their
// situation, and nothing is asked for a while.

import type { Line } from '../line.ts';
import { giveInsight, presentSituation } from '../offers.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { withoutQuestions } from './answer-straight.ts';

const begin =
  "^(?:(?:ok(?:ay)?|no|nah|but|and|so|well|hey|bro|god|ugh|please|pls|lol|um+|can you|could you|idk|i don't know)[,.! ]+)*";
const end =
  '(?:[,. ]+(?:please|pls|for once|for a (?:bit|change|while|minute)|instead|now|bro|dude|man|yourself|back|to me))*[.!? ]*$';
const questions = '(?:so many |all these |these |the |your |any more )*questions?';
const wishes = new RegExp(
  `${begin}(?:just |please |maybe )*(?:(?:tell me|say|give me) (?:something|anything)(?: (?:useful|real|new|true|smart|interesting|helpful|concrete|i can use))?|you (?:talk|say something|do the talking)|(?:i (?:want|need) you to|you should) (?:just )?(?:talk|say something)|(?:stop|quit) (?:asking|throwing)(?: me)?(?: ${questions}| stuff)?|(?:stop|enough|no more|less) (?:with )?(?:${questions})|(?:just )?talk to me|don'?t ask(?: me)?(?: ${questions}| anything)?|you (?:just )?(?:keep|only) ask(?:ing)?(?: me)? ${questions})${end}`,
  'i',
);
const ofQuestions = /\b(?:ask\w*|questions?)\b/i;

const MOST_WORDS = 14;
const QUIET_TURNS = 2;

const noQuestions: readonly Line[] = [
  ['No questions, then. Here is something instead.', 'No questions then. Here is something instead.'],
  ['Fair, I stop asking. One thing I can say.', 'Fair, I stop asking. One thing I can say.'],
];
const something: readonly Line[] = [
  ['Gladly, one thing that may be of use.', 'Sure, one thing that might help.'],
  ['All right, my turn.', 'Okay, my turn.'],
];

/** Null where nothing of the kind was wished for, or everything was said. */
export function saySomething(context: TurnContext): Draft | null {
  const { heard, pen, state, turn } = context;
  if (turn.risk.level !== 'none' || heard.words > MOST_WORDS || !wishes.test(heard.text)) return null;
  const given = giveInsight(context, presentSituation(context), null);
  const idea = given?.parts.find(({ text }) => !text.endsWith('?'))?.text;
  const lead = pen.pick(ofQuestions.test(heard.text) ? noQuestions : something, { isFirst: true });
  state.quietUntil = Math.max(state.quietUntil, state.turns + QUIET_TURNS);
  if (!idea) return lead ? { move: 'straight', parts: [{ text: lead }] } : null;
  return {
    move: 'straight',
    parts: [...(lead ? [{ text: lead, isOptional: true }] : []), { text: withoutQuestions(idea) }],
  };
}
