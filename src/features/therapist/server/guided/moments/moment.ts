// A small thing that was told, whatever the words: what may be said of it, and asked about it, that fits nothing else.
import type { Question } from '../content/content-schema.ts';
import type { Line } from '../line.ts';

export type Moment = {
  id: string;
  /** Sentences it is told in, each in words of its own; the meaning of a message is compared with their mean. */
  says: readonly string[];
  /** What the message must hold, small letters throughout: what it is about and what happened. */
  needs: RegExp;
  /** What makes it something else: the opposite, another time, somebody else's. */
  unless?: RegExp;
  /** Also where it is still to come: "I start on Monday". */
  mayBeAhead?: true;
  /** What a listener says to exactly this; true of every one of `says`, and claiming no more than they tell. */
  receives: readonly Line[];
  /** `{they}`, `{them}`, `{their}`: whoever was spoken of. */
  questions: readonly Question[];
};
