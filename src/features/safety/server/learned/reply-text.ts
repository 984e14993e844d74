// What of a reply is read to tell whether its newest sentence may be said: that sentence, the one before it, and the words
// it answers. "You are allowed to leave" is one thing behind a dull party and another behind a wish to die.
import { readable } from './readable.ts';

const MEMBER_WORDS = 18;
const BEFORE_WORDS = 14;
const SENTENCE_WORDS = 60;
/** Characters; more of anything is never read. */
const MOST_CHARACTERS = 1_500;

const endOf = (text: string, words: number): string =>
  text.slice(-MOST_CHARACTERS).split(/\s+/).filter(Boolean).slice(-words).join(' ');

const hasWord = /[\p{L}\p{N}]/u;

/** In order; nothing but marks is no sentence. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…。！？\n]+(?:[.!?…。！？]+["”'’)]*)?/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => hasWord.test(sentence));

/** As training and service read it: `the member's words / (the sentence before) the sentence`. */
export function replyToRead(said: { memberText: string; before: string | null; sentence: string }): string {
  const memberText = said.memberText && endOf(readable(said.memberText), MEMBER_WORDS);
  const before = said.before ? `(${endOf(said.before, BEFORE_WORDS)}) ` : '';
  const reply = `${before}${endOf(said.sentence, SENTENCE_WORDS)}`;
  return memberText ? `${memberText} / ${reply}` : reply;
}

/** A whole reply of which the last sentence is in question. */
export function lastSentenceToRead(said: { memberText: string; reply: string }): string {
  const sentences = sentencesOf(said.reply);
  return replyToRead({
    memberText: said.memberText,
    before: sentences.at(-2) ?? null,
    sentence: sentences.at(-1) ?? said.reply,
  });
}
