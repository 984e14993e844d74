// The words of a call, in the order they were said. Rows are written while an item grows, at most once a second,
// and always when it is final; one write at a time, the newest text wins, a failed write is tried again.
import type { AssessedTurn } from '#features/safety/safety.contract.ts';
import type { GatewayLog, StoredItem } from '../ports.ts';
import { heardText, leastMsOf, type Mark } from './heard-text.ts';

const GAP = 1_024;
const SAVE_EVERY_MS = 1_000;
const RETRY_MS = 500;
const MOST_FAILURES = 120;

export type TranscriptItem = StoredItem & { marks: Mark[] };

export type Transcript = {
  /** Puts back what an earlier process stored. */
  restore(items: StoredItem[]): void;
  /**
   * A new, still empty item. It goes after `previousItemId` when that is known, otherwise to the end. Opening an
   * item twice changes nothing.
   */
  open(
    itemId: string,
    role: StoredItem['role'],
    previousItemId?: string | null,
    source?: StoredItem['source'],
  ): void;
  /** Replaces the text so far. */
  set(itemId: string, text: string): void;
  /** Adds to the text; `atMs` is where in the item's audio the addition begins, when known. */
  append(itemId: string, text: string, atMs?: number): void;
  finish(itemId: string, text?: string): void;
  /** It is not known to be over after all. */
  reopen(itemId: string): void;
  /** A therapist item was stopped: from now on it says what was heard of it. */
  cutOff(itemId: string, heardMs: number, totalMs: number): void;
  /** Forgets an item that turned out to hold no words. */
  remove(itemId: string): void;
  find(itemId: string): TranscriptItem | null;
  /** All items with words, in order. */
  items(): TranscriptItem[];
  turns(): AssessedTurn[];
  previousOf(itemId: string): string | null;
  /** The call is over. Resolves when everything is stored, or after `patienceMs`; true when all of it is. */
  settle(patienceMs: number): Promise<boolean>;
};

export type TranscriptStore = {
  save(item: StoredItem): Promise<void>;
  remove(itemId: string): Promise<void>;
};

