// A picture whose height is the score, 1 to 5: the lines across it and the names beside them.
import type { ReactNode } from 'react';
import { faceOf } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { useWidth } from './use-width.ts';

/** Room for the names. */
const LEFT = 52;
const BOTTOM = 26;
const scores = [5, 4, 3, 2, 1] as const;
const fills = ['fill-mood-1', 'fill-mood-2', 'fill-mood-3', 'fill-mood-4', 'fill-mood-5'] as const;

/** Of the face nearest to a mean. */
export const fillOf = (mean: number): string => fills[faceOf(mean) - 1] ?? fills[2];

/** In pixels of the picture. */
export type ScorePlane = { left: number; right: number; foot: number; y(score: number): number };

type ScoreChartProps = {
  label: string;
  height: number;
  top: number;
  right: number;
  /** Before it is measured. */
  width: number;
  children: (plane: ScorePlane) => ReactNode;
};

export function ScoreChart({ label, height, top, right, width: firstWidth, children }: ScoreChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(firstWidth);
  const y = (score: number) => top + ((5 - score) / 4) * (height - top - BOTTOM);
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        role="img"
        aria-label={label}
        className="block"
      >
        {scores.map((score) => (
          <g key={score}>
            <line x1={LEFT} x2={width - right} y1={y(score)} y2={y(score)} className="stroke-line" />
            <text x={0} y={y(score) + 4} className="fill-ink-soft text-tiny">
              {moodCopy.scores[score - 1]}
            </text>
          </g>
        ))}
        {children({ left: LEFT, right: width - right, foot: height - 6, y })}
      </svg>
    </div>
  );
}
