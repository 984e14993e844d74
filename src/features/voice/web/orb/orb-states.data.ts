// How the orb looks in each state of a call: shape, strength and movement first, then colour.

export type OrbState = 'idle' | 'connecting' | 'listening' | 'thinking' | 'speaking' | 'muted';

export type Rgb = readonly [number, number, number];

/** Colours as 0–1 components. */
export type OrbPalette = { canvas: Rgb; glow: Rgb; calm: Rgb; brand: Rgb };

export type Aims = {
  scale: number;
  breath: number;
  wobble: number;
  speed: number;
  swirl: number;
  core: number;
  body: number;
  halo: number;
  veils: number;
  ring: number;
  opacity: number;
  /** How far loudness moves size, outline and light. */
  swell: number;
  ripple: number;
  shine: number;
};

export const idle: Aims = {
  scale: 0.94,
  breath: 0.05,
  wobble: 0.045,
  speed: 0.22,
  swirl: 0,
  core: 0.86,
  body: 0.62,
  halo: 0.46,
  veils: 0.8,
  ring: 0,
  opacity: 1,
  swell: 0,
  ripple: 0,
  shine: 0,
};

export const aims: Record<OrbState, Aims> = {
  idle,
  connecting: { ...idle, scale: 0.76, breath: 0.02, speed: 0.4, core: 0.7, halo: 0.2, ring: 1 },
  listening: {
    ...idle,
    scale: 0.96,
    breath: 0.02,
    speed: 0.5,
    core: 0.8,
    body: 0.58,
    halo: 0.5,
    veils: 1,
    swell: 0.07,
    ripple: 0.1,
    shine: 0.3,
  },
  thinking: {
    ...idle,
    scale: 0.9,
    breath: 0.025,
    wobble: 0.11,
    speed: 1.1,
    swirl: 1,
    core: 0.74,
    body: 0.46,
    halo: 0.4,
    veils: 1.1,
  },
  speaking: {
    ...idle,
    scale: 0.98,
    breath: 0.015,
    wobble: 0.05,
    speed: 0.65,
    swirl: 0.12,
    core: 0.92,
    body: 0.74,
    halo: 0.68,
    veils: 1,
    swell: 0.1,
    ripple: 0.075,
    shine: 0.32,
  },
  muted: {
    ...idle,
    scale: 0.8,
    breath: 0.015,
    wobble: 0.03,
    speed: 0.12,
    core: 0.4,
    body: 0.3,
    halo: 0.12,
    opacity: 0.55,
  },
};

/** Colour of the four veils, outermost first, then of the body, the core and the halo. */
export const hues: Record<OrbState, readonly Shade[]> = {
  idle: ['glow', 'paleGlow', 'ember', 'paleGlow', 'paleGlow', 'warmLight', 'glow'],
  connecting: ['glow', 'paleGlow', 'ember', 'paleGlow', 'paleGlow', 'warmLight', 'glow'],
  listening: ['brand', 'calm', 'calm', 'paleCalm', 'calm', 'coolLight', 'calm'],
  thinking: ['calm', 'paleBrand', 'calm', 'paleBrand', 'paleCalm', 'warmLight', 'calm'],
  speaking: ['ember', 'glow', 'ember', 'glow', 'glow', 'warmLight', 'glow'],
  muted: ['calm', 'paleGlow', 'glow', 'paleGlow', 'paleGlow', 'warmLight', 'glow'],
};

type Shade =
  | 'glow'
  | 'ember'
  | 'paleGlow'
  | 'calm'
  | 'paleCalm'
  | 'brand'
  | 'paleBrand'
  | 'warmLight'
  | 'coolLight';

type Shades = Record<Shade, Rgb>;

/** The shades that are in no token: light is paler in the morning and adds up at dusk. */
export function mixShades({ canvas, glow, calm, brand }: OrbPalette) {
  const isDark = canvas[0] + canvas[1] + canvas[2] < 1.5;
  const white: Rgb = [1, 1, 1];
  const shades: Shades = {
    glow,
    ember: mix(glow, [1, 0.56, 0.44], isDark ? 0.4 : 0.5),
    paleGlow: mix(glow, [1, 0.93, 0.8], isDark ? 0.22 : 0.55),
    calm,
    paleCalm: mix(calm, white, isDark ? 0.35 : 0.5),
    brand,
    paleBrand: mix(brand, isDark ? white : calm, isDark ? 0.15 : 0.5),
    warmLight: mix([1, 0.97, 0.9], glow, isDark ? 0.1 : 0.02),
    coolLight: mix([0.97, 0.99, 1], calm, isDark ? 0.12 : 0.03),
  };
  return {
    ...shades,
    additive: isDark ? 0.45 : 0,
    veilShare: isDark ? 0.8 : 1.05,
    bodyShare: isDark ? 0.82 : 1,
    haloShare: isDark ? 0.85 : 0.9,
  };
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