export function createTranscript(
  store: TranscriptStore,
  log: GatewayLog,
  saveEveryMs = SAVE_EVERY_MS,
): Transcript {
  const items: TranscriptItem[] = [];
  const byId = new Map<string, TranscriptItem>();
  /** What came before each item, also of items that were removed. */
  const previous = new Map<string, string | null>();
  const dirty = new Set<string>();
  const isStored = new Set<string>();
  const lastSavedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let failures = 0;
  let isOver = false;

  function restore(stored: StoredItem[]): void {
    for (const item of [...stored].sort((a, b) => a.position - b.position)) {
      const known: TranscriptItem = { ...item, marks: [] };
      previous.set(item.itemId, items.at(-1)?.itemId ?? null);
      items.push(known);
      byId.set(item.itemId, known);
      isStored.add(item.itemId);
    }
  }

  function open(
    itemId: string,
    role: StoredItem['role'],
    previousItemId?: string | null,
    source: StoredItem['source'] = 'voice',
  ): void {
    if (byId.has(itemId)) return;
    const after = previousItemId ? nearestKnown(previousItemId) : null;
    const at = after ? items.indexOf(after) + 1 : items.length;
    previous.set(itemId, previousItemId ?? items.at(-1)?.itemId ?? null);
    const item: TranscriptItem = {
      itemId,
      position: positionAt(at),
      role,
      text: '',
      isFinal: false,
      heardMs: null,
      source,
      marks: [],
    };
    items.splice(at, 0, item);
    byId.set(itemId, item);
  }

  function nearestKnown(itemId: string): TranscriptItem | null {
    let at: string | null | undefined = itemId;
    for (let steps = 0; at && steps < 1_000; steps++) {
      const item = byId.get(at);
      if (item) return item;
      at = previous.get(at);
    }
    return null;
  }

  function positionAt(at: number): number {
    const before = items[at - 1]?.position ?? 0;
    const after = items[at]?.position;
    return after === undefined ? before + GAP : Math.floor((before + after) / 2);
  }

  function change(itemId: string, update: (item: TranscriptItem) => void): void {
    const item = byId.get(itemId);
    if (!item) return;
    update(item);
    if (item.text || item.isFinal) {
      dirty.add(itemId);
      schedule();
    }
  }

  function schedule(): void {
    if (writing || dirty.size === 0) return;
    const now = performance.now();
    let wait = saveEveryMs;
    for (const itemId of dirty) {
      const dueAt =
        byId.get(itemId)?.isFinal === false ? (lastSavedAt.get(itemId) ?? -saveEveryMs) + saveEveryMs : 0;
      wait = Math.min(wait, dueAt - now);
    }
    if (timer) clearTimeout(timer);
    timer = null;
    if (wait <= 0) write();
    else timer = setTimeout(write, wait);
  }

  function write(): void {
    timer = null;
    writing ??= writeAll().finally(() => {
      writing = null;
      schedule();
    });
  }

  async function writeAll(): Promise<void> {
    for (const itemId of [...dirty]) {
      const item = byId.get(itemId);
      dirty.delete(itemId);
      lastSavedAt.set(itemId, performance.now());
      try {
        if (item) {
          const { marks: _, ...row } = item;
          await store.save(row);
          isStored.add(itemId);
          failures = 0;
        } else if (isStored.delete(itemId)) {
          await store.remove(itemId);
        }
      } catch {
        if (!item) isStored.add(itemId);
        // However long the database is away, a call that goes on keeps its words for it.
        if (failures++ < MOST_FAILURES || !isOver) dirty.add(itemId);
        else log.error({ itemId }, 'a transcript row was given up');
        if (failures === 1) log.warn({ itemId }, 'a transcript row could not be stored yet');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  async function settle(patienceMs: number): Promise<boolean> {
    isOver = true;
    failures = 0;
    const until = performance.now() + patienceMs;
    while (dirty.size > 0 || writing) {
      const left = until - performance.now();
      if (left <= 0) break;
      if (!writing) write();
      await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, left).unref())]);
    }
    if (timer) clearTimeout(timer);
    timer = null;
    return dirty.size === 0 && !writing;
  }

  return {
    restore,
    open,
    set: (itemId, text) =>
      change(itemId, (item) => {
        item.text = text;
      }),
    append: (itemId, text, atMs) =>
      change(itemId, (item) => {
        const isNewSentence = atMs !== undefined && item.text !== '';
        if (isNewSentence && !/\s$/.test(item.text) && !/^\s/.test(text)) item.text += ' ';
        if (atMs !== undefined) item.marks.push({ atMs, characters: item.text.length });
        item.text += text;
      }),
    finish: (itemId, text) =>
      change(itemId, (item) => {
        // What was heard of it stays what it says.
        if (item.heardMs === null) item.text = (text || item.text).trim();
        item.isFinal = true;
      }),
    reopen: (itemId) =>
      change(itemId, (item) => {
        item.isFinal = false;
      }),
    cutOff: (itemId, heardMs, totalMs) =>
      change(itemId, (item) => {
        // Words come ahead of their sound: what is still being made lasts longer than what was made of it.
        const lastsMs =
          item.isFinal || item.marks.length > 0 ? totalMs : Math.max(totalMs, leastMsOf(item.text));
        item.text = heardText(item.text, item.marks, heardMs, lastsMs).trim();
        item.marks = item.marks.filter((mark) => mark.characters < item.text.length);
        item.heardMs = Math.round(Math.min(heardMs, totalMs));
        item.isFinal = true;
      }),
    remove(itemId) {
      const item = byId.get(itemId);
      if (!item) return;
      byId.delete(itemId);
      items.splice(items.indexOf(item), 1);
      dirty.add(itemId);
      schedule();
    },
    find: (itemId) => byId.get(itemId) ?? null,
    items: () => items.filter((item) => item.text !== ''),
    turns: () => items.filter((item) => item.text !== '').map(({ role, text }) => ({ role, content: text })),
    previousOf: (itemId) => items[items.findIndex((item) => item.itemId === itemId) - 1]?.itemId ?? null,
    settle,
  };
}
