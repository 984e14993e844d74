import { describe, expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const stay = new AbortController().signal;

describe('the line in front of a busy engine', () => {
  it('lets in whoever finds a free place, without a word about waiting', async () => {
    const line = createWaitingLine(() => 2);
    const told: number[] = [];
    await line.enter({ onAhead: (ahead) => told.push(ahead), signal: stay });
    await line.enter({ onAhead: (ahead) => told.push(ahead), signal: stay });
    expect(told).toEqual([]);
    expect(line.taken()).toBe(2);
  });

  it('tells each waiting call how many are before it, and 0 when its turn has come', async () => {
    const line = createWaitingLine(() => 1);
    const first = await line.enter({ onAhead: () => {}, signal: stay });
    const told: Record<string, number[]> = { second: [], third: [] };
    const second = line.enter({ onAhead: (ahead) => told.second!.push(ahead), signal: stay });
    const third = line.enter({ onAhead: (ahead) => told.third!.push(ahead), signal: stay });
    expect(told).toEqual({ second: [1], third: [2] });
    first.leave();
    (await second).leave();
    await third;
    expect(told).toEqual({ second: [1, 0], third: [2, 1, 0] });
  });

  it('moves everybody up when one gives up, and forgets that one', async () => {
    const line = createWaitingLine(() => 1);
    const first = await line.enter({ onAhead: () => {}, signal: stay });
    const impatient = new AbortController();
    const gone = line.enter({ onAhead: () => {}, signal: impatient.signal });
    const told: number[] = [];
    const last = line.enter({ onAhead: (ahead) => told.push(ahead), signal: stay });
    impatient.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    first.leave();
    await last;
    expect(told).toEqual([2, 1, 0]);
  });

  it('gives a place back once, however often it is left', async () => {
    const line = createWaitingLine(() => 1);
    const first = await line.enter({ onAhead: () => {}, signal: stay });
    first.leave();
    first.leave();
    expect(line.taken()).toBe(0);
  });
});
