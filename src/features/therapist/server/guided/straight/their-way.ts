// "Do you prefer questions, a small exercise, or company without words?" Whichever they choose is what they get; and whoever
// says later that they want to be asked is asked.
import { ask } from '../ask.ts';
import type { Line } from '../line.ts';
import { sentencesOf } from '../line.ts';
import { offerExercise } from '../offers.ts';
import type { Draft, TurnContext } from '../turn-context.ts';

const begin =
  "^(?:(?:um+|hm+|ok(?:ay)?|well|i guess|i suppose|maybe|probably|just|the|some|let's|lets|please|yes|yeah|no|idk|a|an|first|i(?:'d| would)? (?:prefer|like|rather|want|choose|pick|said|meant|take|think)|i'll take|go (?:with|for)|i meant|sorry|rather)[,. ]+)*";
const end =
  '(?:[,. ]+(?:please|pls|i guess|i think|then|maybe|thanks|for now|first|are (?:fine|ok|good|easier)|is (?:fine|ok|good)|would be (?:good|nice|easier)|work|sound good))*[.! ]*$';
const choosesQuestions = new RegExp(
  `${begin}(?:questions?|ask(?: me)?(?: (?:away|questions?|things|stuff|some))*|you ask(?: me)?(?: questions)?|be asked)${end}`,
  'i',
);
const choosesExercise = new RegExp(
  `${begin}(?:(?:small |little |short )?exercises?|(?:something|one) to do|second(?: one)?|do something)${end}`,
  'i',
);
const choosesCompany = new RegExp(
  `${begin}(?:company(?: without words)?|(?:no|without) (?:words|talking)|silence|(?:just )?(?:stay|sit)(?: here)?(?: with me)?|quiet|third(?: one)?|last(?: one)?|be here|just listen)${end}`,
  'i',
);
/** Wherever it is said. */
const wantsToBeAsked =
  /^(?:(?:no|nah|ok(?:ay)?|but|wait|sorry|please|well|actually|so|yes)[,. ]+)*(?:(?:i (?:just )?(?:meant|mean|said|want(?:ed)?|need(?:ed)?|like|prefer|would like|would prefer)|i'd (?:like|prefer|rather)|can you|could you|please|just|you can|you should|that you|for you to|you to|it if you|why don't you|maybe)[, ]+)*(?:that )?(?:you )?(?:to )?(?:ask(?:ed)? me (?:(?:some|more|the|a few|a couple of|simple|easy|real|other|proper) )*(?:questions?|things|something|anything|stuff)|keep asking(?: me)?(?: questions)?|(?:the |with )?questions? (?:are|is) (?:fine|ok|okay|good|what i (?:want(?:ed)?|chose|picked)))(?: (?:please|pls|then|instead|about (?:it|that|this)))*[.! ]*$/i;

const offered =
  /\bquestions, a small exercise, or company\b|\bquestions, (?:an?|one) .{0,30}exercise,? or\b/i;

const questionsNow: readonly Line[] = [
  ['Questions, then, one at a time.', 'Questions then, one at a time.'],
  ['Good, I ask and you say as much as you like.', 'Cool, I ask, you say as much as you want.'],
];
const meantQuestions: readonly Line[] = [
  ['Questions you meant, and I took it the wrong way.', 'You meant ask you questions, my bad.'],
  ['Right, you want to be asked.', 'Right, you want me to ask.'],
];
const simpleQuestions: readonly Line[] = [
  ['What happened the last time it was bad?', 'What happened the last time it was bad?'],
  ['What was the first thing about it today?', 'What was the first thing about it today?'],
  ['When does it get to you most, in an ordinary week?', 'When does it get to you most in a normal week?'],
  ['Who else is in it?', 'Who else is in it?'],
  ['What would you change first, if it were up to you?', 'What would you change first if it was up to you?'],
];
const companyLines: readonly Line[] = [
  [
    "Then I'm here, and nothing is wanted from you. Say something or say nothing.",
    "Then I'm just here. Say something or nothing.",
  ],
];
const QUIET_TURNS = 3;

function questions(context: TurnContext, lead: string | null): Draft | null {
  const { pen, state } = context;
  state.quietUntil = 0;
  const asked = pen.pick(simpleQuestions) ?? ask(context)?.text ?? null;
  if (!asked) return null;
  return {
    move: 'straight',
    parts: [...(lead ? [{ text: lead }] : []), { text: asked }],
    question: { tag: 'open', text: asked },
  };
}

/** Null where nothing was offered so, and nobody wishes to be asked. */
export function takeTheirWay(context: TurnContext): Draft | null {
  const { heard, turn, pen, state } = context;
  const { level } = turn.risk;
  if ((level !== 'none' && level !== 'watch') || heard.words > 14) return null;
  const ours = turn.conversation.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const isOffered = offered.test(sentencesOf(ours).at(-1) ?? '');
  if (wantsToBeAsked.test(heard.text)) return questions(context, pen.pick(meantQuestions, { isFirst: true }));
  if (!isOffered) return null;
  if (choosesQuestions.test(heard.text)) return questions(context, pen.pick(questionsNow, { isFirst: true }));
  if (choosesExercise.test(heard.text)) return level === 'none' ? offerExercise(context) : null;
  if (!choosesCompany.test(heard.text)) return null;
  state.quietUntil = state.turns + QUIET_TURNS;
  const text = pen.pick(companyLines);
  return text ? { move: 'straight', parts: [{ text }] } : null;
}
