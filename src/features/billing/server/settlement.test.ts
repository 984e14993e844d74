import { describe, expect, test } from 'vitest';
import { type FinishedSession, settlementOf } from './settlement.ts';

const short: FinishedSession = {
  aiReplied: true,
  connectedMs: 30_000,
  memberTurns: 1,
  hasSafetyEvent: false,
  endReason: 'member',
  recentUncounted: 0,
};

describe('whether a session is counted', () => {
  test.each<[string, Partial<FinishedSession>, 'capture' | 'void']>([
    ['two minutes with the therapist are counted', { connectedMs: 120_000 }, 'capture'],
    ['a second less, with one or two things said, is not', { connectedMs: 119_999, memberTurns: 2 }, 'void'],
    [
      'three things said are counted, however short it was',
      { memberTurns: 3, connectedMs: 5_000 },
      'capture',
    ],
    [
      'an hour in which the therapist never spoke is not',
      { aiReplied: false, connectedMs: 3_600_000 },
      'void',
    ],
    ['three things said to a silent therapist are not', { aiReplied: false, memberTurns: 3 }, 'void'],
    ['a disclosure of risk is never charged', { hasSafetyEvent: true, connectedMs: 3_600_000 }, 'void'],
    ['nor after the day’s early endings are used up', { hasSafetyEvent: true, recentUncounted: 9 }, 'void'],
    ['the third early ending of a day is still given back', { recentUncounted: 2 }, 'void'],
    ['the fourth early ending of a day is counted', { recentUncounted: 3 }, 'capture'],
    [
      'a start that never got an answer is given back every time',
      { aiReplied: false, recentUncounted: 9 },
      'void',
    ],
    [
      'our engine failing early is given back every time',
      { endReason: 'engine_failed', recentUncounted: 9 },
      'void',
    ],
    ['our restarting early is given back every time', { endReason: 'restart', recentUncounted: 9 }, 'void'],
    [
      'our restarting after a whole session leaves it counted',
      { endReason: 'restart', connectedMs: 900_000 },
      'capture',
    ],
  ])('%s', (_, facts, expected) => {
    expect(settlementOf({ ...short, ...facts })).toBe(expected);
  });
});
