// With a row that is deleted goes the button that asked for it: the keyboard then stands at the row that took its place.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * `ids`: of the rows as they stand, undefined while there are none to show. `list`: holds a row for each. Returns what tells of
 * a row that was deleted, and where it stood.
 */
export function useFocusAfterDelete(
  ids: readonly string[] | undefined,
  list: RefObject<HTMLElement | null>,
): (id: string, at: number) => void {
  const deleted = useRef<{ id: string; at: number } | null>(null);
  const shown = useRef(ids);
  useEffect(() => {
    shown.current = ids;
    look();
  });
  function look(): void {
    if (!deleted.current || !shown.current || shown.current.includes(deleted.current.id)) return;
    const rows = list.current?.querySelectorAll(':scope > li');
    const row = rows?.[Math.min(deleted.current.at, rows.length - 1)];
    deleted.current = null;
    const place = row?.querySelector<HTMLElement>('a') ?? document.getElementById('main');
    // After the dialog that asked has let go of the keyboard.
    setTimeout(() => {
      if (document.activeElement === document.body) place?.focus();
    });
  }
  return (id, at) => {
    deleted.current = { id, at };
    look();
  };
}
