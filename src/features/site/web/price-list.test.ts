import { expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { priceList } from './price-list.data.ts';

type Sold = { id: string; name: string; sessions: number; months: number | null; usd: number; kes: number };

test('the prices on the front page are those the catalogue begins with', async () => {
  const { query } = await createTestDatabase();
  const catalogue = await query<Sold>(`
    select p.id, p.name, p.sessions, p.period_months as months,
      max(r.amount_minor) filter (where r.currency = 'USD')::int as usd,
      max(r.amount_minor) filter (where r.currency = 'KES')::int as kes
    from products p join prices r on r.product_id = p.id and r.retired_at is null
    where p.active group by p.id order by p.position`);
  const periods: Record<string, string> = { 1: 'a month', 12: 'a year' };
  expect(priceList).toEqual(
    catalogue.map(({ id, name, sessions, months, usd, kes }) => ({
      id,
      name,
      gives: months ? 'Unlimited sessions' : `${sessions} sessions`,
      usdMinor: usd,
      kesMinor: kes,
      period: months ? periods[months] : 'once',
    })),
  );
  expect(catalogue).toHaveLength(5);
});
