// Five faces, ours, readable at 24 px and told apart by eyes and mouth alone, not by colour.
import { classNames } from '../class-names.ts';
import { uiCopy } from './ui.copy.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type MoodScore = 1 | 2 | 3 | 4 | 5;

const shapes: Record<MoodScore, string> = {
  1: 'M24 4.5c11 0 19.6 8.3 19.6 19.3S35.3 43.6 24.2 43.6C13 43.6 4.4 35.4 4.4 24.2S13 4.5 24 4.5Z',
  2: 'M23.8 4.4c11.1-.1 19.8 8.6 19.8 19.5 0 11.2-8.6 19.7-19.7 19.7C12.8 43.6 4.4 35 4.4 24S12.9 4.5 23.8 4.4Z',
  3: 'M24 4.4c10.9 0 19.6 8.7 19.6 19.6S35 43.6 24.1 43.6C13 43.6 4.4 34.9 4.4 23.9 4.4 13.1 13.1 4.4 24 4.4Z',
  4: 'M24.2 4.4c11 .1 19.4 8.7 19.4 19.7S34.8 43.7 23.9 43.6C12.9 43.5 4.4 35 4.4 24.1 4.4 13 13.2 4.3 24.2 4.4Z',
  5: 'M24 4.3c11.2 0 19.7 8.8 19.6 19.8-.1 11-8.7 19.6-19.7 19.5C12.9 43.5 4.3 35 4.4 23.9 4.5 12.9 13 4.3 24 4.3Z',
};

const features: Record<MoodScore, string[]> = {
  1: [
    'M13 19.4l6.2-3.2',
    'M35 19.4l-6.2-3.2',
    'M17.6 23.6v1',
    'M30.4 23.6v1',
    'M16.5 34.5c3.8-5.6 11.2-5.6 15 0',
  ],
  2: ['M13.8 20.6c1.8 1.3 4 1.3 5.8 0', 'M28.4 20.6c1.8 1.3 4 1.3 5.8 0', 'M18 33.2c3.4-2.9 8.6-2.9 12 0'],
  3: ['M16.8 18.6v2.8', 'M31.2 18.6v2.8', 'M18 31.2h12'],
  4: ['M16.8 17.8v3', 'M31.2 17.8v3', 'M16.8 29.4c3.8 4.4 10.6 4.4 14.4 0'],
  5: ['M13.6 20.6c1.4-3 4.6-3 6 0', 'M28.4 20.6c1.4-3 4.6-3 6 0', 'M15.2 27.4c.6 10 17 10 17.6 0Z'],
};

const fills: Record<MoodScore, string> = {
  1: 'fill-mood-1',
  2: 'fill-mood-2',
  3: 'fill-mood-3',
  4: 'fill-mood-4',
  5: 'fill-mood-5',
};

type MoodFaceProps = { score: MoodScore; isLabelled?: boolean; className?: string };

/** Named for screen readers unless its word stands beside it (`isLabelled={false}`). */
export function MoodFace({ score, isLabelled = true, className }: MoodFaceProps) {
  return (
    <span className={classNames('inline-block', className ?? 'size-12')}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-full">
        <path d={shapes[score]} className={fills[score]} />
        <g
          className={classNames('fill-none', score === 1 ? 'stroke-mood-1-ink' : 'stroke-mood-ink')}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {features[score].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
      {isLabelled && <VisuallyHidden>{uiCopy.moods[score - 1]}</VisuallyHidden>}
    </span>
  );
}
