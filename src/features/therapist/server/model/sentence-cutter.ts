// Cuts a growing text into sentences, so that each can be checked before it is shown or spoken. Layout marks that a
// listener or a plain message has no use for are left out. Text before a closing </think> is the model's own, whether
// or not it was opened: some templates put <think> into what the model is asked.

const LONGEST_HELD = 320;
const CLOSING = '</think>';

export type SentenceCutter = {
  /** Sentences that are complete now. All but the first begin with what separates them from the one before. */
  push(text: string): string[];
  /** What is not complete yet, cleaned; for checking before it is. */
  pending(): string;
  /** The rest, complete or not; null without words in it. */
  flush(): string | null;
  /** What became of thoughts that nothing had opened; null while there were none. */
  unopenedThoughts(): 'left_out' | 'given_out' | null;
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
  let unopened: 'left_out' | 'given_out' | null = null;

  function withoutThoughts(): boolean {
    if (isThinking === null) {
      const start = held.trimStart();
      if (start === '' || ('<think>'.startsWith(start) && start !== '<think>')) return false;
      isThinking = start.startsWith('<think>');
    }
    const end = held.lastIndexOf(CLOSING);
    if (end < 0) return !isThinking;
    if (!isThinking) unopened = isFirst ? 'left_out' : 'given_out';
    held = held.slice(end + CLOSING.length);
    isThinking = false;
    return true;
  }

  function finish(raw: string): string | null {
    const separator = /^\s*\n\s*\n/.test(raw) && keepsParagraphs && !isFirst ? '\n\n' : '';
    const text = clean(raw);
    if (!/[\p{L}\p{N}]/u.test(text)) return null;
    isFirst = false;
    return `${separator}${text}`;
  }

  return {
    push(text) {
      held += text;
      if (!withoutThoughts()) return [];
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

const clean = (raw: string): string =>
  raw
    .replace(/<\/?member_words>/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
