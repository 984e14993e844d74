// The provider that needs no key and moves no money. It behaves like a real one: books of its own, a checkout page, signed
// messages over HTTP that may come late or never, subscriptions that renew by its own clock.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { TestCheckout, TestOutcome } from '../../test-checkout.contract.ts';
import { type CheckoutOrder, type PaymentProvider, ProviderError } from '../payment-provider.ts';
import { bringPaymentUpToDate, bringSubscriptionUpToDate, close, pay, told } from './test-books.ts';
import {
  insertTestPayment,
  listDue,
  listTestCharges,
  lockTestPayment,
  lockTestSubscription,
  type TestPayment,
  updateTestPayment,
  updateTestSubscription,
} from './test-provider.queries.ts';
import { readMessage, sendMessage, type TestMessage, testMessage } from './test-webhook.ts';

const SLOW_MS = 8_000;
const LATE_MS = 20_000;

export type TestProvider = PaymentProvider & {
  /** Where this server itself is reached, once it listens; messages go there. Null: they get lost. */
  announce(url: string | null): void;
  /** Its page, for the member whose payment it is. Refuses NOT_FOUND to others. */
  readCheckout(memberId: string, ref: string): Promise<TestCheckout>;
  act(memberId: string, ref: string, outcome: TestOutcome): Promise<TestCheckout>;
  /** Lets everything happen that is due by its clock. */
  tick(): Promise<void>;
  /** As a bank would. */
  dispute(ref: string, state: 'open' | 'won' | 'lost'): Promise<void>;
  setDeclinesRenewals(subscriptionRef: string, isDeclined: boolean): Promise<void>;
  close(): Promise<void>;
};

