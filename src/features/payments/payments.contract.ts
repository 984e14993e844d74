// Plans, checkout, what a member paid, and their subscription. Amounts are in minor units (cents) of their currency.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const currencies = ['USD', 'KES'] as const;
export type Currency = (typeof currencies)[number];

export const paymentStatuses = [
  'pending',
  'success',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const providerIds = ['stripe', 'paystack', 'test'] as const;
export type ProviderId = (typeof providerIds)[number];

/** As people type it: letters, digits and dashes in any case, with spaces around; the server decides what it means. */
export const typedPromoCode = z.string().trim().min(1).max(40);
const minor = z.int().min(0);
const when = z.iso.datetime();

export const price = z.object({
  /** Sent back at checkout: the price that was shown is the price that is paid. */
  id: z.uuid(),
  currency: z.enum(currencies),
  amount_minor: z.int().min(1),
});
export type Price = z.infer<typeof price>;

export const product = z.object({
  id: z.string(),
  kind: z.enum(['pack', 'subscription']),
  name: z.string(),
  description: z.string(),
  /** Sessions a pack gives; 0 for a subscription, which has no limit. */
  sessions: z.int().min(0),
  /** Length of a subscription's period; null for a pack. */
  period_months: z.int().min(1).nullable(),
  /** One for each currency it is sold in. */
  prices: z.array(price),
});
export type Product = z.infer<typeof product>;

const plans = z.object({
  products: z.array(product),
  /** Where the server would begin: from the member's last payment, else from what the browser says it reads. */
  suggested_currency: z.enum(currencies),
  /** Currencies that can be paid in on this server, and by whom the money is taken there. */
  ways: z.array(
    z.object({
      currency: z.enum(currencies),
      provider: z.enum(providerIds),
      methods: z.array(z.enum(['card', 'mpesa', 'test'])),
      /** False: a subscription bought this way is a pass for its period and does not renew by itself. */
      renews: z.boolean(),
    }),
  ),
  /** No money moves: the page says so. */
  is_test_mode: z.boolean(),
});
export type Plans = z.infer<typeof plans>;

/** What a code would do to a price; `total_minor` 0 is granted without a payment. */
const quote = z.object({
  price_id: z.uuid(),
  currency: z.enum(currencies),
  list_minor: minor,
  discount_minor: minor,
  total_minor: minor,
  /** Sessions the code adds to what the product gives. */
  bonus_sessions: z.int().min(0),
  /** The code as it is stored; null without one. */
  promo_code: z.string().nullable(),
});
export type Quote = z.infer<typeof quote>;

export const payment = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  amount_minor: minor,
  currency: z.enum(currencies),
  list_minor: minor,
  discount_minor: minor,
  refunded_minor: minor,
  promo_code: z.string().nullable(),
  provider: z.enum(providerIds),
  /** How it was paid, once known. */
  method: z.enum(['card', 'mpesa', 'bank', 'test', 'none']).nullable(),
  product_id: z.string(),
  product_name: z.string(),
  /** Sessions the purchase gave, bonus included; 0 for a subscription. */
  sessions: z.int().min(0),
  /** The subscription's period this paid for; null for a pack. */
  period_start: when.nullable(),
  period_end: when.nullable(),
  /** Printed on the receipt; null until it was paid. */
  receipt_number: z.string().nullable(),
  created_at: when,
  paid_at: when.nullable(),
});
export type MemberPayment = z.infer<typeof payment>;

const checkout = z.object({
  payment_id: z.uuid(),
  status: z.enum(paymentStatuses),
  /** Where the member pays; null when there is nothing left to pay or it is settled already. */
  url: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkout>;

export const memberSubscription = z.object({
  id: z.uuid(),
  status: z.enum(['active', 'past_due']),
  product_id: z.string(),
  product_name: z.string(),
  provider: z.enum(providerIds),
  /** null = ongoing. */
  current_period_end: when.nullable(),
  /** Renews by itself at the period's end unless cancelled; false for a pass. */
  renews: z.boolean(),
  cancels_at_period_end: z.boolean(),
  /** Next amount, when it renews. */
  amount_minor: minor.nullable(),
  currency: z.enum(currencies).nullable(),
  /** The provider has a page where the card is changed. */
  has_portal: z.boolean(),
});
export type MemberSubscription = z.infer<typeof memberSubscription>;

const order = z.object({ priceId: z.uuid(), promoCode: typedPromoCode.nullish() });

export const paymentsContract = {
  plans: endpoint('member', {
    method: 'GET',
    path: '/plans',
    summary: 'What can be bought, in which currencies, and who takes the money',
    tag: 'payments',
  }).output(plans),
  quote: endpoint('member', {
    method: 'POST',
    path: '/plans/quote',
    summary:
      'The total with a promo code, before anything is paid; a code that cannot be used is one plain refusal',
    tag: 'payments',
  })
    .input(order)
    .output(quote),
  /** `checkoutId` is made by the page: sent twice it is one checkout. */
  checkout: endpoint('member', {
    method: 'POST',
    path: '/checkout',
    summary: 'Begin a purchase and say where to pay',
    tag: 'payments',
  })
    .input(order.extend({ checkoutId: z.uuid(), expectedTotalMinor: minor }))
    .output(checkout),
  /** Asks the provider when the payment is still open, so that it tells the truth even when no webhook came. */
  payment: endpoint('member', {
    method: 'GET',
    path: '/payments/{paymentId}',
    summary: 'One payment, as the provider knows it now',
    tag: 'payments',
  })
    .input(z.object({ paymentId: z.uuid() }))
    .output(payment),
  payments: endpoint('member', {
    method: 'GET',
    path: '/payments',
    summary: 'Payments, newest first',
    tag: 'payments',
  })
    .input(
      z.object({
        status: z.enum(paymentStatuses).optional(),
        year: z.coerce.number().int().min(2000).max(2200).optional(),
        /** Id of the last payment of the page before. */
        after: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ payments: z.array(payment), next: z.uuid().nullable() })),
  /** For a checkout the member left: nothing is charged any more. A payment that went through stays. */
  abandonCheckout: endpoint('member', {
    method: 'POST',
    path: '/payments/{paymentId}/abandon',
    summary: 'Give up a checkout that was not paid',
    tag: 'payments',
  })
    .input(z.object({ paymentId: z.uuid() }))
    .output(payment),
  subscription: endpoint('member', {
    method: 'GET',
    path: '/subscription/details',
    summary: 'The running subscription and how to manage it',
    tag: 'payments',
  }).output(z.object({ subscription: memberSubscription.nullable() })),
  cancelSubscription: endpoint('member', {
    method: 'POST',
    path: '/subscription/cancel',
    summary: 'Stop renewing; access stays until the period ends',
    tag: 'payments',
  }).output(memberSubscription),
  resumeSubscription: endpoint('member', {
    method: 'POST',
    path: '/subscription/resume',
    summary: 'Take a cancellation back before the period ends',
    tag: 'payments',
  }).output(memberSubscription),
  billingPortal: endpoint('member', {
    method: 'POST',
    path: '/subscription/portal',
    summary: "The provider's own page for cards and invoices",
    tag: 'payments',
  }).output(z.object({ url: z.url() })),
  redeem: endpoint('member', {
    method: 'POST',
    path: '/promo-codes/redeem',
    summary: 'Use a code that gives sessions without a purchase',
    tag: 'payments',
  })
    .input(z.object({ promoCode: typedPromoCode }))
    .output(z.object({ sessions: z.int().min(1), remaining: z.int().min(0).nullable() })),
};
