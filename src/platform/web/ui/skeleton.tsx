import { classNames } from '../class-names.ts';
import { uiCopy } from './ui.copy.ts';

/** One bone of a skeleton; give it the size of what will stand there. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'animate-shimmer rounded-control bg-line/70 [--still-animation:shimmer]',
      className,
    )}
  />
);

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div role="status" aria-label={uiCopy.loading} className={classNames('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} className={classNames('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </div>
  );
}
