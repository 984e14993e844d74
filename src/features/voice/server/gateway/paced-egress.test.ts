import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPacedEgress } from './paced-egress.ts';

const audio = (ms: number) => Buffer.alloc(ms * 48);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function egress(socketBytes = () => 0) {
  const sent: { item: number; frame: number; ms: number }[] = [];
  const done: { item: number; totalMs: number }[] = [];
  const pressure: boolean[] = [];
  const out = createPacedEgress(
    {
      sendAudio: (data) =>
        void sent.push({
          item: data.readUInt16LE(0),
          frame: data.readUInt16LE(2),
          ms: (data.length - 4) / 48,
        }),
      itemDone: (item, totalMs) => void done.push({ item, totalMs }),
      socketBytes,
      pressure: (isHigh) => void pressure.push(isHigh),
    },
    () => performance.now(),
  );
  const sentMs = () => sent.reduce((sum, { ms }) => sum + ms, 0);
  return { out, sent, done, pressure, sentMs };
}

test('a long answer is never more than 300 ms ahead of what can have been played', () => {
  const { out, sentMs } = egress();
  out.push(1, audio(20_000));
  for (let at = 0; at < 10_000; at += 50) {
    expect(sentMs() - at).toBeLessThanOrEqual(300);
    expect(sentMs() - at).toBeGreaterThanOrEqual(150);
    vi.advanceTimersByTime(50);
  }
});

test('audio that comes no faster than real time passes without waiting', () => {
  const { out, sentMs } = egress();
  for (let ms = 100; ms <= 2_000; ms += 100) {
    out.push(1, audio(100));
    expect(sentMs()).toBe(ms);
    vi.advanceTimersByTime(100);
  }
});

test('the end of an item is told after its last frame', () => {
  const { out, done, sentMs } = egress();
  out.push(1, audio(950));
  out.finish(1);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sentMs()).toBe(950);
  expect(done).toEqual([{ item: 1, totalMs: 950 }]);
});

test('when cleared, nothing more is sent', () => {
  const { out, sentMs, done } = egress();
  out.push(1, audio(5_000));
  out.finish(1);
  out.clear();
  vi.advanceTimersByTime(5_000);
  expect(sentMs()).toBe(300);
  expect(done).toEqual([]);
  expect(out.queuedMs()).toBe(0);
});

test('the engine is asked to pause above 90 s queued and to go on below 60 s', () => {
  const { out, pressure } = egress();
  out.push(1, audio(95_000));
  expect(pressure).toEqual([true]);
  vi.advanceTimersByTime(30_000);
  expect(pressure).toEqual([true]);
  vi.advanceTimersByTime(6_000);
  expect(pressure).toEqual([true, false]);
});

test('a socket that does not drain is given nothing more', () => {
  let held = 100_000;
  const { out, sentMs } = egress(() => held);
  out.push(1, audio(1_000));
  vi.advanceTimersByTime(500);
  expect(sentMs()).toBe(0);
  held = 0;
  vi.advanceTimersByTime(40);
  expect(sentMs()).toBe(300);
});

test('after a resume the frames that were not heard are sent again under their old numbers', () => {
  const { out, sent } = egress();
  out.push(1, audio(1_000));
  vi.advanceTimersByTime(250);
  const before = sent.map(({ frame }) => frame);
  out.acknowledge(1, 200);
  out.hold();
  sent.length = 0;
  out.rewind({ item: 1, ms: 250 });
  out.release();
  expect(before).toEqual([0, 1, 2, 3, 4]);
  expect(sent.map(({ frame }) => frame)).toEqual([2, 3, 4]);
  vi.advanceTimersByTime(2_000);
  expect(sent.map(({ frame }) => frame)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('half a sample at the end of a piece is joined with the next', () => {
  const { out, sentMs } = egress();
  out.push(1, Buffer.alloc(4_799));
  out.push(1, Buffer.alloc(4_801));
  expect(sentMs()).toBeCloseTo(200);
});
