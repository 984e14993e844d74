// Turns that are not about the member's story: questions to the therapist, anger at it, silence, not knowing,
// asking for facts or advice.

import { ask } from './ask.ts';
import type { Fact } from './dialogue-state.ts';
import { leaveMatter } from './dialogue-state.ts';
import { exerciseAskedFor, exerciseRequested, exercises } from './exercises/all-exercises.ts';
import type { ExerciseId } from './exercises/exercise-ids.ts';
import { exerciseIds } from './exercises/exercise-ids.ts';
import { notOurs } from './exercises/exercise-wish.ts';
import { noteSituation, rememberFacts } from './explore.ts';
import {
  adviceChoice,
  adviceFirst,
  adviceLead,
  adviceTwoWays,
  commonToFeel,
  factBacks,
  facts,
  placeLead,
  triedLines,
  unknownFacts,
} from './facts.data.ts';
import { isFragment } from './fragment.ts';
import { insightQuestions } from './frames.data.ts';
import { gistsOf } from './gist.ts';
import type { Line } from './line.ts';
import { capitalise, countWords, keyOf, sentencesOf, standardOf } from './line.ts';
import { isTroubled } from './mood-of-talk.ts';
import {
  generalAdvice,
  giveInsight,
  hasFittingIdea,
  ideaThatFits,
  isDangling,
  presentSituation,
} from './offers.ts';
import { putsUsRight } from './puts-us-right.ts';
import {
  correctedFrames,
  correctedLines,
  metaReplies,
  otherLanguageLines,
  rephrasings,
  saidAgainLines,
  silenceLines,
  stopLines,
  todayLines,
  wordlessLines,
} from './replies.data.ts';
import { refused } from './respond-pending.ts';
import { beginExercise } from './run-exercise.ts';
import { withoutIdea } from './straight/in-their-place.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { toldSoFar } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';
import { twoWaysIn } from './two-ways.ts';
import type { Intent } from './understand.data.ts';
import { refusesExercise } from './understand.data.ts';
import { contentWordsOf, isDoubtful, understand } from './understand.ts';

const QUIET_TURNS = 6;

function silent({ state, pen }: TurnContext): Draft {
  state.silences += 1;
  const text = pen.pick(silenceLines, { isFirst: true, mayRepeat: true }) ?? '';
  return { move: 'silence', parts: [{ text }] };
}

/** Of an earlier session; "what were we talking about before" is of this one. */
const ofEarlier =
  /\b(?:last|previous|the other) (?:time|session|week|day|call|talk|chat|month)\b|\b(?:yesterday|before today|in the past)\b/i;

/** What they told today, where that is what they ask for. */
function rememberedToday({ state, heard, turn }: TurnContext): Pick<Fact, 'clause'> | undefined {
  const question = sentencesOf(heard.text).findLast((sentence) => sentence.endsWith('?')) ?? heard.text;
  if (ofEarlier.test(question)) return undefined;
  if (ofTheBeginning.test(question)) return firstTold(turn.conversation);
  return factAskedFor(state.facts, question) ?? saidAbout(turn.conversation, question);
}

