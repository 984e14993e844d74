// The Paystack adapter against a local server that speaks Paystack's API.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaystackServer, startPaystackServer } from '#platform/testing/paystack-server.ts';
import { vendorFaults } from '#platform/testing/vendor-faults.ts';
import { ProviderError } from '../payment-provider.ts';
import { describeProvider } from '../testing/provider-contract.ts';
import { makeOrder, patience, reasonOf } from '../testing/provider-harness.ts';
import { createPaystackProvider } from './paystack-provider.ts';

const kes = { currency: 'KES' } as const;
const providerAt = (
  server: PaystackServer,
  changes: { secretKey?: string; timeoutMs?: number } = {},
  now?: () => Date,
) =>
  createPaystackProvider(
    { secretKey: server.secretKey, publicUrl: 'https://tulia.example', apiUrl: server.url, ...changes },
    now,
  );

describeProvider('Paystack', async () => {
  const server = await startPaystackServer();
  return {
    provider: providerAt(server),
    ...kes,
    pay: (ref) => server.pay(ref),
    decline: (ref) => server.decline(ref),
    dispute: (ref, outcome) =>
      outcome === 'open'
        ? server.dispute(ref, 'awaiting-merchant-feedback')
        : server.dispute(ref, 'resolved', outcome === 'won' ? 'declined' : 'merchant-accepted'),
    renew: null,
    messages: () => server.webhooks,
    deliverTo: (url) => {
      server.deliverTo = url;
    },
    sign: (body) => server.sign(body),
    signatureHeader: 'x-paystack-signature',
    close: server.close,
  };
});

