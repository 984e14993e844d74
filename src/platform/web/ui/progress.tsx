import { classNames } from '../class-names.ts';

type ProgressProps = { label: string; value: number | null; max?: number; className?: string };

/** How far something has got; `value={null}` when nobody knows. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const share = value === null ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className={classNames(
        'h-1.5 overflow-hidden rounded-pill bg-sunken forced-colors:outline-1',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full rounded-pill bg-brand transition-[width] forced-color-adjust-none forced-colors:bg-[Highlight]',
          value === null && 'w-1/3 animate-shimmer',
        )}
        style={value === null ? undefined : { width: `${share * 100}%` }}
      />
    </div>
  );
}
