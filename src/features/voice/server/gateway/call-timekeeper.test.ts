import { expect, test } from 'vitest';
import { callLimits } from './call-limits.ts';
import { createTimekeeper, type Moment } from './call-timekeeper.ts';

const minute = 60_000;
const listening: Moment = {
  now: 0,
  elapsedMs: 0,
  capMs: 15 * minute,
  isHere: true,
  isListening: true,
  isMemberSpeaking: false,
  isMuted: false,
  takeYourTime: false,
  hasOpenSafetyEvent: false,
  lastActivityAt: 0,
};

/** Looks every second; returns what was due and when, in s. */
function watch(
  from: number,
  to: number,
  change: (seconds: number) => Partial<Moment> = () => ({}),
  resumedAtMs = 0,
) {
  const keeper = createTimekeeper(callLimits, resumedAtMs);
  const due: string[] = [];
  for (let s = from; s <= to; s++) {
    const moment = {
      ...listening,
      now: s * 1_000,
      elapsedMs: s * 1_000,
      lastActivityAt: s * 1_000,
      ...change(s),
    };
    for (const what of keeper.look(moment)) due.push(`${what}@${s}`);
  }
  return due;
}

test('the member is told five minutes and one minute before the cap, then it is over', () => {
  expect(watch(0, 931)).toEqual([
    'five_minutes_left@600',
    'one_minute_left@840',
    'cap@900',
    'cap_now@930',
    'cap_now@931',
  ]);
});

test('a call taken over by another process repeats no warning', () => {
  expect(watch(700, 850, () => ({}), 700_000)).toEqual(['one_minute_left@840']);
});

test('with an open safety event the time is never up and nobody is hurried', () => {
  expect(watch(0, 1_200, () => ({ hasOpenSafetyEvent: true }))).toEqual([]);
});

test('a silence is met once, then given room, and ends the call after five minutes', () => {
  const silent = () => ({ lastActivityAt: 0 });
  expect(watch(0, 301, silent).filter((due) => !due.startsWith('five'))).toEqual([
    'check_in@25',
    'silence@300',
    'silence@301',
  ]);
});

test('a member who wants time, or is muted, is not asked so soon', () => {
  expect(watch(0, 60, () => ({ lastActivityAt: 0, takeYourTime: true }))).toEqual(['check_in@50']);
  expect(watch(0, 60, () => ({ lastActivityAt: 0, isMuted: true }))).toEqual([]);
});

test('a silence never ends a call with an open safety event', () => {
  expect(watch(0, 800, () => ({ lastActivityAt: 0, hasOpenSafetyEvent: true }))).toEqual(['check_in@25']);
});

test('every three hours the member is reminded that this is an AI', () => {
  const day = 12 * 3_600;
  const notices = watch(0, day, () => ({ capMs: 24 * 60 * minute }));
  expect(notices).toEqual([10_800, 21_600, 32_400, 43_200].map((s) => `still_an_ai@${s}`));
});

test('the reminder that fell due between two processes is given by the second', () => {
  const due = (resumedAt: number) =>
    watch(resumedAt, 12_000, () => ({ capMs: 24 * 60 * minute }), resumedAt * 1_000);
  expect(due(10_830)).toEqual(['still_an_ai@10830']);
  expect(due(11_400)).toEqual([]);
});

test('what falls due while the member’s line is down is told when they are back', () => {
  const away = (from: number, to: number) => (s: number) => ({
    capMs: 24 * 60 * minute,
    isHere: s < from || s > to,
  });
  expect(watch(10_700, 10_900, away(10_780, 10_820), 10_700_000)).toEqual(['still_an_ai@10821']);
  const warned = watch(500, 700, (s) => ({ isHere: s < 590 || s > 610 }), 500_000);
  expect(warned).toEqual(['five_minutes_left@611']);
});
