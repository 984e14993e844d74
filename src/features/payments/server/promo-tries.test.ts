import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { quotePromo } from './promo.service.ts';
import { TRIES_PER_ADDRESS, TRIES_PER_MEMBER } from './promo-tries.ts';
import { addPromoCode, starterPack } from './testing/promo-checkout.ts';
import { closeShop } from './testing/storefront.ts';

let app: TestApp;
let member: TestMember;
let priceId: string;
beforeAll(async () => {
  app = await startTestApp({ trustsProxy: true });
  const [price] = await app.query("select id from prices where product_id = 'starter' and currency = 'USD'");
  priceId = price!.id as string;
});
beforeEach(async () => {
  member = await app.signUp();
});
afterAll(() => closeShop(app));

const wrong = () => `WRONG-${randomUUID().slice(0, 8)}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const quote = (promoCode: string, by = member, address = '127.0.0.1') =>
  by.call('POST', '/plans/quote', { priceId, promoCode }, from(address));
const checkout = (promoCode: string) =>
  member.call('POST', '/checkout', { priceId, promoCode, checkoutId: randomUUID(), expectedTotalMinor: 499 });
const redeem = (promoCode: string) => member.call('POST', '/promo-codes/redeem', { promoCode });

describe('guessing codes', () => {
  test(`is over after ${TRIES_PER_MEMBER} wrong ones, wherever they were tried, also for a good one`, async () => {
    const good = await addPromoCode(app);
    const doors = [quote, checkout, redeem];
    for (let i = 0; i < TRIES_PER_MEMBER; i += 1) {
      const { status, body } = await doors[i % 3]!(wrong());
      expect([status, body.code, body.message]).toEqual([422, 'INVALID_INPUT', "This code isn't valid"]);
    }
    for (const door of doors) {
      const { status, body } = await door(good);
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(body.data.retryAfterMs).toBeGreaterThan(0);
    }
    expect((await quote(good, await app.signUp())).status).toBe(200);
    // Without a code nothing is guessed, and nothing is in the way.
    expect((await member.call('POST', '/plans/quote', { priceId })).status).toBe(200);
  });

  test('all at once is no way round the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => quote(wrong())));
    const told = answers.filter(({ status }) => status === 422);
    expect(told).toHaveLength(TRIES_PER_MEMBER);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - TRIES_PER_MEMBER);
  });

  test('by many members from one address is over as well', async () => {
    const address = '2001:db8:7::';
    const guessers = [member];
    while (guessers.length * (TRIES_PER_MEMBER - 1) <= TRIES_PER_ADDRESS) guessers.push(await app.signUp());
    let tries = 0;
    for (const guesser of guessers) {
      for (let i = 0; i < TRIES_PER_MEMBER - 1 && tries < TRIES_PER_ADDRESS; i += 1, tries += 1)
        expect((await quote(wrong(), guesser, `${address}${tries}`)).status).toBe(422);
    }
    const newcomer = await app.signUp();
    expect((await quote(wrong(), newcomer, `${address}ffff`)).status).toBe(429);
    // The newcomer's own tries were not used up by it.
    for (let i = 0; i < TRIES_PER_MEMBER; i += 1)
      expect((await quote(wrong(), newcomer, '203.0.113.9')).status).toBe(422);
    const keys = await app.query("select key from rate_limits where key like 'promo:address:%'");
    expect(JSON.stringify(keys)).not.toContain('db8');
  });
});

describe('a good code', () => {
  test('can be shown again and again without using tries up', async () => {
    const good = await addPromoCode(app);
    for (let i = 0; i < 3 * TRIES_PER_MEMBER; i += 1) expect((await quote(good)).status).toBe(200);
    for (let i = 0; i < TRIES_PER_MEMBER; i += 1) expect((await quote(wrong())).status).toBe(422);
    expect((await quote(wrong())).status).toBe(429);
  });
});

test('the answer takes as long for a code that exists as for one that does not', async () => {
  const existing = await addPromoCode(app, { active: false });
  const times: Record<string, number[]> = { existing: [], missing: [] };
  const ask = async (typed: string) => {
    const startedAt = performance.now();
    const asked = app.platform.database.asSystem((tx) =>
      quotePromo(tx, { typed, memberId: member.memberId, purchase: starterPack }),
    );
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    return performance.now() - startedAt;
  };
  for (let i = 0; i < 80; i += 1) {
    times.existing!.push(await ask(existing));
    times.missing!.push(await ask(wrong()));
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length / 2]!;
  const ratio = median(times.existing!) / median(times.missing!);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.67);
});
