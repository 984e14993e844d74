import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  plain: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-tint text-brand',
  glow: 'bg-glow-tint text-warn',
  calm: 'bg-calm-tint text-ink',
  rose: 'bg-rose-tint text-rose',
} as const;

export type BadgeTone = keyof typeof tones;

export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-tiny font-semibold',
      tones[tone],
    )}
  >
    {children}
  </span>
);
