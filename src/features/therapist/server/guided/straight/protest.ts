// "I asked why I freeze", "how far along is what?": the miss is owned in a few words. Then the question they had asked is
// answered, or what they told is handed back with one thing asked about it.
import type { SpokenTurn } from '../../../therapist.contract.ts';
import { rememberFacts } from '../explore.ts';
import type { Line } from '../line.ts';
import { capitalise, countWords, sentencesOf } from '../line.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { toldSoFar } from '../turn-context.ts';
import { askingSentences, isCalmNow, plainly, turnedSafely } from './asking.ts';
import { asksSomething, directAnswer, isAnswer } from './direct.ts';
import { clauseIn, lastTold } from './in-their-place.ts';
import {
  asksAboutOurWord,
  handedBack,
  handedBackMatter,
  handedBackShort,
  honestlyNot,
  nothingToHandBack,
  oncePlainer,
  onlyAsksBack,
  onlyAsksWhy,
  onlyWonders,
  ownedBeforeAnswer,
  ownedBeforeTelling,
  ownedOurQuestion,
  ownedTwice,
  saysItMadeNoSense,
  saysItWasToldBefore,
  saysTheyAsked,
  saysWeMissed,
  saysWhatItIsAbout,
  saysWhatWasAsked,
  thatWasAll,
  whyWeAsk,
  wondersAtOurWords,
} from './protest.data.ts';

/** Words; a longer message tells something. */
const MOST_WORDS = 45;
/** Member messages before this one in which the question may stand. */
const LOOKED_BACK = 5;

export type Protest =
  | { kind: 'asked'; asked: string }
  | { kind: 'missed' }
  | { kind: 'twice' }
  | { kind: 'about'; matter: string }
  | { kind: 'senseless' }
  | { kind: 'why' };

