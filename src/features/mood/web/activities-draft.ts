// The list of activities while it is edited.
import type { MoodActivity } from '../mood.contract.ts';
import { MAX_ACTIVITIES } from '../mood-limits.data.ts';
import { moodCopy } from './mood.copy.ts';

export type Activities = readonly MoodActivity[];

export function moved(items: Activities, from: number, by: 1 | -1): Activities {
  const to = from + by;
  const [item, other] = [items[from], items[to]];
  if (!item || !other) return items;
  return items.map((one, place) => (place === from ? other : place === to ? item : one));
}

export const changed = (items: Activities, id: string, change: Partial<MoodActivity>): Activities =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** A new one goes first, where it is seen. At the limit nothing is added. */
export function withNew(items: Activities, name: string, id: string): Activities {
  const trimmed = name.trim();
  if (!trimmed || items.length >= MAX_ACTIVITIES) return items;
  return [{ id, name: trimmed, icon: 'circle', is_hidden: false }, ...items];
}

/** Why the list cannot be saved as it is; null when it can. */
export function problemOf(items: Activities): string | null {
  const names = items.map(({ name }) => name.trim().toLocaleLowerCase());
  if (names.some((name) => !name)) return moodCopy.activities.empty;
  const twice = items.find((_, place) => names.indexOf(names[place] ?? '') !== place);
  return twice ? moodCopy.activities.twice(twice.name.trim()) : null;
}
