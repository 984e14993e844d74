// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/upgrade" }
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import type { Quote } from '../payments.contract.ts';
import {
  MEMBER,
  openAt,
  plans,
  priceId,
  refusal,
  servePayments,
  somePayment,
  someSubscription,
} from './testing/payments-page.tsx';
import { MemberUpgrade } from './upgrade.screen.tsx';

const went = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissAllToasts();
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  went.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(went);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const quote = (change: Partial<Quote> = {}): Quote => ({
  price_id: priceId(1, 'USD'),
  currency: 'USD',
  list_minor: 499,
  discount_minor: 100,
  total_minor: 399,
  bonus_sessions: 0,
  promo_code: 'CALM20',
  ...change,
});
const begun = { payment_id: somePayment().id, status: 'pending', url: 'https://pay.example/c/1' };

const open = (state?: unknown) =>
  openAt('/upgrade', { '/upgrade': <MemberUpgrade memberId={MEMBER} /> }, state);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function order(name = 'Starter pack') {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`: ${name}$`) }));
  return within(await screen.findByRole('dialog', { name: 'Your order' }));
}
async function type(code: string) {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'I have a promo code' }));
  fireEvent.change(dialog.getByLabelText('Promo code'), { target: { value: code } });
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
}

describe('the plans', () => {
  test('are shown in the currency the server suggests, and in the other one when it is chosen', async () => {
    servePayments();
    await open();
    expect(await screen.findByText('$4.99')).toBeTruthy();
    expect(screen.queryByText('KSh 500')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Kenyan shillings (KSh)' }));
    expect(screen.getByText('KSh 500')).toBeTruthy();
    expect(screen.queryByText('$4.99')).toBeNull();
  });

  test('keep the currency that was chosen on this device', async () => {
    servePayments();
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Kenyan shillings (KSh)' }));
    cleanup();
    await open();
    expect(await screen.findByText('KSh 500')).toBeTruthy();
  });

  test('forget a chosen currency that cannot be paid in any more', async () => {
    localStorage.setItem('tulia.currency', 'KES');
    servePayments({ 'GET /plans': { ...plans, ways: plans.ways.slice(0, 1) } });
    await open();
    expect(await screen.findByText('$4.99')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('say that no money moves, but only in the currency in which none does', async () => {
    servePayments();
    await open();
    expect(await screen.findByText(/Test mode: no money moves/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Kenyan shillings (KSh)' }));
    expect(screen.queryByText(/Test mode/)).toBeNull();
  });

  test('say of a subscription whether it renews or ends by itself', async () => {
    servePayments();
    await open();
    expect(await screen.findByText('Renews until you cancel')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Kenyan shillings (KSh)' }));
    expect(screen.getByText('Ends by itself, does not renew')).toBeTruthy();
    expect(screen.getByText('You pay by card or M-Pesa.')).toBeTruthy();
  });

  test('that cannot be had leave what the member has in its place, and can be asked for again', async () => {
    const server = servePayments({ 'GET /plans': refusal('UNAVAILABLE') });
    await open();
    expect(await screen.findByText('The plans could not be loaded')).toBeTruthy();
    expect(screen.getByText('No session left')).toBeTruthy();
    server.set('GET /plans', plans);
    press('Try again');
    expect(await screen.findByText('$4.99')).toBeTruthy();
  });

  test('offer no subscription to someone who has one, and still offer packs', async () => {
    servePayments({ 'GET /subscription/details': { subscription: someSubscription() } });
    await open();
    expect(await screen.findByText('Yours now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /: Monthly$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose: Starter pack' })).toBeTruthy();
  });

  test('let a pass be made longer', async () => {
    servePayments({
      'GET /subscription/details': {
        subscription: someSubscription({ renews: false, provider: 'paystack' }),
      },
    });
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Kenyan shillings (KSh)' }));
    expect(screen.getByRole('button', { name: 'Add more time: Monthly' })).toBeTruthy();
  });

  test('come with plain answers, and with help that is never paid', async () => {
    servePayments();
    await open();
    expect(screen.getByText('How do I cancel?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open crisis help' }).getAttribute('href')).toBe('/crisis');
  });
});

describe('the order', () => {
  test('leads to the payment page with the price and the total that were shown', async () => {
    const server = servePayments({ 'POST /checkout': begun });
    await open({ from: '/chat/1' });
    const dialog = await order();
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/c/1'));
    expect(server.to('POST /checkout')[0]?.body).toMatchObject({
      priceId: priceId(1, 'USD'),
      promoCode: null,
      expectedTotalMinor: 499,
    });
    expect(sessionStorage.getItem('tulia.before-checkout')).toBe('/chat/1');
  });

  test('shows what a promo code does before anything is paid', async () => {
    const server = servePayments({ 'POST /plans/quote': quote(), 'POST /checkout': begun });
    await open();
    const dialog = await order();
    await type(' calm20 ');
    expect(await dialog.findByText('−$1')).toBeTruthy();
    expect(server.to('POST /plans/quote')[0]?.body).toEqual({
      priceId: priceId(1, 'USD'),
      promoCode: 'calm20',
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $3.99' }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(server.to('POST /checkout')[0]?.body).toMatchObject({
      promoCode: 'CALM20',
      expectedTotalMinor: 399,
    });
  });

  test('is the full price again when the code is taken away', async () => {
    servePayments({ 'POST /plans/quote': quote() });
    await open();
    const dialog = await order();
    await type('CALM20');
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove the code' }));
    expect(dialog.getByRole('button', { name: 'Pay $4.99' })).toBeTruthy();
  });

  test('says in one sentence that a code cannot be used, and stays at the full price', async () => {
    servePayments({ 'POST /plans/quote': refusal('INVALID_INPUT', "This code isn't valid") });
    await open();
    const dialog = await order();
    await type('NOPE');
    expect(await dialog.findByText("This code isn't valid")).toBeTruthy();
    expect(dialog.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByRole('button', { name: 'Pay $4.99' })).toBeTruthy();
  });

  test('with nothing to pay is granted without a payment page', async () => {
    servePayments({
      'POST /plans/quote': quote({ discount_minor: 499, total_minor: 0 }),
      'POST /checkout': { payment_id: somePayment().id, status: 'success', url: null },
    });
    const { router } = await open();
    const dialog = await order();
    await type('GIFT');
    fireEvent.click(await dialog.findByRole('button', { name: 'Get it, nothing to pay' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/upgrade/return'));
    expect(router.state.location.search).toBe(`?payment=${somePayment().id}`);
    expect(went).not.toHaveBeenCalled();
  });

  test('pressed again after a lost answer is the same checkout', async () => {
    const server = servePayments({ 'POST /checkout': begun });
    await open();
    const dialog = await order();
    server.isReachable = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    expect(await dialog.findByText('We could not reach the server. Please try again.')).toBeTruthy();
    server.isReachable = true;
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    const [first, second] = server.to('POST /checkout').map(({ body }) => body.checkoutId);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('pressed again after a definite no is a new checkout', async () => {
    const server = servePayments({ 'POST /checkout': refusal('UNAVAILABLE', 'Nothing was charged.') });
    await open();
    const dialog = await order();
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    expect(await dialog.findByText('Nothing was charged.')).toBeTruthy();
    server.set('POST /checkout', begun);
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    const ids = server.to('POST /checkout').map(({ body }) => body.checkoutId);
    expect(new Set(ids).size).toBe(2);
  });

  test('whose total changed meanwhile shows the new one and does not pay it', async () => {
    const server = servePayments({ 'POST /checkout': refusal('CONFLICT', 'The total has changed.') });
    await open();
    const dialog = await order();
    const [starter, ...others] = plans.products;
    server.set('GET /plans', {
      ...plans,
      products: [
        { ...starter, prices: [{ id: priceId(9, 'USD'), currency: 'USD', amount_minor: 599 }] },
        ...others,
      ],
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    expect(await dialog.findByRole('button', { name: 'Pay $5.99' })).toBeTruthy();
    expect(dialog.getByText('The total has changed.')).toBeTruthy();
    expect(went).not.toHaveBeenCalled();
  });

  test('is not paid at an address that is no page', async () => {
    servePayments({ 'POST /checkout': { ...begun, url: 'javascript:alert(1)' } });
    await open();
    const dialog = await order();
    fireEvent.click(dialog.getByRole('button', { name: 'Pay $4.99' }));
    expect(await dialog.findByText(/an address we do not trust/)).toBeTruthy();
    expect(went).not.toHaveBeenCalled();
  });

  test('of a renewing subscription says what a first discount leaves for later', async () => {
    servePayments({
      'POST /plans/quote': quote({
        price_id: priceId(3, 'USD'),
        list_minor: 1_499,
        discount_minor: 500,
        total_minor: 999,
      }),
    });
    await open();
    const dialog = await order('Monthly');
    expect(dialog.getByText('$14.99 a month, until you cancel.')).toBeTruthy();
    await type('CALM20');
    expect(
      await dialog.findByText('The code is for the first payment. After that it is $14.99 a month.'),
    ).toBeTruthy();
  });
});

test('a payment that was begun and not finished is shown with the way to it', async () => {
  servePayments({
    'GET /payments': {
      payments: [somePayment({ status: 'pending', receipt_number: null, paid_at: null })],
      next: null,
    },
  });
  await open();
  const link = await screen.findByRole('link', { name: 'See what became of it' });
  expect(link.getAttribute('href')).toBe(`/upgrade/return?payment=${somePayment().id}`);
});

test('a code for free sessions is redeemed without buying', async () => {
  const server = servePayments({ 'POST /promo-codes/redeem': { sessions: 2, remaining: 2 } });
  await open();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'GIFT-2' } });
  press('Redeem');
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('2 sessions added'));
  expect(server.to('POST /promo-codes/redeem')[0]?.body).toEqual({ promoCode: 'GIFT-2' });
  await waitFor(() => expect(server.to('POST /verify-session-access').length).toBeGreaterThan(1));
});
