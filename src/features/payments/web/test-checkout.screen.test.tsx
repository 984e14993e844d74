// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/test-checkout/test_1" }
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestCheckout, TestOutcome } from '../test-checkout.contract.ts';
import { MemberTestCheckout } from './test-checkout.screen.tsx';
import { MEMBER, openAt, refusal, servePayments } from './testing/payments-page.tsx';

const went = vi.fn();
beforeEach(() => {
  went.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(went);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const checkout: TestCheckout = {
  ref: 'test_1',
  product_name: 'Monthly',
  amount_minor: 150_000,
  currency: 'KES',
  renews_every_months: 1,
  status: 'pending',
  is_under_way: false,
  return_url: '/upgrade/return?payment=1',
  cancel_url: '/upgrade/return?payment=1&left=1',
};
const open = () => openAt('/test', { '/test': <MemberTestCheckout memberId={MEMBER} reference="test_1" /> });

test.each<[string, TestOutcome, string]>([
  ['Approve', 'approve', checkout.return_url],
  ['Decline', 'decline', checkout.return_url],
  ['Pay slowly', 'slow', checkout.return_url],
  ['Pay late', 'pay_late', checkout.return_url],
  ['Leave without paying', 'abandon', checkout.cancel_url],
])('“%s” tells the test provider and goes back', async (name, outcome, back) => {
  const server = servePayments({
    'GET /test-checkout/test_1': checkout,
    'POST /test-checkout/test_1': checkout,
  });
  await open();
  expect(await screen.findByText('KSh 1,500')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(went).toHaveBeenCalledWith(back));
  expect(server.to('POST /test-checkout/test_1')[0]?.body).toEqual({ outcome });
});

test('nothing is left when the test provider did not hear', async () => {
  servePayments({
    'GET /test-checkout/test_1': checkout,
    'POST /test-checkout/test_1': refusal('UNAVAILABLE'),
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy();
  expect(went).not.toHaveBeenCalled();
});

test.each<[string, Partial<TestCheckout>]>([
  ['settled', { status: 'success' }],
  ['being paid', { is_under_way: true }],
])('a payment that is %s cannot be decided again', async (_, change) => {
  servePayments({ 'GET /test-checkout/test_1': { ...checkout, ...change } });
  await open();
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe(checkout.return_url);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a test provider, or for somebody else, there is no such page', async () => {
  servePayments();
  await open();
  expect(await screen.findByText('There is no test payment here')).toBeTruthy();
});
