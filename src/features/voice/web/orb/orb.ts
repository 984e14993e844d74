// The orb: a soft light that is the state of the call. Owns its canvas's size and clock; stands still, and costs
// nothing, whenever it cannot be seen. Colours come from the page's tokens, light or dark.
import { createCanvasRenderer } from './orb-canvas.ts';
import { createOrbMotion } from './orb-motion.ts';
import type { OrbPalette, OrbState, Rgb } from './orb-states.data.ts';
import { createWebglRenderer, type OrbRenderer } from './orb-webgl.ts';

const MAX_PIXEL_RATIO = 2;
/** Without a graphics card every other frame is enough for something this slow. */
const SOFTWARE_FRAME_MS = 30;

export type Orb = {
  setState(state: OrbState): void;
  /** Loudness of whoever is speaking, RMS 0–1. */
  setLevel(rms: number): void;
  /** Nothing moves; only strength and colour still follow the state. */
  setReducedMotion(isReduced: boolean): void;
  destroy(): void;
};

export type OrbOptions = {
  /** What to draw with; by default the graphics card if there is one. 'webgl' forces it even in software. */
  renderer?: 'automatic' | 'webgl' | 'canvas';
};

export function createOrb(canvas: HTMLCanvasElement, { renderer = 'automatic' }: OrbOptions = {}): Orb {
  const motion = createOrbMotion(readPalette(canvas));
  const webgl = renderer === 'canvas' ? null : createWebglRenderer(canvas, renderer === 'webgl');
  const drawing: OrbRenderer | null = webgl ?? createCanvasRenderer(canvas);
  const frameMs = webgl ? 0 : SOFTWARE_FRAME_MS;
  let pixels = 0;
  let frame = 0;
  let drawnAt = 0;
  let isOnScreen = true;

  function draw(now: number): void {
    frame = 0;
    if (now - drawnAt < frameMs) {
      wake();
      return;
    }
    const isMoving = motion.advance(drawnAt === 0 ? 16 : now - drawnAt);
    drawnAt = now;
    if (pixels > 0) drawing?.draw(motion.scene, pixels);
    if (isMoving) wake();
  }

  function wake(): void {
    if (frame === 0 && isOnScreen && !document.hidden) frame = requestAnimationFrame(draw);
  }

  function resizeToFit(): void {
    const size = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
    if (size === pixels || size === 0) return;
    pixels = size;
    canvas.width = size;
    canvas.height = size;
    motion.advance(0);
    drawing?.draw(motion.scene, pixels);
    wake();
  }

  function recolour(): void {
    motion.setPalette(readPalette(canvas));
    wake();
  }

  const resize = new ResizeObserver(resizeToFit);
  resize.observe(canvas);
  const sight = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? true;
    wake();
  });
  sight.observe(canvas);
  const theme = new MutationObserver(recolour);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', recolour);
  document.addEventListener('visibilitychange', wake);
  resizeToFit();

  return {
    setState(state) {
      motion.setState(state);
      wake();
    },
    setLevel(rms) {
      motion.setLevel(rms);
      wake();
    },
    setReducedMotion(isReduced) {
      motion.setStill(isReduced);
      wake();
    },
    destroy() {
      cancelAnimationFrame(frame);
      isOnScreen = false;
      resize.disconnect();
      sight.disconnect();
      theme.disconnect();
      scheme.removeEventListener('change', recolour);
      document.removeEventListener('visibilitychange', wake);
      drawing?.destroy();
    },
  };
}

function readPalette(element: Element): OrbPalette {
  const style = getComputedStyle(element);
  const probe = document.createElement('canvas');
  probe.width = probe.height = 1;
  const context = probe.getContext('2d', { willReadFrequently: true });

  /** Drawing one pixel understands every notation of a colour that the page may use. */
  function colour(name: string, fallback: string): Rgb {
    if (!context) return [0.5, 0.5, 0.5];
    context.fillStyle = fallback;
    context.fillStyle = style.getPropertyValue(name).trim();
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255];
  }

  return {
    canvas: colour('--canvas', '#faf6f0'),
    glow: colour('--glow', '#e9a15b'),
    calm: colour('--calm', '#7fa8c9'),
    brand: colour('--brand', '#1f6f63'),
  };
}
