// When someone may not be safe: reviewed safe words take the turn where the safety layer says so; otherwise the turn is an
// ordinary, careful one with help kept in sight.
import type { AssessedTurn, Assessment } from '#features/safety/safety.contract.ts';
import {
  asksAfterDanger,
  crisisHelp,
  deniesAtOnce,
  gentleCheck,
  helpOnTheWay,
  helpReminder,
  isFaint,
  isReaders,
  isReviewed,
  safeTurn,
} from '#features/safety/server/safety.service.ts';
import { tellsDeath } from './deaths.ts';
import type { Line } from './line.ts';
import type { Draft, Part, TurnContext } from './turn-context.ts';
import type { Intent } from './understand.data.ts';
import { contentWordsOf, emotionsIn } from './understand.ts';
import { isEcho } from './way.ts';
import { corner, handBack } from './word-ways.ts';

function conversationOf({ turn }: TurnContext) {
  return [...turn.conversation, { role: 'user' as const, content: turn.memberText ?? '' }];
}

/** Safe words; null when this turn may be an ordinary, careful one. */
export function respondToRisk(context: TurnContext, isLeaving: boolean): Draft | null {
  const { turn, state } = context;
  if (turn.risk.level === 'none') return null;
  // "Goodnight" beside the pills may be the last thing said: once, the danger is answered and not the farewell.
  const isSure = turn.risk.level === 'imminent' && turn.risk.isUnsure !== true;
  const isHeld = isLeaving && isSure && !state.wasHeld;
  if (isHeld) state.wasHeld = true;
  const isGoing = isLeaving && !isHeld;
  const words = safeTurn({
    assessment: isHeld ? { ...turn.risk, isSaidNow: true } : turn.risk,
    conversation: conversationOf(context),
    help: crisisHelp(turn.country),
    isLeaving: isGoing,
  });
  if (!words) return null;
  state.exercise = null;
  const draft: Draft = { move: 'safe', parts: words.sentences.map((text) => ({ text })) };
  return isGoing ? { ...draft, isGoodbye: true } : draft;
}

/** What was found in this talk, without the kinds of which nothing but the sound is left. */
function withoutFaint(risk: Assessment): Assessment {
  const isLost = (kind: string): boolean => {
    const found = risk.evidence.filter((id) => id.startsWith(`${kind}.`));
    return found.length > 0 && found.every(isFaint);
  };
  return {
    ...risk,
    kinds: risk.kinds.filter((kind) => !isLost(kind)),
    evidence: risk.evidence.filter((id) => !isFaint(id)),
  };
}

/** Nothing they say of themselves: a question about something, or a word on what was said here. */
const besideThemselves = new Set<Intent>([
  'asks_fact',
  'asks_advice',
  'asks_memory',
  'asks_privacy',
  'asks_repeat',
  'asks_if_real',
  'asks_about_therapist',
  'corrects',
  'not_understood',
]);
/** Asked in the third person or as a matter of fact, and of one's own life all the same. */
const ofOneself =
  /\b(?:di(?:e|es|ed|ying)|dead|death|alive|disappear\w*|gone|suicid\w*|kill\w*|hurt\w*|harm\w*|hit|hits|wake up|without me|miss me|(?:be|still) here|unsafe|safe|afraid of (?:him|her|them))\b/i;
/** Of somebody else's death these are told as well; the member's own is what is left. */
const ofTheBereaved =
  /\b(?:without (?:him|her|them)|(?:join|follow|be with) (?:him|her|them)|disappear\w*|suicid\w*|kill\w*|hurt\w*|harm\w*|wake up|miss me|without me|i (?:want|wish|should|could|would)\b.{0,30}\b(?:di(?:e|ed)|dead|gone)|(?:be|still) here)\b/i;
