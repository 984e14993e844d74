// Payments, dead letters and prices as the super admin sees them.
import type { InferContractRouterInputs } from '@orpc/contract';
import type { Platform } from '#platform/server/platform.ts';
import { nextDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Product } from '../payments.contract.ts';
import type { AdminPayment, paymentsAdminContract } from '../payments-admin.contract.ts';
import { insertAdminAct } from './admin-acts.queries.ts';
import { listProducts } from './catalogue.queries.ts';
import { findPriceNow, lockProduct, replacePrice } from './catalogue-admin.queries.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { retryDeadLetter as retry } from './payment-inbox.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentTools } from './payment-tools.ts';
import { presentPayment } from './payments.service.ts';
import { adminWords } from './payments-admin.copy.ts';
import {
  type AdminPaymentRow,
  findAdminPayment,
  listAdminPayments,
  listDeadLetters as listDeadLetterRows,
  type PaymentFilter,
  readTotals,
} from './payments-admin.queries.ts';
import { paymentsCsvHead, paymentsCsvLine } from './payments-csv.ts';
import { parseReceiptNumber } from './receipts.ts';

type Inputs = InferContractRouterInputs<typeof paymentsAdminContract>;
type Filter = Inputs['paymentsCsv'];

const MOST_CSV_ROWS = 100_000;
const CSV_PAGE = 1_000;
const MOST_DEAD_LETTERS = 200;

/** Newest first, with what the whole filter comes to; `next` is what `after` takes. */
export async function listPayments(
  { database }: Pick<Platform, 'database'>,
  { after, limit, ...filter }: Filter & { after?: string | undefined; limit: number },
) {
  const stored = storedFilter(filter);
  return database.asSystem(async (tx) => {
    const rows = await listAdminPayments(tx, stored, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      payments: page.map(presentAdminPayment),
      next: rows.length > limit ? page.at(-1)!.id : null,
      totals: await readTotals(tx, stored),
    };
  });
}

/** Refuses TOO_LARGE rather than leaving rows out. */
export async function makePaymentsCsv(
  { database }: Pick<Platform, 'database'>,
  filter: Filter,
  mostRows = MOST_CSV_ROWS,
): Promise<File> {
  const stored = storedFilter(filter);
  const lines = [paymentsCsvHead];
  let after: string | undefined;
  do {
    const rows = await database.asSystem((tx) => listAdminPayments(tx, stored, { after, limit: CSV_PAGE }));
    lines.push(rows.map((row) => paymentsCsvLine(presentAdminPayment(row))).join(''));
    after = rows.length === CSV_PAGE ? rows.at(-1)!.id : undefined;
    if ((lines.length - 1) * CSV_PAGE > mostRows) throw refuse('TOO_LARGE', adminWords.tooManyForOneFile);
  } while (after);
  const name = `payments-${new Date().toISOString().slice(0, 10)}.csv`;
  return new File(lines, name, { type: 'text/csv;charset=utf-8' });
}

/** Refuses NOT_FOUND. */
export async function getAdminPayment(
  { database }: Pick<Platform, 'database'>,
  paymentId: string,
): Promise<AdminPayment> {
  const row = await database.asSystem((tx) => findAdminPayment(tx, paymentId));
  if (!row) throw refuse('NOT_FOUND');
  return presentAdminPayment(row);
}

/** Refuses NOT_FOUND; UNAVAILABLE when the provider cannot be asked; CONFLICT when it knows no such payment. */
export async function requeryPayment(
  tools: PaymentTools,
  actorId: string,
  paymentId: string,
): Promise<AdminPayment> {
  const { platform } = tools;
  const { status } = await getAdminPayment(platform, paymentId);
  await platform.database.asSystem((tx) =>
    insertAdminAct(tx, {
      actorId,
      act: 'requery',
      subjectType: 'payment',
      subjectId: paymentId,
      reason: null,
      details: { status },
    }),
  );
  try {
    await lookAtPayment(tools, paymentId);
  } catch (error) {
    throw asAdminRefusal(error);
  }
  return getAdminPayment(platform, paymentId);
}

/** What an admin reads when a provider could not be asked; anything else stays what it is. */
export function asAdminRefusal(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  return error.reason === 'unreachable'
    ? refuse('UNAVAILABLE', adminWords.providerAway)
    : refuse('CONFLICT', adminWords.unknownThere);
}

export async function listDeadLetters({ database }: Pick<Platform, 'database'>) {
  const rows = await database.asSystem((tx) => listDeadLetterRows(tx, MOST_DEAD_LETTERS));
  return rows.map((row) => ({ ...row, received_at: row.received_at.toISOString() }));
}

/** `done: false` when it failed again, or is not a dead letter (any more). */
export async function retryDeadLetter(
  tools: PaymentTools,
  actorId: string,
  { provider, eventId }: Inputs['retryDeadLetter'],
): Promise<{ done: boolean }> {
  await tools.platform.database.asSystem((tx) =>
    insertAdminAct(tx, {
      actorId,
      act: 'retry_event',
      subjectType: 'payment_event',
      subjectId: `${provider}:${eventId}`,
      reason: null,
      details: {},
    }),
  );
  return { done: await retry(tools, { provider, eventId }) };
}

export const listCatalogue = ({ database }: Pick<Platform, 'database'>) =>
  database.asSystem((tx) => listProducts(tx, { onlyActive: false }));

/** The same price again changes nothing. Refuses NOT_FOUND for a product there is not. */
export async function setPrice(
  { database }: Pick<Platform, 'database'>,
  actorId: string,
  { productId, currency, amountMinor, reason }: Inputs['setPrice'],
): Promise<Product & { active: boolean }> {
  return database.asSystem(async (tx) => {
    if (!(await lockProduct(tx, productId))) throw refuse('NOT_FOUND');
    const before = await findPriceNow(tx, productId, currency);
    if (before !== amountMinor) {
      await replacePrice(tx, { productId, currency, amountMinor });
      await insertAdminAct(tx, {
        actorId,
        act: 'set_price',
        subjectType: 'product',
        subjectId: productId,
        reason: reason ?? null,
        details: { currency, from: before, to: amountMinor },
      });
    }
    return (await listProducts(tx, { onlyActive: false })).find(({ id }) => id === productId)!;
  });
}

const presentAdminPayment = (row: AdminPaymentRow): AdminPayment => ({
  ...presentPayment(row),
  user_id: row.user_id,
  member_name: row.member_name,
  member_email: row.member_email,
  provider_ref: row.provider_ref,
  failure: row.failure,
});

/** Days are UTC's, both included. */
function storedFilter({ from, to, search, ...exact }: Filter): PaymentFilter {
  return {
    ...exact,
    from: from ? new Date(`${from}T00:00:00Z`) : undefined,
    before: to ? new Date(`${nextDate(to)}T00:00:00Z`) : undefined,
    search: search || undefined,
    receiptNo: search ? (parseReceiptNumber(search) ?? undefined) : undefined,
  };
}