/** @param now its clock */
export function createTestProvider(
  platform: Platform,
  { secret, now = () => new Date() }: { secret: string; now?: () => Date },
): TestProvider {
  let ownUrl: string | null = null;
  let isClosed = false;
  const timers = new Set<NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();
  const books = <T>(work: (tx: Tx) => Promise<T>) => platform.database.asSystem(work);

  function tell(messages: TestMessage[]): void {
    if (!ownUrl || isClosed) return;
    for (const message of messages) {
      const sent = sendMessage(secret, ownUrl, message, now).finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }
  async function change<T extends { messages: TestMessage[] }>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await books(work);
    tell(result.messages);
    return result;
  }
  const current = (ref: string) => change((tx) => bringPaymentUpToDate(tx, ref, now()));
  const running = (ref: string) => change((tx) => bringSubscriptionUpToDate(tx, ref, now()));

  function lookIn(ms: number, ref: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void current(ref).catch(() => {});
    }, ms + 20);
    timer.unref();
    timers.add(timer);
  }
  async function payIn(tx: Tx, payment: TestPayment, ms: number) {
    await updateTestPayment(tx, payment.ref, { pays_at: new Date(now().getTime() + ms) });
    lookIn(ms, payment.ref);
  }
  async function getOwn(memberId: string, ref: string): Promise<TestPayment> {
    const { payment } = await current(ref);
    if (payment?.member_id !== memberId) throw refuse('NOT_FOUND');
    return payment;
  }

  return {
    id: 'test',
    currencies: ['USD', 'KES'],
    methods: ['test'],
    renews: true,
    hasPortal: false,

    createCheckout: async (order) => {
      const ref = `test_${order.paymentId}`;
      await books((tx) => insertTestPayment(tx, entryOf(ref, order)));
      return { ref, url: `/test-checkout/${ref}` };
    },
    closeCheckout: async (ref) => {
      const { payment } = await current(ref);
      // What is being paid just now cannot be stopped.
      if (payment?.status === 'pending' && !payment.pays_at) await change((tx) => closeIfOpen(tx, ref));
    },
    fetchPayment: async (ref) => {
      const { payment } = await current(ref);
      if (!payment) throw new ProviderError('unknown_reference', 'No such payment');
      return {
        ref,
        status: payment.status,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        method: 'test',
        refundedMinor: payment.refunded_minor,
        dispute: payment.dispute,
        subscriptionRef: payment.subscription_ref,
        failure: payment.status === 'failed' ? 'declined' : null,
        paidAt: payment.paid_at,
      };
    },
    fetchSubscription: async (ref) => {
      const { subscription } = await running(ref);
      if (!subscription) throw new ProviderError('unknown_reference', 'No such subscription');
      const charges = await books((tx) => listTestCharges(tx, ref));
      return {
        ref,
        paymentId: subscription.payment_id,
        status: subscription.status,
        currentPeriodEnd: subscription.period_end,
        cancelsAtPeriodEnd: subscription.cancels_at_period_end,
        charges: charges.map((charge) => ({
          ref: charge.ref,
          status: charge.status,
          amountMinor: charge.amount_minor,
          currency: charge.currency,
          method: 'test' as const,
          paidAt: charge.paid_at,
          periodStart: charge.period_start!,
          periodEnd: charge.period_end!,
        })),
      };
    },
    setCancelsAtPeriodEnd: async (ref, isCancelled) => {
      await running(ref);
      await change(async (tx) => {
        const subscription = await lockTestSubscription(tx, ref);
        if (!subscription || subscription.status === 'cancelled')
          throw new ProviderError('refused', 'The subscription has ended');
        await updateTestSubscription(tx, ref, { cancels_at_period_end: isCancelled });
        return { messages: [testMessage('subscription.updated', { kind: 'subscription', ref })] };
      });
    },
    endSubscription: async (ref) => {
      await change(async (tx) => {
        await updateTestSubscription(tx, ref, { status: 'cancelled' });
        return { messages: [testMessage('subscription.ended', { kind: 'subscription', ref })] };
      });
    },
    portalUrl: async () => null,
    refund: async ({ ref, amountMinor }) => {
      await change(async (tx) => {
        const payment = await lockTestPayment(tx, ref);
        if (!payment?.paid_at) throw new ProviderError('refused', 'Nothing was paid');
        await updateTestPayment(tx, ref, { refunded_minor: Math.min(amountMinor, payment.amount_minor) });
        return told(tx, ref, 'payment.refunded');
      });
    },
    readWebhook: (rawBody, headers, at) => readMessage(secret, rawBody, headers, at),

    announce: (url) => {
      ownUrl = url;
    },
    readCheckout: async (memberId, ref) => presentCheckout(await getOwn(memberId, ref)),
    act: async (memberId, ref, outcome) => {
      const payment = await getOwn(memberId, ref);
      if (payment.status !== 'pending' || payment.pays_at) return presentCheckout(payment);
      await change(async (tx) => {
        const open = (await lockTestPayment(tx, ref))!;
        if (open.status !== 'pending') return { messages: [] };
        if (outcome === 'approve') return pay(tx, open, now());
        if (outcome === 'decline') return close(tx, open, 'failed');
        if (outcome === 'slow') await payIn(tx, open, SLOW_MS);
        if (outcome !== 'pay_late') return { messages: [] };
        await payIn(tx, open, LATE_MS);
        return close(tx, open, 'expired');
      });
      return presentCheckout(await getOwn(memberId, ref));
    },
    tick: async () => {
      const due = await books((tx) => listDue(tx, now()));
      for (const ref of due.payments) await current(ref);
      for (const ref of due.subscriptions) await running(ref);
    },
    dispute: async (ref, state) => {
      await change(async (tx) => {
        await updateTestPayment(tx, ref, { dispute: state });
        return told(tx, ref, `payment.dispute_${state}`);
      });
    },
    setDeclinesRenewals: async (ref, isDeclined) => {
      await books((tx) => updateTestSubscription(tx, ref, { declines_renewals: isDeclined }));
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(sending);
    },
  };
}

const entryOf = (ref: string, order: CheckoutOrder) => ({
  ref,
  payment_id: order.paymentId,
  member_id: order.memberId,
  product_name: order.productName,
  amount_minor: order.amountMinor,
  currency: order.currency,
  renews_every_months: order.renewsEveryMonths,
  renewal_amount_minor: order.renewalAmountMinor,
  return_url: order.returnUrl,
  cancel_url: order.cancelUrl,
  status: 'pending' as const,
  expires_at: order.expiresAt,
});

async function closeIfOpen(tx: Tx, ref: string) {
  const payment = await lockTestPayment(tx, ref);
  if (payment?.status !== 'pending' || payment.pays_at) return { messages: [] };
  return close(tx, payment, 'cancelled');
}

/** Addresses within this server, so that the page works under whatever name it was opened. */
const pathOf = (url: string | null): string => {
  const { pathname, search } = new URL(url ?? '/upgrade', 'http://here');
  return pathname + search;
};

const presentCheckout = (payment: TestPayment): TestCheckout => ({
  ref: payment.ref,
  product_name: payment.product_name,
  amount_minor: payment.amount_minor,
  currency: payment.currency,
  renews_every_months: payment.renews_every_months,
  status: payment.status,
  is_under_way: payment.pays_at !== null && payment.paid_at === null,
  return_url: pathOf(payment.return_url),
  cancel_url: pathOf(payment.cancel_url),
});
