import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoApps, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { reconcile } from './reconcile.ts';
import { signMessage } from './test-provider/test-webhook.ts';
import { mutateMessage, seededRandom, twelveDeliveries } from './testing/deliveries.ts';
import { addPromoCode } from './testing/promo-checkout.ts';
import {
  AUTH_SECRET,
  checkout,
  countGrants,
  deliver,
  findViolations,
  paidMessage,
  provider,
  remaining,
  WEBHOOK_SECRET,
} from './testing/storefront.ts';

const TRIALS = 200;
const FORGERIES = 2_000;

let apps: [TestApp, TestApp];
let member: TestMember;
beforeAll(async () => {
  apps = await openTwoApps({ authSecret: AUTH_SECRET });
  for (const app of apps) provider(app).announce(null);
  member = await apps[0].signUp();
});
afterAll(async () => {
  const violations = await findViolations(apps[0]);
  await Promise.all(apps.map((app) => app.close()));
  expect(violations).toEqual([]);
});

async function paidUnknown() {
  const { paymentId, ref } = await checkout(member);
  await provider(apps[0]).act(member.memberId, ref, 'approve');
  return { paymentId, ref };
}

test(`12 deliveries of 3 events for one payment, in any order, at two servers, while pages and the job ask too: one grant in each of ${TRIALS} trials`, async () => {
  const random = seededRandom(7);
  const before = (await remaining(member))!;
  let oneGrant = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { paymentId, ref } = await paidUnknown();
    const statuses = await Promise.all([
      ...twelveDeliveries(ref, paymentId, random).map((message, i) => deliver(apps[i % 2]!, message)),
      ...(trial % 4 === 0 ? [member.call('GET', `/payments/${paymentId}`).then(({ status }) => status)] : []),
      ...(trial % 10 === 0 ? [reconcile(apps[1].payments.tools).then(() => 200)] : []),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    if ((await countGrants(apps[0], paymentId)) === 1) oneGrant += 1;
  }
  expect(oneGrant).toBe(TRIALS);
  expect(await remaining(member)).toBe(before + TRIALS * 3);
}, 300_000);

test('the last redemption of a code, raced for by four: one checkout has it, in each of 50 trials', async () => {
  const members = [member, ...(await Promise.all([1, 2, 3].map(() => apps[1].signUp())))];
  for (let trial = 0; trial < 50; trial += 1) {
    const code = await addPromoCode(apps[0], { max_redemptions: 1 });
    const answers = await Promise.all(
      members.map((someone) => checkout(someone, 'starter', { promoCode: code, expectedTotalMinor: 450 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    // The tries of those who were late would otherwise run out.
    await apps[0].query("delete from rate_limits where key like 'promo:%'");
  }
}, 120_000);

test(`${FORGERIES} messages that were tampered with grant nothing`, async () => {
  const random = seededRandom(11);
  const { paymentId, ref } = await paidUnknown();
  const signed = signMessage(WEBHOOK_SECRET, paidMessage(ref), new Date());
  const statuses = new Map<number, number>();
  for (let i = 0; i < FORGERIES; i += 1) {
    const { body, headers } = mutateMessage(signed, random);
    const { status } = await fetch(`${apps[i % 2]!.url}/api/webhooks/test`, {
      method: 'POST',
      headers,
      body,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()]).toEqual([400]);
  expect(await countGrants(apps[0], paymentId)).toBe(0);
  // The very same message, untouched, is heard.
  const untouched = await fetch(`${apps[0].url}/api/webhooks/test`, { method: 'POST', ...signed });
  expect(untouched.status).toBe(200);
  expect(await countGrants(apps[0], paymentId)).toBe(1);
}, 120_000);