const ownLifeIn = (text: string): boolean => (tellsDeath(text) ? ofTheBereaved : ofOneself).test(text);
const holdsDistress = ({ heard, gists }: TurnContext): boolean =>
  heard.emotions.some(({ family }) => family !== 'good') ||
  gists.some(({ kind }) => kind === 'self_judgement') ||
  ownLifeIn(heard.text);
/** What hurt a moment ago may be what they go on about. */
const heldDistress = ({ turn }: TurnContext): boolean =>
  emotionsIn(turn.conversation.findLast(({ role }) => role === 'user')?.content ?? '').some(
    ({ family }) => family !== 'good',
  );

/** "Again. Third time." sounds like anything. */
const FEWEST_TO_ASK = 2;
/** "I'm still a bit worried about the next one", right after good news, is nerves. */
function isWorryBesideGood({ heard, gists, turn }: TurnContext): boolean {
  const before = turn.conversation.findLast(({ role }) => role === 'user')?.content ?? '';
  return (
    emotionsIn(before)[0]?.family === 'good' &&
    heard.emotions.every(({ family, isStrong }) => family === 'anxious' && !isStrong) &&
    !gists.some(({ kind }) => kind === 'self_judgement') &&
    !ofOneself.test(heard.text)
  );
}

/** What the reader alone found is asked about only beside something of their own, and never beside good news. */
function isOnlySound(context: TurnContext, evidence: string[]): boolean {
  if (!evidence.every(isReaders)) return false;
  const { heard, state, turn } = context;
  if (contentWordsOf(heard.text).length < FEWEST_TO_ASK && !holdsDistress(context)) return true;
  const isGoodNews = heard.emotions.length > 0 && heard.emotions.every(({ family }) => family === 'good');
  if (isGoodNews || isWorryBesideGood(context)) return true;
  // In an exercise there was no place to ask at once.
  const isDue = turn.risk.isSaidNow === true || state.moves.at(-1) === 'exercise';
  if (holdsDistress(context)) return false;
  // "Doesn't mean I'll do it", of a running club: without anything that hurts it is a sound.
  return !isDue || besideThemselves.has(heard.intent) || !heldDistress(context);
}

/** Turns that hand nothing back of what was said. */
const isEmptyHanded = new Set(['ask', 'room', 'normal', 'felt']);

/** What is said before the gentle question: it must be heard why it is asked, so the member's own words stand there. */
function keptBefore(context: TurnContext, draft: Draft): Part[] {
  const theirs = isEmptyHanded.has(draft.move) ? (handBack(context) ?? corner(context)) : null;
  if (theirs && isEcho(context, theirs)) context.state.wholeEchoAt = context.state.talk;
  return theirs?.parts ?? draft.parts.filter((part) => !part.text.includes('?')).slice(0, 2);
}

