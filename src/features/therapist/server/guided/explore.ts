// The usual turn: show they were heard, then one question, or room.
import { asksAfterDanger } from '#features/safety/server/safety.service.ts';
import { isAchieved } from './achieved.ts';
import type { Asked } from './ask.ts';
import { ask, isInvitation, isVague, wasInvitedLately } from './ask.ts';
import { askOfStep } from './ask-of-step.ts';
import { ownedLines } from './baffled.ts';
import {
  congratulations,
  connectQuestions,
  deedLeads,
  gladRoomLines,
  heardFrames,
  leaveLeads,
  nods,
  pictureQuestions,
  roomLines,
  terseLines,
} from './frames.data.ts';
import type { Gist } from './gist.ts';
import { heardLine } from './heard-line.ts';
import type { Line } from './line.ts';
import { countWords } from './line.ts';
import { saysNothingAlone } from './living-piece.ts';
import { pointOf } from './point.ts';
import { reflect } from './reflect.ts';
import { sceneIn, type ToldScene } from './scenes/told-scene.ts';
import type { Draft, Part, TurnContext } from './turn-context.ts';
import { contentWordsOf, wantsAnAnswer } from './understand.ts';
import { isEcho } from './way.ts';
import { corner, handBack } from './word-ways.ts';

const aboutTheTalk =
  /\byou(?:'re| are)? (?:don't|do not) (?:know|really talk)|\b(?:this|that) (?:is|was|makes|actually)\b|\b(?:to talk|talk about it|questions|(?:this|it) works)\b/;

