import { describe, expect, it } from 'vitest';
import { refusals } from '#platform/shared/refusals.ts';
import type { MoodLog } from '../mood.contract.ts';
import { applyWrites, type MoodWrite, mergeWrites, rebaseWrite, type SaveWrite } from './mood-writes.ts';

const words = {
  score: 4,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: null,
  logged_at: '2026-11-20T22:30:00.000Z',
  tz: 'Africa/Nairobi',
};
const stored: MoodLog = {
  ...words,
  id: 'a',
  local_date: '2026-11-21',
  source: 'checkin',
  shows_help: false,
  version: 3,
};
const save = (change: Partial<SaveWrite> = {}): SaveWrite => ({
  kind: 'save',
  write_id: 'w1',
  entity: 'a',
  words,
  source: 'checkin',
  base_version: 3,
  ...change,
});
const waiting = (write: MoodWrite) => ({ write, state: 'waiting' as const, reason: null });

describe('what waits on this device', () => {
  it('shows at once, on the day it was where it was felt', () => {
    const { logs } = applyWrites([], [waiting(save({ entity: 'b', base_version: 0 }))]);
    expect(logs).toMatchObject([{ id: 'b', local_date: '2026-11-21', isWaiting: true, version: 0 }]);
  });

  it('is not said to be kept here before it is', () => {
    const write = save({ entity: 'b', base_version: 0 });
    const { logs } = applyWrites([], [{ ...waiting(write), isBeingKept: true }]);
    expect(logs).toMatchObject([{ id: 'b', isWaiting: false }]);
  });

  it('stands in the place of what the server last said of it', () => {
    const { logs } = applyWrites([stored], [waiting(save({ words: { ...words, score: 1, note: 'hard' } }))]);
    expect(logs).toHaveLength(1);
    expect(logs[0]).toMatchObject({ score: 1, note: 'hard', isWaiting: true, version: 3 });
  });

  it('hides what is being deleted, also while it can still be undone', () => {
    expect(applyWrites([stored], [waiting({ kind: 'delete', write_id: 'd', entity: 'a' })]).logs).toEqual([]);
    expect(applyWrites([stored], [], new Set(['a'])).logs).toEqual([]);
  });

  it('keeps both texts when the check-in was changed elsewhere', () => {
    const write = save({ words: { ...words, note: 'from here' } });
    const reason = refusals.CHANGED_ELSEWHERE.message;
    const { logs, refused } = applyWrites([stored], [{ write, state: 'refused', reason }]);
    expect(logs).toMatchObject([{ id: 'a', note: null, isWaiting: false }]);
    expect(refused).toMatchObject([
      { kind: 'changed', there: { version: 3 }, write: { words: { note: 'from here' } } },
    ]);
  });

  it('says when it was deleted elsewhere, and when the server had another reason', () => {
    const kinds = [refusals.NOT_FOUND.message, 'You can add check-ins for the last 7 days.'].map(
      (reason) => applyWrites([], [{ write: save(), state: 'refused', reason }]).refused[0]?.kind,
    );
    expect(kinds).toEqual(['gone', 'refused']);
  });
});

describe('two writes of one check-in', () => {
  it('become one with the later words on the earlier version', () => {
    const later = save({ write_id: 'w2', base_version: 0, words: { ...words, score: 2 } });
    expect(mergeWrites(save({ base_version: 3 }), later)).toMatchObject({
      write_id: 'w2',
      base_version: 3,
      words: { score: 2 },
    });
  });

  it('leave only the deletion when the second deletes', () => {
    const gone: MoodWrite = { kind: 'delete', write_id: 'd', entity: 'a' };
    expect(mergeWrites(save(), gone)).toBe(gone);
    expect(mergeWrites(gone, save())).toBeNull();
  });

  it('stand on the version the first one made', () => {
    expect(rebaseWrite(save({ base_version: 0 }), { ...stored, version: 1 })).toMatchObject({
      base_version: 1,
    });
    expect(rebaseWrite(save({ base_version: 4 }), null)).toMatchObject({ base_version: 0 });
  });
});
