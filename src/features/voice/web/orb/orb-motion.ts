// What the orb does, as numbers: each state is a set of aims, and every frame moves gently towards them. The
// result is one array that both renderers draw, so that they look the same. Knows nothing of canvas or page.

import {
  type Aims,
  aims,
  hues,
  idle,
  mix,
  mixShades,
  type OrbPalette,
  type OrbState,
  type Rgb,
} from './orb-states.data.ts';

export const VEILS = 4;
export const VECTORS_PER_VEIL = 5;
export const SCENE_VECTORS = VEILS * VECTORS_PER_VEIL + 6;

/**
 * The picture, as 4-vectors. Lengths are in half canvas sizes. Per veil: [radius, softness, edge, fill],
 * [cos1, sin1, cos2, sin2], [cos3, sin3, cos4, sin4] of its outline, [r, g, b, gradient x], [r, g, b, gradient y].
 * After them: [twist, core strength, core size, halo strength], [halo size, ring radius, ring drawn 0–1,
 * ring strength], [core r, g, b, opacity], [halo r, g, b, how much light adds up], [ring r, g, b, body strength],
 * [body r, g, b, body size].
 */
export type Scene = Float32Array;

export type OrbMotion = {
  setState(state: OrbState): void;
  /** Loudness as RMS, 0–1; how loud it seems is worked out here. */
  setLevel(rms: number): void;
  setStill(isStill: boolean): void;
  setPalette(palette: OrbPalette): void;
  /** Moves on by `elapsedMs` and says whether anything still changes. */
  advance(elapsedMs: number): boolean;
  scene: Scene;
};

const names = Object.keys(idle) as (keyof Aims)[];
const BODY = VEILS;
const CORE = VEILS + 1;
const HALO = VEILS + 2;

const BREATH_MS = 10_000;
const RING_MS = 2_600;
const SETTLE_MS = 380;
const ATTACK_MS = 45;
const RELEASE_MS = 240;

/** Outermost first: size, softness and strength, and the share of its outline in each wave around it. */
const shapes = [
  { radius: 0.61, softness: 0.11, edge: 0.2, fill: 0.05, waves: [0.22, 0.75, 0.6, 0.3], turn: 0.31 },
  { radius: 0.54, softness: 0.085, edge: 0.27, fill: 0.06, waves: [0.2, 0.65, -0.65, 0.3], turn: -0.43 },
  { radius: 0.47, softness: 0.085, edge: 0.3, fill: 0.08, waves: [-0.2, 0.7, 0.5, -0.3], turn: 0.57 },
  { radius: 0.38, softness: 0.11, edge: 0.24, fill: 0.12, waves: [0.2, -0.6, 0.45, 0.3], turn: -0.71 },
] as const;

export function createOrbMotion(palette: OrbPalette): OrbMotion {
  const scene = new Float32Array(SCENE_VECTORS * 4);
  const now: Aims = { ...idle };
  let state: OrbState = 'idle';
  let shades = mixShades(palette);
  let colours = hues.idle.map((name) => shades[name]);
  let isStill = false;
  let loudness = 0;
  let level = 0;
  let breathAt = 0;
  let ringAt = 0;
  let driftAt = 40;

  function advance(elapsedMs: number): boolean {
    const elapsed = Math.min(elapsedMs, 100);
    const settle = 1 - Math.exp(-elapsed / SETTLE_MS);
    let distance = 0;
    for (const name of names) {
      const left = aims[state][name] - now[name];
      distance += Math.abs(left);
      now[name] += left * settle;
    }
    colours = colours.map((colour, i) => mix(colour, shades[hues[state][i]!], settle));
    const follow = 1 - Math.exp(-elapsed / (loudness > level ? ATTACK_MS : RELEASE_MS));
    distance += Math.abs(loudness - level);
    level += (loudness - level) * follow;
    if (!isStill) {
      breathAt = (breathAt + elapsed / BREATH_MS) % 1;
      ringAt = (ringAt + elapsed / RING_MS) % 2;
      driftAt += (elapsed / 1000) * now.speed;
    }
    compose();
    return !isStill || distance > 0.002;
  }

  function compose(): void {
    const breath = isStill ? 0 : -Math.cos(2 * Math.PI * breathAt);
    const swell = isStill ? 0 : now.swell * level;
    const scale = isStill ? idle.scale : now.scale * (1 + now.breath * breath + swell);
    const outline = isStill ? idle.wobble : now.wobble + now.ripple * level;
    const light = 1 + now.shine * level + 0.06 * breath;

    for (let i = 0; i < VEILS; i++) composeVeil(i, scale, outline, light);
    const at = VEILS * VECTORS_PER_VEIL * 4;
    const haloStrength = Math.min(0.9, now.halo * light * shades.haloShare);
    set(
      at,
      isStill ? 0 : now.swirl * 2.6,
      Math.min(0.97, now.core * light),
      0.27 * scale * (1 + swell),
      haloStrength,
    );
    set(at + 4, 0.78 * (1 + swell), 0.72, isStill ? 1 : ringAt, now.ring * 0.8);
    setColour(at + 8, colours[CORE]!, now.opacity);
    setColour(at + 12, colours[HALO]!, shades.additive);
    setColour(at + 16, shades.brand, Math.min(0.95, now.body * light * shades.bodyShare));
    setColour(at + 20, colours[BODY]!, 0.46 * scale);
  }

  function composeVeil(i: number, scale: number, outline: number, light: number): void {
    const shape = shapes[i]!;
    const at = i * VECTORS_PER_VEIL * 4;
    // Loudness opens the outer veils more than the inner ones, like a breath behind cloth.
    const open = 1 + (isStill ? 0 : level * now.ripple * (0.9 - 0.3 * i));
    const strength = now.veils * shades.veilShare * light;
    set(at, shape.radius * scale * open, shape.softness, shape.edge * strength, shape.fill * strength);
    for (let wave = 1; wave <= 4; wave++) {
      const phase = driftAt * shape.turn * (1.6 - 0.15 * wave) * (wave % 2 ? 1 : -1) + i * 1.9 + wave * 2.3;
      const size = outline * shape.waves[wave - 1]! * (1.25 - 0.12 * i);
      scene[at + 2 + wave * 2] = size * Math.cos(phase);
      scene[at + 3 + wave * 2] = size * Math.sin(phase);
    }
    const lean = driftAt * shape.turn * 0.8 + i * 1.3;
    const colour = colours[i]!;
    setColour(at + 12, colour, Math.cos(lean));
    setColour(at + 16, mix(colour, colours[BODY]!, i === 0 ? 0.25 : 0.5), Math.sin(lean));
  }

  function set(at: number, a: number, b: number, c: number, d: number): void {
    scene[at] = a;
    scene[at + 1] = b;
    scene[at + 2] = c;
    scene[at + 3] = d;
  }

  function setColour(at: number, colour: Rgb, last: number): void {
    set(at, colour[0], colour[1], colour[2], last);
  }

  return {
    setState(next) {
      if (next === 'connecting' && state !== 'connecting') ringAt = 0;
      state = next;
    },
    setLevel(rms) {
      // Speech lies between about −45 and −12 dB; a linear scale would show only its loudest syllables.
      const decibel = 20 * Math.log10(Math.max(rms, 1e-5));
      loudness = Math.max(0, Math.min(1, (decibel + 45) / 33));
    },
    setStill(wanted) {
      isStill = wanted;
    },
    setPalette(next) {
      shades = mixShades(next);
      colours = hues[state].map((name) => shades[name]);
    },
    advance,
    scene,
  };
}
