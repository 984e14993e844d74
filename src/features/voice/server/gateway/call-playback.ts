// What the member hears: numbers the therapist's items, sends them paced, knows how much of each was really
// played, and silences them. Only the client's loudspeaker count is believed, and never beyond what was sent.
import type { CallLimits } from './call-limits.ts';
import type { CallLink } from './call-link.ts';
import { createPacedEgress } from './paced-egress.ts';

/** The client's start-up buffer plus a network's delay, when the client reports nothing itself. */
const UNREPORTED_SLACK_MS = 400;
/** The last report may come before the last few samples are out. */
const PLAYED_TOLERANCE_MS = 40;
/** A stalled client is not waited for longer than this beyond the length of what it was sent. */
const STALLED_MS = 5_000;
/** Numbers left free when a new process takes over a client that has already seen some. */
const NUMBER_GAP = 64;

type Position = { item: number; ms: number };
/** A therapist item that was stopped: `heardMs` of `sentMs` sent and `receivedMs` made. */
export type StoppedItem = { itemId: string; heardMs: number; receivedMs: number };

export type CallPlayback = {
  /** Gives an item its number and announces it. */
  begin(itemId: string): void;
  push(itemId: string, pcm: Buffer): void;
  finish(itemId: string): void;
  /**
   * Drops what is queued and tells the client to fall silent; `onStopped` follows with what was heard. Does
   * nothing when there is nothing to silence.
   */
  silence(): void;
  flushed(flush: number, position: Position): void;
  played(position: Position): void;
  hold(): void;
  /** A client is back; `position` is what it heard last, null when it does not know. */
  resumeFrom(position: Position | null): void;
  /** Goes on counting above what a client of an earlier process has seen. */
  numberAfter(item: number): void;
  numberOf(itemId: string): number | null;
  /** Something is queued, on its way, or coming out of the loudspeaker. */
  isAudible(): boolean;
  /** Stops for good; `onStopped` is told at once of what was not heard to its end. */
  dispose(): void;
};

type Item = { number: number; itemId: string; heardMs: number; isFinished: boolean; isStopped: boolean };

export function createCallPlayback(options: {
  link: CallLink;
  limits: CallLimits;
  now(): number;
  pressure(isHigh: boolean): void;
  onStopped(items: StoppedItem[]): void;
}): CallPlayback {
  const { link, now } = options;
  let items: Item[] = [];
  let nextNumber = 1;
  let flushes = 0;
  let pending: { flush: number; items: Item[]; timer: NodeJS.Timeout } | null = null;
  let hasReports = false;

  const egress = createPacedEgress(
    {
      sendAudio: link.sendAudio,
      itemDone: (item, totalMs) => link.tell({ type: 'item_done', item, totalMs: Math.round(totalMs) }),
      socketBytes: link.bufferedBytes,
      pressure: options.pressure,
    },
    now,
  );

  const find = (itemId: string) => items.find((item) => item.itemId === itemId && !item.isStopped) ?? null;

  function begin(itemId: string): void {
    if (find(itemId)) return;
    const item = { number: nextNumber, itemId, heardMs: 0, isFinished: false, isStopped: false };
    nextNumber = (nextNumber + 1) & 0xffff;
    items = items.filter((earlier) => !isOver(earlier));
    items.push(item);
    link.tell({ type: 'item', item: item.number, itemId });
  }

  function isOver(item: Item): boolean {
    return item.isStopped || (item.isFinished && isPlayedOut(item));
  }

  function isPlayedOut(item: Item): boolean {
    const total = egress.receivedMs(item.number);
    if (egress.sentMs(item.number) < total) return false;
    if (item.heardMs >= total - PLAYED_TOLERANCE_MS) return true;
    return now() > egress.playedOutAt() + (hasReports ? STALLED_MS : UNREPORTED_SLACK_MS);
  }

  function note(position: Position): void {
    hasReports = true;
    for (const item of items) {
      const behind = (position.item - item.number) & 0xffff;
      if (behind === 0)
        item.heardMs = Math.max(item.heardMs, Math.min(position.ms, egress.sentMs(item.number)));
      else if (behind < 0x8000) item.heardMs = egress.sentMs(item.number);
    }
  }

  function silence(): void {
    const stopped = items.filter((item) => !isOver(item));
    if (stopped.length === 0) return;
    for (const item of stopped) item.isStopped = true;
    egress.clear();
    if (pending) stopped.unshift(...settle());
    const flush = ++flushes;
    pending = { flush, items: stopped, timer: setTimeout(() => report(settle()), options.limits.flushMs) };
    link.tell({ type: 'flush', flush });
  }

  function settle(): Item[] {
    if (!pending) return [];
    clearTimeout(pending.timer);
    const { items: stopped } = pending;
    pending = null;
    return stopped;
  }

  function report(stopped: Item[]): void {
    if (stopped.length === 0) return;
    options.onStopped(
      stopped.map(({ itemId, number, heardMs }) => ({
        itemId,
        heardMs,
        receivedMs: egress.receivedMs(number),
      })),
    );
    items = items.filter((item) => !stopped.includes(item));
  }

  return {
    begin,
    push(itemId, pcm) {
      const item = find(itemId);
      if (item) egress.push(item.number, pcm);
    },
    finish(itemId) {
      const item = find(itemId);
      if (!item || item.isFinished) return;
      item.isFinished = true;
      egress.finish(item.number);
    },
    silence,
    flushed(flush, position) {
      note(position);
      if (pending?.flush === flush) report(settle());
    },
    played(position) {
      note(position);
      egress.acknowledge(position.item, position.ms);
    },
    hold: egress.hold,
    resumeFrom(position) {
      if (position) note(position);
      if (pending) link.tell({ type: 'flush', flush: pending.flush });
      for (const item of items) {
        if (!isOver(item)) link.tell({ type: 'item', item: item.number, itemId: item.itemId });
      }
      egress.rewind(position);
      egress.release();
    },
    numberAfter(item) {
      nextNumber = (item + NUMBER_GAP) & 0xffff;
    },
    numberOf: (itemId) => find(itemId)?.number ?? null,
    isAudible: () => items.some((item) => !item.isStopped && !isPlayedOut(item)),
    dispose() {
      const unheard = [...settle(), ...items.filter((item) => !isOver(item))];
      egress.clear();
      egress.hold();
      report(unheard);
    },
  };
}
