// When someone may not be safe: reviewed safe words take the turn where the safety layer says so; otherwise the turn is an
// ordinary, careful one with help kept in sight.
import {
  crisisHelp,
  gentleCheck,
  helpOnTheWay,
  helpReminder,
  isFaint,
  isReaders,
  safeTurn,
} from '#features/safety/server/safety.service.ts';
import type { Draft, Part, TurnContext } from './turn-context.ts';
import { isEcho } from './way.ts';
import { corner, handBack } from './word-ways.ts';

function conversationOf({ turn }: TurnContext) {
  return [...turn.conversation, { role: 'user' as const, content: turn.memberText ?? '' }];
}

/** Safe words; null when this turn may be an ordinary, careful one. */
export function respondToRisk(context: TurnContext, isLeaving: boolean): Draft | null {
  const { turn, state } = context;
  if (turn.risk.level === 'none') return null;
  const words = safeTurn({
    assessment: turn.risk,
    conversation: conversationOf(context),
    help: crisisHelp(turn.country),
    isLeaving,
  });
  if (!words) return null;
  state.exercise = null;
  const draft: Draft = { move: 'safe', parts: words.sentences.map((text) => ({ text })) };
  return isLeaving ? { ...draft, isGoodbye: true } : draft;
}

/** Turns that hand nothing back of what was said. */
const isEmptyHanded = new Set(['ask', 'room', 'normal', 'felt']);

/** What is said before the gentle question: it must be heard why it is asked, so the member's own words stand there. */
function keptBefore(context: TurnContext, draft: Draft): Part[] {
  const theirs = isEmptyHanded.has(draft.move) ? (handBack(context) ?? corner(context)) : null;
  if (theirs && isEcho(context, theirs)) context.state.wholeEchoAt = context.state.talk;
  return theirs?.parts ?? draft.parts.filter((part) => !part.text.includes('?')).slice(0, 2);
}

/** For `watch` and after: one gentle question in place of the usual one, or help kept in sight; a goodbye is no hook. */
export function keepWatch(context: TurnContext, draft: Draft): Draft {
  const { turn, heard } = context;
  if (turn.risk.level === 'none' || draft.move === 'exercise' || heard.words === 0) return draft;
  if (draft.isGoodbye) return { ...draft, parts: [...draft.parts, { text: helpOnTheWay }] };
  const conversation = conversationOf(context);
  // What lost its sound in its place, or is good news by all but the reader, nobody would ask about.
  const isGoodNews = heard.emotions.length > 0 && heard.emotions.every(({ family }) => family === 'good');
  const { level, evidence } = turn.risk;
  const isOnlySound = evidence.every(isFaint) || (isGoodNews && evidence.every(isReaders));
  const isWorthAsking = level === 'watch' && !isOnlySound;
  const check = isWorthAsking ? gentleCheck(turn.risk, conversation) : null;
  if (check) {
    const kept = draft.move === 'answer' ? [] : keptBefore(context, draft);
    return { move: 'watch', parts: [...kept, { text: check }], question: { tag: 'check', text: check } };
  }
  const reminder = helpReminder(conversation);
  return reminder ? { ...draft, parts: [...draft.parts, { text: reminder, isOptional: true }] } : draft;
}
