import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueuedItem } from '#platform/web/offline/queue-item.ts';
import type { JournalEntry, JournalListItem } from '../journal.contract.ts';
import { itemOf, newWords } from './entry-words.ts';
import {
  applyWrites,
  inGroups,
  isLeftAsTwo,
  type JournalWrite,
  matches,
  mergeWrites,
  rebaseWrite,
  type SaveWrite,
} from './journal-writes.ts';

const save = (entity: string, more: Partial<SaveWrite['words']> = {}, base_version = 0): SaveWrite => ({
  kind: 'save',
  write_id: `w-${entity}-${base_version}`,
  entity,
  words: { ...newWords('2026-11-20'), body: 'Some words', ...more },
  base_version,
  written_at: '2026-11-20T10:00:00.000Z',
});
const waiting = (write: JournalWrite): QueuedItem<JournalWrite> => ({
  write,
  state: 'waiting',
  reason: null,
});
const entry = (id: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newWords('2026-11-10'),
  id,
  body: 'Stored words',
  word_count: 2,
  photos: [],
  reflection: null,
  shows_help: false,
  conflict_of: null,
  version: 1,
  created_at: '2026-11-10T10:00:00.000Z',
  updated_at: '2026-11-10T10:00:00.000Z',
  ...more,
});
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('writes that wait', () => {
  test('two unsent ones of an entry are one, standing on what the first stood on', () => {
    const merged = mergeWrites(save('a', { body: 'one' }, 3), save('a', { body: 'two' }, 9));
    expect(merged).toMatchObject({ words: { body: 'two' }, base_version: 3 });
  });

  test('a deletion takes the place of unsent words, and words after a deletion begin anew', () => {
    const deletion: JournalWrite = { kind: 'delete', write_id: 'd', entity: 'a' };
    expect(mergeWrites(save('a'), deletion)).toBe(deletion);
    expect(mergeWrites(deletion, save('a'))).toBeNull();
  });

  test('words on their way to the device are shown, and not yet said to wait there', () => {
    const shown = applyWrites([], [{ ...waiting(save('a')), isBeingKept: true }, waiting(save('b'))]);
    expect(shown.map(({ id, state }) => [id, state]).sort()).toEqual([
      ['a', 'keeping'],
      ['b', 'waiting'],
    ]);
  });

  test('leaving two texts as two shows at once, and moves no words onto a version they were not written over', () => {
    const both: JournalWrite = { kind: 'keepBoth', write_id: 'k', entity: 'both:a', entryId: 'a' };
    const stored = itemOf(entry('a', { conflict_of: 'b' }));
    expect(applyWrites([stored], [])[0]?.conflict_of).toBe('b');
    expect(applyWrites([stored], [waiting(both)])[0]?.conflict_of).toBeNull();
    expect(isLeftAsTwo([waiting(both)], 'a')).toBe(true);
    expect(isLeftAsTwo([waiting(both)], 'b')).toBe(false);
    // It is no write of the entry's words: those neither wait behind it nor stand on its answer.
    expect(both.entity).not.toBe(save('a').entity);
    const answer = { outcome: 'saved' as const, entry: entry('a', { version: 9 }), other: null };
    expect(rebaseWrite(both, answer)).toBe(both);
  });

  test('words written while others were on their way stand on the version that came of those', () => {
    const answer = { outcome: 'saved' as const, entry: entry('a', { version: 7 }), other: null };
    const moved = rebaseWrite(save('a', {}, 6), answer);
    expect(moved).toMatchObject({ entity: 'a', base_version: 7 });
    expect(rebaseWrite(moved, answer)).toEqual(moved);
  });

  test('words that follow a text kept beside another go where that text went', () => {
    const answer = {
      outcome: 'kept_both' as const,
      entry: entry('copy', { version: 1 }),
      other: entry('a', { version: 9 }),
    };
    const moved = rebaseWrite(save('a', {}, 4), answer);
    expect(moved).toMatchObject({ entity: 'copy', base_version: 1 });
    expect(rebaseWrite(moved, answer)).toEqual(moved);
  });
});

