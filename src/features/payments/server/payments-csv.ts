// Payments as a table for a spreadsheet. Amounts are whole units of their currency with two decimals; never added up.
import { csvHead, csvRow } from '#platform/server/csv.ts';
import type { AdminPayment } from '../payments-admin.contract.ts';

export const paymentsCsvHead = csvHead([
  'receipt',
  'created_at',
  'paid_at',
  'status',
  'member',
  'member_name',
  'signed_up_as',
  'product',
  'sessions',
  'currency',
  'list',
  'discount',
  'amount',
  'refunded',
  'promo_code',
  'provider',
  'method',
  'provider_ref',
  'failure',
  'payment',
]);

export const paymentsCsvLine = (payment: AdminPayment): string =>
  csvRow([
    payment.receipt_number,
    payment.created_at,
    payment.paid_at,
    payment.status,
    payment.user_id,
    payment.member_name,
    payment.member_email,
    payment.product_name,
    payment.sessions,
    payment.currency,
    units(payment.list_minor),
    units(payment.discount_minor),
    units(payment.amount_minor),
    units(payment.refunded_minor),
    payment.promo_code,
    payment.provider,
    payment.method,
    payment.provider_ref,
    payment.failure,
    payment.id,
  ]);

/** Digits of the whole number, so that no amount passes through a fraction. */
const units = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
