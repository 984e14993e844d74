// The words of one entry while they are written: handed on at most two seconds after they changed, and at once when the page
// may go. The body is asked for only then, because writing Markdown costs more than a key press should.
import { type EntryWords, isBlank, sameWords } from './entry-words.ts';

export const SAVE_AFTER_MS = 2_000;

export type EntryDraft = {
  /** With the body as it stands now. */
  words(): EntryWords;
  change(part: Partial<Omit<EntryWords, 'body'>>): void;
  /** The body changed; `read` gives it when it is wanted. */
  changeBody(read: () => string): void;
  /** Hands on what has not been handed on yet; `evenBlank` also a page nobody has written on. */
  flush(options?: { evenBlank?: boolean }): Promise<void>;
  /** Another device's words in place of these. */
  replace(words: EntryWords): void;
  /** Not handed on yet. */
  isDirty(): boolean;
  /** The same object until something but the body changes. */
  snapshot(): EntryWords;
  subscribe(listener: () => void): () => void;
  close(): void;
};

export type EntryDraftPorts = {
  start: EntryWords;
  /** Nothing of it was ever kept: while it stays blank it is not kept at all. */
  isNew: boolean;
  save(words: EntryWords): Promise<void>;
};

export function createEntryDraft({ start, isNew, save }: EntryDraftPorts): EntryDraft {
  let words = start;
  let kept = start;
  let hasBeenKept = !isNew;
  let readBody: (() => string) | null = null;
  let isDirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function current(): EntryWords {
    if (readBody) {
      words = { ...words, body: readBody() };
      readBody = null;
    }
    return words;
  }

  function touched(): void {
    const wasDirty = isDirty;
    isDirty = true;
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
    if (!wasDirty) tell();
  }

  async function flush({ evenBlank = false } = {}): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const isFirst = evenBlank && !hasBeenKept;
    if (!isDirty && !isFirst) return;
    const now = current();
    isDirty = false;
    const isWorthIt = isFirst || (!sameWords(now, kept) && (hasBeenKept || !isBlank(now)));
    kept = now;
    if (isWorthIt) {
      hasBeenKept = true;
      await save(now);
    }
    tell();
  }

  return {
    words: current,
    change(part) {
      words = { ...words, ...part };
      touched();
      tell();
    },
    changeBody(read) {
      readBody = read;
      touched();
    },
    flush,
    replace(next) {
      clearTimeout(timer);
      timer = undefined;
      words = next;
      kept = next;
      readBody = null;
      isDirty = false;
      hasBeenKept = true;
      tell();
    },
    isDirty: () => isDirty,
    snapshot: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
      listeners.clear();
    },
  };
}