describe('the list with what waits laid over', () => {
  const stored: JournalListItem[] = [
    itemOf(entry('new', { date: '2026-11-12' })),
    itemOf(entry('old', { date: '2026-10-01' })),
  ];

  test('shows an entry the server has not heard of, in its place', () => {
    const shown = applyWrites(stored, [waiting(save('mine', { date: '2026-11-01', title: 'Mine' }))]);
    expect(ids(shown)).toEqual(['new', 'mine', 'old']);
    expect(shown[1]).toMatchObject({ title: 'Mine', excerpt: 'Some words', word_count: 2, state: 'waiting' });
  });

  test('shows changed words, and not an entry that is about to be deleted', () => {
    const shown = applyWrites(stored, [
      waiting(save('old', { title: 'Changed', date: '2026-10-01' }, 1)),
      waiting({ kind: 'delete', write_id: 'd', entity: 'new' }),
    ]);
    expect(shown).toMatchObject([{ id: 'old', title: 'Changed', state: 'waiting' }]);
  });

  test('pins come first', () => {
    expect(
      ids(applyWrites(stored, [waiting(save('old', { is_pinned: true, date: '2026-10-01' }, 1))])),
    ).toEqual(['old', 'new']);
  });

  test('leaves out what belongs to a page that is not loaded yet', () => {
    expect(ids(applyWrites(stored, [waiting(save('ancient', { date: '2020-01-01' }))], {}, true))).toEqual([
      'new',
      'old',
    ]);
  });

  test('what does not fit the filter does not appear', () => {
    const write = waiting(save('mine', { tags: ['Lake'], mood: 4 }));
    expect(ids(applyWrites([], [write], { tag: 'lake' }))).toEqual(['mine']);
    expect(ids(applyWrites([], [write], { tag: 'sea' }))).toEqual([]);
    expect(ids(applyWrites([], [write], { mood: 4, from: '2026-11-20', to: '2026-11-20' }))).toEqual([
      'mine',
    ]);
    expect(ids(applyWrites([], [write], { mood: 2 }))).toEqual([]);
  });

  test('no entry is shown twice or lost, whatever waits', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const date = fc.constantFrom('2026-11-01', '2026-11-15', '2026-10-01');
    const write = fc.oneof(
      fc
        .tuple(id, date, fc.boolean())
        .map(([entity, day, is_pinned]) => save(entity, { date: day, is_pinned })),
      id.map((entity): JournalWrite => ({ kind: 'delete', write_id: 'd', entity })),
    );
    fc.assert(
      fc.property(fc.array(write, { maxLength: 8 }), fc.uniqueArray(id), (writes, known) => {
        const shown = applyWrites(
          known.map((each) => itemOf(entry(each))),
          writes.map(waiting),
        );
        const expected = new Set<string>(known);
        for (const { kind, entity } of writes) {
          if (kind === 'delete') expected.delete(entity);
          else expected.add(entity);
        }
        expect([...ids(shown)].sort()).toEqual([...expected].sort());
        const { pinned, months } = inGroups(shown);
        expect([...pinned, ...months.flatMap(({ items }) => items)]).toHaveLength(shown.length);
        const dates = shown.filter(({ is_pinned }) => !is_pinned).map((item) => item.date);
        expect(dates).toEqual([...dates].sort().reverse());
      }),
    );
  });
});

test('a search on this device looks at title, words and tags, without regard to case or accents', () => {
  const words = { ...newWords('2026-11-20'), title: 'Café', body: 'Größe', tags: ['Über'] };
  for (const q of ['cafe', 'CAFÉ', 'gro', 'uber']) expect(matches(words, { q }), q).toBe(true);
  expect(matches(words, { q: '.*' })).toBe(false);
});
