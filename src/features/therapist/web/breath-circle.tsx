// The circle that grows and shrinks with the breath. It is moved by transform alone, each frame from the clock; for those
// who want no motion a bar and the count say the same.
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { Pace } from '../exercise-cards.contract.ts';
import { exerciseCardCopy } from './exercise-card.copy.ts';
import { placeAt } from './pacer.ts';
import type { Pacer } from './use-pacer.ts';

const copy = exerciseCardCopy.pacer;
const SMALLEST = 0.42;

export const scaleOf = (openness: number): string => (SMALLEST + (1 - SMALLEST) * openness).toFixed(4);

/** The phases short enough to be counted aloud. */
const COUNTED_MS = 10_000;

export function BreathCircle({ pace, pacer }: { pace: Pace; pacer: Pacer }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const circle = useRef<HTMLDivElement>(null);
  const { status, place, now } = pacer;
  const isMoving = status === 'running' && !isStill;

  useEffect(() => {
    if (!isMoving) return;
    let frame = 0;
    const draw = () => {
      if (circle.current) circle.current.style.transform = `scale(${scaleOf(placeAt(pace, now()).openness)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isMoving, pace, now]);

  const isUnderWay = status === 'running' || status === 'paused';
  const isCounted = place.phase.durationMs <= COUNTED_MS;
  const openness = isUnderWay ? place.openness : status === 'idle' ? 0.35 : 0.85;
  return (
    <div className="grid justify-items-center gap-4">
      <div aria-hidden="true" className="relative grid size-52 place-items-center sm:size-60">
        <div className="absolute inset-0 rounded-pill border border-line" />
        {isStill ? (
          <div className="absolute inset-3 rounded-pill bg-brand-tint" />
        ) : (
          <div
            ref={circle}
            data-breath
            className="absolute inset-0 rounded-pill bg-brand/8 will-change-transform"
            style={{ transform: `scale(${scaleOf(openness)})` }}
          >
            <div className="absolute inset-4 rounded-pill bg-brand/12 ring-1 ring-brand/25" />
          </div>
        )}
        <div className="relative grid justify-items-center gap-0.5 px-6 text-center">
          {isUnderWay && <p className="font-display text-title">{copy.phases[place.phase.id]}</p>}
          {isUnderWay && isCounted && (
            <p className="text-heading tabular-nums">
              {Math.min(Math.floor(place.phaseElapsedMs / 1_000) + 1, place.phase.durationMs / 1_000)}
            </p>
          )}
          {!isUnderWay && status !== 'idle' && (
            <p className="font-display text-lead">{status === 'done' ? copy.isDone : copy.stopped}</p>
          )}
        </div>
      </div>
      {isStill && isUnderWay && (
        <Progress
          label={copy.phaseProgress}
          value={Math.floor(place.phaseElapsedMs / 1_000)}
          max={place.phase.durationMs / 1_000}
          className="w-full max-w-60"
        />
      )}
    </div>
  );
}
