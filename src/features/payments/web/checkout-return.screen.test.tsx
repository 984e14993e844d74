// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/upgrade/return" }
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goLive, stopLive } from '#platform/web/live.ts';
import type { PaymentStatus } from '../payments.contract.ts';
import { MemberCheckoutReturn } from './checkout-return.screen.tsx';
import {
  MEMBER,
  openAt,
  PAYMENT,
  pass,
  refusal,
  servePayments,
  somePayment,
} from './testing/payments-page.tsx';
import { askAgainIn } from './use-payment-outcome.ts';

let tellPage: (change: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        tellPage = (change) => this.onmessage?.({ data: JSON.stringify(change) });
      }
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  stopLive();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const one = `GET /payments/${PAYMENT}`;
const as = (status: PaymentStatus) =>
  somePayment({ status, ...(status === 'pending' && { receipt_number: null, paid_at: null, method: null }) });
async function open(query = `?payment=${PAYMENT}`) {
  const opened = await openAt(`/upgrade/return${query}`, {
    '/upgrade/return': <MemberCheckoutReturn memberId={MEMBER} />,
  });
  await pass(0);
  return opened;
}
const paidWords = () => screen.queryByText('Thank you. It is paid.');

describe('back from the payment page', () => {
  test('it confirms until the server says that it is paid, and then says what was got', async () => {
    const server = servePayments({ [one]: as('pending') });
    await open();
    expect(screen.getByText('Confirming…')).toBeTruthy();
    await pass(5_000);
    expect(paidWords()).toBeNull();
    server.set(one, as('success'));
    await pass(2_000);
    expect(paidWords()).toBeTruthy();
    expect(screen.getByText('10 sessions added.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start a session' }).getAttribute('href')).toBe('/dashboard');
    const asked = server.to(one).length;
    await pass(60_000);
    expect(server.to(one)).toHaveLength(asked);
  });

  test('a change told by the server is seen at once', async () => {
    const server = servePayments({ [one]: as('pending') });
    await open();
    goLive();
    server.set(one, as('success'));
    tellPage({ topic: 'payment_transactions' });
    await pass(300);
    expect(paidWords()).toBeTruthy();
  });

  test('it leads back to where the member was', async () => {
    sessionStorage.setItem('tulia.before-checkout', '/chat/7');
    servePayments({ [one]: as('success') });
    await open();
    expect(screen.getByRole('link', { name: 'Back to your chat' }).getAttribute('href')).toBe('/chat/7');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/upgrade'])(
    'it never leads back to %s',
    async (place) => {
      sessionStorage.setItem('tulia.before-checkout', place);
      servePayments({ [one]: as('success') });
      await open();
      expect(screen.getByRole('link', { name: 'Start a session' }).getAttribute('href')).toBe('/dashboard');
    },
  );

  test.each<[PaymentStatus, string]>([
    ['failed', 'The payment did not go through'],
    ['cancelled', 'You left before paying'],
    ['expired', 'The payment page ran out'],
    ['refunded', 'This payment was refunded'],
    ['disputed', 'This payment is disputed'],
  ])('a payment that is %s is never called paid', async (status, words) => {
    servePayments({ [one]: as(status) });
    await open();
    expect(screen.getByText(words)).toBeTruthy();
    expect(paidWords()).toBeNull();
    expect(screen.queryByText(/sessions added/)).toBeNull();
  });

  test('a payment that goes through after its page ran out is shown as paid', async () => {
    const server = servePayments({ [one]: as('expired') });
    await open();
    server.set(one, as('success'));
    await pass(20_000);
    expect(paidWords()).toBeTruthy();
  });

  test('after a minute it says that the page may be closed, and goes on asking', async () => {
    const server = servePayments({ [one]: as('pending') });
    await open();
    await pass(59_000);
    expect(screen.queryByText(/safe to close this page/)).toBeNull();
    await pass(2_000);
    expect(screen.getByText(/safe to close this page/)).toBeTruthy();
    server.set(one, as('success'));
    await pass(20_000);
    expect(paidWords()).toBeTruthy();
  });

  test('who came back without paying gives the checkout up, and sees that nothing was charged', async () => {
    const server = servePayments({
      [one]: as('pending'),
      [`POST /payments/${PAYMENT}/abandon`]: as('cancelled'),
    });
    await open(`?payment=${PAYMENT}&left=1`);
    await pass(100);
    expect(screen.getByText('You left before paying')).toBeTruthy();
    expect(server.to(`POST /payments/${PAYMENT}/abandon`)).toHaveLength(1);
  });

  test('a checkout given up that was paid after all is paid', async () => {
    servePayments({ [one]: as('pending'), [`POST /payments/${PAYMENT}/abandon`]: as('success') });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Give up this payment' }));
    await pass(100);
    expect(paidWords()).toBeTruthy();
  });

  test('when the server cannot be asked it says that nothing is lost, and finds out later', async () => {
    const server = servePayments({ [one]: refusal('UNAVAILABLE') });
    await open();
    expect(screen.getByText('We could not ask about your payment')).toBeTruthy();
    server.set(one, as('success'));
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await pass(100);
    expect(paidWords()).toBeTruthy();
  });

  test.each(['', '?payment=', '?payment=7', `?payment=${PAYMENT}%00`])(
    'an address without a payment (%s) asks the server nothing about one',
    async (query) => {
      const server = servePayments();
      await open(query);
      expect(screen.getByText('We do not know this payment')).toBeTruthy();
      expect(server.asked.filter(({ path }) => path.startsWith('/payments/'))).toEqual([]);
    },
  );

  test('somebody else’s payment is not known', async () => {
    servePayments();
    await open();
    expect(screen.getByText('We do not know this payment')).toBeTruthy();
  });
});

test('the payment is asked about often at first, rarely later, and never again once it is settled', () => {
  expect(askAgainIn('pending', 0)).toBe(2_000);
  expect(askAgainIn('pending', 61_000)).toBe(10_000);
  expect(askAgainIn('expired', 61_000)).toBe(10_000);
  expect(askAgainIn('failed', 0)).toBe(10_000);
  expect(askAgainIn('failed', 11 * 60_000)).toBe(false);
  expect(askAgainIn('success', 0)).toBe(false);
  expect(askAgainIn('refunded', 0)).toBe(false);
});
