// Cuts a growing text into sentences, so that each can be checked before it is shown or spoken. Layout marks that a
// listener or a plain message has no use for are left out. Text before a closing </think> is the model's own.

const LONGEST_HELD = 320;

export type SentenceCutter = {
  /** Sentences that are complete now. All but the first begin with what separates them from the one before. */
  push(text: string): string[];
  /** What is not complete yet, cleaned; for checking before it is. */
  pending(): string;
  /** The rest, complete or not; null without words in it. */
  flush(): string | null;
};

/** `keepsParagraphs`: a blank line stays one, as in a written message. */
export function createSentenceCutter({ keepsParagraphs }: { keepsParagraphs: boolean }): SentenceCutter {
  let held = '';
  let isThinking: boolean | null = null;
  let isFirst = true;

  function withoutThoughts(): boolean {
    if (isThinking === null) {
      const start = held.trimStart();
      if (start === '' || ('<think>'.startsWith(start) && start !== '<think>')) return false;
      isThinking = start.startsWith('<think>');
    }
    if (!isThinking) return true;
    const end = held.indexOf('</think>');
    if (end < 0) return false;
    held = held.slice(end + '</think>'.length);
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
  };
}

/** Where the first whole sentence ends, or 0. A mark counts only once something follows it: "3." may become "3.5". */
function endOfSentence(text: string): number {
  const lead = text.length - text.trimStart().length;
  const mark = /[.!?…]+["'”’)\]*_]*(?=\s)|\n/gu;
  mark.lastIndex = lead;
  const found = mark.exec(text);
  if (found) return found.index + found[0].length;
  if (text.length - lead < LONGEST_HELD) return 0;
  return Math.max(text.lastIndexOf(' '), lead + 1);
}

const clean = (raw: string): string =>
  raw
    .replace(/<\/?member_words>/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
