import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestMember } from '#app/testing/test-app.ts';
import { ProviderError } from './payment-provider.ts';
import { reconcile } from './reconcile.ts';
import { signMessage, testMessage } from './test-provider/test-webhook.ts';
import {
  about,
  altered,
  checkout,
  closeShop,
  countGrants,
  deliver,
  openShop,
  paidMessage,
  provider,
  remaining,
  replaceProvider,
  WEBHOOK_SECRET,
} from './testing/storefront.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await openShop();
  member = await app.signUp();
});
afterAll(() => closeShop(app));

/** A checkout that was paid, and of which we know nothing yet. */
async function paidUnknown(who = member, productId = 'starter') {
  const { paymentId, ref } = await checkout(who, productId);
  await provider(app).act(who.memberId, ref, 'approve');
  return { paymentId, ref };
}
const statusOf = async (paymentId: string) => {
  const [row] = await app.query('select status, failure from payment_transactions where id = $1', [
    paymentId,
  ]);
  return row;
};
const eventOf = async (eventId: string) => {
  const [row] = await app.query('select status, attempts, failure from payment_events where event_id = $1', [
    eventId,
  ]);
  return row;
};
const makeDue = () => app.query("update payment_events set next_try_at = now() where status = 'received'");
const down = async (): Promise<never> => {
  throw new ProviderError('unreachable', 'down');
};

describe('a message of the provider', () => {
  test('makes us ask, and what the answer says is granted', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await paidUnknown(someone);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'pending' });
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
    expect(await remaining(someone)).toBe(5);
  });

  test('is not believed: one that says paid about a checkout that is not grants nothing', async () => {
    const { paymentId, ref } = await checkout(member);
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    expect(await statusOf(paymentId)).toMatchObject({ status: 'pending' });
  });

  test('that comes again is done already', async () => {
    const { paymentId, ref } = await paidUnknown();
    const message = paidMessage(ref);
    for (let i = 0; i < 3; i += 1) expect(await deliver(app, message)).toBe(200);
    expect(await countGrants(app, paymentId)).toBe(1);
    const rows = await app.query('select 1 from payment_events where event_id = $1', [message.id]);
    expect(rows).toHaveLength(1);
  });

  test('needs no sign-in, and a cookie with it changes nothing', async () => {
    const { ref } = await paidUnknown();
    const { body, headers } = signMessage(WEBHOOK_SECRET, paidMessage(ref), new Date());
    const answer = await fetch(`${app.url}/api/webhooks/test`, {
      method: 'POST',
      headers: { ...headers, cookie: member.cookie, origin: 'https://elsewhere.example' },
      body,
    });
    expect(answer.status).toBe(200);
  });

  test('leaves nothing of what it said behind', async () => {
    const { ref } = await paidUnknown();
    await deliver(app, paidMessage(ref));
    const columns = await app.query<{ column_name: string; data_type: string }>(
      "select column_name, data_type from information_schema.columns where table_name = 'payment_events'",
    );
    expect(columns.filter(({ data_type }) => /json|bytea/.test(data_type))).toEqual([]);
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual([
      'about_kind',
      'about_ref',
      'attempts',
      'event_id',
      'failure',
      'next_try_at',
      'payment_id',
      'processed_at',
      'provider',
      'received_at',
      'status',
      'type',
    ]);
  });
});

