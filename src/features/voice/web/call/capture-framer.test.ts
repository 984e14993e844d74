import { expect, test } from 'vitest';
import { createCaptureFramer } from './capture-framer.ts';

function record(rate: number, seconds: number, sampleAt: (second: number) => number) {
  const frames: Int16Array[] = [];
  const levels: number[] = [];
  const speech: { isSpeaking: boolean; second: number }[] = [];
  let second = 0;
  const framer = createCaptureFramer(rate, 128, {
    onFrame: (frame) => frames.push(new Int16Array(frame, 8)),
    onLevel: (rms) => levels.push(rms),
    onSpeech: (isSpeaking) => speech.push({ isSpeaking, second }),
  });
  const block = new Float32Array(128);
  for (let at = 0; at < seconds * rate; at += 128) {
    second = at / rate;
    for (let i = 0; i < 128; i++) block[i] = sampleAt((at + i) / rate);
    framer.process(block);
  }
  return { frames, levels, speech };
}

const tone = (second: number) => 0.5 * Math.sin(2 * Math.PI * 300 * second);
const noise = () => (Math.random() - 0.5) * 0.004;

test.each([48_000, 44_100, 16_000])(
  'a second of microphone at %i Hz becomes fifty frames of 20 ms',
  (rate) => {
    const { frames } = record(rate, 1, tone);
    expect(frames.length).toBeGreaterThanOrEqual(49);
    expect(frames.length).toBeLessThanOrEqual(50);
    expect(frames[0]).toHaveLength(480);
    expect(Math.max(...frames[20]!)).toBeGreaterThan(16_000);
    expect(Math.max(...frames[20]!)).toBeLessThan(16_700);
  },
);

test('too loud a microphone clips instead of wrapping round', () => {
  const { frames } = record(48_000, 0.5, (second) => 6 * tone(second));
  for (const frame of frames) {
    for (let i = 1; i < frame.length; i++) expect(Math.abs(frame[i]! - frame[i - 1]!)).toBeLessThan(20_000);
  }
});

test('the level is the true RMS and comes at most twenty times a second', () => {
  const { levels } = record(48_000, 2, tone);
  expect(levels.length).toBeLessThanOrEqual(40);
  expect(levels.length).toBeGreaterThanOrEqual(30);
  expect(levels.at(-1)).toBeCloseTo(0.5 / Math.SQRT2, 2);
});

test('speech is noticed within 80 ms, its end within 600 ms, and a steady hum is not speech for long', () => {
  const talk = record(48_000, 4, (second) => (second > 1 && second < 2 ? tone(second) : noise()));
  expect(talk.speech.map((change) => change.isSpeaking)).toEqual([true, false]);
  expect(talk.speech[0]!.second).toBeGreaterThan(1);
  expect(talk.speech[0]!.second).toBeLessThan(1.08);
  expect(talk.speech[1]!.second).toBeLessThan(2.6);

  const hum = record(48_000, 20, (second) => 0.05 * Math.sin(2 * Math.PI * 100 * second));
  expect(hum.speech.at(-1)!.isSpeaking).toBe(false);
});

test('a quiet room is never speech', () => {
  expect(record(48_000, 5, noise).speech).toEqual([]);
});
