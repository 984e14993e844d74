// The orb as a React component. Loudness goes past React, straight to the canvas.
import { useEffect, useRef } from 'react';
import { createOrb, type Orb as OrbHandle } from './orb.ts';
import type { OrbState } from './orb-states.data.ts';

export type OrbProps = {
  state: OrbState;
  /** Subscribes to loudness (RMS, 0–1) and returns the way to stop; `micLevel` and `playedLevel` of a call fit. */
  level?: ((listener: (rms: number) => void) => () => void) | undefined;
  /** Width and height in CSS pixels; leave out to size it with `className`. */
  size?: number;
  className?: string;
};

export function Orb({ state, level, size, className }: OrbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const orb = useRef<OrbHandle>(null);

  useEffect(() => {
    if (!canvas.current) return;
    // Set here and not in the markup: prerendered pages may carry no style attribute. Until then the width and
    // height attributes hold the place.
    if (size) canvas.current.style.width = canvas.current.style.height = `${size}px`;
    const made = createOrb(canvas.current);
    orb.current = made;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => made.setReducedMotion(reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => {
      reduced.removeEventListener('change', follow);
      made.destroy();
      orb.current = null;
    };
  }, [size]);

  useEffect(() => orb.current?.setState(state), [state]);

  useEffect(() => {
    const stop = level?.((rms) => orb.current?.setLevel(rms));
    return () => {
      stop?.();
      orb.current?.setLevel(0);
    };
  }, [level]);

  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={canvas} aria-hidden="true" className={className} width={size} height={size} />;
}
