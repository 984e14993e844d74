// The filters of the payment history, as they stand in the address.
import type { PaymentStatus } from '../payments.contract.ts';
import { paymentsCopy } from './payments.copy.ts';
import type { PaymentFilter } from './use-payments.ts';

/** From the words and not from the contract, whose schemas the browser does without. */
export const statusesToChoose = Object.keys(paymentsCopy.statuses) as PaymentStatus[];

/** Nothing could be paid before this year. */
const FIRST_YEAR = 2026;

/** What cannot be meant is left out. */
export function filterFrom(params: URLSearchParams): PaymentFilter {
  const status = statusesToChoose.find((known) => known === params.get('status'));
  const year = params.get('year') ?? '';
  return { ...(status && { status }), ...(/^2[01]\d\d$/.test(year) && { year: Number(year) }) };
}

export const isFiltered = ({ status, year }: PaymentFilter) => status !== undefined || year !== undefined;

/** The years there may be payments of, the present one first, and the chosen one among them. */
export function yearsToChoose(chosen: number | undefined, now = new Date()): number[] {
  const years = new Set(chosen === undefined ? [] : [chosen]);
  for (let year = now.getFullYear(); year >= FIRST_YEAR; year -= 1) years.add(year);
  return [...years].sort((one, other) => other - one);
}
