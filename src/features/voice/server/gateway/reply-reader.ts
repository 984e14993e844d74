// Reads what an engine that thinks for itself says, while it says it. By whole words: half a word means something else,
// so the one that still grows is held back, from the reader and from the screen.
import { checkReply } from '#features/safety/server/safety.service.ts';

/** Characters looked at again with every new word: sentences may be harmless one by one and not together. */
const TAIL = 600;
/** The word that still grows; where nothing sets words apart, not more than a long one of it. */
const unfinished = /\S{0,40}$/;

/** `rule`: what must not be said has been said; null while all is well. */
type Reading = { words: string; rule: string | null };

export type ReplyReader = {
  /** The words that `text` completes. */
  read(text: string): Reading;
  /** The last word. */
  finish(): Reading;
};

/** `given`: the words the engine was told to say; where a rule mistakes those for others, it is not asked. */
export function createReplyReader(given: string | null): ReplyReader {
  const isExcused = given !== null && ruleBrokenBy(given) !== null;
  let said = '';
  let held = '';

  function pass(words: string): Reading {
    said = `${said}${words}`.slice(-TAIL);
    return { words, rule: isExcused || words === '' ? null : ruleBrokenBy(said) };
  }

  return {
    read(text) {
      const grown = held + text;
      const end = grown.search(unfinished);
      held = grown.slice(end);
      return pass(grown.slice(0, end));
    },
    finish() {
      const last = held;
      held = '';
      return pass(last);
    },
  };
}

/** Words that evade what it is are wrong whether or not the member asked. */
const ruleBrokenBy = (text: string): string | null => checkReply(text, { isAiAsked: true })?.rule ?? null;
