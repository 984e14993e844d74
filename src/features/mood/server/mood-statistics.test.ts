import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedLog, overviewOf, rankCorrelation } from './mood-statistics.ts';

const log = (local_date: string, score: number, more: Partial<CountedLog> = {}): CountedLog => ({
  local_date,
  local_hour: 9,
  score,
  emotions: [],
  activities: [],
  sleep_hours: null,
  ...more,
});

/** Slow and plain, and written another way: filters over every date of the range, and rank by counting. */
const slow = {
  mean: (values: number[]) => (values.length ? values.reduce((a, b) => a + b) / values.length : null),
  dates: (from: string, to: string) => {
    const dates: string[] = [];
    for (const at = new Date(`${from}T12:00:00Z`); at.toISOString().slice(0, 10) <= to; ) {
      dates.push(at.toISOString().slice(0, 10));
      at.setUTCDate(at.getUTCDate() + 1);
    }
    return dates;
  },
  dayMean: (logs: CountedLog[], date: string) =>
    slow.mean(logs.filter((one) => one.local_date === date).map((one) => one.score)),
  rank: (values: number[], value: number) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  },
  pearson: (xs: number[], ys: number[]) => {
    const [mx, my] = [slow.mean(xs)!, slow.mean(ys)!];
    const sum = (f: (i: number) => number) => xs.reduce((total, _, i) => total + f(i), 0);
    const spread = Math.sqrt(sum((i) => (xs[i]! - mx) ** 2)) * Math.sqrt(sum((i) => (ys[i]! - my) ** 2));
    return spread < 1e-9 ? null : sum((i) => (xs[i]! - mx) * (ys[i]! - my)) / spread;
  },
};

const close = (actual: number | null, expected: number | null) =>
  actual === null || expected === null
    ? expect(actual).toBe(expected)
    : expect(actual).toBeCloseTo(expected, 9);

const FROM = '2026-03-01';
const TO = '2026-04-30';
const someLogs = fc.array(
  fc.record({
    local_date: fc.constantFrom(...slow.dates('2026-02-18', '2026-05-03')),
    local_hour: fc.integer({ min: 0, max: 23 }),
    score: fc.integer({ min: 1, max: 5 }),
    emotions: fc.subarray(['calm', 'sad', 'proud']),
    activities: fc.subarray(['walk', 'work', 'friends', 'alcohol']),
    sleep_hours: fc.option(fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4)),
  }),
  { maxLength: 150 },
);

