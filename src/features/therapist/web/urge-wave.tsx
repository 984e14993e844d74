// The wave itself: its height is the pace's, and the dot is where the clock is.
import { useEffect, useRef } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { paces } from '../exercise-cards.contract.ts';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';
import { minutesAndSeconds, paceMs, placeAt } from './pacer.ts';
import type { Pacer } from './use-pacer.ts';

const pace = paces['urge-surfing'];
const WIDTH = 320;
const HEIGHT = 120;
const POINTS = 64;
const whole = paceMs(pace);

const pointAt = (ms: number): { x: number; y: number } => ({
  x: (ms / whole) * WIDTH,
  y: HEIGHT - 12 - placeAt(pace, Math.min(ms, whole)).openness * (HEIGHT - 28),
});
const line = Array.from({ length: POINTS + 1 }, (_none, at) => pointAt((at / POINTS) * whole))
  .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  .join(' ');
const water = `${line} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`;

export function UrgeWave({ pacer }: { pacer: Pacer }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const board = useRef<SVGGElement>(null);
  const { status, place, elapsedMs, now } = pacer;
  const isMoving = status === 'running' && !isStill;

  useEffect(() => {
    if (!isMoving) return;
    let frame = 0;
    const draw = () => {
      const { x, y } = pointAt(now());
      board.current?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isMoving, now]);

  const at = pointAt(elapsedMs);
  const isUnderWay = status === 'running' || status === 'paused';
  const phase = place.phase.id;
  return (
    <div className="grid gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={copy.wave.picture}
        className="h-auto w-full"
      >
        <path d={water} className="fill-calm-tint" />
        <path d={line} fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-calm" />
        <g ref={board} transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}>
          <circle r="11" className="fill-glow opacity-25" />
          <circle r="6" className="fill-glow" />
        </g>
      </svg>
      {isStill && (
        <Progress label={copy.pacer.progress} value={Math.round(elapsedMs / 1_000)} max={whole / 1_000} />
      )}
      <div className={classNames('grid content-start gap-0.5 text-center', isUnderWay && 'min-h-20')}>
        {isUnderWay ? (
          <div aria-hidden="true">
            <p className="font-display text-title">{copy.pacer.phases[phase]}</p>
            <p className="text-small text-ink-soft">{copy.pacer.guides[phase]}</p>
          </div>
        ) : (
          <p className="text-small text-ink-soft">
            {status === 'idle'
              ? copy.pacer.ready['urge-surfing']
              : status === 'done'
                ? copy.pacer.isDone
                : copy.pacer.stopped}
          </p>
        )}
        {isUnderWay && (
          <p className="text-tiny text-ink-soft tabular-nums">
            {copy.pacer.left(minutesAndSeconds(whole - elapsedMs))}
            {status === 'paused' && ` · ${copy.pacer.paused}`}
          </p>
        )}
      </div>
    </div>
  );
}
