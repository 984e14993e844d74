// Decides how long a silence must be before a turn counts as finished, from the words heard so far. A sentence that
// sounds complete is answered soon; one that stops at "and" or "because" is given time.
// All durations are counted in the audio itself, never on a wall clock.

/** Silence after which the words so far are looked at. Nothing is answered sooner. */
export const FIRST_LOOK_MS = 128;

const waits = {
  question: 320,
  complete: 384,
  shortAnswer: 480,
  noWords: 640,
  fragment: 704,
  opensClause: 928,
  unfinished: 1_216,
} as const;
/** With "take your time" on: long enough to think, short enough not to feel left alone. */
const patient = { least: 1_500, factor: 2.5 } as const;

/** A turn that ends with one of these goes on. */
const unfinishedEnding = new Set(
  (
    'and but or nor so because cause cuz although though unless until than if when while where whether that which who whose ' +
    'the a an my your his her our their its this these those some any every ' +
    'of to in on at for from with without by about into over under between through during like as ' +
    'i we they he she you it ' +
    "i'm i've i'd i'll you're we're they're he's she's it's that's there's " +
    'is are was were am be been being have has had do does did will would could should can might must ' +
    'um uh uhm umm er erm hmm well just very really so too also maybe kind sort then not ' +
    "don't can't didn't wasn't isn't won't wouldn't couldn't shouldn't haven't"
  ).split(' '),
);
/** Whole endings that are complete although their last word stands in the list above. */
const completeEnding =
  /\b(?:i (?:do|did|am|was|have|will|would|could|can|might)|(?:i|we|they|he|she|you|it) (?:do|did|does|is|are|was|were|will|would|could|can)(?:n't| not)?|(?:think|hope|guess|believe|know|say|said|feel|felt) so|(?:like|about|with|of|for|to|at|from|do|did|doing|is|was) (?:that|this|it|them|him|her|you|me|these|those)|(?:never|always|still|often|sometimes|usually) (?:do|did|does|am|is|are|was|were|have|has|had|will|would|can|could|should)|me too|as well|been through|hope not|guess not|think not|not (?:really|very|just)|i don't|i can't|i didn't|i wasn't|i won't|whatever it is|how it is|what it is|that's it|it is what it is|over and over|on and on|moving on|go(?:ing)? on|came over|(?:love|hate|miss|need|want|know|tell|told|help|see|saw|met|hurt|left|make|made|let|get|got|take|took|leave|felt|did|do|say|said|like|mean|hear|heard) (?:it|you|that|this|him|her|them))$/;
/** A first word that announces a second half. */
const clauseOpener =
  /^(?:(?:and|but|so|well|um|uh|like)\s+)*(?:when(?:ever)?|if|because|although|though|while|since|even though|every time|as soon as|after|before|unless)\b/;
const wholeAnswers = new Set(
  (
    'yes|yeah|yep|yup|no|nope|nah|okay|ok|sure|maybe|right|exactly|definitely|absolutely|thanks|thank you|hello|hi|hey|bye|goodbye|good bye|' +
    'not really|not sure|a little|a bit|a lot|of course|i do|i did|i am|i was|i see|i know|i agree|i think so|i guess|i guess so|' +
    'yes please|no thanks|no thank you|all right|alright|same|stress|work|family|sleep|anxiety|fine|good|bad|tired|sad|angry|anxious|stop|wait|help'
  ).split('|'),
);

/**
 * `text`: the transcript of the turn so far, '' when no word was understood.
 * Returns the silence in ms after the last sound at which the turn ends.
 */
export function silenceBeforeAnswer(turn: { text: string; takeYourTime: boolean }): number {
  const wait = waits[soundsLike(turn.text)];
  return turn.takeYourTime ? Math.max(patient.least, wait * patient.factor) : wait;
}

/** `wait` while the member may go on, `answer` once the silence is long enough for what was said. */
export function decideTurn(turn: {
  /** Null while the words are not known yet. */
  text: string | null;
  silenceMs: number;
  takeYourTime: boolean;
}): 'wait' | 'answer' {
  if (turn.text === null || turn.silenceMs < FIRST_LOOK_MS) return 'wait';
  return turn.silenceMs >= silenceBeforeAnswer({ text: turn.text, takeYourTime: turn.takeYourTime })
    ? 'answer'
    : 'wait';
}

function soundsLike(text: string): keyof typeof waits {
  const plain = text
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return 'noWords';
  const words = plain.split(' ');
  if (wholeAnswers.has(plain)) return 'shortAnswer';
  const isAsked = /\?["'\u201d\u2019]?\s*$/.test(text);
  if (/(?:\u2026|\.\.|[-\u2013\u2014])\s*$/.test(text)) return 'unfinished';
  const isOpenEnded = unfinishedEnding.has(words.at(-1)!) && !completeEnding.test(plain);
  if (isOpenEnded && !isAsked) return 'unfinished';
  const sentence = lastSentence(text).toLowerCase();
  if (clauseOpener.test(sentence) && !sentence.includes(',') && !isAsked) return 'opensClause';
  if (isAsked && words.length > 2) return 'question';
  if (words.length <= 2) return 'fragment';
  return /[.!]["'\u201d\u2019]?\s*$/.test(text) ? 'complete' : 'fragment';
}

function lastSentence(text: string): string {
  return (
    text
      .split(/(?<=[.!?])\s+/)
      .filter((part) => part.trim() !== '')
      .at(-1)
      ?.trim() ?? ''
  );
}