const ofTheBeginning = /\b(?:first|(?:at|in) the (?:very )?(?:beginning|start)|to (?:begin|start) with)\b/i;
/** With what the talk began; in their own words where they cannot be turned. */
function firstTold(conversation: TurnContext['turn']['conversation']): Pick<Fact, 'clause'> | undefined {
  const first = conversation.find(
    ({ role, content }) => role === 'user' && countWords(content) >= 3 && countWords(content) <= 40,
  );
  if (!first) return undefined;
  const gist = gistsOf(understand(first.content)).find(
    ({ kind, clause }) => kind !== 'self_judgement' && !isFragment(clause),
  );
  if (gist) return gist;
  const words = first.content.replace(/["“”]/g, '').replace(/[.!?\s]+$/, '');
  return countWords(words) <= 16 ? { clause: `"${words}"` } : undefined;
}

/** What was told and not kept, where the question names what it was about: the last clause with a word of it. */
function saidAbout(
  conversation: TurnContext['turn']['conversation'],
  question: string,
): Pick<Fact, 'clause'> | undefined {
  const asked = new Set(stemsOf(question.replace(aboutRemembering, ' ')));
  if (asked.size === 0) return undefined;
  return conversation
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => gistsOf(understand(content)))
    .filter(({ kind, clause }) => kind !== 'self_judgement' && !isFragment(clause))
    .findLast(({ clause }) => stemsOf(clause).some((word) => asked.has(word)));
}

function remembered({ turn }: TurnContext): string {
  const memory = turn.memories.find((candidate) => candidate.split(' ').length <= 16);
  if (!memory) return 'There is nothing there yet. What would you like me to know?';
  const { text, hasYou } = turnPerson(memory);
  return hasYou ? `I have this: ${memory}` : `For one: ${text}. Is that still so?`;
}

const aboutRemembering =
  /\b(?:remember\w*|remind\w*|said|told|mention\w*|talk\w*|anything|earlier|before|today)\b/gi;
const stemsOf = (text: string): string[] =>
  contentWordsOf(text).map((word) => word.replace(/'s$/, '').slice(0, 6));

/** What they told today, the one their question is about; the last where it asks for nothing in particular. */
function factAskedFor(facts: Fact[], text: string): Fact | undefined {
  const asked = new Set(stemsOf(text.replace(aboutRemembering, ' ')));
  const able = facts.filter(({ isJudgement, clause }) => !isJudgement && !isFragment(clause));
  return asked.size === 0
    ? (able.findLast(({ clause }) => !isDangling(clause)) ?? able.at(-1))
    : able.findLast(({ clause }) => stemsOf(clause).some((word) => asked.has(word)));
}

/** Who told of a drawing on the fridge is not asked how heavy it is. */
const supposesTrouble = /\b(?:weight|weather|heavy|blur|breathing|dig)\b/;

/** To thanks at the end of something else. */
export const answerThanks = (context: TurnContext): Draft | null => meta(context, 'thanks');

function meta(context: TurnContext, intent: keyof typeof metaReplies): Draft | null {
  const { pen, state } = context;
  const rephrased = rephrasings[state.lastQuestion?.tag ?? 'open'] ?? rephrasings.open ?? '';
  const isAskedHow =
    /\b(?:how(?:'s| are| is| do) (?:you|it going|your)|are you (?:ok|okay|good|well|fine)|hali|habari)\b/i;
  const replies = metaReplies[intent].filter(
    (line) =>
      (intent !== 'does_not_know' || isTroubled(context) || !supposesTrouble.test(standardOf(line))) &&
      (!/\bbreathing\b/.test(standardOf(line)) || !state.offered.includes('box-breathing')) &&
      (!/^Same answer/.test(standardOf(line)) || state.moves.includes('tests_limits')) &&
      (!/^Kind of you to ask/.test(standardOf(line)) || isAskedHow.test(context.heard.text)),
  );
  const told = intent === 'asks_memory' ? rememberedToday(context) : undefined;
  const text = pen.pick(told ? todayLines : replies, {
    slots: {
      f: told?.clause ?? null,
      rephrased,
      Rephrased: capitalise(rephrased),
      remembered: remembered(context),
    },
    isFirst: true,
  });
  if (!text) return null;
  const draft: Draft = { move: intent, parts: [{ text }] };
  if (text.includes('?')) draft.question = { tag: 'meta', text };
  if (intent === 'does_not_know' && /\bbreathing\b/.test(text)) {
    state.offered.push('box-breathing');
    draft.pending = { kind: 'exercise', id: 'box-breathing' };
  }
  if (intent === 'just_listen') state.quietUntil = state.turns + QUIET_TURNS;
  // "You don't understand" said with the story again deserves the story to be remembered.
  if (intent === 'not_understood' || intent === 'just_listen') rememberFacts(context);
  if (intent === 'not_understood') state.situation = null;
  if (intent === 'change_topic') leaveMatter(state);
  return draft;
}

/** "Is it normal to feel guilty about leaving": said back, it is answered and not only filed. */
const isItNormal =
  /\b(?:normal|common|natural|ok(?:ay)?|weird|strange|bad) (?:for me )?to (?<matter>[^.!?,]{3,70})[.!? ]*$/i;
/** What may go on in anybody: not what a doctor should hear of, nor what is done to somebody. */
const ofTheHeart =
  /^(?:still |also |sometimes |just |always |only )*(?:feel|be|miss|cry|worry|think about|think of|want|wish|need|dream|doubt|hate|love|get)\b/i;
const notForUs =
  /\b(?:voices?|see things|kill\w*|die|dead|death|suicid\w*|hurt(?:ing)? (?:myself|him|her|them|my)|hit|cut(?:ting)?|blood|bleed\w*|dizzy|numb|faint\w*|pain|drunk|high|drinks?|drugs?|vomit|throw up|starv\w*|watched|followed)\b/i;
function isCommon({ heard, pen }: TurnContext): string | null {
  const matter = isItNormal.exec(heard.text)?.groups?.matter?.trim();
  if (!matter || !ofTheHeart.test(matter) || notForUs.test(matter) || countWords(matter) > 10) return null;
  const { text, hasYou } = turnPerson(matter);
  return hasYou || isFragment(text) ? null : pen.pick(commonToFeel, { slots: { m: text } });
}

function fact(context: TurnContext): Draft {
  const { heard, pen } = context;
  const known = facts.find((candidate) => candidate.pattern.test(heard.text));
  const common = known?.id === 'normal' ? isCommon(context) : null;
  const [more, moreBack] = known?.more ?? [];
  const inOrder = { inOrder: true };
  const answer = common ?? (known && pen.pick([known.answer, ...(more ? [more] : [])], inOrder));
  const back = answer
    ? pen.pick(known ? [known.back, ...(moreBack ? [moreBack] : [])] : factBacks, inOrder)
    : pen.pick(factBacks);
  const text = answer ?? pen.pick(unknownFacts, { isFirst: true, mayRepeat: true }) ?? '';
  return {
    move: 'fact',
    parts: [{ text }, ...(back ? [{ text: back }] : [])],
    ...(back ? { question: { tag: 'meaning', text: back } } : {}),
  };
}

/** "Should I go?", not "what should I do?" */
const isChoice =
  /(?<!\b(?:what|how|which|who|where|when)\b[^.?!]*)\b(?:should|shall) i\b|\bi should (?:\w+ ){1,4}or (?:just )?\w+/i;

/** "What would you do in my place?" */
const inOurPlace =
  /\bwhat (?:would|do) you (?:do|say|ask(?: for)?|tell|choose|suggest|recommend|try)\b|\bif you were (?:me|in my)\b|\bin my (?:place|shoes|position|situation)\b/i;

function advice(context: TurnContext): Draft | null {
  const { pen, state } = context;
  rememberFacts(context);
  noteSituation(context);
  state.advice += 1;
  const situation = context.askedAbout?.id ?? presentSituation(context);
  const ways = twoWaysIn(context.heard.text);
  const isChosen = ways !== null || isChoice.test(context.heard.text);
  const isOfUs = inOurPlace.test(context.heard.text);
  // What was tried was told, or an idea is at hand that fits: to be asked first would be to be put off.
  const wouldPutOff = isOfUs || state.known.includes('tried') || (!isChosen && hasFittingIdea(context));
  if (isChosen || (state.advice === 1 && !wouldPutOff)) {
    const text = ways
      ? pen.pick(adviceTwoWays, { isFirst: true, slots: ways, inOrder: true })
      : pen.pick(isChosen ? adviceChoice : adviceFirst, { isFirst: true });
    if (text) {
      return {
        move: 'asks_first',
        parts: [{ text }],
        question: { tag: 'tried', text },
        // Of two ways, what is told next is weighed, and answers no question for an idea.
        ...(!ways && { pending: { kind: 'advice' as const, situation } }),
      };
    }
  }
  // An idea that fits, or none: "if you were me" wants no proverb.
  if (isOfUs) {
    const fitting = ideaThatFits(context, true) ?? withoutIdea(context, 'place', toldSoFar(context));
    if (fitting) return { ...fitting, move: 'advice' };
  }
  const lead = pen.pick(isOfUs ? placeLead : adviceLead, { isFirst: true });
  const fromSituation = giveInsight(context, situation, lead);
  if (fromSituation) return { ...fromSituation, move: 'advice' };
  const general = generalAdvice(context);
  const question = pen.pick(insightQuestions, { mayRepeat: true });
  if (!general) return null;
  return {
    move: 'advice',
    parts: [
      ...(lead ? [{ text: lead, isOptional: true }] : []),
      { text: general },
      ...(question ? [{ text: question }] : []),
    ],
  };
}

const insteadLines: Line[] = [
  [
    'That is not among the things I can lead. I know slow breathing, a body scan, a thought record and some more. Shall we try the slow breathing?',
    "That's not one I can lead. I've got slow breathing, a body scan, a thought record and some more. Wanna try the breathing?",
  ],
];
function instead({ pen, state }: TurnContext): Draft | null {
  const text = pen.pick(insteadLines, { mayRepeat: true });
  if (!text) return null;
  state.offered.push('box-breathing');
  return {
    move: 'offer_exercise',
    parts: [{ text }],
    question: { tag: 'offer', text },
    pending: { kind: 'exercise', id: 'box-breathing' },
  };
}

/** Who wants none is offered none again, and may still ask for one. */
function refusedExercises(context: TurnContext): Draft {
  context.state.offered = exerciseIds.slice();
  return refused(context);
}

/** An exercise of the topic that was not done yet. */
const nextExercise = ({ lines, state }: TurnContext): ExerciseId | undefined =>
  lines.exercises.find((id) => !state.finished.includes(id)) ?? lines.exercises[0];

/** One of the lines, whole; its question, if it asks one, is what was asked. Null when all were said. */
function say(context: TurnContext, move: string, lines: readonly Line[], inOrder = false): Draft | null {
  const text = context.pen.pick(lines, { isFirst: !inOrder, inOrder });
  if (!text) return null;
  return { move, parts: [{ text }], ...(text.includes('?') ? { question: { tag: 'open', text } } : {}) };
}

const denies = /n't\b|\b(?:not|never)\b/i;
const leadOfCorrection =
  /^(?:(?:no+|nope|nah|sorry|actually|wait|well|hapana|my bad|correction|small correction|you(?:'ve| have)? (?:misunderstood|misheard|mixed (?:it|that) up|got (?:it|that|me) wrong)(?: me| that| it)?|that(?:'s| is) (?:wrong|not right))[,.:; ]+)*(?:(?:i meant|i said|i misspoke|rather|scratch that|(?:it(?:'s| is| was)|that(?:'s| is| was))(?!.*\bwho\b))[,: ]+)?/i;

/** What it is; what it is not goes before, in a sentence of its own. */
function putRight(text: string): string {
  const sentences = text
    .replace(leadOfCorrection, '')
    .replace(/[, ]+(?:actually|though|i mean|sorry)(?=[.! ]*$)/i, '')
    .split(/(?<=[.!?])\s+/);
  const [first = ''] = sentences;
  return sentences.length > 1 && denies.test(first) ? (sentences.at(-1) ?? '') : sentences.join(' ');
}

function corrected(context: TurnContext): Draft {
  const { heard, pen } = context;
  rememberFacts(context);
  const { text: turned, hasYou } = turnPerson(putRight(heard.text));
  const isShort = turned !== '' && !hasYou && !isFragment(turned) && countWords(turned) <= 10;
  const text =
    (isShort
      ? pen.pick(correctedFrames, { slots: { s: turned, S: capitalise(turned) }, isFirst: true })
      : null) ?? pen.pick(correctedLines, { isFirst: true, mayRepeat: true });
  // What was denied a moment ago is not what is asked about.
  const question = ask({ ...context, choices: null, heard: { ...heard, emotions: [] } });
  return {
    move: 'corrected',
    parts: [...(text ? [{ text }] : []), ...(question ? [{ text: question.text }] : [])],
    ...(question ? { question } : {}),
  };
}

/**
 * The very message of before, word for word; short answers may come twice. Asked of the conversation: the state also knows
 * words whose reply was cut off before it began, and these are answered once more.
 */
function saidAgain(context: TurnContext): Draft | null {
  const { heard, turn } = context;
  const before = turn.conversation.findLast(({ role }) => role === 'user')?.content ?? '';
  const isSame =
    heard.words >= 3 && keyOf(before.toLowerCase()) === keyOf((turn.memberText ?? '').toLowerCase());
  return isSame && heard.intent === 'tells' ? say(context, 'again', saidAgainLines) : null;
}

const triedIt =
  /^(?:(?:yeah|yes|no|but|ok(?:ay)?|well|um+|honestly)[,. ]+)*(?:i(?:'ve| have)?(?: already| always)? (?:tried|done|did|do) (?:that|it|this|all (?:of )?that)(?: (?:already|before|too|for \w+|many times|a lot))*|tried (?:that|it)|(?:that|it) (?:doesn't|didn't|does not|did not|never) (?:really )?(?:work|help)(?:s|ed)?(?: for me)?)[.! ]*(?:$|[,.])/i;
/** What was tried is not offered twice, and how it went is worth more than the next idea. */
function triedAlready(context: TurnContext): Draft | null {
  const isIdea = ['advice', 'insight'].includes(context.state.moves.at(-1) ?? '');
  if (!isIdea || !triedIt.test(context.heard.text)) return null;
  context.state.known.push('tried');
  return say(context, 'tried', triedLines);
}

const handled = new Set<Intent>([
  'silent',
  'corrects',
  'asks_fact',
  'asks_advice',
  'wants_exercise',
  'wants_stop',
  ...(Object.keys(metaReplies) as Intent[]),
]);

/** Null when the message is story after all, or every prepared answer has been given. */
export function respondToMeta(context: TurnContext): Draft | null {
  const { intent, isForeign, wordless, text } = context.heard;
  const again = saidAgain(context) ?? triedAlready(context);
  if (again) return again;
  if (wordless)
    return say(context, 'wordless', wordlessLines[wordless]) ?? say(context, 'wordless', wordlessLines.any);
  if (isForeign && intent !== 'goodbye') return say(context, 'language', otherLanguageLines, true);
  if (intent === 'declines' && refusesExercise.test(text)) return refusedExercises(context);
  // "Can we do a thought record" is a wish for it, whatever else it resembles.
  const requested = exerciseRequested(text);
  if (requested) return beginExercise(context, exercises[requested], true);
  if (!handled.has(intent) || isDoubtful(context.heard, context.turn.risk)) return null;
  switch (intent) {
    case 'silent':
      return silent(context);
    case 'corrects':
      return putsUsRight(text, context.turn.conversation) ? corrected(context) : null;
    case 'asks_fact':
      return fact(context);
    case 'asks_advice':
      return advice(context);
    case 'wants_exercise': {
      const id = exerciseAskedFor(text);
      if (!id && notOurs.test(text)) return instead(context);
      const begun = id ?? nextExercise(context);
      return begun ? beginExercise(context, exercises[begun], true) : null;
    }
    case 'wants_stop':
      return say(context, 'stop', stopLines);
    default:
      return intent in metaReplies ? meta(context, intent as keyof typeof metaReplies) : null;
  }
}
