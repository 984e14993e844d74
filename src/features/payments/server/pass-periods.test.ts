import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, passPeriods } from './pass-periods.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('months', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i more is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });
});

describe('passes', () => {
  const first = { id: 'a', paidAt: day('2026-01-10'), months: 1 };

  test('one begins when it is paid', () => {
    expect(passPeriods([first])).toEqual([{ id: 'a', start: day('2026-01-10'), end: day('2026-02-10') }]);
  });

  test('one bought while another runs begins where that one ends', () => {
    const second = { id: 'b', paidAt: day('2026-01-20'), months: 12 };
    expect(passPeriods([first, second])[1]).toEqual({
      id: 'b',
      start: day('2026-02-10'),
      end: day('2027-02-10'),
    });
  });

  test('one bought after a gap begins when it is paid', () => {
    const later = { id: 'b', paidAt: day('2026-03-01'), months: 1 };
    expect(passPeriods([first, later])[1]?.start).toEqual(day('2026-03-01'));
  });

  test('are the same in whatever order they were noticed, and never overlap', () => {
    const pass = fc.record({
      id: fc.uuid(),
      paidAt: fc
        .integer({ min: 0, max: 400 })
        .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000)),
      months: fc.constantFrom(1, 12),
    });
    const passes = fc.uniqueArray(pass, { selector: ({ id }) => id, maxLength: 6 });
    const orders = passes.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(orders, ([list, mixed]) => {
        const periods = passPeriods(list);
        expect(passPeriods(mixed)).toEqual(periods);
        for (const [i, { start }] of periods.entries())
          if (i > 0) expect(start >= periods[i - 1]!.end).toBe(true);
      }),
    );
  });
});
