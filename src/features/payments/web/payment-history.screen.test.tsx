// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/payment-history" }
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filterFrom, yearsToChoose } from './payment-filter.ts';
import { MemberPayments } from './payment-history.screen.tsx';
import { MemberReceipt } from './receipt.screen.tsx';
import { MEMBER, openAt, PAYMENT, refusal, servePayments, somePayment } from './testing/payments-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path = '/payment-history') =>
  openAt(path, { '/payment-history': <MemberPayments memberId={MEMBER} /> });
const page = (payments: unknown[], next: string | null = null) => ({ payments, next });

describe('the payment history', () => {
  test('shows what was paid, how, with which code and what was given back', async () => {
    servePayments({
      'GET /payments': page([
        somePayment({
          amount_minor: 104_000,
          list_minor: 130_000,
          discount_minor: 26_000,
          refunded_minor: 104_000,
          promo_code: 'CALM20',
          currency: 'KES',
          method: 'mpesa',
          status: 'refunded',
        }),
      ]),
    });
    await open();
    const row = within(await screen.findByRole('listitem'));
    for (const words of [
      'Steady pack',
      'KSh 1,040',
      'Code CALM20: KSh 260 less',
      'KSh 1,040 refunded',
      'Refunded',
    ])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.getByText(/M-Pesa/)).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe(`/payment-history/${PAYMENT}`);
  });

  test('asks for the filters in the address, and puts a chosen one there', async () => {
    const server = servePayments({ 'GET /payments': page([somePayment()]) });
    const { router } = await open('/payment-history?status=success');
    await screen.findByRole('listitem');
    expect(server.to('GET /payments')[0]?.query).toBe('?status=success&limit=20');
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2026' } });
    await waitFor(() => expect(router.state.location.search).toBe('?status=success&year=2026'));
    await waitFor(() => expect(server.to('GET /payments').at(-1)?.query).toContain('year=2026'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('shows more when it is asked to, from where the page before ended', async () => {
    const older = somePayment({ id: MEMBER, product_name: 'Starter pack', sessions: 3 });
    const server = servePayments({
      'GET /payments': ({ query }: { query: string }) =>
        query.includes('after') ? page([older]) : page([somePayment()], PAYMENT),
    });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Starter pack')).toBeTruthy();
    expect(server.to('GET /payments')[1]?.query).toContain(`after=${PAYMENT}`);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('without payments leads to the plans, and with filters says that none fits', async () => {
    servePayments();
    await open();
    expect(await screen.findByText('No payments yet')).toBeTruthy();
    cleanup();
    await open('/payment-history?status=disputed');
    expect(await screen.findByText('No payment like that')).toBeTruthy();
  });

  test('that cannot be loaded is offered again', async () => {
    const server = servePayments({ 'GET /payments': refusal('UNAVAILABLE') });
    await open();
    expect(await screen.findByText('Your payments could not be loaded')).toBeTruthy();
    server.set('GET /payments', page([somePayment()]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Steady pack')).toBeTruthy();
  });

  test('leaves out of the address what it cannot mean', () => {
    expect(filterFrom(new URLSearchParams('status=paid&year=20x6'))).toEqual({});
    expect(filterFrom(new URLSearchParams('status=expired&year=2027'))).toEqual({
      status: 'expired',
      year: 2027,
    });
    expect(yearsToChoose(2024, new Date('2027-06-01'))).toEqual([2027, 2026, 2024]);
  });
});

describe('a receipt', () => {
  const openReceipt = (payment: unknown) => {
    servePayments({ [`GET /payments/${PAYMENT}`]: payment });
    return openAt('/receipt', { '/receipt': <MemberReceipt memberId={MEMBER} paymentId={PAYMENT} /> });
  };
  /** Each line as "label: value". */
  const lines = () =>
    screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  test('names the seller, its number, the item, the price, the discount, the total and how it was paid', async () => {
    await openReceipt(
      somePayment({ amount_minor: 999, list_minor: 1_299, discount_minor: 300, promo_code: 'CALM' }),
    );
    await screen.findByRole('article', { name: 'Receipt' });
    expect(lines()).toEqual([
      'Seller: Tulia',
      'Receipt number: R2026-000042',
      expect.stringMatching(/^Paid on: .*2026/),
      'Item: Steady pack',
      'Sessions: 10',
      'Paid by: Card',
      'Price: $12.99',
      'Discount, code CALM: −$3',
      'Total: $9.99',
    ]);
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
  });

  test('shows what was refunded and what that leaves', async () => {
    await openReceipt(somePayment({ status: 'refunded', refunded_minor: 1_299 }));
    await screen.findByRole('article');
    expect(lines().slice(-2)).toEqual(['Refunded: −$12.99', 'Paid after refund: $0']);
  });

  test('of a test payment says that no money moved', async () => {
    await openReceipt(somePayment({ provider: 'test', method: 'test' }));
    expect(await screen.findByText(/No money moved/)).toBeTruthy();
  });

  test('is none for a payment that was not completed', async () => {
    await openReceipt(somePayment({ status: 'failed', receipt_number: null, paid_at: null }));
    expect(await screen.findByText(/there is no receipt for it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
  });

  test('of somebody else is not known', async () => {
    await openReceipt(undefined);
    expect(await screen.findByText('We do not know this payment')).toBeTruthy();
  });
});
