// Promo codes as the super admin sees them: made one by one or many at once, switched off and on, and what they brought.
import type { InferContractRouterInputs } from '@orpc/contract';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { PromoCode, paymentsAdminContract } from '../payments-admin.contract.ts';
import { type AdminAct, insertAdminAct } from './admin-acts.queries.ts';
import { adminWords } from './payments-admin.copy.ts';
import {
  findPromoCode,
  insertPromoCodes,
  listProductIds,
  listPromoCodes,
  listPromoRevenue,
  updatePromoCodeActive,
} from './promo-admin.queries.ts';
import { makePromoCodes } from './promo-code-maker.ts';

type Inputs = InferContractRouterInputs<typeof paymentsAdminContract>;
type Terms = Omit<Inputs['createPromoCode'], 'code' | 'reason'>;

const MOST_BONUS_SESSIONS = 1_000;

/** Refuses CONFLICT for a code that exists, INVALID_INPUT with a sentence for terms that make no sense together. */
export async function createPromoCode(
  platform: Platform,
  actorId: string,
  { code, reason, ...terms }: Inputs['createPromoCode'],
): Promise<PromoCode> {
  return platform.database.asSystem(async (tx) => {
    await assertTermsFit(tx, terms);
    const made = await insertPromoCodes(tx, [code], columnsOf(terms), actorId);
    if (made.length === 0) throw refuse('CONFLICT', adminWords.codeExists);
    await insertAdminAct(tx, promoAct(actorId, 'create_promo_code', code, reason, terms));
    return getPromoCode(tx, code);
  });
}

/** All of them or none. Returns the codes; refuses as `createPromoCode` does. */
export async function createPromoCodes(
  platform: Platform,
  actorId: string,
  { prefix, count, reason, ...terms }: Inputs['createPromoCodes'],
): Promise<string[]> {
  return platform.database.asSystem(async (tx) => {
    await assertTermsFit(tx, terms);
    const made: string[] = [];
    // A code drawn that exists already is drawn again; there are 19^10 of them.
    while (made.length < count) {
      const drawn = makePromoCodes(prefix, count - made.length);
      made.push(...(await insertPromoCodes(tx, drawn, columnsOf(terms), actorId)));
    }
    const act = promoAct(actorId, 'create_promo_codes', prefix, reason, terms);
    await insertAdminAct(tx, { ...act, details: { ...act.details, count } });
    return made;
  });
}

/** A checkout under way keeps its price. Refuses NOT_FOUND. */
export async function setPromoCodeActive(
  platform: Platform,
  actorId: string,
  { code, active, reason }: Inputs['setPromoCodeActive'],
): Promise<PromoCode> {
  return platform.database.asSystem(async (tx) => {
    if (!(await updatePromoCodeActive(tx, code, active))) throw refuse('NOT_FOUND');
    await insertAdminAct(tx, {
      ...promoAct(actorId, 'set_promo_code_active', code, reason),
      details: { active },
    });
    return getPromoCode(tx, code);
  });
}

/** Newest first; `next` is what `after` takes. */
export async function listCodes(
  platform: Platform,
  { search, after, limit }: Inputs['promoCodes'] & { limit: number },
): Promise<{ codes: PromoCode[]; next: string | null }> {
  const rows = await platform.database.asSystem((tx) =>
    listPromoCodes(tx, { search, after, limit: limit + 1 }),
  );
  const codes = rows.slice(0, limit).map(asPromoCode);
  return { codes, next: rows.length > limit ? codes.at(-1)!.code : null };
}

/** By code and currency; `next` is what `after` takes. */
export async function readRevenue(
  platform: Platform,
  { limit, after }: Inputs['promoRevenue'] & { limit: number },
) {
  const rows = await platform.database.asSystem((tx) => listPromoRevenue(tx, { after, limit: limit + 1 }));
  const found = [...new Set(rows.map(({ code }) => code))];
  const page = new Set(found.slice(0, limit));
  return {
    rows: rows.filter(({ code }) => page.has(code)),
    next: found.length > limit ? found[limit - 1]! : null,
  };
}

async function assertTermsFit(tx: Tx, terms: Terms): Promise<void> {
  const { kind, value, currency, min_amount_minor, starts_at, expires_at, product_ids } = terms;
  if (kind === 'percent' && value > 100) throw refuse('INVALID_INPUT', adminWords.percentTooHigh);
  if (kind === 'bonus_sessions' && value > MOST_BONUS_SESSIONS)
    throw refuse('INVALID_INPUT', adminWords.tooManyBonusSessions);
  if (currency === null && (kind === 'amount' || min_amount_minor !== null))
    throw refuse('INVALID_INPUT', adminWords.amountNeedsCurrency);
  if (starts_at !== null && expires_at !== null && new Date(expires_at) <= new Date(starts_at))
    throw refuse('INVALID_INPUT', adminWords.endsBeforeItBegins);
  if (product_ids && (await listProductIds(tx, product_ids)).length < new Set(product_ids).size)
    throw refuse('INVALID_INPUT', adminWords.unknownProduct);
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

const columnsOf = (terms: Terms) => ({
  ...terms,
  product_ids: terms.product_ids && [...new Set(terms.product_ids)],
  starts_at: instant(terms.starts_at),
  expires_at: instant(terms.expires_at),
});

async function getPromoCode(tx: Tx, code: string): Promise<PromoCode> {
  const row = await findPromoCode(tx, code);
  if (!row) throw refuse('NOT_FOUND');
  return asPromoCode(row);
}

const asPromoCode = (row: NonNullable<Awaited<ReturnType<typeof findPromoCode>>>): PromoCode => ({
  ...row,
  starts_at: row.starts_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

const promoAct = (
  actorId: string,
  act: AdminAct['act'],
  code: string,
  reason: string | undefined,
  terms?: Terms,
): AdminAct => ({
  actorId,
  act,
  subjectType: 'promo_code',
  subjectId: code,
  reason: reason ?? null,
  details: terms ? { kind: terms.kind, value: terms.value, currency: terms.currency } : {},
});
