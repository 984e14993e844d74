// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/upgrade" }
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { MEMBER, openAt, refusal, servePayments, someSubscription } from './testing/payments-page.tsx';

beforeEach(() => dismissAllToasts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const details = (change?: Parameters<typeof someSubscription>[0]) => ({
  'GET /subscription/details': { subscription: someSubscription(change) },
});
const open = () => openAt('/upgrade', { '/upgrade': <SubscriptionCard memberId={MEMBER} /> });
const button = (name: string) => screen.findByRole('button', { name });

test('without a subscription there is nothing', async () => {
  servePayments();
  const { page } = await open();
  expect(page.container.textContent).toBe('');
});

test('one that goes on says when it renews and what is taken then', async () => {
  servePayments(details());
  await open();
  expect(await screen.findByText(/Renews on .*2026/)).toBeTruthy();
  expect(screen.getByText('$14.99 is taken then.')).toBeTruthy();
});

test('it is cancelled in two clicks, and between them it says what happens', async () => {
  const cancelled = someSubscription({ cancels_at_period_end: true });
  const server = servePayments({ ...details(), 'POST /subscription/cancel': cancelled });
  await open();
  fireEvent.click(await button('Cancel subscription'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Monthly?' }));
  expect(dialog.getByText(/You keep unlimited sessions until .*2026\. After that it ends/)).toBeTruthy();
  expect(server.to('POST /subscription/cancel')).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText(/Ends on .*2026/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shownToasts()[0]?.title).toBe('Subscription cancelled');
});

test('keeping it cancels nothing', async () => {
  const server = servePayments(details());
  await open();
  fireEvent.click(await button('Cancel subscription'));
  fireEvent.click(await button('Keep it'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.to('POST /subscription/cancel')).toHaveLength(0);
});

test('a cancellation that failed is not called done', async () => {
  servePayments({ ...details(), 'POST /subscription/cancel': refusal('UNAVAILABLE') });
  await open();
  fireEvent.click(await button('Cancel subscription'));
  fireEvent.click(await button('Yes, cancel it'));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('That did not work'));
  expect(screen.getByText(/Renews on/)).toBeTruthy();
});

test('a cancelled one can be kept after all', async () => {
  servePayments({
    ...details({ cancels_at_period_end: true }),
    'POST /subscription/resume': someSubscription(),
  });
  await open();
  expect(await screen.findByText(/nothing more is charged/)).toBeTruthy();
  fireEvent.click(await button('Keep it after all'));
  expect(await screen.findByText(/Renews on/)).toBeTruthy();
});

test('a pass ends by itself: there is nothing to cancel or to resume', async () => {
  servePayments(details({ renews: false, cancels_at_period_end: true, has_portal: false }));
  await open();
  expect(await screen.findByText(/Ends on/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one whose payment did not go through says so and until when it lasts', async () => {
  servePayments(details({ status: 'past_due' }));
  await open();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /did not go through.*keep your access until/,
  );
});

test('the card is changed on the provider’s own page', async () => {
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  servePayments({ ...details(), 'POST /subscription/portal': { url: 'https://pay.example/portal' } });
  await open();
  fireEvent.click(await button('Change card, see invoices'));
  await waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/portal'));
});
