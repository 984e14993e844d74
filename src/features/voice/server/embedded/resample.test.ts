import { describe, expect, it } from 'vitest';
import { createDownsampler, downsample } from './resample.ts';

const tone = (hertz: number, seconds = 0.5) =>
  Int16Array.from(
    { length: 24_000 * seconds },
    (_, i) => Math.sin((2 * Math.PI * hertz * i) / 24_000) * 16_384,
  );

const level = (samples: Float32Array) => {
  const inner = samples.subarray(400, -400);
  return Math.sqrt(inner.reduce((sum, sample) => sum + sample * sample, 0) / inner.length);
};

describe('audio brought down to the rate the listening models expect', () => {
  it('gives two samples for three', () => {
    expect(Math.abs(downsample(tone(440, 1)).length - 16_000)).toBeLessThanOrEqual(1);
  });

  it.each([100, 1_000, 3_000, 6_000])('keeps a tone of %i Hz as loud as it was', (hertz) => {
    expect(level(downsample(tone(hertz)))).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it.each([9_000, 10_000, 11_500])(
    'removes a tone of %i Hz, which would come back as a false one',
    (hertz) => {
      expect(level(downsample(tone(hertz)))).toBeLessThan(0.5 / 1000);
    },
  );

  it('has no seam between frames of any size', () => {
    const whole = downsample(tone(700));
    const bySize = createDownsampler();
    const input = tone(700);
    const parts: number[] = [];
    for (let at = 0, size = 1; at < input.length; at += size, size = (size * 7) % 641 || 1) {
      parts.push(...bySize(input.slice(at, at + size)));
    }
    expect(parts.length).toBe(whole.length);
    expect(Math.max(...parts.map((sample, i) => Math.abs(sample - whole[i]!)))).toBeLessThan(1e-6);
  });
});
