// What every way of handing something back shares: the piece it may use, and whether it would be an echo.
import { weighs } from './clause-weight.ts';
import type { Gist } from './gist.ts';
import { countWords } from './line.ts';
import type { Piece } from './living-piece.ts';
import { TELLING_PIECE } from './living-piece.ts';
import { openingOf } from './pen.ts';
import type { Part, TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

export type Spoken = { parts: Part[]; mirrored: Gist[] };

export type Way = (context: TurnContext) => Spoken | null;

const SHORT_WHOLE_EVERY = 5;

/** Words; a longer deed says more than what its thing is to them. */
const FULLER_WORDS = 7;

/** Of a message longer than this, so few words are a scrap: they pass over what it was about. */
const LONG_WORDS = 12;
const SCRAP_WORDS = 3;

/** From so many words on a sentence handed back is an echo. */
const ECHO_WORDS = 4;

export const spoken = (mirrored: Gist[], ...texts: (string | null | undefined)[]): Spoken | null => {
  const parts = texts.filter((text): text is string => Boolean(text)).map((text) => ({ text }));
  return parts.length > 0 ? { parts, mirrored } : null;
};

export const isVerdict = ({ gists }: TurnContext): boolean => gists[0]?.kind === 'self_judgement';

/** Whether a text is a sentence of theirs, whole. */
const isWhole = ({ heard }: TurnContext, text: string): boolean =>
  countWords(text) >= ECHO_WORDS &&
  heard.text
    .split(/(?<=[.?!])\s+/)
    .some((sentence) => turnPerson(sentence).text.toLowerCase() === text.toLowerCase());

/** "He left me", whole, is no echo: there is nothing to leave out. */
const isShortAndWeighs = (text: string): boolean => countWords(text) <= FULLER_WORDS && weighs(text);

/** A short sentence may be its own living piece, though not time after time. */
export const bestPiece = (context: TurnContext, least = TELLING_PIECE): Piece | null => {
  const { pieces, state } = context;
  const isTooSoon = state.talk - state.wholeEchoAt < SHORT_WHOLE_EVERY;
  const usable = pieces.filter(
    ({ text, kind, score }) =>
      score >= least &&
      !(context.heard.words > LONG_WORDS && countWords(text) <= SCRAP_WORDS) &&
      kind !== 'image' &&
      kind !== 'words_of_others' &&
      !state.openings.includes(openingOf(text)) &&
      !(isTooSoon && isWhole(context, text) && !isShortAndWeighs(text)),
  );
  const [best] = usable;
  if (best?.kind !== 'thing') return best ?? null;
  // "You sit in her room" says what the room is to them. Of things handed back alone, strict readers found every second
  // one beside the point.
  const fuller = usable.find(
    ({ kind, text }) =>
      kind === 'deed' &&
      /^you\b/i.test(text) &&
      text.toLowerCase().includes(best.text.toLowerCase()) &&
      countWords(text) <= FULLER_WORDS,
  );
  return fuller ?? usable.find(({ kind }) => kind !== 'thing') ?? null;
};

export const isEcho = (context: TurnContext, { parts }: Spoken): boolean =>
  context.heard.text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => turnPerson(sentence).text.toLowerCase())
    .some(
      (turned) =>
        countWords(turned) >= ECHO_WORDS && parts.some(({ text }) => text.toLowerCase().includes(turned)),
    );