describe('what is not the provider’s', () => {
  const post = async (body: BodyInit, headers: Record<string, string>, path = 'test') => {
    const answer = await fetch(`${app.url}/api/webhooks/${path}`, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  test('is refused without saying why, and nothing of it is kept', async () => {
    const { paymentId, ref } = await paidUnknown();
    const message = paidMessage(ref);
    const { body, headers } = signMessage(WEBHOOK_SECRET, message, new Date());
    const signature = headers['x-test-signature']!;
    const forged: [string, BodyInit, Record<string, string>][] = [
      ['without a signature', body, { 'content-type': 'application/json' }],
      ['with another secret', ...signed('another secret', message)],
      ['altered by one byte', body.replace('succeeded', 'succeedeD'), headers],
      ['with a signature cut short', body, { ...headers, 'x-test-signature': signature.slice(0, -2) }],
      ['with another time', body, { ...headers, 'x-test-signature': signature.replace(/t=\d/, 't=2') }],
      ['from six minutes ago', ...signed(WEBHOOK_SECRET, message, -360_000)],
      ['from six minutes ahead', ...signed(WEBHOOK_SECRET, message, 360_000)],
      ['as text', body, { ...headers, 'content-type': 'text/plain' }],
      ['with nothing in it', '', headers],
    ];
    for (const [what, sentBody, sentHeaders] of forged)
      expect(await post(sentBody, sentHeaders), what).toEqual({ status: 400, text: '' });
    expect(await post(body, headers, 'stripe'), 'for a provider that is not set up').toEqual({
      status: 400,
      text: '',
    });
    expect(await post(randomBytes(300_000), headers)).toMatchObject({ status: 413 });
    expect(await statusOf(paymentId)).toMatchObject({ status: 'pending' });
    expect(await eventOf(message.id)).toBeUndefined();
  });

  const signed = (secret: string, message: ReturnType<typeof paidMessage>, offsetMs = 0) => {
    const { body, headers } = signMessage(secret, message, new Date(Date.now() + offsetMs));
    return [body, headers] as [string, Record<string, string>];
  };

  test('with its clock ten minutes off is not heard, and what was paid is found out all the same', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await paidUnknown(someone);
    expect(await deliver(app, paidMessage(ref), { at: new Date(Date.now() + 600_000) })).toBe(400);
    expect((await someone.call('GET', `/payments/${paymentId}`)).body.status).toBe('success');
  });
});

describe('money that is not what was agreed', () => {
  test.each([
    ['less of it', { amountMinor: 1 }],
    ['more of it', { amountMinor: 500 }],
    ['in another currency', { currency: 'KES' }],
  ])('%s grants nothing and waits for a person', async (_what, wrong) => {
    const someone = await app.signUp();
    const { paymentId, ref } = await paidUnknown(someone);
    const undo = replaceProvider(
      app,
      altered(app, {
        fetchPayment: async (asked, signal) => ({
          ...(await provider(app).fetchPayment(asked, signal)),
          ...wrong,
        }),
      }),
    );
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    undo();
    expect(await statusOf(paymentId)).toEqual({ status: 'failed', failure: 'amount_mismatch' });
    expect(await countGrants(app, paymentId)).toBe(0);
    expect(await remaining(someone)).toBe(2);
    expect(await eventOf(`amount_mismatch:${paymentId}`)).toMatchObject({
      status: 'dead',
      failure: 'amount_mismatch',
    });
    expect(await app.platform.metrics.text()).toMatch(/tulia_payment_dead_letters [1-9]/);
  });

  test('for a member who is gone grants nothing either', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await paidUnknown(someone);
    await app.query('delete from auth_user where id = $1', [someone.memberId]);
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    expect(await statusOf(paymentId)).toEqual({ status: 'failed', failure: 'member_gone' });
    expect(await eventOf(`member_gone:${paymentId}`)).toMatchObject({ status: 'dead' });
  });
});

describe('success after failure', () => {
  test('of a page that was closed and paid late grants once, with the code it was bought with', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await checkout(someone);
    await provider(app).act(someone.memberId, ref, 'pay_late');
    await deliver(app, testMessage('payment.expired', about(ref)));
    expect(await statusOf(paymentId)).toMatchObject({ status: 'expired' });
    await app.query('update test_provider_payments set pays_at = now() where ref = $1', [ref]);
    for (let i = 0; i < 2; i += 1) await deliver(app, paidMessage(ref));
    expect(await statusOf(paymentId)).toEqual({ status: 'success', failure: null });
    expect(await countGrants(app, paymentId)).toBe(1);
  });

  test('of a declined one does too, and a refusal that comes after the money changes nothing', async () => {
    const { paymentId, ref } = await checkout(member);
    await provider(app).act(member.memberId, ref, 'decline');
    await deliver(app, testMessage('payment.failed', about(ref)));
    expect(await statusOf(paymentId)).toEqual({ status: 'failed', failure: 'declined' });
    await app.query("update test_provider_payments set status = 'success', paid_at = now() where ref = $1", [
      ref,
    ]);
    await deliver(app, paidMessage(ref));
    await deliver(app, testMessage('payment.failed', about(ref)));
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
  });
});

