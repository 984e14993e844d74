import { expect, test } from 'vitest';
import { createPlaybackRing, type PlaybackRing } from './playback-ring.ts';

const BLOCK = 128;
const rates = [24_000, 44_100, 48_000];

/** A stretch of constant level: any click in what comes out is ours. */
const steady = (ms: number, level = 8_000) => new Int16Array((24_000 * ms) / 1000).fill(level);

/** Plays on for `ms` and returns what came out. */
function play(ring: PlaybackRing, rate: number, ms: number, beforeBlock: (atMs: number) => void = () => {}) {
  const blocks = Math.round((ms * rate) / 1000 / BLOCK);
  const heard = new Float32Array(blocks * BLOCK);
  for (let i = 0; i < blocks; i++) {
    beforeBlock((i * BLOCK * 1000) / rate);
    ring.render(heard.subarray(i * BLOCK, (i + 1) * BLOCK));
  }
  return heard;
}

function largestStep(heard: Float32Array, from = 0): number {
  let step = 0;
  let previous = from;
  for (const sample of heard) {
    step = Math.max(step, Math.abs(sample - previous));
    previous = sample;
  }
  return step;
}

const firstSound = (heard: Float32Array) => heard.findIndex((sample) => Math.abs(sample) > 1e-4);
const audible = (heard: Float32Array) =>
  heard.reduce((count, sample) => count + (Math.abs(sample) > 1e-4 ? 1 : 0), 0);

test.each(rates)('a flush at %i Hz is silent after one block, without a click', (rate) => {
  const ring = createPlaybackRing(rate, BLOCK);
  ring.push(1, steady(2_000));
  const before = play(ring, rate, 500);
  ring.flush();
  const fading = play(ring, rate, (BLOCK * 1000) / rate);
  const after = play(ring, rate, 200);
  expect(Math.abs(before.at(-1)!)).toBeGreaterThan(0.2);
  expect(largestStep(fading, before.at(-1))).toBeLessThanOrEqual(0.01);
  expect(Math.abs(fading.at(-1)!)).toBeLessThan(1e-4);
  expect(audible(after)).toBe(0);
  expect(ring.bufferedMs()).toBe(0);
});

test.each(rates)(
  'sound at %i Hz starts after 60 ms are there, and starts and ends without a click',
  (rate) => {
    const ring = createPlaybackRing(rate, BLOCK);
    ring.push(1, steady(50));
    expect(audible(play(ring, rate, 20))).toBe(0);
    ring.push(1, steady(250));
    ring.finish();
    const heard = play(ring, rate, 400);
    expect(firstSound(heard) / rate).toBeLessThan(0.006);
    expect(largestStep(heard)).toBeLessThanOrEqual(0.01);
    expect(audible(heard) / rate).toBeCloseTo(0.3, 2);
    expect(ring.playedMs()).toBeCloseTo(300, 6);
    expect(ring.underruns()).toBe(0);
  },
);

test.each(rates)('the position at %i Hz counts what was rendered, to the millisecond', (rate) => {
  const ring = createPlaybackRing(rate, BLOCK);
  ring.push(7, steady(500));
  ring.push(8, steady(500));
  const heard = play(ring, rate, 730);
  const renderedMs = ((heard.length - firstSound(heard)) / rate) * 1000;
  expect(ring.item()).toBe(8);
  expect(Math.abs(ring.playedMs() + 500 - renderedMs)).toBeLessThan(2);
});

test('a flush reports where it stopped and the next item starts from nothing', () => {
  const ring = createPlaybackRing(48_000, BLOCK);
  ring.push(3, steady(1_000));
  play(ring, 48_000, 400);
  ring.flush();
  play(ring, 48_000, 3);
  expect(ring.item()).toBe(3);
  expect(ring.playedMs()).toBeGreaterThan(395);
  expect(ring.playedMs()).toBeLessThan(404);

  ring.push(3, steady(500));
  expect(audible(play(ring, 48_000, 100))).toBe(0);
  ring.push(4, steady(500));
  play(ring, 48_000, 100);
  expect(ring.item()).toBe(4);
  expect(ring.playedMs()).toBeLessThan(101);
});

test('item numbers may wrap around across a flush', () => {
  const ring = createPlaybackRing(48_000, BLOCK);
  ring.push(65_535, steady(500));
  play(ring, 48_000, 100);
  ring.flush();
  play(ring, 48_000, 10);
  ring.push(0, steady(500));
  expect(audible(play(ring, 48_000, 100))).toBeGreaterThan(0);
  expect(ring.item()).toBe(0);
});

test('running dry in mid-item fades out, waits for 20 ms more than before, and recovers', () => {
  const ring = createPlaybackRing(48_000, BLOCK);
  ring.push(1, steady(200));
  const dry = play(ring, 48_000, 300);
  expect(largestStep(dry)).toBeLessThanOrEqual(0.01);
  expect(ring.underruns()).toBe(1);
  expect(ring.startMs()).toBe(80);

  ring.push(1, steady(70));
  expect(audible(play(ring, 48_000, 20))).toBe(0);
  ring.push(1, steady(300));
  const back = play(ring, 48_000, 200);
  expect(firstSound(back) / 48).toBeLessThan(6);
  expect(largestStep(back)).toBeLessThanOrEqual(0.01);
  expect(ring.playedMs()).toBeGreaterThan(395);
});

test('the wait grows to 400 ms at most and shrinks again when the line is good', () => {
  const ring = createPlaybackRing(24_000, BLOCK);
  for (let i = 0; i < 40; i++) {
    ring.push(1, steady(500));
    play(ring, 24_000, 700);
  }
  expect(ring.startMs()).toBe(400);
  ring.push(2, steady(500));
  play(ring, 24_000, 31_000, (atMs) => {
    if (atMs % 100 < 6 && ring.bufferedMs() < 500) ring.push(2, steady(200));
  });
  expect(ring.startMs()).toBe(380);
});

test('a fragment shorter than the threshold is still played, at its end or when nothing more comes', () => {
  const ring = createPlaybackRing(48_000, BLOCK);
  ring.push(1, steady(30));
  expect(audible(play(ring, 48_000, 200))).toBeGreaterThan(0);
  ring.push(2, steady(30));
  ring.finish();
  expect(firstSound(play(ring, 48_000, 50)) / 48).toBeLessThan(5);
});

test('the voice is lowered within 40 ms, and comes back by itself when it was only noise', () => {
  const ring = createPlaybackRing(48_000, BLOCK);
  ring.push(1, steady(5_000));
  play(ring, 48_000, 200);
  ring.duck(true);
  const ducked = play(ring, 48_000, 40);
  expect(ducked.at(-1)! / 0.244).toBeLessThan(0.35);
  expect(largestStep(ducked, 0.244)).toBeLessThanOrEqual(0.01);
  expect(play(ring, 48_000, 2_000).at(-1)! / 0.244).toBeGreaterThan(0.95);
});

test('one block costs at most a hundredth of its own length', () => {
  for (const rate of [44_100, 48_000]) {
    const ring = createPlaybackRing(rate, BLOCK);
    const out = new Float32Array(BLOCK);
    const costs: number[] = [];
    for (let i = 0; i < 12_000; i++) {
      if (i % 20 === 0) ring.push(1, steady(60));
      const startedAt = performance.now();
      ring.render(out);
      costs.push(performance.now() - startedAt);
    }
    const warm = costs.slice(4_000).sort((a, b) => a - b);
    const median = warm[Math.floor(warm.length / 2)]!;
    expect(median / ((BLOCK * 1000) / rate)).toBeLessThanOrEqual(0.01);
  }
});
