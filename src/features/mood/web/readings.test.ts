import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/web/calendar-dates.ts';
import type { MoodLog } from '../mood.contract.ts';
import { dayMeans, faceOf, type MoodDay, sumUp, unbrokenRuns } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import {
  activitiesReading,
  activityReading,
  byPartOfDay,
  bySleep,
  emotionsReading,
  hourReading,
  sleepReading,
  trendReading,
  weekdayReading,
  yearReading,
} from './readings.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const day = (date: string, mean: number, change: Partial<MoodDay> = {}): MoodDay => ({
  date,
  mean,
  n: 1,
  mean7: mean,
  days7: 1,
  sleep_hours: null,
  ...change,
});
const log = (local_date: string, hour: number, score: number, sleep: number | null = null): MoodLog => ({
  id: `${local_date}-${hour}`,
  score,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: sleep,
  note: null,
  logged_at: `${local_date}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  local_date,
  tz: 'UTC',
  source: 'checkin',
  shows_help: false,
  version: 1,
});
const none = { n: 0, mean: null };

describe('the days of a list of check-ins', () => {
  it('take the mean of a day, the last sleep said, and the mean of the seven days that have any', () => {
    const days = dayMeans([
      log('2026-11-21', 20, 5),
      log('2026-11-21', 8, 2, 6),
      log('2026-11-21', 9, 2, 7),
      log('2026-11-15', 9, 1),
      log('2026-11-14', 9, 5),
    ]);
    expect(days.map(({ date, mean, n }) => [date, mean, n])).toEqual([
      ['2026-11-14', 5, 1],
      ['2026-11-15', 1, 1],
      ['2026-11-21', 3, 3],
    ]);
    expect(days[2]).toMatchObject({ mean7: 2, days7: 2, sleep_hours: 7 });
  });

  it('weigh each check-in the same when they are summed up', () => {
    expect(sumUp([day('2026-11-20', 5, { n: 1 }), day('2026-11-21', 2, { n: 2 })])).toEqual({
      n: 3,
      days: 2,
      mean: 3,
    });
    expect(sumUp([])).toEqual({ n: 0, days: 0, mean: null });
  });

  it('draw no line over a gap of more than a week', () => {
    const runs = unbrokenRuns([day('2026-11-01', 3), day('2026-11-08', 3), day('2026-11-16', 3)]);
    expect(runs.map((run) => run.length)).toEqual([2, 1]);
    expect([faceOf(1), faceOf(2.5), faceOf(4.9)]).toEqual([1, 3, 5]);
  });
});

describe('what a picture says', () => {
  const span = (from: string, means: number[]) => means.map((mean, at) => day(addDays(from, at), mean));

  it('compares a month with the one before only when both have at least five days', () => {
    const [from, to] = ['2026-10-23', '2026-11-21'];
    const now = span('2026-11-10', [4, 4, 4, 4, 4]);
    const before = span('2026-10-01', [3, 3, 3, 3, 3]);
    expect(plain(trendReading([...before, ...now], from, to))).toBe(
      '5 check-ins on 5 days, mean 4.0 of 5. That is 1.0 higher than the 30 days before (n = 5).',
    );
    expect(trendReading([...before.slice(1), ...now], from, to)).toBe(
      '5 check-ins on 5 days, mean 4.0 of 5.',
    );
    expect(trendReading(before, from, to)).toBe('No check-ins in the last 30 days.');
    expect(trendReading([...span('2026-10-01', [4, 4, 4, 4, 4]), ...now], from, to)).toContain(
      'About the same',
    );
  });

  it('compares weekdays only with enough days, and says when they are alike', () => {
    const few = [{ n: 3, mean: 5 }, { n: 9, mean: 2 }, none, none, none, none, none];
    expect(weekdayReading(few)).toBe(moodCopy.readings.weekdayFew(4));
    const enough = [{ n: 4, mean: 4.2 }, { n: 9, mean: 2 }, none, none, none, none, none];
    expect(plain(weekdayReading(enough))).toBe('Highest: Monday, 4.2 (n = 4). Lowest: Tuesday, 2.0 (n = 9).');
    const alike = [{ n: 4, mean: 3.1 }, { n: 9, mean: 3 }, none, none, none, none, none];
    expect(plain(weekdayReading(alike))).toBe('Much alike: means from 3.0 to 3.1 (n = 13).');
  });

  it('pools hours into parts of the day, weighing by check-ins', () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      hour === 7
        ? { n: 1, mean: 5 }
        : hour === 8
          ? { n: 3, mean: 1 }
          : hour === 20
            ? { n: 4, mean: 4 }
            : none,
    );
    expect(byPartOfDay(hours)).toEqual([none, { n: 4, mean: 2 }, none, { n: 4, mean: 4 }]);
    expect(plain(hourReading(hours))).toBe('Highest: Evening, 4.0 (n = 4). Lowest: Morning, 2.0 (n = 4).');
  });

  it('refuses an activity with too few days of either kind, and says how many there are', () => {
    const few = { id: 'walk', with: { n: 3, mean: 5 }, without: { n: 12, mean: 2 }, difference: null };
    expect(activityReading(few, 'Walk')).toBe('Not enough days yet: 3 with, 12 without.');
    expect(activitiesReading([few], () => 'Walk')).toBe(moodCopy.readings.activitiesFew(5));
    const known = { ...few, with: { n: 9, mean: 4 }, difference: 0.84 };
    expect(plain(activitiesReading([few, known], () => 'Walk'))).toBe(
      'On days with Walk your mood was 0.8 higher (n = 9 with, 12 without).',
    );
    expect(activityReading({ ...known, difference: -0.1 }, 'Walk')).toContain('much alike');
  });

  it('says nothing of sleep below fourteen days, and no more than the correlation bears above', () => {
    expect(sleepReading({ n: 9, correlation: null })).toBe(
      'Not enough days yet: 9 of 14 with both sleep and a mood.',
    );
    expect(sleepReading({ n: 20, correlation: null })).toContain('nothing to compare');
    expect(sleepReading({ n: 70, correlation: 0.18 })).toContain('No clear link');
    expect(plain(sleepReading({ n: 70, correlation: 0.45 }))).toContain(
      'a clear link (rank correlation 0.45, n = 70 days)',
    );
    expect(sleepReading({ n: 70, correlation: -0.7 })).toContain('a lower mood went together: a strong');
  });

  it('puts every slept night in one band', () => {
    const nights = [0, 4.75, 5, 6.5, 7, 8.99, 9, 24];
    const bands = bySleep(
      nights.map((sleep_hours, at) => day(addDays('2026-11-01', at), 3, { sleep_hours })),
    );
    expect(bands.map(({ n }) => n)).toEqual([2, 1, 1, 1, 1, 2]);
  });

  it('names the year’s most frequent mood and the words chosen most, each with its count', () => {
    expect(yearReading([day('2026-01-01', 4), day('2026-01-02', 4.4), day('2026-01-03', 1)], 40)).toBe(
      '3 days of 40 noted; most often good (2 days).',
    );
    expect(plain(emotionsReading([{ id: 'calm', n: 3 }], () => 'Calm'))).toBe('Chosen most: Calm (n = 3).');
    expect(emotionsReading([], String)).toBe(moodCopy.readings.emotionsNone);
  });

  it('never speaks of causes, guilt or streaks', () => {
    const words = JSON.stringify(moodCopy, (_, value) =>
      typeof value === 'function' ? String(value) : value,
    );
    expect(words).not.toMatch(/\bcauses?\b|because of|streak|missed|don.t break|keep it up|!/i);
  });
});