/** Says that the fear is mistaken, or that no numbers are wanted. */
const waved =
  /\b(?:i'?m|i am) not (?:\w+ )?(?:suicidal|in (?:any )?danger|at risk|going to (?:hurt|harm|kill|do anything)|planning)\b|\b(?:don't|do not|no need to|stop) (?:give|giving|send|sending|show|showing|offer|offering)(?: me)? (?:\w+ )?(?:hotlines?|helplines?|(?:phone )?numbers?|crisis)\b|\bno (?:more )?(?:hotlines?|helplines?|numbers)\b|\bi (?:would never|wouldn't) (?:hurt|harm|kill|do that|do anything)\b/i;
const believedLines: Line[] = [
  [
    'Thank you for saying it so clearly. I take your word for it, and we go on where you were.',
    'Thanks for saying it straight. I take your word for it. Go on where you were.',
  ],
  [
    'All right, I believe you, and I leave it there. Go on with what you were telling me.',
    'Okay, I believe you, leaving it there. Go on with what you were saying.',
  ],
];

const heardWrongLines: Line[] = [
  [
    'Then I heard that wrong, and I am sorry. I ask once too often rather than once too little.',
    'Then I heard that wrong, sorry. I ask once too often rather than once too little.',
  ],
  ['Good, and sorry for the fright. I leave it there.', 'Good, and sorry about that. Leaving it there.'],
  ['I believe you, and I am sorry for asking past you.', 'I believe you, and sorry for asking past you.'],
];

/** Nothing that a rule knows was said with it. */
const isOnlyFeared = ({ risk }: TurnContext['turn']): boolean =>
  risk.level === 'watch' && !(risk.isSaidNow === true && risk.evidence.some((id) => !isReaders(id)));

/** Help pointed to once stays in sight; while nothing new is said it is not pointed to again and again. */
const REMINDERS_UNASKED = 1;
function reminderFor({ turn, state }: TurnContext, conversation: AssessedTurn[]): string | null {
  const { level, evidence } = turn.risk;
  // What only the reader hears, and nobody was asked about, is no reason to point to the button.
  const wasAsked = conversation.some(({ role, content }) => role === 'assistant' && isReviewed(content));
  if (level === 'watch' && evidence.every(isReaders) && !wasAsked) return null;
  const isNew = level !== 'watch' || turn.risk.isSaidNow === true;
  if (state.isBelieved || (!isNew && state.reminders >= REMINDERS_UNASKED)) return null;
  const reminder = helpReminder(conversation);
  if (reminder) state.reminders += 1;
  return reminder;
}

/** Whether somebody goes who was in danger, or was asked after it and did not say no: to all others a helpline is a slight. */
function isLeftOpen({ turn: { risk, conversation } }: TurnContext): boolean {
  if (risk.level !== 'watch') return true;
  return conversation.some(({ role, content }, at) => {
    if (role !== 'assistant' || !(asksAfterDanger(content) || isReviewed(content))) return false;
    const answer = conversation[at + 1]?.content;
    return !asksAfterDanger(content) || answer === undefined || !deniesAtOnce(answer);
  });
}

/** For `watch` and after: one gentle question in place of the usual one, or help kept in sight; a goodbye is no hook. */
export function keepWatch(context: TurnContext, draft: Draft): Draft {
  const { turn, heard } = context;
  if (turn.risk.level === 'none' || draft.move === 'exercise' || heard.words === 0) return draft;
  if (draft.isGoodbye)
    return isLeftOpen(context) ? { ...draft, parts: [...draft.parts, { text: helpOnTheWay }] } : draft;
  if (isOnlyFeared(turn) && waved.test(heard.text)) {
    context.state.isBelieved = true;
    const text = context.pen.pick(believedLines, { isFirst: true, mayRepeat: true });
    return { move: 'believed', parts: [{ text: text ?? '' }] };
  }
  const conversation = conversationOf(context);
  const asked = turn.conversation.at(-1);
  // "What? No, I'm only stressed": said back to our question, with a story of its own.
  if (
    isOnlyFeared(turn) &&
    asked?.role === 'assistant' &&
    asksAfterDanger(asked.content) &&
    deniesAtOnce(heard.text)
  ) {
    context.state.isBelieved = true;
    const text = context.pen.pick(heardWrongLines);
    return text ? { ...draft, parts: [{ text }, ...draft.parts] } : draft;
  }
  if (turn.risk.isSaidNow) context.state.isBelieved = false;
  const left = withoutFaint(turn.risk);
  const isWorthAsking =
    left.level === 'watch' && left.evidence.length > 0 && !isOnlySound(context, left.evidence);
  const check = isWorthAsking ? gentleCheck(left, conversation) : null;
  if (check) {
    const kept = draft.move === 'answer' ? [] : keptBefore(context, draft);
    return { move: 'watch', parts: [...kept, { text: check }], question: { tag: 'check', text: check } };
  }
  const reminder = reminderFor(context, conversation);
  return reminder ? { ...draft, parts: [...draft.parts, { text: reminder, isOptional: true }] } : draft;
}
