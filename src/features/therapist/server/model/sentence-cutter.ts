// Cuts a growing text into sentences, so that each can be checked before it is shown or spoken. Layout marks that a
// listener or a plain message has no use for are left out. Text before a closing </think> is the model's own, whether
// or not it was opened: some templates put <think> into what the model is asked. Where a small model does not know when
// to stop, the reply ends: at a mark of its format, or when it goes on to speak as the member.

const LONGEST_HELD = 320;
const THOUGHTS = 'think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis';
const opening = new RegExp(`^(?:<(?:${THOUGHTS})>|\\[THINK\\])`, 'i');
const closing = new RegExp(`^.*(?:</(?:${THOUGHTS})>|\\[/THINK\\])`, 'is');
/** Longer than any mark of these. */
const LONGEST_MARK = 20;
const endsReply =
  /<\|[a-z_ ]+\|?>|<\/s>|<(?:end_of_turn|eos|eot)>|\[\/?INST\]|<member_words>|(?:^|\n)[ \t]*\**(?:member|user|human|client|patient)\**[ \t]*:/i;

export type SentenceCutter = {
  /** Sentences that are complete now. All but the first begin with what separates them from the one before. */
  push(text: string): string[];
  /** What is not complete yet, cleaned; for checking before it is. */
  pending(): string;
  /** The rest, complete or not; null without words in it. */
  flush(): string | null;
  /** What became of thoughts that nothing had opened; null while there were none. */
  unopenedThoughts(): 'left_out' | 'given_out' | null;
  /** What follows is no part of the reply. */
  isOver(): boolean;
};

/** `keepsParagraphs`: a blank line stays one, as in a written message. `beginsInThought`: as if <think> came first. */
export function createSentenceCutter(options: {
  keepsParagraphs: boolean;
  beginsInThought?: boolean;
}): SentenceCutter {
  const { keepsParagraphs, beginsInThought = false } = options;
  let held = '';
  let isThinking: boolean | null = beginsInThought ? true : null;
  let isFirst = true;
  let isOver = false;
  let unopened: 'left_out' | 'given_out' | null = null;

  function withoutThoughts(): boolean {
    if (isThinking === null) {
      const start = held.trimStart();
      const mayBeMark = /^[<[][^>\]]*$/.test(start) && start.length < LONGEST_MARK;
      if (start === '' || mayBeMark) return false;
      isThinking = opening.test(start);
    }
    const end = closing.exec(held)?.[0].length;
    if (end === undefined) {
      // They may be long, and nobody will read them.
      if (isThinking) held = held.slice(-LONGEST_MARK);
      return !isThinking;
    }
    if (!isThinking) unopened = isFirst ? 'left_out' : 'given_out';
    held = held.slice(end);
    isThinking = false;
    return true;
  }

  function withoutAftermath(): void {
    const end = endsReply.exec(held);
    if (!end) return;
    const before = held.slice(0, end.index);
    // Around the reply itself the fence is only a habit.
    if (/^<m/i.test(end[0]) && isFirst && !hasWords(before)) {
      held = before + held.slice(end.index + end[0].length);
      withoutAftermath();
      return;
    }
    held = before;
    isOver = true;
  }

  function finish(raw: string): string | null {
    const separator = /^\s*\n\s*\n/.test(raw) && keepsParagraphs && !isFirst ? '\n\n' : '';
    const text = clean(raw);
    if (!hasWords(text)) return null;
    isFirst = false;
    return `${separator}${text}`;
  }

  return {
    push(text) {
      if (isOver) return [];
      // However long a pause is written, it is one.
      held = held.trim() === '' ? held.slice(-LONGEST_MARK) + text : held + text;
      if (!withoutThoughts()) return [];
      withoutAftermath();
      const sentences: string[] = [];
      for (let end = endOfSentence(held); end > 0; end = endOfSentence(held)) {
        const sentence = finish(held.slice(0, end));
        held = held.slice(end);
        if (sentence) sentences.push(sentence);
      }
      return sentences;
    },
    pending: () => (isThinking === false ? clean(held) : ''),
    flush() {
      const rest = isThinking === false ? finish(held) : null;
      held = '';
      return rest;
    },
    unopenedThoughts: () => unopened,
    isOver: () => isOver,
  };
}

/** A sentence, or a picture, is complete at the end of this. */
export const endsWhole = (text: string): boolean =>
  /(?:[.!?…。！？]|\p{Extended_Pictographic}\u{FE0F}?)["'”’」』）)\]*_]*\s*$/u.test(text);

/** Where the first whole sentence ends, or 0. A mark counts only once something follows it: "3." may become "3.5". */
function endOfSentence(text: string): number {
  const lead = text.length - text.trimStart().length;
  const mark = /[.!?…]+["'”’)\]*_]*(?=\s)|[。！？]+["'”’」』）]*(?=[^。！？"'”’」』）])|\n/gu;
  mark.lastIndex = lead;
  const found = mark.exec(text);
  if (found) return found.index + found[0].length;
  const longest = lead + LONGEST_HELD;
  if (text.length < longest) return 0;
  const space = text.lastIndexOf(' ', longest);
  if (space > lead) return space;
  // Never through the middle of an emoji.
  return /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const clean = (raw: string): string =>
  raw
    .toWellFormed()
    .replace(/<\/?member_words>/gi, '')
    .replace(/[^\P{Cc}\s]/gu, '')
    .replace(/^\s*\**(?:(?:ai )?therapist|assistant|counsell?or|reply|response)\**\s*:\s*\**/i, '')
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
