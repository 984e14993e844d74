import { expect, test } from 'vitest';
import { createOrbMotion, type OrbMotion, VECTORS_PER_VEIL, VEILS } from './orb-motion.ts';
import type { OrbState } from './orb-states.data.ts';

const palette = {
  canvas: [0.98, 0.96, 0.94],
  glow: [0.91, 0.63, 0.36],
  calm: [0.5, 0.66, 0.79],
  brand: [0.12, 0.44, 0.39],
} as const;

const globals = VEILS * VECTORS_PER_VEIL * 4;
const size = (motion: OrbMotion) => motion.scene[globals + 23]!;
const coreLight = (motion: OrbMotion) => motion.scene[globals + 1]!;
const halo = (motion: OrbMotion) => Array.from(motion.scene.subarray(globals + 12, globals + 15));

function settle(state: OrbState, { rms = 0, isStill = false } = {}): OrbMotion {
  const motion = createOrbMotion(palette);
  motion.setStill(isStill);
  motion.setState(state);
  motion.setLevel(rms);
  for (let i = 0; i < 250; i++) motion.advance(16);
  return motion;
}

test('at rest it breathes six times a minute', () => {
  const motion = createOrbMotion(palette);
  const sizes: number[] = [];
  for (let at = 0; at < 60_000; at += 50) {
    motion.advance(50);
    sizes.push(size(motion));
  }
  const breaths = sizes.filter((now, i) => now > (sizes[i - 1] ?? 0) && now > (sizes[i + 1] ?? 9)).length;
  expect(breaths).toBe(6);
});

test('it leans to the colour of whoever is speaking', () => {
  const nearness = (motion: OrbMotion, colour: readonly number[]) =>
    Math.hypot(...halo(motion).map((part, i) => part - colour[i]!));
  expect(nearness(settle('listening'), palette.calm)).toBeLessThan(0.01);
  expect(nearness(settle('speaking'), palette.glow)).toBeLessThan(0.01);
});

test('a louder voice makes it larger and brighter, in speaking and in listening only', () => {
  for (const state of ['speaking', 'listening'] as const) {
    expect(size(settle(state, { rms: 0.2 }))).toBeGreaterThan(size(settle(state)) * 1.04);
    expect(coreLight(settle(state, { rms: 0.2 }))).toBeGreaterThan(coreLight(settle(state)));
  }
  expect(size(settle('muted', { rms: 0.2 }))).toBe(size(settle('muted')));
});

test('with reduced motion nothing changes place or size, only strength and colour', () => {
  const places = (motion: OrbMotion) => [
    size(motion),
    motion.scene[globals],
    ...Array.from({ length: VEILS }, (_, i) =>
      Array.from(motion.scene.subarray(i * 20 + 4, i * 20 + 12)),
    ).flat(),
    ...Array.from({ length: VEILS }, (_, i) => motion.scene[i * 20]),
  ];
  const idle = settle('idle', { isStill: true });
  expect(places(settle('speaking', { isStill: true, rms: 0.2 }))).toEqual(places(idle));
  expect(places(settle('thinking', { isStill: true }))).toEqual(places(idle));
  expect(coreLight(settle('muted', { isStill: true }))).toBeLessThan(coreLight(idle));
  expect(idle.advance(16)).toBe(false);
});

test('every number of every state can be drawn', () => {
  for (const state of ['idle', 'connecting', 'listening', 'thinking', 'speaking', 'muted'] as const) {
    const { scene } = settle(state, { rms: 1 });
    expect(scene.every(Number.isFinite)).toBe(true);
    for (let veil = 0; veil < VEILS; veil++) expect(scene[veil * 20]! * 1.3).toBeLessThan(1);
  }
});
