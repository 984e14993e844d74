import { productName } from '../brand.ts';
import { classNames } from '../class-names.ts';

/** The mark: a small lamp of two soft leaves of light. Drawn, so it prints and follows the theme. */
export const TuliaMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className ?? 'size-7'} aria-hidden="true">
    <path
      d="M16.2 1.8c7.6-.3 14 5.7 14 13.9 0 8.3-5.9 14.5-13.9 14.5C8 30.2 1.8 24.3 1.8 16 1.8 8.1 8.3 2.1 16.2 1.8Z"
      fill="var(--glow)"
      opacity="0.28"
    />
    <path
      d="M16.6 5.2c5.9.2 10.4 4.7 10.2 10.7-.2 6.2-4.8 10.9-10.9 10.8-6.2 0-10.7-4.5-10.7-10.6 0-6.4 5-11.1 11.4-10.9Z"
      fill="var(--glow)"
      opacity="0.5"
    />
    <path
      d="M15.8 8.6c4.3-.2 7.7 3.1 7.7 7.3 0 4.3-3.2 7.6-7.5 7.6-4.2 0-7.5-3.1-7.5-7.4 0-4.2 3.2-7.4 7.3-7.5Z"
      fill="var(--glow)"
    />
    <path
      d="M12.2 13.6c.8-1.5 2.2-2.4 3.9-2.5"
      fill="none"
      stroke="var(--light-core)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);

export const Wordmark = ({ className }: { className?: string }) => (
  <span className={classNames('inline-flex items-center gap-2.5', className)}>
    <TuliaMark />
    <span className="font-display text-title leading-none font-medium tracking-tight">{productName}</span>
  </span>
);
