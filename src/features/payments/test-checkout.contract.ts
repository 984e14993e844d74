// The page of the test provider, where no money moves. It exists only where that provider is on, and only for the member
// whose payment it is.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { currencies } from './payments.contract.ts';

/**
 * `approve` pays, `decline` fails and closes the page, `slow` pays by itself 8 s later, `abandon` leaves the page open and
 * unpaid, `pay_late` closes the page at once and pays 20 s later all the same.
 */
export const testOutcomes = ['approve', 'decline', 'slow', 'abandon', 'pay_late'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

const testCheckout = z.object({
  ref: z.string(),
  product_name: z.string(),
  amount_minor: z.int().min(0),
  currency: z.enum(currencies),
  /** null: once. */
  renews_every_months: z.int().min(1).nullable(),
  /** Only `pending` can be paid; the others are over. */
  status: z.enum(['pending', 'success', 'failed', 'cancelled', 'expired']),
  /** It will pay by itself. */
  is_under_way: z.boolean(),
  /** Pages of this server to go on to: after an outcome, and when the member leaves without one. */
  return_url: z.string(),
  cancel_url: z.string(),
});
export type TestCheckout = z.infer<typeof testCheckout>;

const ref = z.string().min(1).max(100);

export const testCheckoutContract = {
  checkout: endpoint('member', {
    method: 'GET',
    path: '/test-checkout/{ref}',
    summary: 'A checkout of the test provider',
    tag: 'payments',
  })
    .input(z.object({ ref }))
    .output(testCheckout),
  act: endpoint('member', {
    method: 'POST',
    path: '/test-checkout/{ref}',
    summary: 'What the member does on it',
    tag: 'payments',
  })
    .input(z.object({ ref, outcome: z.enum(testOutcomes) }))
    .output(testCheckout),
};
