// What the list is narrowed to, held in the address so that going back finds it again. Searched words are not: they are private.
import type { HistoryFilter } from './use-history.ts';

/** The name of this screen's search. */
export const HISTORY_SEARCH = 'history';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const surfaces = ['voice', 'chat', 'avatar'] as const;

/** What does not fit is left out. */
export function filterFrom(params: URLSearchParams, q: string): HistoryFilter {
  const surface = surfaces.find((known) => known === params.get('surface'));
  const category = params.get('category');
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return {
    ...(q && { q }),
    ...(surface && { surface }),
    ...(category && /^[A-Za-z0-9_-]{1,64}$/.test(category) && { coach_type: category }),
    ...(isoDate.test(from) && { from }),
    ...(isoDate.test(to) && { to }),
  };
}

export const isFiltered = ({ q: _, ...rest }: HistoryFilter) => Object.keys(rest).length > 0;
export const isAnything = (filter: HistoryFilter) => Object.keys(filter).length === 0;