/** A sentence with someone in it, and not a list of things. */
const isAboutSomeone =
  /^(?:(?:maybe|perhaps|now|then|today|yesterday|last \w+|sometimes|since|when|if|every \w+|on \w+|at \w+|in \w+),? )*(?:you|your|he|she|they|it|nobody|no ?one|every(?:one|body)|people|some(?:one|body)|this|that|the|there|his|her|their|my|one|all|nothing|everything)\b|^[\p{L}']+ (?:is|was|has|had|says|said|thinks|thought|told|wants|keeps|put|does|did|left|never|always)\b/iu;

const deniesDanger =
  /\b(?:(?:nobody|no ?one)(?:'s| is) hurting|(?:haven't|have not) (?:hurt|taken|harmed|done anything)|(?:i'm|i am|im) not (?:suicidal|in danger|hurting)|already answered (?:that|you)|why would you ask)\b/i;

/** "I want help with the words", "tell me what to do", "I have to go": said to us. */
const saidToUs =
  /^(?:(?:and|but|so|no|yes|well|ok(?:ay)?)[, ]+)*(?:(?:i|you)(?:'d| would| just| really| do)* (?:want|need|like|prefer|rather)(?: to)? (?:help|advice|an? (?:answer|exercise|idea|break|minute)|talk|know|hear|stop|skip|change|go (?:on|back|home|now)|leave|end|continue|try (?:an?|the|that)|you\b|us\b|me to)|(?:tell|give|help|let|show|ask|stop|don't) (?:me|us|asking|saying)\b|(?:i|you) (?:must|have to|need to|got to|gotta|should) (?:go|run|leave)\b|(?:i|you)(?:'ll| will) (?:talk|come|be|try|think)\b.{0,20}\b(?:later|back|soon|it)$|(?:i|you) (?:asked|just asked|already (?:told|said)|meant|mean|said)\b|thanks?\b)/i;
/** "There was no best moment", "it's not that", "he isn't that": only what is so is told on. */
const denies =
  /^(?:(?:and|but|so|well|actually)[, ]+)*(?:there (?:is|was|are|were|has been)(?: no\b|n't\b| not\b|'s no\b)|there's no\b|(?:it|that|this|he|she|they)(?:'s| is| was| were|'re) (?:not|n't)\b|(?:it|that|this) (?:isn't|wasn't|doesn't|didn't)\b|not\b|none\b|no\b|nothing (?:really|much|else)?$|neither\b|i (?:didn't|don't|wouldn't) (?:say|mean|think so)\b)/i;
/** What was asked of them by us is answered in our words: "my gut says quit", "the best moment was lunch". */
const inOurWords = (clause: string, question: string | undefined): boolean => {
  const ours = new Set(contentWordsOf(question ?? '').map((word) => word.slice(0, 5)));
  return contentWordsOf(clause).some((word) => word.length > 2 && ours.has(word.slice(0, 5)));
};

/** Whether a clause tells of their life: no answer to us, request, farewell, correction or denial. */
export function isOfTheirLife(
  clause: string,
  { heard, state }: Pick<TurnContext, 'heard' | 'state'>,
): boolean {
  if (!['tells', 'agrees', 'asks_advice'].includes(heard.intent)) return false;
  return !(
    saidToUs.test(clause) ||
    denies.test(clause) ||
    saysNothingAlone(clause) ||
    /^your gut\b/i.test(clause) ||
    (heard.words <= SHORT_ANSWER && inOurWords(clause, state.lastQuestion?.text))
  );
}
const SHORT_ANSWER = 8;

/** Remembers what was told, for summaries and for linking later. */
export function rememberFacts(context: TurnContext, mirrored: Gist[] = []): void {
  const { state, gists, heard, turn } = context;
  // What was only said because we asked after danger is no part of their story.
  const asked = turn.conversation.at(-1);
  if (deniesDanger.test(heard.text) || (asked?.role === 'assistant' && asksAfterDanger(asked.content)))
    return;
  for (const gist of gists.slice(0, 2)) {
    if (
      !isOfTheirLife(gist.clause, context) ||
      contentWordsOf(gist.clause).length < 2 ||
      countWords(gist.clause) < 4 ||
      !isAboutSomeone.test(gist.clause) ||
      aboutTheTalk.test(gist.clause)
    )
      continue;
    const isStrong = heard.emotions.some((emotion) => emotion.isStrong);
    state.facts.push({
      clause: gist.clause,
      turn: state.turns,
      weight: gist.score + (mirrored.includes(gist) ? 0.5 : 0) + (isStrong ? 0.5 : 0),
      isJudgement: gist.kind === 'self_judgement',
      person: heard.person,
      feeling: heard.emotions[0]?.family ?? null,
    });
  }
}

export function noteSituation({ state, match }: TurnContext): void {
  if (!match) return;
  state.situation = match.situation.id;
  state.situationAt = state.turns;
}

/** Empty where there is nothing to hand back. `isShort`: before an offer, which leaves no room for more. */
export function reflectionParts(context: TurnContext, isShort = false): { move: string; parts: Part[] } {
  const reflection = reflect(context, isShort);
  rememberFacts(context, reflection?.mirrored);
  noteSituation(context);
  if (reflection) return reflection;
  // A bare question is well after a reflection, and an interrogation after another one.
  const text = context.state.moves.at(-1) === 'ask' ? heardLine(context) : null;
  if (!text || isShort) return { move: 'ask', parts: [] };
  context.state.ways = [...context.state.ways, 'nod'].slice(-4);
  return { move: 'nod', parts: [{ text }] };
}

/** Moves that bring their own question. */
const followUps: Record<string, Line[]> = {
  connect: connectQuestions,
  picture: pictureQuestions,
};

const HEAVY_WORDS = 45;
const STILL_EVERY = 6;
const STILL_CHANCE = 0.45;
const LEAVE_EVERY = 7;
const TERSE_TURNS = 3;
/** After these a reply may end without asking anything. */
const canStandAlone = new Set([
  'told',
  'situation',
  'received',
  'met',
  'piece',
  'feeling',
  'felt',
  'quoted',
  'sides',
  'mirror',
  'change',
  'normal',
]);
/** A reply shorter than this needs a word that there is room. */
const SHORT_WORDS = 5;
const goesDeep = new Set(['worst', 'meaning', 'thought', 'body']);

function still(context: TurnContext, move: string, parts: Part[]): Draft | null {
  const { state, pen } = context;
  const isShort = parts.reduce((sum, { text }) => sum + countWords(text), 0) < SHORT_WORDS;
  const needsRoom = move !== 'room' && (isShort || state.turns <= state.quietUntil || pen.chance(0.4));
  const isGlad = context.heard.emotions[0]?.family === 'good';
  const text = needsRoom ? pen.pick(isGlad ? gladRoomLines : roomLines) : null;
  if (isShort && !text) return null;
  state.lastStillAt = state.turns;
  return { move, parts: [...parts, ...(text ? [{ text }] : [])] };
}

/** Turns between two sentences handed back whole before an invitation. */
const WHOLE_EVERY = 7;
/** Before an invitation: a corner of what they said, or all of it, so that it is heard what they may go on with. */
function theirWords(context: TurnContext): Part[] {
  const { state, gists } = context;
  // A loss is never passed over for having handed something back lately.
  const mayEcho = gists[0]?.kind === 'loss' || state.talk - state.wholeEchoAt >= WHOLE_EVERY;
  const theirs = corner(context) ?? (mayEcho ? handBack(context) : null);
  if (theirs && isEcho(context, theirs)) state.wholeEchoAt = state.talk;
  if (theirs) return theirs.parts;
  const text = pointOf(context) ?? heardLine(context);
  return text ? [{ text }] : [];
}

/** Where nothing can be handed back and nothing asked. */
const roomFor = ({ pen }: TurnContext): Part[] =>
  [
    pen.pick(heardFrames, { isFirst: true, mayRepeat: true }),
    pen.pick(roomLines, { mayRepeat: true }),
  ].flatMap((text) => (text ? [{ text }] : []));

/** "I can't say anything, so don't ask." */
const wantsNoQuestion =
  /(?<!\b(?:they|he|she|people|we|you|i) )\b(?:don'?t|do not|stop) ask(?:ing)?(?: me)?(?: (?:why|about (?:it|that)|anything|again))?\s*(?:$|[.,!?])/i;

/** Some turns ask nothing: when asked for, when it is heavy, and now and then so that talk can breathe. */
function isTimeToBeStill({ state, heard, gists, pen }: TurnContext, move: string): boolean {
  if (wantsAnAnswer.test(heard.text)) return false;
  if (state.turns <= state.quietUntil || wantsNoQuestion.test(heard.text)) return true;
  const since = state.turns - state.lastStillAt;
  const isHeavy = heard.words >= HEAVY_WORDS || gists[0]?.kind === 'loss' || gists[0]?.kind === 'cherished';
  if (isHeavy && since >= 3) return true;
  return state.talk >= 3 && since >= STILL_EVERY && canStandAlone.has(move) && pen.chance(STILL_CHANCE);
}

const RESTS_EVERY = 5;
const REST_CHANCE = 0.5;
const mayRest = ({ state, heard, pen }: TurnContext): boolean =>
  state.talk >= 2 &&
  heard.words >= 4 &&
  !wantsAnAnswer.test(heard.text) &&
  state.turns - state.lastStillAt >= RESTS_EVERY &&
  pen.chance(REST_CHANCE);

/** Deep questions into something tender are asked with leave, now and then. */
function withLeave({ state, heard, pen, gists }: TurnContext, question: Asked): string {
  const isTender =
    gists[0]?.kind === 'loss' ||
    ['ashamed', 'guilty', 'sad', 'hurt'].includes(heard.emotions[0]?.family ?? '');
  if (!isTender || !goesDeep.has(question.tag) || state.turns - state.lastLeaveAt < LEAVE_EVERY)
    return question.text;
  const lead = pen.pick(leaveLeads);
  if (!lead || /^I\b/.test(question.text)) return question.text;
  state.lastLeaveAt = state.turns;
  return `${lead} ${question.text.charAt(0).toLowerCase()}${question.text.slice(1)}`;
}

/** What was dared or done is named before it is asked about. */
const isDeed = (scene: ToldScene | null): boolean =>
  scene?.id === 'reached-out' || scene?.id === 'did-what-was-planned';

export function explore(context: TurnContext): Draft {
  const { state, pen } = context;
  const { move, parts } = reflectionParts(context);
  const deed = parts.length === 0 && isDeed(sceneIn(context.heard)) ? pen.pick(deedLeads) : null;
  if (deed) parts.push({ text: deed });
  const cheer = isAchieved(context.heard.text) ? pen.pick(congratulations) : null;
  if (cheer) parts.unshift({ text: cheer });
  if (context.isBaffled) parts.unshift({ text: pen.pick(ownedLines) ?? '' });

  if (move === 'room' || isTimeToBeStill(context, move)) {
    const draft = still(context, move, parts);
    if (draft) return draft;
  }

  const isTerse =
    context.heard.words < TERSE_TURNS &&
    !state.moves.includes('terse') &&
    state.ways.length >= TERSE_TURNS &&
    state.ways.slice(-TERSE_TURNS).every((way) => way === 'answer' || way === 'nod');
  const terse = isTerse ? pen.pick(terseLines) : null;
  if (terse) return { move: 'terse', parts: [{ text: terse }], question: { tag: 'open', text: terse } };

  if (move === 'planned') {
    const asked = askOfStep(context);
    return {
      move,
      parts: [...parts, ...(asked ? [{ text: asked }] : [])],
      ...(asked ? { question: { tag: 'meaning', text: asked } } : {}),
    };
  }
  const following = followUps[move];
  const connecting = following && pen.pick(following);
  const reflects = parts.some(({ text }) => !nods.has(text));
  const question = connecting ? { tag: 'meaning', text: connecting } : ask(context, reflects);
  if (!question) {
    if (reflects) return { move, parts };
    // Rather none than one more that fits anything.
    const draft = still(context, move, parts);
    if (draft) return draft;
    return parts.length > 0 ? { move, parts } : { move: 'room', parts: roomFor(context) };
  }
  // Words of theirs and room say more than a question that fits anything.
  if (isVague(question) && canStandAlone.has(move) && mayRest(context)) {
    // It was not asked.
    const unasked = state.used.pop();
    const draft = still(context, move, parts);
    if (draft) return draft;
    if (unasked !== undefined) state.used.push(unasked);
  }
  if (parts.length === 0 && isInvitation(question)) {
    const invited = state.used.pop();
    parts.push(...theirWords(context));
    // What they said may stand alone, where they were asked to go on a moment ago.
    if (wasInvitedLately(state) && parts.some(({ text }) => !nods.has(text))) return { move, parts };
    if (invited !== undefined) state.used.push(invited);
  }
  const text = withLeave(context, question);
  return { move, parts: [...parts, { text }], question: { tag: question.tag, text: question.text } };
}
