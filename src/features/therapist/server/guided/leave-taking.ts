// Whether a message that is about something else ends with a goodbye: "it's just me and the block button. ok im out peace".
// It is read from its end, piece by piece. Heard where nobody leaves it would end a call, so every piece of the end must be
// courtesy, a call away or a leave, from the beginning of a sentence on; and what may be of a life needs a sign beside it.
import {
  calledAway,
  courtesies,
  endsAnHour,
  isThanks,
  leadingThanks,
  leaving,
  mayLeave,
  nods,
  ofTheTalkNow,
  onlyNamed,
  onlyThanks,
  trailing,
  turnsToGo,
} from './leave-taking.data.ts';

type Piece = { text: string; isFirst: boolean };
type Signs = {
  leaves: boolean;
  mayLeave: boolean;
  isCalled: boolean;
  isThankful: boolean;
  turns: boolean;
  isAnyway: boolean;
  isNow: boolean;
  endsAnHour: boolean;
};

/** Pieces of the end, and words of one: a longer one tells something. */
const MOST_PIECES = 6;
const MOST_WORDS = 12;
/** Words of the message; longer ones are read from their end alone. */
const READ_CHARACTERS = 240;
/** Words; without a word of leaving, only a message this short is one. */
const SHORT_WORDS = 14;

function piecesOf(text: string): Piece[] {
  const end = text.length > READ_CHARACTERS ? `… ${text.slice(-READ_CHARACTERS)}` : text;
  return end
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/(?<=[.!?…\n])\s*/)
    .flatMap((sentence) =>
      sentence
        .split(/[,;]\s*| - | – /)
        .map((piece) => piece.replace(/[.!?…\s]+$/, '').replace(/^[\s(]+/, ''))
        .filter((piece) => piece !== '')
        .map((piece, at) => ({ text: piece, isFirst: at === 0 })),
    );
}

const without = (text: string, pattern: RegExp): string => text.replace(pattern, '').trim();

/** Called away and gone in one breath: "hes up crying gotta go", "gotta go my mums calling". */
function isBoth(text: string): 'leaves' | 'mayLeave' | null {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const before = words.slice(0, at).join(' ');
    const behind = without(words.slice(at).join(' '), /^(?:so|because|cos|cause|since|as|and|but)(?= )/);
    const reason = without(before, / (?:so|and|but)$/);
    for (const [away, go] of [
      [reason, behind],
      [behind, before],
    ] as const)
      if (calledAway.test(away)) {
        if (leaving.test(go)) return 'leaves';
        if (mayLeave.test(go)) return 'mayLeave';
      }
  }
  return null;
}

/** What a piece of the end says; null when it is of something else. */
function read(piece: string): Signs | null {
  const signs: Signs = {
    leaves: false,
    mayLeave: false,
    isCalled: false,
    isThankful: isThanks.test(piece),
    turns: false,
    isAnyway: /^(?:anyways?|welp|haya|basi)\b/.test(piece),
    isNow: false,
    endsAnHour: endsAnHour.test(piece),
  };
  let text = piece;
  for (let round = 0; round < MOST_PIECES && text !== ''; round += 1) {
    if (leaving.test(text)) return { ...signs, leaves: true };
    if (mayLeave.test(text)) return { ...signs, mayLeave: true };
    if (calledAway.test(text) || onlyNamed.test(text)) return { ...signs, isCalled: true };
    if (courtesies.test(text)) return { ...signs, isThankful: signs.isThankful || isThanks.test(text) };
    const both = isBoth(text);
    if (both) return { ...signs, [both]: true, isCalled: true };
    if (turnsToGo.test(text)) {
      signs.turns = true;
      text = without(text, turnsToGo);
    } else if (nods.test(text)) text = without(text, nods);
    else if (trailing.test(text)) {
      signs.isNow ||= ofTheTalkNow.test(text);
      text = without(text, trailing);
    } else if (leadingThanks.test(text)) text = without(text, leadingThanks);
    else return null;
  }
  return text === '' ? signs : null;
}

const together = (a: Signs, b: Signs): Signs => ({
  leaves: a.leaves || b.leaves,
  mayLeave: a.mayLeave || b.mayLeave,
  isCalled: a.isCalled || b.isCalled,
  isThankful: a.isThankful || b.isThankful,
  turns: a.turns || b.turns,
  isAnyway: a.isAnyway || b.isAnyway,
  isNow: a.isNow || b.isNow,
  endsAnHour: a.endsAnHour || b.endsAnHour,
});

/** "Better, thanks" says how they are; "no, thanks" refuses; and what somebody else said thanks nobody here. */
const thanksForAsking =
  /^(?:no|nah|nope)\b|\b(?:better|fine|well|tired|(?:i'?m|i am|feeling|not (?:so |too )?) ?(?:ok(?:ay)?|good|bad|alright|grand))[,. ]+(?:thank|thx|ta\b|cheers|asante)|\b(?:sa(?:y|ys|id)|wrote|text(?:s|ed)|told|goes|like|went)[,:]? ["“']?(?:thank|cheers|ta\b)/i;

/** Words of thanks, and of nobody who is thanked for asking how they are. */
export const saysThanks = (text: string): boolean =>
  !thanksForAsking.test(text) && piecesOf(text).some(({ text: piece }) => isOfThanks(piece));

/** What is said beside the thanks. */
export const besideThanks = (text: string): string =>
  piecesOf(text)
    .map(({ text: piece }) => piece)
    .filter((piece) => !isOfThanks(piece))
    .join('. ');

const isOfThanks = (piece: string): boolean => onlyThanks.test(piece) && read(piece)?.isThankful === true;

export function endsWithLeave(text: string): boolean {
  const pieces = piecesOf(text);
  let signs: Signs | null = null;
  /** Of the last sentence boundary reached with nothing else in between. */
  let settled: Signs | null = null;
  let isWhole = false;
  for (let at = pieces.length - 1; at >= 0 && at >= pieces.length - MOST_PIECES; at -= 1) {
    const piece = pieces[at];
    if (!piece || piece.text.split(' ').length > MOST_WORDS) break;
    const found = read(piece.text);
    if (!found) break;
    signs = signs ? together(signs, found) : found;
    if (piece.isFirst) settled = signs;
    isWhole = at === 0;
  }
  if (!settled) return false;
  if (settled.leaves) return true;
  // "I am going now", at the end of a story, may be of somebody who goes elsewhere.
  if (settled.mayLeave)
    return (
      settled.isCalled || settled.isThankful || (isWhole ? settled.isNow || settled.isAnyway : settled.turns)
    );
  const isShort = text.split(' ').length <= SHORT_WORDS;
  return isWhole && isShort && settled.isCalled && settled.isThankful && settled.endsAnHour;
}
