import { describe, expect, it } from 'vitest';
import { builtInActivities } from '../activities.data.ts';
import { MAX_ACTIVITIES } from '../mood-limits.data.ts';
import { changed, moved, problemOf, withNew } from './activities-draft.ts';
import { moodCopy } from './mood.copy.ts';

const items = builtInActivities
  .slice(0, 3)
  .map(({ id, name, icon }) => ({ id, name: name.en, icon, is_hidden: false }));
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the list of activities while it is edited', () => {
  it('moves one up or down, and not past the ends', () => {
    expect(names(moved(items, 1, -1))).toEqual(['Walk', 'Exercise', 'Outdoors']);
    expect(moved(items, 0, -1)).toEqual(items);
    expect(moved(items, 2, 1)).toEqual(items);
  });

  it('adds a new one first, and none beyond the most there can be', () => {
    expect(names(withNew(items, '  Choir ', 'x'))).toEqual(['Choir', 'Exercise', 'Walk', 'Outdoors']);
    expect(withNew(items, '   ', 'x')).toEqual(items);
    const full = Array.from({ length: MAX_ACTIVITIES }, (_, at) => ({ ...items[0]!, id: `${at}` }));
    expect(withNew(full, 'Choir', 'x')).toHaveLength(MAX_ACTIVITIES);
  });

  it('cannot be saved with an empty name or the same name twice', () => {
    expect(problemOf(items)).toBeNull();
    expect(problemOf(changed(items, 'walk', { name: '  ' }))).toBe(moodCopy.activities.empty);
    expect(problemOf(changed(items, 'walk', { name: 'EXERCISE ' }))).toBe(
      moodCopy.activities.twice('EXERCISE'),
    );
  });
});
