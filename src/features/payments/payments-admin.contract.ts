// What the super admin may see and do about payments, prices, codes and sessions. Every act is written down with its
// reason; nothing here shows a word a member said.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { currencies, payment, paymentStatuses, product, providerIds } from './payments.contract.ts';

const when = z.iso.datetime();
/** No control characters. */
const printable = /^[^\p{Cc}]*$/u;
/** The same, but it may have several lines. */
const reason = z
  .string()
  .trim()
  .min(3)
  .max(500)
  .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u);
const minor = z.int().min(0);

const adminPayment = payment.extend({
  user_id: z.uuid(),
  /** As they signed up; null when the account is gone. */
  member_name: z.string().nullable(),
  member_email: z.string().nullable(),
  provider_ref: z.string().nullable(),
  failure: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

const paymentFilter = z.object({
  status: z.enum(paymentStatuses).optional(),
  provider: z.enum(providerIds).optional(),
  currency: z.enum(currencies).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Part of an e-mail address or name, a payment's id, a provider's reference or a receipt number. */
  search: z.string().trim().max(200).regex(printable).optional(),
});

export const promoKinds = ['percent', 'amount', 'bonus_sessions'] as const;
const productId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const highest = 100_000_000;
const promoTerms = z.object({
  kind: z.enum(promoKinds),
  /** Percent 1–100, minor units, or sessions up to 1 000. */
  value: z.int().min(1).max(highest),
  /** Required for `amount`, and with `min_amount_minor`. */
  currency: z.enum(currencies).nullable(),
  /** null: any product. */
  product_ids: z.array(productId).min(1).max(50).nullable(),
  /** null: no limit. */
  max_redemptions: z.int().min(1).max(highest).nullable(),
  max_per_user: z.int().min(1).max(highest),
  first_purchase_only: z.boolean(),
  min_amount_minor: minor.max(highest).nullable(),
  starts_at: when.nullable(),
  expires_at: when.nullable(),
});
const promoCode = promoTerms.extend({
  code: z.string(),
  active: z.boolean(),
  reserved: z.int().min(0),
  redeemed: z.int().min(0),
  created_at: when,
});
export type PromoCode = z.infer<typeof promoCode>;
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,22}[A-Z0-9]$/;
const code = z.string().trim().toUpperCase().regex(codePattern);

const deadLetter = z.object({
  provider: z.enum(providerIds),
  event_id: z.string(),
  type: z.string(),
  received_at: when,
  attempts: z.int().min(0),
  failure: z.string(),
});

export const paymentsAdminContract = {
  payments: endpoint('admin', {
    method: 'GET',
    path: '/admin/payments',
    summary: 'All payments, newest first, filtered',
    tag: 'admin',
  })
    .input(
      paymentFilter.extend({
        after: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        payments: z.array(adminPayment),
        next: z.uuid().nullable(),
        /** Of everything the filter finds, by currency: never added up across currencies. */
        totals: z.array(
          z.object({
            currency: z.enum(currencies),
            count: z.int(),
            paid_minor: minor,
            refunded_minor: minor,
          }),
        ),
      }),
    ),
  paymentsCsv: endpoint('admin', {
    method: 'GET',
    path: '/admin/payments.csv',
    summary: 'The same as a spreadsheet',
    tag: 'admin',
  })
    .input(paymentFilter)
    .output(z.file()),
  refund: endpoint('admin', {
    method: 'POST',
    path: '/admin/payments/{paymentId}/refund',
    summary: 'Give the money back and take unused sessions back',
    tag: 'admin',
  })
    .input(z.object({ paymentId: z.uuid(), reason }))
    .output(adminPayment),
  requery: endpoint('admin', {
    method: 'POST',
    path: '/admin/payments/{paymentId}/requery',
    summary: 'Ask the provider again what became of a payment',
    tag: 'admin',
  })
    .input(z.object({ paymentId: z.uuid() }))
    .output(adminPayment),
  deadLetters: endpoint('admin', {
    method: 'GET',
    path: '/admin/payment-events/dead',
    summary: 'Provider messages that could not be processed, and why',
    tag: 'admin',
  }).output(z.object({ events: z.array(deadLetter) })),
  retryDeadLetter: endpoint('admin', {
    method: 'POST',
    path: '/admin/payment-events/retry',
    summary: 'Process such a message again',
    tag: 'admin',
  })
    .input(z.object({ provider: z.enum(providerIds), eventId: z.string().max(255).regex(printable) }))
    .output(z.object({ done: z.boolean() })),
  products: endpoint('admin', {
    method: 'GET',
    path: '/admin/products',
    summary: 'The catalogue, what is not sold any more included',
    tag: 'admin',
  }).output(z.object({ products: z.array(product.extend({ active: z.boolean() })) })),
  setPrice: endpoint('admin', {
    method: 'PUT',
    path: '/admin/products/{productId}/prices/{currency}',
    summary: 'A new price from now on; checkouts under way keep the price they were shown',
    tag: 'admin',
  })
    .input(
      z.object({
        productId,
        currency: z.enum(currencies),
        amountMinor: z.int().min(1).max(highest),
        reason: reason.optional(),
      }),
    )
    .output(product.extend({ active: z.boolean() })),
  adjustSessions: endpoint('admin', {
    method: 'POST',
    path: '/admin/members/{memberId}/sessions',
    summary: 'Give or take sessions, with a reason; never below what is held or used',
    tag: 'admin',
  })
    .input(
      z.object({
        memberId: z.uuid(),
        /** Made by the page: sent twice it counts once. */
        adjustmentId: z.uuid(),
        count: z.int().min(-1000).max(1000),
        reason,
      }),
    )
    .output(z.object({ available: z.int().min(0) })),
  promoCodes: endpoint('admin', {
    method: 'GET',
    path: '/admin/promo-codes',
    summary: 'All promo codes, newest first',
    tag: 'admin',
  })
    .input(
      z.object({
        /** The beginning of a code. */
        search: z.string().trim().toUpperCase().max(24).regex(printable).optional(),
        /** The last code of the page before. */
        after: code.optional(),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.object({ codes: z.array(promoCode), next: z.string().nullable() })),
  createPromoCode: endpoint('admin', {
    method: 'POST',
    path: '/admin/promo-codes',
    summary: 'A new code',
    tag: 'admin',
  })
    .input(promoTerms.extend({ code, reason: reason.optional() }))
    .output(promoCode),
  createPromoCodes: endpoint('admin', {
    method: 'POST',
    path: '/admin/promo-codes/bulk',
    summary: 'Many random codes with the same terms',
    tag: 'admin',
  })
    .input(
      promoTerms.extend({
        prefix: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{0,10}$/),
        count: z.int().min(1).max(1000),
        reason: reason.optional(),
      }),
    )
    .output(z.object({ codes: z.array(z.string()) })),
  setPromoCodeActive: endpoint('admin', {
    method: 'PATCH',
    path: '/admin/promo-codes/{code}',
    summary: 'Disable a code, or enable it again',
    tag: 'admin',
  })
    .input(z.object({ code, active: z.boolean(), reason: reason.optional() }))
    .output(promoCode),
  promoRevenue: endpoint('admin', {
    method: 'GET',
    path: '/admin/promo-codes/revenue',
    summary: 'What each code brought in and gave away, by currency, the codes in alphabetical order',
    tag: 'admin',
  })
    .input(
      z.object({
        /** The last code of the page before. */
        after: code.optional(),
        /** Codes, not rows. */
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(
      z.object({
        rows: z.array(
          z.object({
            code: z.string(),
            /** null: redeemed without a purchase. */
            currency: z.enum(currencies).nullable(),
            redemptions: z.int(),
            /** What was paid at the code's price, less what was given back. */
            paid_minor: minor,
            discount_minor: minor,
            bonus_sessions: z.int(),
          }),
        ),
        next: z.string().nullable(),
      }),
    ),
};