describe('the figures', () => {
  test('agree with a slow computation written another way, for any check-ins', () => {
    fc.assert(
      fc.property(someLogs, (logs) => {
        const overview = overviewOf(logs, FROM, TO);
        const dates = slow.dates(FROM, TO);
        const inRange = logs.filter((one) => dates.includes(one.local_date));
        expect(overview.n).toBe(inRange.length);
        close(overview.mean, slow.mean(inRange.map((one) => one.score)));

        const days = dates.filter((date) => slow.dayMean(logs, date) !== null);
        expect(overview.days.map(({ date }) => date)).toEqual(days);
        for (const day of overview.days) {
          const at = slow.dates('2026-02-10', TO).indexOf(day.date);
          const week = slow.dates('2026-02-10', TO).slice(at - 6, at + 1);
          const present = week.map((date) => slow.dayMean(logs, date)).filter((mean) => mean !== null);
          close(day.mean, slow.dayMean(logs, day.date));
          close(day.mean7, slow.mean(present));
          expect(day.days7).toBe(present.length);
        }

        for (const [weekday, figure] of overview.by_weekday.entries()) {
          const means = days
            .filter((date) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7 === weekday)
            .map((date) => slow.dayMean(logs, date)!);
          expect(figure.n).toBe(means.length);
          close(figure.mean, slow.mean(means));
        }
        for (const [hour, figure] of overview.by_hour.entries()) {
          const scores = inRange.filter((one) => one.local_hour === hour).map((one) => one.score);
          expect(figure.n).toBe(scores.length);
          close(figure.mean, slow.mean(scores));
        }
        for (const { id, n } of overview.emotions)
          expect(n).toBe(inRange.filter(({ emotions }) => emotions.includes(id)).length);

        for (const effect of overview.activities) {
          const did = (date: string) =>
            inRange.some((one) => one.local_date === date && one.activities.includes(effect.id));
          const on = days.filter(did).map((date) => slow.dayMean(logs, date)!);
          const off = days.filter((date) => !did(date)).map((date) => slow.dayMean(logs, date)!);
          expect([effect.with.n, effect.without.n]).toEqual([on.length, off.length]);
          close(
            effect.difference,
            on.length >= 5 && off.length >= 5 ? slow.mean(on)! - slow.mean(off)! : null,
          );
        }

        const slept = overview.days.filter(({ sleep_hours }) => sleep_hours !== null);
        expect(overview.sleep.n).toBe(slept.length);
        const hours = slept.map(({ sleep_hours }) => sleep_hours!);
        const moods = slept.map(({ mean }) => mean);
        close(
          overview.sleep.correlation,
          slept.length < 14
            ? null
            : slow.pearson(
                hours.map((value) => slow.rank(hours, value)),
                moods.map((value) => slow.rank(moods, value)),
              ),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('of nothing are no figures at all', () => {
    const empty = overviewOf([], FROM, TO);
    expect(empty).toMatchObject({ n: 0, mean: null, days: [], emotions: [], activities: [] });
    expect(empty.by_weekday).toEqual(Array.from({ length: 7 }, () => ({ n: 0, mean: null })));
    expect(empty.sleep).toEqual({ n: 0, correlation: null });
  });

  test('a day with five check-ins weighs as much in its weekday as a day with one', () => {
    // Two Mondays.
    const logs = [...Array.from({ length: 5 }, () => log('2026-03-02', 5)), log('2026-03-09', 1)];
    const overview = overviewOf(logs, FROM, TO);
    expect(overview.by_weekday[0]).toEqual({ n: 2, mean: 3 });
    expect(overview.by_hour[9]?.n).toBe(6);
  });

  test('the moving mean looks back past the first day asked for, and says over how many days', () => {
    const overview = overviewOf([log('2026-02-25', 1), log('2026-03-01', 5)], FROM, TO);
    expect(overview).toMatchObject({ n: 1, mean: 5 });
    expect(overview.days).toMatchObject([{ date: '2026-03-01', mean: 5, mean7: 3, days7: 2 }]);
  });

  test('the sleep said last on a day counts', () => {
    const logs = [
      log('2026-03-01', 3, { sleep_hours: 5 }),
      log('2026-03-01', 3, { sleep_hours: 6.5 }),
      log('2026-03-01', 3),
    ];
    expect(overviewOf(logs, FROM, TO).days[0]?.sleep_hours).toBe(6.5);
  });
});

describe('too little to say anything', () => {
  const walks = (walked: number, stayed: number) =>
    overviewOf(
      slow
        .dates(FROM, TO)
        .slice(0, walked + stayed)
        .map((date, i) => log(date, i < walked ? 5 : 2, { activities: i < walked ? ['walk'] : [] })),
      FROM,
      TO,
    ).activities[0];

  test('an activity’s difference needs five days with it and five without', () => {
    expect(walks(4, 20)).toMatchObject({ with: { n: 4 }, without: { n: 20 }, difference: null });
    expect(walks(20, 4)?.difference).toBeNull();
    expect(walks(5, 5)).toMatchObject({ with: { n: 5, mean: 5 }, without: { n: 5, mean: 2 }, difference: 3 });
  });

  const nights = (n: number) =>
    overviewOf(
      slow
        .dates(FROM, TO)
        .slice(0, n)
        .map((date, i) => log(date, (i % 5) + 1, { sleep_hours: 5 + (i % 5) })),
      FROM,
      TO,
    ).sleep;

  test('sleep is compared from fourteen days on', () => {
    expect(nights(13)).toEqual({ n: 13, correlation: null });
    expect(nights(14).n).toBe(14);
    expect(nights(14).correlation).toBeCloseTo(1);
  });

  test('the same sleep every night has no correlation, rather than none at all', () => {
    expect(rankCorrelation([7, 7, 7], [1, 3, 5])).toBeNull();
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBe(-1);
  });

  test('ties share their ranks, as in the textbook example', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4: ρ = 4.5 / √(4.5 · 5).
    expect(rankCorrelation([1, 2, 2, 3], [10, 30, 20, 40])).toBeCloseTo(4.5 / Math.sqrt(22.5), 12);
  });
});
