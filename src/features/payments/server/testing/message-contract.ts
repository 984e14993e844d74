// What every provider's messages have to prove before anything is done about them.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderError } from '../payment-provider.ts';
import {
  makeOrder,
  type ProviderHarness,
  patience,
  reasonOf,
  type SignedMessage,
} from './provider-harness.ts';

export function describeMessages(harnessOf: () => ProviderHarness): void {
  describe('messages', () => {
    let harness: ProviderHarness;
    let provider: PaymentProvider;
    let message: SignedMessage;
    const begin = async () => {
      const order = makeOrder(harness);
      return { order, ...(await provider.createCheckout(order, patience())) };
    };
    let ref: string;
    const read = ({ body, headers }: SignedMessage, raw = Buffer.from(body), now = new Date()) =>
      provider.readWebhook(raw, headers, now);

    beforeEach(async () => {
      harness = harnessOf();
      provider = harness.provider;
      const before = harness.messages().length;
      const begun = await begin();
      ref = begun.ref;
      await harness.pay(ref);
      message = await expect
        .poll(() => harness.messages().slice(before).at(-1))
        .toBeDefined()
        .then(() => harness.messages().slice(before).at(-1)!);
    });

    test('every one is proven, has an id of its own, and leads to the payment it is about', async () => {
      const before = harness.messages().length;
      await harness.dispute(ref, 'open');
      await harness.dispute(ref, 'won');
      const other = await begin();
      await harness.pay(other.ref);
      const refund = { ref: other.ref, amountMinor: other.order.amountMinor, key: randomUUID() };
      await provider.refund(refund, patience());
      const notices = harness
        .messages()
        .slice(before)
        .map((one) => read(one));
      expect(new Set(notices.map(({ eventId }) => eventId)).size).toBe(notices.length);
      const led = new Set<string>();
      for (const { about } of notices) {
        if (about.kind !== 'payment') continue;
        const told = await provider.fetchPayment(about.ref, patience());
        expect([ref, other.ref]).toContain(told.ref);
        if (about.paymentId) expect(about.paymentId).toMatch(/^[0-9a-f-]{36}$/);
        led.add(told.ref);
      }
      expect(led).toEqual(new Set([ref, other.ref]));
    });

    test('one is posted where it was asked to go, byte for byte as it was signed', async () => {
      const { promise: arrived, resolve } = Promise.withResolvers<[Buffer, IncomingHttpHeaders]>();
      const inbox = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        resolve([Buffer.concat(parts), request.headers]);
        response.end();
      });
      await new Promise<void>((ready) => inbox.listen(0, '127.0.0.1', ready));
      harness.deliverTo(`http://127.0.0.1:${(inbox.address() as AddressInfo).port}/`);
      await harness.dispute(ref, 'open');
      const [body, headers] = await arrived;
      harness.deliverTo(null);
      await new Promise((closed) => inbox.close(closed));
      const told = provider.readWebhook(body, headers as Record<string, string>, new Date());
      expect(told.about.kind).toBe('payment');
    });

    test('the same one delivered twice has the same id', () => {
      expect(read(message).eventId).toBe(read(message).eventId);
    });

    test('one without its signature, without a type, of another type, or empty is forged', async () => {
      const { [harness.signatureHeader]: signature, 'content-type': type, ...rest } = message.headers;
      const wrong: SignedMessage[] = [
        { body: message.body, headers: { ...rest, 'content-type': type ?? '' } },
        { body: message.body, headers: { ...rest, [harness.signatureHeader]: signature ?? '' } },
        { body: message.body, headers: { ...message.headers, 'content-type': 'text/plain' } },
        { body: message.body, headers: { ...message.headers, [harness.signatureHeader]: '' } },
        { body: '', headers: harness.sign('', new Date()) },
      ];
      for (const one of wrong) expect(await reasonOf(() => read(one))).toBe('forged');
    });

    test('one signed with another secret is forged', async () => {
      const at = Math.floor(Date.now() / 1000);
      const hmac = (kind: string, text: string) =>
        createHmac(kind, 'another secret').update(text).digest('hex');
      for (const signature of [
        `t=${at},v1=${hmac('sha256', `${at}.${message.body}`)}`,
        hmac('sha512', message.body),
        hmac('sha256', message.body),
      ])
        expect(
          await reasonOf(() =>
            read({
              body: message.body,
              headers: { ...message.headers, [harness.signatureHeader]: signature },
            }),
          ),
        ).toBe('forged');
    });

    test('one that is signed and says nothing sensible is refused, not believed', async () => {
      for (const body of [
        'null',
        '[]',
        '"x"',
        '{}',
        '{"event":1,"data":{}}',
        '{"id":1,"type":2,"data":{}}',
        '{',
      ]) {
        const headers = harness.sign(body, new Date());
        expect(await reasonOf(() => read({ body, headers }))).toBe('forged');
      }
    });

    test('10 000 altered messages are all refused', () => {
      const raw = Buffer.from(message.body);
      const mark = Buffer.from([0xef, 0xbb, 0xbf]);
      const signature = message.headers[harness.signatureHeader] ?? '';
      const index = fc.nat({ max: raw.length - 1 });
      const altered = fc.oneof(
        fc.record({ kind: fc.constant('flip' as const), at: index, bit: fc.integer({ min: 0, max: 7 }) }),
        fc.record({ kind: fc.constant('drop' as const), at: index }),
        fc.record({ kind: fc.constant('add' as const), at: index, byte: fc.integer({ min: 0, max: 255 }) }),
        fc.record({ kind: fc.constant('cut' as const), at: index }),
        fc.record({ kind: fc.constant('mark' as const) }),
        fc.record({
          kind: fc.constant('signature' as const),
          fromEnd: fc.integer({ min: 1, max: 64 }),
          shift: fc.integer({ min: 1, max: 15 }),
        }),
      );
      // The one they are made from is good: what refuses them is the alteration.
      expect(read(message).about).toMatchObject({ kind: 'payment' });
      let refused = 0;
      fc.assert(
        fc.property(altered, (change) => {
          let body: Buffer = Buffer.from(raw);
          let header = signature;
          if (change.kind === 'flip') body[change.at] = (body[change.at] ?? 0) ^ (1 << change.bit);
          else if (change.kind === 'drop')
            body = Buffer.concat([raw.subarray(0, change.at), raw.subarray(change.at + 1)]);
          else if (change.kind === 'add')
            body = Buffer.concat([
              raw.subarray(0, change.at),
              Buffer.from([change.byte]),
              raw.subarray(change.at),
            ]);
          else if (change.kind === 'cut') body = raw.subarray(0, change.at);
          else if (change.kind === 'mark') body = Buffer.concat([mark, raw]);
          else {
            const at = signature.length - change.fromEnd;
            const digit = (Number.parseInt(signature[at] ?? '', 16) + change.shift) % 16;
            header = signature.slice(0, at) + digit.toString(16) + signature.slice(at + 1);
          }
          const headers = { ...message.headers, [harness.signatureHeader]: header };
          try {
            provider.readWebhook(body, headers, new Date());
          } catch (error) {
            if (!(error instanceof ProviderError) || error.reason !== 'forged') throw error;
            refused += 1;
            return true;
          }
          return false;
        }),
        { numRuns: 10_000, seed: 20_251_122 },
      );
      expect(refused).toBe(10_000);
    });
  });
}
