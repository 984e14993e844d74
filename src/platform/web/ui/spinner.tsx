import { classNames } from '../class-names.ts';
import { uiCopy } from './ui.copy.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A slow ring. Says so to a screen reader unless the words beside it already do (`label={null}`). */
export function Spinner({
  label = uiCopy.loading,
  className,
}: {
  label?: string | null;
  className?: string;
}) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-grid place-items-center', className)}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-[1.25em] animate-spin-calm [--still-animation:shimmer]"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** For a region that has nothing else to show yet. */
export function SpinnerArea({ label }: { label?: string }) {
  return (
    <div className="grid min-h-64 flex-1 place-items-center text-brand">
      <Spinner className="text-heading" {...(label ? { label } : {})} />
    </div>
  );
}
