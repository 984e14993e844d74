// What the list is narrowed to, held in the address so that going back finds it again. Searched words are not: they are private.
import type { ListFilter } from './journal-writes.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** What does not fit is left out. `day` stands for one day alone. */
export function filterFrom(params: URLSearchParams, q: string): ListFilter {
  const tag = params.get('tag')?.trim().slice(0, 40);
  const mood = Number(params.get('mood'));
  const day = params.get('day') ?? '';
  const from = isoDate.test(day) ? day : (params.get('from') ?? '');
  const to = isoDate.test(day) ? day : (params.get('to') ?? '');
  return {
    ...(q && { q }),
    ...(tag && { tag }),
    ...(Number.isInteger(mood) && mood >= 1 && mood <= 5 && { mood }),
    ...(isoDate.test(from) && { from }),
    ...(isoDate.test(to) && { to }),
  };
}

export const dayFrom = (params: URLSearchParams): string | null => {
  const day = params.get('day') ?? '';
  return isoDate.test(day) ? day : null;
};

export const isFiltered = ({ q: _, ...rest }: ListFilter): boolean => Object.keys(rest).length > 0;
export const isAnything = (filter: ListFilter): boolean => Object.keys(filter).length === 0;
