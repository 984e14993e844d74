// What a check-in waiting on this device is, and how the list looks with those that wait laid over what the server said.

import { localDate } from '#platform/shared/local-day.ts';
import { refusals } from '#platform/shared/refusals.ts';
import type { QueuedItem } from '#platform/web/offline/queue-item.ts';
import type { MoodLog } from '../mood.contract.ts';

/** What a member says in a check-in. */
export type MoodWords = Omit<MoodLog, 'id' | 'local_date' | 'shows_help' | 'version' | 'source'>;
export type WrittenSource = Exclude<MoodLog['source'], 'import'>;

export type SaveWrite = {
  kind: 'save';
  write_id: string;
  /** The check-in's id. */
  entity: string;
  words: MoodWords;
  source: WrittenSource;
  base_version: number;
};
export type DeleteWrite = { kind: 'delete'; write_id: string; entity: string };
export type MoodWrite = SaveWrite | DeleteWrite;
/** null after a deletion. */
export type MoodAnswer = MoodLog | null;

/** Two unsent writes of one check-in as one. After a deletion a save begins anew, so both go. */
export function mergeWrites(earlier: MoodWrite, later: MoodWrite): MoodWrite | null {
  if (earlier.kind === 'delete') return null;
  return later.kind === 'delete' ? later : { ...later, base_version: earlier.base_version };
}

/** A write that waited behind another stands on the version that one made. */
export function rebaseWrite(waiting: MoodWrite, answer: MoodAnswer): MoodWrite {
  if (waiting.kind === 'delete') return waiting;
  return { ...waiting, base_version: answer ? Math.max(waiting.base_version, answer.version) : 0 };
}

/** `isWaiting`: it is kept on this device, and the server may not have it yet. */
export type ShownLog = MoodLog & { isWaiting: boolean };
/** Words the server would not take. `there` is its own version, null when it has none. */
export type Refused = {
  write: SaveWrite;
  reason: string | null;
  kind: 'changed' | 'gone' | 'refused';
  there: MoodLog | null;
};

const kindOf = (reason: string | null): Refused['kind'] => {
  if (reason === refusals.CHANGED_ELSEWHERE.message) return 'changed';
  return reason === refusals.NOT_FOUND.message ? 'gone' : 'refused';
};

/**
 * The check-ins as they stand on this device, newest first.
 * @param hidden ids about to be deleted
 */
export function applyWrites(
  logs: readonly MoodLog[],
  items: readonly QueuedItem<MoodWrite>[],
  hidden: ReadonlySet<string> = new Set(),
): { logs: ShownLog[]; refused: Refused[] } {
  const byId = new Map<string, ShownLog>(logs.map((log) => [log.id, { ...log, isWaiting: false }]));
  const refused: Refused[] = [];
  for (const { write, state, reason, isBeingKept = false } of items) {
    const { entity } = write;
    const known = byId.get(entity);
    if (write.kind === 'delete') {
      if (state !== 'refused') byId.delete(entity);
    } else if (state === 'refused') {
      refused.push({
        write,
        reason,
        kind: kindOf(reason),
        there: logs.find(({ id }) => id === entity) ?? null,
      });
    } else
      byId.set(entity, { ...waitingLog(write, known), isWaiting: !isBeingKept || known?.isWaiting === true });
  }
  for (const id of hidden) byId.delete(id);
  return {
    logs: [...byId.values()].sort((one, other) => (one.logged_at < other.logged_at ? 1 : -1)),
    refused: refused.filter(({ write }) => !hidden.has(write.entity)),
  };
}

const waitingLog = (write: SaveWrite, known: MoodLog | undefined): MoodLog => ({
  ...write.words,
  id: write.entity,
  local_date: localDate(new Date(write.words.logged_at), write.words.tz),
  source: known?.source ?? write.source,
  shows_help: known?.shows_help ?? false,
  version: known?.version ?? 0,
});

/** The words of a check-in alone, to write them again. */
export const wordsOf = ({
  score,
  energy,
  emotions,
  activities,
  sleep_hours,
  note,
  logged_at,
  tz,
}: MoodWords): MoodWords => ({ score, energy, emotions, activities, sleep_hours, note, logged_at, tz });