describe('refunds and disputes', () => {
  test('take back what is unused, once; a dispute that is won takes nothing', async () => {
    const someone = await app.signUp();
    const { paymentId, ref } = await paidUnknown(someone);
    await deliver(app, paidMessage(ref));
    await provider(app).dispute(ref, 'open');
    await deliver(app, testMessage('payment.dispute_open', about(ref)));
    expect(await statusOf(paymentId)).toMatchObject({ status: 'disputed' });
    expect(await remaining(someone)).toBe(5);
    await provider(app).dispute(ref, 'won');
    await deliver(app, testMessage('payment.dispute_won', about(ref)));
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });

    const { paymentId: lostId, ref: lostRef } = await paidUnknown(someone);
    await provider(app).dispute(lostRef, 'lost');
    for (let i = 0; i < 2; i += 1) await deliver(app, testMessage('payment.dispute_lost', about(lostRef)));
    expect(await statusOf(lostId)).toMatchObject({ status: 'refunded' });
    expect(await remaining(someone)).toBe(5);
  });
});

describe('when acting on a message fails', () => {
  test('it is kept, tried again with longer and longer pauses, and goes through when the provider is back', async () => {
    const { paymentId, ref } = await paidUnknown();
    const message = paidMessage(ref);
    const undo = replaceProvider(app, altered(app, { fetchPayment: down }));
    expect(await deliver(app, message)).toBe(200);
    expect(await eventOf(message.id)).toEqual({
      status: 'received',
      attempts: 1,
      failure: 'provider_unreachable',
    });
    expect((await reconcile(app.payments.tools)).events).toBe(0);
    expect(await eventOf(message.id)).toMatchObject({ attempts: 1 });
    undo();
    await makeDue();
    expect((await reconcile(app.payments.tools)).events).toBe(1);
    expect(await eventOf(message.id)).toMatchObject({ status: 'done' });
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
  });

  test('eight times, it waits for a person', async () => {
    const { ref } = await checkout(member);
    const message = paidMessage(ref);
    const undo = replaceProvider(app, altered(app, { fetchPayment: down }));
    await deliver(app, message);
    for (let i = 0; i < 10; i += 1) {
      await makeDue();
      await reconcile(app.payments.tools);
    }
    undo();
    expect(await eventOf(message.id)).toEqual({
      status: 'dead',
      attempts: 8,
      failure: 'provider_unreachable',
    });
  });

  test('about a payment nobody here began, it ends as a dead letter', async () => {
    const message = testMessage('payment.succeeded', about(`test_${randomUUID()}`));
    expect(await deliver(app, message)).toBe(200);
    expect(await eventOf(message.id)).toMatchObject({ failure: 'provider_unknown_reference', attempts: 1 });
  });

  test('a slow provider does not keep the messenger waiting', async () => {
    const { paymentId, ref } = await paidUnknown();
    const undo = replaceProvider(
      app,
      altered(app, {
        fetchPayment: async (asked, signal) => {
          await sleep(3_500);
          return provider(app).fetchPayment(asked, signal);
        },
      }),
    );
    const startedAt = Date.now();
    expect(await deliver(app, paidMessage(ref))).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(3_400);
    await app.payments.webhooks.settle();
    undo();
    expect(await statusOf(paymentId)).toMatchObject({ status: 'success' });
  });
});
