// Reads what an engine that thinks for itself says, while it says it. By whole words: half a word means something else,
// so the one that still grows is held back, from the reader and from the screen; so is a word that seems to break a rule,
// until the next one has come.
import { checkReply } from '#features/safety/server/safety.service.ts';

/** The word that still grows; where nothing sets words apart, not more than a long one of it. */
const unfinished = /\S{0,40}$/;
const lastWord = /\S{1,40}\s*$/;

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
  /** All of it: what excuses a phrase may stand well before it, and sentences may be harmless one by one only. */
  let said = '';
  let held = '';

  function pass(words: string, rule: string | null): Reading {
    said += words;
    return { words, rule };
  }

  return {
    read(text) {
      const grown = held + text;
      const end = grown.search(unfinished);
      const complete = grown.slice(0, end);
      held = grown.slice(end);
      const rule = isExcused || complete === '' ? null : ruleBrokenBy(said + complete);
      if (rule === null) return pass(complete, null);
      const before = complete.replace(lastWord, '');
      if (ruleBrokenBy(said + before) !== null) return pass(complete, rule);
      // The next word may excuse what the last one completed.
      held = complete.slice(before.length) + held;
      return pass(before, null);
    },
    finish() {
      const words = held;
      held = '';
      return pass(words, isExcused ? null : ruleBrokenBy(said + words));
    },
  };
}

/** Words that evade what it is are wrong whether or not the member asked. */
const ruleBrokenBy = (text: string): string | null => checkReply(text, { isAiAsked: true })?.rule ?? null;
