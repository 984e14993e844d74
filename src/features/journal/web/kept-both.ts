// Which pairs of texts the member chose to leave as two entries, on this device.
import { useCallback, useEffect, useState } from 'react';
import { journalOf } from './member-journal.ts';

/** null until it is known. */
export function useIsKeptAsTwo(memberId: string, id: string): [boolean | null, () => void] {
  const { lists } = journalOf(memberId);
  const key = `kept-both/${id}`;
  const [isKept, setIsKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    setIsKept(null);
    void lists.read(key).then((known) => isWanted && setIsKept(known !== null));
    return () => {
      isWanted = false;
    };
  }, [lists, key]);
  const keep = useCallback(() => {
    setIsKept(true);
    void lists.keep(key, true);
  }, [lists, key]);
  return [isKept, keep];
}
