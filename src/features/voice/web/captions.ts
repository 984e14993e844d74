// What was said, in the order it was said, and how much of the therapist's words has come out of the loudspeaker.
// A member's words are often understood only after the answer to them began: order follows `previousItemId`.
import type { ServerMessage } from '../voice.protocol.ts';

type CaptionMessage = Extract<ServerMessage, { type: 'caption' }>;

export type Caption = {
  itemId: string;
  previousItemId: string | null;
  role: 'user' | 'assistant';
  text: string;
  isFinal: boolean;
  /** The therapist was interrupted; `text` is what was really heard. */
  isCutOff: boolean;
  marks: { atMs: number; characters: number }[];
  /** Written while the line is down: not sent yet. */
  isWaiting: boolean;
};

/** About fifteen characters a second, where nothing better is known. */
const MS_PER_CHARACTER = 66;

export function addCaption(captions: readonly Caption[], message: CaptionMessage): Caption[] {
  const { itemId, previousItemId, role, text, isFinal, isCutOff = false, marks = [] } = message;
  const caption = { itemId, previousItemId, role, text, isFinal, isCutOff, marks, isWaiting: false };
  const isSame = (known: Caption) =>
    known.itemId === itemId || (known.isWaiting && role === 'user' && known.text === text.trim());
  const at = captions.findIndex(isSame);
  if (at >= 0) return captions.toSpliced(at, 1, caption);
  const after = captions.findIndex((known) => known.itemId === previousItemId);
  if (after >= 0) return captions.toSpliced(after + 1, 0, caption);
  const before = captions.findIndex((known) => known.previousItemId === itemId);
  return captions.toSpliced(before >= 0 ? before : captions.length, 0, caption);
}

/** Words typed while they cannot be sent; replaced when the gateway says them back. */
export const addWaiting = (captions: readonly Caption[], itemId: string, text: string): Caption[] => [
  ...captions,
  {
    itemId,
    previousItemId: null,
    role: 'user',
    text: text.trim(),
    isFinal: true,
    isCutOff: false,
    marks: [],
    isWaiting: true,
  },
];

/**
 * How many characters of `text` have been heard after `playedMs` of its audio, in whole words: the word being said
 * counts. Each mark says at what time the sentence that begins at character `characters` is spoken. `totalMs` is the
 * length of the audio once known.
 */
export function heardCharacters(
  text: string,
  marks: readonly { atMs: number; characters: number }[],
  playedMs: number,
  totalMs: number | null,
): number {
  if (playedMs <= 0) return 0;
  if (totalMs !== null && playedMs >= totalMs) return text.length;
  const points = [
    { atMs: 0, characters: 0 },
    ...marks.filter(({ atMs, characters }) => atMs > 0 && characters > 0 && characters < text.length),
  ];
  const last = points.at(-1)!;
  const estimate = last.atMs + (text.length - last.characters) * MS_PER_CHARACTER;
  points.push({ atMs: Math.max(totalMs ?? estimate, last.atMs + 1), characters: text.length });
  const next = points.findIndex(({ atMs }) => atMs > playedMs);
  const to = points[next];
  const from = points[next - 1];
  if (!to || !from) return text.length;
  const share = (playedMs - from.atMs) / (to.atMs - from.atMs);
  const reached = from.characters + (to.characters - from.characters) * share;
  const begun = Math.floor(reached);
  const restOfWord = text.slice(begun).search(/\s/);
  return restOfWord < 0 ? text.length : begun + restOfWord;
}

export type Position = { itemId: string; ms: number; totalMs: number | null };

/** Where the line between heard and not yet heard runs in a caption. Only the therapist's words have one. */
export function heardOf(captions: readonly Caption[], caption: Caption, position: Position | null): number {
  const { text, role, itemId } = caption;
  if (role === 'user' || caption.isCutOff) return text.length;
  if (!position) return 0;
  if (position.itemId === itemId) return heardCharacters(text, caption.marks, position.ms, position.totalMs);
  const playing = captions.findIndex((known) => known.itemId === position.itemId);
  return playing > captions.indexOf(caption) ? text.length : 0;
}

/** Splits after every end of sentence; what has no end yet is the last part. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*["”’)\]]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
