// When someone may not be safe: reviewed safe words take the turn. After the first steps, a member who goes on to
// speak of something else is listened to in between, with help kept in sight.
import {
  assess,
  crisisHelp,
  gentleCheck,
  helpOnTheWay,
  helpReminder,
  safeWords,
  saysSafe,
} from '#features/safety/server/safety.service.ts';
import type { Draft, TurnContext } from './turn-context.ts';

const FIRST_STEPS = 5;
const LONG_ENOUGH_TO_BE_HEARD = 5;

function conversationOf({ turn }: TurnContext) {
  return [...turn.conversation, { role: 'user' as const, content: turn.memberText ?? '' }];
}

/** Safe words for `elevated` and `imminent`; null when this turn may be an ordinary, careful one. */
export function respondToRisk(context: TurnContext, isLeaving: boolean): Draft | null {
  const { turn, state, heard, gists } = context;
  const { level } = turn.risk;
  const isGrave = level === 'elevated' || level === 'imminent';
  const isRelief =
    level !== 'none' && state.safeReplies > 0 && saysSafe(turn.memberText ?? '') && !state.isRelieved;
  // Who was only watched is wished well like anybody; where it was grave once, nobody leaves without a number.
  const isLeavingUnsafe = isLeaving && level !== 'none' && (isGrave || state.safeReplies > 0);
  if (!isGrave && !isRelief && !isLeavingUnsafe) return null;

  state.exercise = null;
  const conversation = conversationOf(context);
  const isSaidNow = assess(conversation.slice(-2)).level !== 'none';
  state.isRelieved = !isSaidNow && (isRelief || state.isRelieved);
  const isTellingMore = gists.length > 0 && heard.words >= LONG_ENOUGH_TO_BE_HEARD;
  const hasHadSteps = state.safeReplies >= FIRST_STEPS && state.moves.at(-1) === 'safe' && isTellingMore;
  const isCalm = level === 'elevated' && !isSaidNow && (state.isRelieved || hasHadSteps);
  if (isCalm && !isRelief && !isLeaving) return null;

  state.safeReplies += 1;
  const words = safeWords({ assessment: turn.risk, conversation, help: crisisHelp(turn.country), isLeaving });
  const draft: Draft = { move: 'safe', parts: words.sentences.map((text) => ({ text })) };
  return isLeaving ? { ...draft, isGoodbye: true } : draft;
}

/** For `watch` and after: one gentle question in place of the usual one, or help kept in sight; a goodbye is no hook. */
export function keepWatch(context: TurnContext, draft: Draft): Draft {
  const { turn, heard } = context;
  if (turn.risk.level === 'none' || draft.move === 'exercise' || heard.words === 0) return draft;
  if (draft.isGoodbye) return { ...draft, parts: [...draft.parts, { text: helpOnTheWay }] };
  const conversation = conversationOf(context);
  const check = turn.risk.level === 'watch' ? gentleCheck(turn.risk, conversation) : null;
  if (check) {
    const kept =
      draft.move === 'answer' ? [] : draft.parts.filter((part) => !part.text.includes('?')).slice(0, 2);
    return { move: 'watch', parts: [...kept, { text: check }], question: { tag: 'check', text: check } };
  }
  const reminder = helpReminder(conversation);
  return reminder ? { ...draft, parts: [...draft.parts, { text: reminder, isOptional: true }] } : draft;
}
