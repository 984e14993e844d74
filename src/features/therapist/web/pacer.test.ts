import { describe, expect, test } from 'vitest';
import { paces } from '../exercise-cards.contract.ts';
import { minutesAndSeconds, paceMs, placeAt, roundMs, roundsDone } from './pacer.ts';

const box = paces['box-breathing'];
const long = paces['long-breathing'];

describe('where a breath is', () => {
  test('box breathing is four times four seconds, 4-7-8 is nineteen', () => {
    expect(box.phases.map(({ durationMs }) => durationMs)).toEqual([4_000, 4_000, 4_000, 4_000]);
    expect(long.phases.map(({ durationMs }) => durationMs)).toEqual([4_000, 7_000, 8_000]);
    expect(roundMs(long)).toBe(19_000);
  });

  test.each([
    [0, 'in', 0],
    [3_999, 'in', 0],
    [4_000, 'hold', 0],
    [8_000, 'out', 0],
    [12_000, 'rest', 0],
    [16_000, 'in', 1],
    [63_999, 'rest', 3],
  ])('%d ms into box breathing it is "%s" of round %d', (ms, id, round) => {
    expect(placeAt(box, ms)).toMatchObject({ phase: { id }, round, isDone: false });
  });

  test('it is over at its length and stays over', () => {
    expect(placeAt(box, paceMs(box)).isDone).toBe(true);
    expect(placeAt(box, paceMs(box) * 3)).toMatchObject({ isDone: true, round: 3, phase: { id: 'rest' } });
  });

  test('the circle opens on the way in, holds, and closes on the way out, without a jump anywhere', () => {
    for (const pace of Object.values(paces)) {
      let before = placeAt(pace, 0).openness;
      for (let ms = 0; ms <= paceMs(pace); ms += 20) {
        const { openness } = placeAt(pace, ms);
        expect(Math.abs(openness - before)).toBeLessThan(0.02);
        before = openness;
      }
    }
    expect(placeAt(box, 4_000).openness).toBeCloseTo(1);
    expect(placeAt(box, 6_000).openness).toBeCloseTo(1);
    expect(placeAt(box, 12_000).openness).toBeCloseTo(0);
  });

  test('only whole rounds count as breathed', () => {
    expect(roundsDone(long, 18_999)).toBe(0);
    expect(roundsDone(long, 19_000)).toBe(1);
    expect(roundsDone(long, 999_999)).toBe(4);
  });

  test('time left is told in minutes and seconds', () => {
    expect(minutesAndSeconds(165_000)).toBe('2:45');
    expect(minutesAndSeconds(400)).toBe('0:01');
    expect(minutesAndSeconds(-5)).toBe('0:00');
  });
});
