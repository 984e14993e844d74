// Runs a pace against the monotonic clock. A tick only says "look at the clock": late ticks, throttled tabs and sleeping
// phones cost nothing, and coming back to the tab shows where the breath really is.
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAwake } from '#platform/web/wake-lock.ts';
import type { Pace } from '../exercise-cards.contract.ts';
import { type Place, paceMs, placeAt, roundsDone } from './pacer.ts';

export type PacerStatus = 'idle' | 'running' | 'paused' | 'stopped' | 'done';

export type Pacer = {
  status: PacerStatus;
  place: Place;
  /** As of the last tick; `now()` is exact. */
  elapsedMs: number;
  now: () => number;
  roundsDone: number;
  start: () => void;
  pause: () => void;
  goOn: () => void;
  stop: () => void;
};

const TICK_MS = 1_000;

export function usePacer(pace: Pace): Pacer {
  const [status, setStatus] = useState<PacerStatus>('idle');
  const [elapsedMs, setElapsedMs] = useState(0);
  /** Elapsed before the last start, and when that was. */
  const carried = useRef(0);
  const since = useRef<number | null>(null);
  const length = paceMs(pace);

  const now = useCallback(
    () =>
      Math.min(length, carried.current + (since.current === null ? 0 : performance.now() - since.current)),
    [length],
  );

  useEffect(() => {
    if (status !== 'running') return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const at = now();
      setElapsedMs(at);
      if (at >= length) {
        carried.current = length;
        since.current = null;
        setStatus('done');
        return;
      }
      timer = setTimeout(look, TICK_MS - (at % TICK_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [status, now, length]);

  // A breath is followed with the eyes, and nothing is touched for minutes.
  useEffect(() => (status === 'running' ? keepAwake() : undefined), [status]);

  const rest = (next: PacerStatus) => {
    carried.current = now();
    since.current = null;
    setElapsedMs(carried.current);
    setStatus(next);
  };
  const run = (from: number) => {
    carried.current = from;
    since.current = performance.now();
    setElapsedMs(from);
    setStatus('running');
  };

  return {
    status,
    place: placeAt(pace, elapsedMs),
    elapsedMs,
    now,
    roundsDone: roundsDone(pace, elapsedMs),
    start: () => run(0),
    pause: () => rest('paused'),
    goOn: () => run(carried.current),
    stop: () => rest('stopped'),
  };
}