describe('Paystack', () => {
  let server: PaystackServer;
  beforeAll(async () => {
    server = await startPaystackServer();
  });
  beforeEach(() => {
    server.behaviour.fault = null;
    server.requests.length = 0;
    server.webhooks.length = 0;
    server.refunds.length = 0;
    server.disputes.length = 0;
  });
  afterAll(() => server.close());

  const begin = async (changes = {}) => {
    const order = makeOrder(kes, { amountMinor: 130_000, ...changes });
    return { order, ...(await providerAt(server).createCheckout(order, patience())) };
  };
  const fetchPayment = (ref: string, now?: Date) =>
    providerAt(server, {}, now && (() => now)).fetchPayment(ref, patience());
  const read = (body: string, headers = server.sign(body)) =>
    providerAt(server).readWebhook(Buffer.from(body), headers, new Date());

  test('the page is for M-Pesa and cards, in shillings’ hundredths, and knows where to come back to', async () => {
    const { order, ref } = await begin();
    expect(ref).toBe(order.paymentId);
    const { body, path } = server.requests[0] ?? {};
    expect(path).toBe('/transaction/initialize');
    expect({ ...body, metadata: JSON.parse(String(body?.metadata)) }).toEqual({
      reference: order.paymentId,
      amount: 130_000,
      currency: 'KES',
      email: 'amina@example.org',
      channels: ['mobile_money', 'card'],
      callback_url: order.returnUrl,
      metadata: {
        payment_id: order.paymentId,
        expires_at: order.expiresAt.toISOString(),
        cancel_action: order.cancelUrl,
      },
    });
  });

  test('a member without an address gets one at the operator’s own domain that says nothing about them', async () => {
    const { order } = await begin({ email: null });
    expect(server.requests[0]?.body.email).toBe(`payment-${order.paymentId}@tulia.example`);
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain(order.memberId);
  });

  test('after a restart a reference that was used is refused: there are never two pages for one payment', async () => {
    const { order } = await begin();
    expect(await reasonOf(begin({ paymentId: order.paymentId }))).toBe('refused');
  });

  test('a checkout that failed on the way is not remembered as begun', async () => {
    const order = makeOrder(kes);
    const provider = providerAt(server);
    server.behaviour.fault = 'server_error';
    expect(await reasonOf(provider.createCheckout(order, patience()))).toBe('unreachable');
    server.behaviour.fault = null;
    expect((await provider.createCheckout(order, patience())).ref).toBe(order.paymentId);
  });

  test('an unfinished page is over when our own time for it is, and a late payment is still a success', async () => {
    const { ref, order } = await begin();
    const after = new Date(order.expiresAt.getTime() + 1);
    expect((await fetchPayment(ref)).status).toBe('pending');
    expect((await fetchPayment(ref, after)).status).toBe('expired');
    server.pay(ref);
    expect((await fetchPayment(ref, after)).status).toBe('success');
  });

  test('a prompt waiting on a phone is not over', async () => {
    const { ref, order } = await begin();
    for (const status of ['ongoing', 'pending', 'processing', 'queued', 'a status of next year']) {
      server.transactions.get(ref)!.status = status;
      expect((await fetchPayment(ref, new Date(order.expiresAt.getTime() + 1))).status).toBe('pending');
    }
  });

  test('M-Pesa, card and bank are told apart', async () => {
    for (const [channel, method] of [
      ['mobile_money', 'mpesa'],
      ['card', 'card'],
      ['bank_transfer', 'bank'],
    ] as const) {
      const { ref } = await begin();
      server.pay(ref, { channel });
      expect((await fetchPayment(ref)).method).toBe(method);
    }
  });

  test('a fee borne by the payer does not change what was bought; less than the price is less', async () => {
    const { ref } = await begin();
    server.pay(ref, { feeMinor: 3_900 });
    expect((await fetchPayment(ref)).amountMinor).toBe(130_000);
    server.transactions.get(ref)!.amount = 500;
    expect((await fetchPayment(ref)).amountMinor).toBe(500);
  });

  test('another currency than ours is told as it is', async () => {
    const { ref } = await begin();
    server.pay(ref);
    server.transactions.get(ref)!.currency = 'ngn';
    expect((await fetchPayment(ref)).currency).toBe('NGN');
  });

  test.each([
    ['Insufficient Funds', 'insufficient_funds'],
    ['Request cancelled by user', 'cancelled_by_payer'],
    ['DS timeout user cannot be reached', 'timed_out'],
    ['Declined', 'declined'],
    ['Call Amina on 0700 000000', 'failed'],
  ])('a bank’s sentence «%s» becomes the code %s', async (sentence, code) => {
    const { ref } = await begin();
    server.decline(ref, sentence);
    expect(await fetchPayment(ref)).toMatchObject({ status: 'failed', failure: code });
  });

  test('a refund under way counts, one that the bank sent back does not, and may be asked for again', async () => {
    const { ref, order } = await begin();
    server.pay(ref);
    const refund = { ref, amountMinor: order.amountMinor, key: randomUUID() };
    await providerAt(server).refund(refund, patience());
    expect((await fetchPayment(ref)).refundedMinor).toBe(130_000);
    server.settleRefund(server.refunds[0]!.id, 'failed');
    expect((await fetchPayment(ref)).refundedMinor).toBe(0);
    await providerAt(server).refund(refund, patience());
    expect(server.refunds).toHaveLength(2);
    server.settleRefund(server.refunds[1]!.id, 'processed');
    expect(await fetchPayment(ref)).toMatchObject({ status: 'success', refundedMinor: 130_000 });
  });

  test('a refund whose answer was lost is not made twice', async () => {
    const { ref } = await begin();
    server.pay(ref);
    const refund = { ref, amountMinor: 50_000, key: randomUUID() };
    await providerAt(server).refund(refund, patience());
    await providerAt(server).refund(refund, patience());
    expect(server.refunds).toHaveLength(1);
    await providerAt(server).refund({ ...refund, key: randomUUID() }, patience());
    expect(server.refunds).toHaveLength(2);
  });

  test('money of other transactions is not counted, even when Paystack lists it', async () => {
    const { ref } = await begin();
    server.pay(ref);
    const id = server.transactions.get(ref)!.id;
    const filter = server.refunds.filter;
    server.refunds.push({
      id: 1,
      transaction: id + 1,
      amount: 130_000,
      currency: 'KES',
      status: 'processed',
      merchant_note: '',
    });
    server.refunds.filter = () => [...server.refunds];
    expect((await fetchPayment(ref)).refundedMinor).toBe(0);
    server.refunds.filter = filter;
  });

  test('a payment that was reversed outside Tulia is given back whole', async () => {
    const { ref } = await begin();
    server.pay(ref);
    server.transactions.get(ref)!.status = 'reversed';
    expect(await fetchPayment(ref)).toMatchObject({
      status: 'success',
      refundedMinor: 130_000,
      dispute: null,
    });
  });

  test('messages of other kinds and about other products are acknowledged and forgotten', () => {
    for (const [event, data] of [
      ['transfer.success', { reference: randomUUID() }],
      ['charge.success', { reference: 'T685312322670591' }],
      ['charge.dispute.create', { transaction: null }],
      ['refund.processed', { reference: randomUUID() }],
      ['subscription.create', {}],
    ])
      expect(read(JSON.stringify({ event, data })).about).toEqual({ kind: 'nothing' });
  });

  test('the signature covers the raw body: the same JSON written differently is forged', async () => {
    const { ref } = await begin();
    server.pay(ref);
    const { body, headers } = server.webhooks[0]!;
    expect(read(body, headers).about).toEqual({ kind: 'payment', ref, paymentId: ref });
    const spaced = JSON.stringify(JSON.parse(body), null, 1);
    expect(await reasonOf(() => read(spaced, headers))).toBe('forged');
    const upper = { ...headers, 'x-paystack-signature': headers['x-paystack-signature']!.toUpperCase() };
    expect(await reasonOf(() => read(body, upper))).toBe('forged');
  });

  describe('when it misbehaves', () => {
    test.each(vendorFaults)(
      '%s: the call ends in time, nothing is believed, no secret is told',
      async (fault) => {
        const { ref } = await begin();
        server.pay(ref);
        const provider = providerAt(server, { timeoutMs: 250 });
        server.behaviour.fault = fault;
        for (const call of [
          () => provider.createCheckout(makeOrder(kes), patience()),
          () => provider.fetchPayment(ref, patience()),
          () => provider.refund({ ref, amountMinor: 130_000, key: randomUUID() }, patience()),
        ]) {
          const since = Date.now();
          const error = await call().then(
            () => null,
            (thrown: unknown) => thrown,
          );
          expect(error).toBeInstanceOf(ProviderError);
          expect((error as ProviderError).reason).toBe('unreachable');
          expect(Date.now() - since).toBeLessThan(1_500);
          expectNoSecret(error, server.secretKey);
        }
        expect(server.requests.map(({ path }) => path)).not.toContain('/elsewhere');
      },
    );

    test('an answer about another payment is not believed', async () => {
      const [ours, other] = [await begin(), await begin()];
      server.pay(other.ref);
      server.transactions.set(ours.ref, server.transactions.get(other.ref)!);
      expect(await reasonOf(fetchPayment(ours.ref))).toBe('unreachable');
    });

    test('a field of the wrong kind is not believed', async () => {
      for (const [field, value] of [
        ['amount', '130000'],
        ['amount', -1],
        ['amount', 1.5],
        ['status', null],
        ['currency', 404],
        ['paid_at', 'yesterday'],
      ] as const) {
        const { ref } = await begin();
        server.pay(ref);
        Object.assign(server.transactions.get(ref)!, { [field]: value });
        expect(await reasonOf(fetchPayment(ref))).toBe('unreachable');
      }
    });

    test('a server that is not there is unreachable', async () => {
      const gone = await startPaystackServer();
      await gone.close();
      expect(await reasonOf(providerAt(gone).createCheckout(makeOrder(kes), patience()))).toBe('unreachable');
    });

    test('a wrong key is refused, and no part of it is in the error', async () => {
      const provider = providerAt(server, { secretKey: 'sk_live_quite_secret_4242' });
      const error = await provider
        .createCheckout(makeOrder(kes), patience())
        .catch((thrown: unknown) => thrown);
      expect((error as ProviderError).reason).toBe('refused');
      expectNoSecret(error, '4242');
    });
  });
});

function expectNoSecret(error: unknown, secret: string): void {
  const { message, stack, cause } = error as Error;
  expect(`${message}\n${stack}\n${JSON.stringify(error)}\n${String(cause)}`).not.toContain(secret);
}