const light =
  /^(?:i|i'm|me|my|if|whether|it|its|it's|itd|it'd|that|this|to|the|a|an|is|are|was|be|would|should|could|do|does|did|can|am|you|your|of|for|in|on|at|and|or|so|what|why|how|who|when|where|which|about|him|her|them|he|she|they|with|just|asked|say|think|not|no|there|have|has)$/;
const stemsIn = (text: string): Set<string> =>
  new Set(
    (
      plainly(text)
        .toLowerCase()
        .match(/[\p{L}']+/gu) ?? []
    )
      .filter((word) => !light.test(word))
      .map((word) => word.slice(0, 4)),
  );

/** Their question of before that is meant by what they say they asked; the last one where nothing in it tells. */
function questionMeant(told: readonly string[], asked: string | null): string[] | null {
  const before = told.slice(0, -1);
  const wanted = asked === null ? new Set<string>() : stemsIn(asked);
  let last: string[] | null = null;
  for (let back = 0; back < LOOKED_BACK && back < before.length; back += 1) {
    const upTo = before.slice(0, before.length - back);
    const text = upTo.at(-1) ?? '';
    const isQuestion = text.includes('?') || asksSomething(upTo);
    if (!isQuestion || protestWords(text) !== null) continue;
    last ??= upTo;
    const stems = stemsIn(text);
    if ([...wanted].some((stem) => stems.has(stem))) return upTo;
  }
  return wanted.size === 0 || asked === null ? last : null;
}

const asQuestion = (asked: string): string =>
  asked
    .replace(/[.?! ]+$/, '')
    .replace(/^(?:if|whether) (?:it|that|this)(?:'s|s)\b/i, 'is it')
    .replace(/^(?:if|whether) (?:it|that|this)(?:'d|d)\b(?: be)?/i, 'would it be')
    .replace(/^(?:if|whether) (it|that|this) (is|was|would be)\b/i, (_all, it: string, is: string) =>
      is === 'would be' ? `would ${it} be` : `${is} ${it}`,
    )
    .replace(/^(?:if|whether) i(?:'m|m| am)\b/i, 'am i')
    .replace(/^(?:if|whether) i (should|can|could)\b/i, '$1 i')
    .concat('?');

/** By the wording alone. */
function protestWords(text: string): Protest | null {
  const sentences = sentencesOf(plainly(text).replace(/\s*\n+\s*/g, '. ')).slice(0, 4);
  for (const sentence of sentences) {
    const asked = saysWhatWasAsked.exec(sentence)?.groups?.asked;
    if (asked) return { kind: 'asked', asked };
  }
  if (sentences.some((sentence) => saysWeMissed.test(sentence))) return { kind: 'missed' };
  if (sentences.some((sentence) => saysItWasToldBefore.test(sentence))) return { kind: 'twice' };
  return null;
}

/** @param conversation before the message, oldest first. */
export function protestIn(told: readonly string[], conversation: readonly SpokenTurn[]): Protest | null {
  const text = plainly(told.at(-1) ?? '').trim();
  const ours = conversation.at(-1);
  if (ours?.role !== 'assistant' || countWords(text) > MOST_WORDS || told.length < 2) return null;
  if (onlyAsksWhy.test(text)) return ours.content.includes('?') ? { kind: 'why' } : null;
  if (onlyAsksBack.test(text)) return { kind: 'senseless' };
  const found = protestWords(text);
  if (found?.kind === 'asked') {
    // "I asked if I could leave early" tells, unless it was asked of us before.
    const meant = questionMeant(told, found.asked);
    const isOurs = meant !== null || (asksSomething([asQuestion(found.asked)]) && hasAsked(told));
    if (isOurs) return found;
  } else if (found) return found;
  const about = sentencesOf(text).flatMap((one) => saysWhatItIsAbout.exec(one)?.groups?.matter ?? [])[0];
  if (about) return { kind: 'about', matter: about };
  if (isSenseless(text, ours.content)) return { kind: 'senseless' };
  return null;
}

const hasAsked = (told: readonly string[]): boolean =>
  told.slice(-LOOKED_BACK, -1).some((text) => text.includes('?') || asksSomething([text]));

function isSenseless(text: string, ours: string): boolean {
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  if (sentences.slice(0, 3).some((one) => saysItMadeNoSense.some((pattern) => pattern.test(one))))
    return true;
  if (onlyWonders.test(text)) return true;
  if (wondersAtOurWords.some((pattern) => pattern.test(first)) && !asksSomething([first]))
    return echoes(first, ours);
  const word = asksAboutOurWord.exec(first)?.groups?.word;
  return word !== undefined && countWords(word) <= 4 && stemsIn(word).size > 0 && echoes(word, ours);
}

/** All that carries meaning in it was said by us, or nothing does. */
function echoes(words: string, ours: string): boolean {
  const said = stemsIn(ours);
  return [...stemsIn(words)].every((stem) => said.has(stem));
}

const saidBefore =
  /^(?:(?:but|no|ok(?:ay)?|well|yeah|like|as|and)[, ]+)*(?:(?:like |as )?i(?:'ve|ve| have)? (?:just |already |literally )*(?:said|told you|mentioned|explained|answered)|told you|you(?:'ve| have)? (?:just |already )*asked (?:me )?(?:that|this)(?: already| before)?)(?: already| before| that| this)*[,.: ]*/i;

/** What the message tells besides the protest. */
function toldBeside(text: string): string {
  return sentencesOf(plainly(text))
    .map((sentence) => sentence.replace(saidBefore, ''))
    .filter(
      (sentence) =>
        sentence !== '' &&
        protestWords(sentence) === null &&
        !sentence.endsWith('?') &&
        !saysItMadeNoSense.some((pattern) => pattern.test(sentence)),
    )
    .join(' ');
}

/** "A dog" says nothing by itself; "my mum" and "Martin" do. */
const isNamed = /^(?:my|our|his|her|their|the)\b|^\p{Lu}/u;
const SHORT = 4;
const saysLittle =
  /^(?:what|how|who|why|when|where|that|this|it|he|she|they|you|i|no|yes|yeah|nothing|never mind|sorry)\b/i;

function handBack(context: TurnContext, told: readonly string[], protest: Protest): string | null {
  const { pen, heard } = context;
  if (protest.kind === 'about' && isNamed.test(protest.matter)) {
    const m = turnedSafely(protest.matter);
    const text = m === null || countWords(m) > 8 ? null : pen.pick(handedBackMatter, { slots: { m } });
    if (text) return text;
  }
  const beside = toldBeside(heard.text);
  const short = countWords(beside) > 0 && countWords(beside) <= SHORT ? turnedSafely(beside) : null;
  if (protest.kind === 'twice' && short && !saysLittle.test(short)) {
    const text = pen.pick(handedBackShort, { slots: { C: capitalise(short) } });
    if (text) return text;
  }
  const c = clauseIn(beside, true) ?? clauseIn(heard.text, true) ?? lastTold(told);
  return (
    (c === null ? null : pen.pick(handedBack, { slots: { c, C: capitalise(c) } })) ??
    pen.pick(nothingToHandBack, { mayRepeat: true })
  );
}

/** Whether what we said to it then was an answer. */
function wasAnswered({ turn }: TurnContext, question: readonly string[]): boolean {
  const at = turn.conversation.findLastIndex(
    ({ role, content }) => role === 'user' && content === question.at(-1),
  );
  const reply = turn.conversation[at + 1];
  return at >= 0 && reply?.role === 'assistant' && isAnswer(reply.content, question);
}

/** Moves that say something; the question behind them is not what was wrong. */
const ideas = new Set(['advice', 'insight', 'offer_exercise', 'offer_idea', 'summary']);

/** Null where it is no protest. Where they may not be safe nothing is answered, and what they told is still handed back. */
export function answerProtest(context: TurnContext): Draft | null {
  const { turn, pen, gists } = context;
  if (turn.risk.level !== 'none' && turn.risk.level !== 'watch') return null;
  const told = toldSoFar(context);
  const protest = protestIn(told, turn.conversation);
  if (!protest) return null;
  const own = (lines: readonly Line[]): Draft['parts'] => {
    const text = pen.pick(lines, { isFirst: true, mayRepeat: true });
    return text ? [{ text }] : [];
  };
  if (protest.kind === 'why') {
    const text = pen.pick(whyWeAsk);
    return text ? { move: 'straight', parts: [{ text }], question: { tag: 'open', text } } : null;
  }
  if (protest.kind === 'asked' || protest.kind === 'missed') {
    const owed = isCalmNow(turn) ? whatWasOwed(context, told, protest, own) : null;
    if (owed) return owed;
  }
  // What is asked beside it is answered; a death that is told beside it is met.
  if (isCalmNow(turn) && asksSomething(told)) {
    const answer = directAnswer(context, told);
    if (answer) return { ...answer, parts: [...own(ownedBeforeTelling), ...answer.parts] };
  }
  if (gists.some(({ kind }) => kind === 'loss')) return null;
  rememberFacts(context);
  const text = handBack(context, told, protest);
  if (!text) return null;
  const isOfOurs =
    protest.kind === 'senseless' &&
    !ideas.has(context.state.moves.at(-1) ?? '') &&
    (turn.conversation.at(-1)?.content ?? '').endsWith('?');
  const lead = own(protest.kind === 'twice' ? ownedTwice : isOfOurs ? ownedOurQuestion : ownedBeforeTelling);
  return { move: 'straight', parts: [...lead, { text }], question: { tag: 'open', text } };
}

/** The question they had asked, answered now; null where none is meant, or where it was answered and they speak of more. */
function whatWasOwed(
  context: TurnContext,
  told: readonly string[],
  protest: Protest,
  own: (lines: readonly Line[]) => Draft['parts'],
): Draft | null {
  const { pen } = context;
  const asked = protest.kind === 'asked' ? protest.asked : null;
  const meant = questionMeant(told, asked);
  const isSaid = meant !== null && wasAnswered(context, meant);
  const isAnew = protest.kind === 'missed' && saysTheyAsked.test(context.heard.text);
  if (isSaid && asked === null && !isAnew) return null;
  const restated = asked === null ? null : [...told.slice(0, -1), asQuestion(asked)];
  for (const question of [meant, restated]) {
    const answer = question && directAnswer(context, question);
    if (answer)
      return { ...answer, parts: [...own(isSaid ? oncePlainer : ownedBeforeAnswer), ...answer.parts] };
  }
  const isPlain = asked !== null || (meant && askingSentences(meant.at(-1) ?? '')[0]?.includes('?'));
  const text = isPlain ? pen.pick(isSaid ? thatWasAll : honestlyNot) : null;
  return text ? { move: 'straight', parts: [{ text }], question: { tag: 'open', text } } : null;
}
