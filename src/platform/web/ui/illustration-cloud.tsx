/** Something went wrong, and it will pass: a small cloud with the light still behind it. */
export const IllustrationCloud = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 160 110" className={className ?? 'w-40'} aria-hidden="true" fill="none">
    <path
      d="M108 18c14.5-1 27 9.6 27.6 24.2.6 14-9.8 25.8-24 26.6-14.4.8-26.4-9.6-27.2-23.8C83.6 30.6 94 19 108 18Z"
      fill="var(--glow)"
      opacity="0.55"
    />
    <path
      d="M42 88c-13 .4-22-7.6-22-18.6 0-10 7.4-17.6 17.4-18.4 2.6-13.4 13-22 26.2-21.6 11.6.4 20.6 7.4 24.2 18.2 13-2 24.4 6.4 25 19C113.4 79 104.6 88 92 88Z"
      fill="var(--surface)"
      stroke="var(--ink-soft)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path
      d="M46 99c8-2.4 15-2.4 22 0s14 2.4 22 0"
      stroke="var(--line-strong)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M52 66c3 3 7 3 10 0M76 66c3 3 7 3 10 0"
      stroke="var(--ink-soft)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
);
