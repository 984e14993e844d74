import { useEffect, useRef } from 'react';

/** Runs once the page has come to rest. */
export function useAfterRest(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => latest.current(), 1_500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => latest.current(), { timeout: 4_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
