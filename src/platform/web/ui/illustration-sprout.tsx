/** Not here yet, but growing: a sprout in a bowl of earth under a low sun. */
export const IllustrationSprout = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 180 140" className={className ?? 'w-44'} aria-hidden="true" fill="none">
    <path
      d="M128 14c13-.6 23.4 9.4 23.6 22.4C151.8 49 141.6 59 128.6 59c-12.8 0-22.8-9.6-23-22.2C105.4 24.4 115.4 14.6 128 14Z"
      fill="var(--glow)"
      opacity="0.55"
    />
    <path
      d="M52 96h76c-1 20-15 32-38 32s-37-12-38-32Z"
      fill="var(--sunken)"
      stroke="var(--ink-soft)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path
      d="M46 96c14-3.4 29-4.8 44-4.8s30 1.4 44 4.8"
      stroke="var(--ink-soft)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path d="M90 91c-.6-13 .4-24 1.4-36" stroke="var(--brand)" strokeWidth="2.6" strokeLinecap="round" />
    <path
      d="M91 62c-3.6-16-16-23.6-35-22 1.6 17 13.6 26 35 22Z"
      fill="var(--brand-tint)"
      stroke="var(--brand)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path
      d="M91.4 52c2.2-13 11.6-20.4 26.6-20.6.2 14.6-9.4 22.8-26.6 20.6Z"
      fill="var(--brand-tint)"
      stroke="var(--brand)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path
      d="M66 110c6 2.6 12 2.6 18 0M98 114c5 2 10 2 15-.4"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
