// What Tulia asks of whoever takes the money. A provider never grants anything: it says where to pay, proves that a
// message is its own, and tells what became of a payment when asked. Everything that changes a payment asks again, so
// the order in which messages arrive does not matter.
import type { Currency, ProviderId } from '../payments.contract.ts';

export type CheckoutOrder = {
  /** The payment's id: the provider's idempotency key and the reference it gives back. */
  paymentId: string;
  memberId: string;
  /** For the provider's receipt and, with some, required; null when the member signed up by phone. */
  email: string | null;
  productId: string;
  productName: string;
  amountMinor: number;
  currency: Currency;
  /** A subscription that renews by itself; null for a pack and for a pass. */
  renewsEveryMonths: number | null;
  /** What each later period costs, when a promo code made the first one cheaper. */
  renewalAmountMinor: number | null;
  /** Pages of Tulia the member comes back to; both carry the payment's id. */
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** What a provider says of one payment now. */
export type ProviderPayment = {
  /**
   * As `createCheckout` or a charge of `fetchSubscription` gave it, whichever name it was asked by: a message may know a
   * payment under another one (Stripe tells of refunds and disputes by the payment intent).
   */
  ref: string;
  /** `pending`: may still be paid. `expired`: never will be, the page is closed. */
  status: 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';
  amountMinor: number;
  /** As the provider spells it, upper case; compared with the order's, never trusted. */
  currency: string;
  method: 'card' | 'mpesa' | 'bank' | 'test' | null;
  refundedMinor: number;
  /** `won`: the money came back to us. */
  dispute: 'open' | 'lost' | 'won' | null;
  /** The subscription this payment began; null for a pack. */
  subscriptionRef: string | null;
  /** A short code for the operator when it failed; never free text of a bank. */
  failure: string | null;
  paidAt: Date | null;
};

/** What a provider says of one subscription now. */
export type ProviderSubscription = {
  ref: string;
  /** Our payment that began it, as it was told to the provider then; null when the provider did not keep it. */
  paymentId: string | null;
  status: 'incomplete' | 'active' | 'past_due' | 'cancelled' | 'expired';
  currentPeriodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /**
   * Every charge so far, oldest first, the first one included. `ref` is one that `fetchPayment` and `refund` take. The
   * period is what the charge paid for: access never reaches beyond the last period that was paid.
   */
  charges: (Pick<ProviderPayment, 'ref' | 'status' | 'amountMinor' | 'currency' | 'method' | 'paidAt'> & {
    periodStart: Date;
    periodEnd: Date;
  })[];
};

/**
 * Which thing of ours a message is about. `ref` is `provider_ref`, or another name that `fetchPayment` understands and
 * answers with the `ref` we keep.
 */
export type ProviderNotice = {
  eventId: string;
  type: string;
  about:
    | { kind: 'payment'; ref: string; paymentId: string | null }
    | { kind: 'subscription'; ref: string }
    /** Nothing we keep: acknowledged and forgotten. */
    | { kind: 'nothing' };
};

export class ProviderError extends Error {
  override name = 'ProviderError';
  /** `unreachable`: down, slow or 5xx, worth another try. `refused`: it said no. `forged`: not its message. */
  readonly reason: 'unreachable' | 'refused' | 'forged' | 'unknown_reference';

  constructor(reason: ProviderError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export type PaymentProvider = {
  readonly id: ProviderId;
  readonly currencies: readonly Currency[];
  readonly methods: readonly ('card' | 'mpesa' | 'test')[];
  /** False: subscriptions are sold as passes that do not renew. */
  readonly renews: boolean;
  /** It has a page of its own where a subscription's card is changed. */
  readonly hasPortal: boolean;
  /** Idempotent by `paymentId`. `ref` is stored before the member is sent to `url`. */
  createCheckout(order: CheckoutOrder, signal: AbortSignal): Promise<{ ref: string; url: string }>;
  /** Closes an unpaid checkout; what was paid meanwhile stays paid. */
  closeCheckout(ref: string, signal: AbortSignal): Promise<void>;
  fetchPayment(ref: string, signal: AbortSignal): Promise<ProviderPayment>;
  fetchSubscription(ref: string, signal: AbortSignal): Promise<ProviderSubscription>;
  /** At the period's end, or takes that back. */
  setCancelsAtPeriodEnd(ref: string, isCancelled: boolean, signal: AbortSignal): Promise<void>;
  /** Ends it now; after a refund. */
  endSubscription(ref: string, signal: AbortSignal): Promise<void>;
  /** The provider's own page for a subscription; null when it has none. */
  portalUrl(subscriptionRef: string, returnUrl: string, signal: AbortSignal): Promise<string | null>;
  /** The whole of what is left of a payment. Idempotent by `key`. */
  refund(payment: { ref: string; amountMinor: number; key: string }, signal: AbortSignal): Promise<void>;
  /**
   * Proves and reads a webhook. `rawBody` as it arrived, `headers` lower case. Throws `ProviderError('forged')` on a bad,
   * missing or outdated signature.
   */
  readWebhook(rawBody: Buffer, headers: Record<string, string | undefined>, now: Date): ProviderNotice;
};
