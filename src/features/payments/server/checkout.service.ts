// Beginning a purchase. The order is written down first, with its price, code and total; then the provider is asked where
// to pay; then the member is sent there. The page makes the payment's id, so that a repeated request is one checkout.
import { lockMember } from '#features/billing/server/take-back.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Checkout, Quote } from '../payments.contract.ts';
import { applyPayment } from './apply-payment.ts';
import { findOpenPrice, type PricedProduct } from './catalogue.queries.ts';
import { type PaymentProvider, ProviderError } from './payment-provider.ts';
import { wasPaid } from './payment-states.ts';
import { ask, type PaymentTools } from './payment-tools.ts';
import { paymentWords } from './payments.copy.ts';
import {
  findPayment,
  findPendingSubscriptionPayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  updateOrdered,
  updatePayment,
} from './payments.queries.ts';
import { abandonCheckout, getOwnPayment, giveUp, readPayment } from './payments.service.ts';
import { type AppliedPromo, listCheckoutsHoldingCodes, quotePromo, reservePromo } from './promo.service.ts';
import { normalisePromoCode } from './promo-terms.ts';
import { expireEndedPasses, findLiveSubscription } from './subscriptions.queries.ts';

/** Half an hour for the member, and five minutes for clocks that differ. */
const CHECKOUT_OPEN_MS = 35 * 60_000;
/** How long a price that was replaced is still kept to, for whoever was looking at it. */
const PRICE_HONOURED_MS = 60 * 60_000;

export type Order = { priceId: string; promoCode?: string | null | undefined };
export type Buyer = { memberId: string; email: string | null };

/** Refuses INVALID_INPUT for what is not sold, or for a code that cannot be used. */
export const quote = (tools: PaymentTools, memberId: string, order: Order): Promise<Quote> =>
  tools.platform.database.asSystem(async (tx) => {
    const priced = await getPrice(tx, order.priceId);
    takerOf(tools, priced);
    const promo = order.promoCode
      ? await quotePromo(tx, { typed: order.promoCode, memberId, purchase: purchaseOf(priced) })
      : null;
    return quoteOf(priced, promo);
  });

/**
 * Refuses CONFLICT when the total is not what the member was shown (with the new quote), or a subscription stands in the
 * way; UNAVAILABLE when the provider could not be asked, and nothing can be charged then.
 */
export async function checkout(
  tools: PaymentTools,
  buyer: Buyer,
  order: Order & { checkoutId: string; expectedTotalMinor: number },
): Promise<Checkout> {
  if (order.promoCode) await giveUpOthersWithCodes(tools, buyer.memberId, order);
  const { row, priced } = await tools.platform.database.asSystem(async (tx) => {
    await lockMember(tx, buyer.memberId);
    const known = await findPayment(tx, order.checkoutId);
    if (known) return { row: sameOrder(known, buyer.memberId, order), priced: null };
    const priced = await getPrice(tx, order.priceId);
    return { row: await writeOrder(tools, tx, buyer, order, priced), priced };
  });
  if (row.status !== 'pending' || row.checkout_url) return answer(row);
  return answer(await openPage(tools, buyer, row, priced));
}

const answer = (row: PaymentRow): Checkout => ({
  payment_id: row.id,
  status: row.status,
  url: row.status === 'pending' ? row.checkout_url : null,
});

const getPrice = async (tx: Tx, priceId: string): Promise<PricedProduct> => {
  const priced = await findOpenPrice(tx, priceId, PRICE_HONOURED_MS);
  if (!priced) throw refuse('INVALID_INPUT', paymentWords.notSold);
  return priced;
};

function takerOf({ providers }: PaymentTools, { currency }: PricedProduct): PaymentProvider {
  const provider = providers.forCurrency(currency);
  if (!provider) throw refuse('INVALID_INPUT', paymentWords.noProvider);
  return provider;
}

const purchaseOf = ({ productId, kind, currency, amountMinor }: PricedProduct) => ({
  productId,
  productKind: kind,
  currency,
  amountMinor,
});

const quoteOf = (priced: PricedProduct, promo: AppliedPromo | null): Quote => ({
  price_id: priced.priceId,
  currency: priced.currency,
  list_minor: priced.amountMinor,
  discount_minor: promo?.discountMinor ?? 0,
  total_minor: priced.amountMinor - (promo?.discountMinor ?? 0),
  bonus_sessions: promo?.bonusSessions ?? 0,
  promo_code: promo?.code ?? null,
});

/**
 * A code that is kept for a checkout the member left is theirs to use again, once that one is closed. Where the provider
 * cannot close it, both could be paid at the code's price: refuses CONFLICT until it is over.
 */
async function giveUpOthersWithCodes(
  tools: PaymentTools,
  memberId: string,
  order: Order & { checkoutId: string },
): Promise<void> {
  const code = normalisePromoCode(order.promoCode ?? '');
  const held = await tools.platform.database.asSystem((tx) => listCheckoutsHoldingCodes(tx, memberId));
  for (const paymentId of held) {
    if (paymentId === order.checkoutId) continue;
    await abandonCheckout(tools, memberId, paymentId);
    await readPayment(tools, memberId, paymentId);
    const left = await getOwnPayment(tools, memberId, paymentId);
    if (!left.closed_at && !wasPaid(left.status) && left.promo_code === code)
      throw refuse('CONFLICT', paymentWords.codeKept, { paymentId });
  }
}

function sameOrder(known: PaymentRow, memberId: string, order: Order): PaymentRow {
  if (known.user_id !== memberId) throw refuse('NOT_FOUND');
  if (known.price_id !== order.priceId) throw refuse('CONFLICT', paymentWords.differentOrder);
  return known;
}

async function writeOrder(
  tools: PaymentTools,
  tx: Tx,
  { memberId }: Buyer,
  order: Order & { checkoutId: string; expectedTotalMinor: number },
  priced: PricedProduct,
): Promise<PaymentRow> {
  const provider = takerOf(tools, priced);
  if (priced.kind === 'subscription') await assertMaySubscribe(tx, memberId, provider);
  const id = order.checkoutId;
  await insertPayment(tx, {
    id,
    user_id: memberId,
    amount_minor: priced.amountMinor,
    currency: priced.currency,
    provider: provider.id,
    product_id: priced.productId,
    sessions: priced.sessions,
    price_id: priced.priceId,
    renews: priced.kind === 'subscription' && provider.renews,
    period_months: priced.periodMonths,
    openMs: CHECKOUT_OPEN_MS,
  });
  const promo = order.promoCode
    ? await reservePromo(tx, {
        typed: order.promoCode,
        memberId,
        purchase: purchaseOf(priced),
        paymentId: id,
      })
    : null;
  const quoted = quoteOf(priced, promo);
  if (quoted.total_minor !== order.expectedTotalMinor)
    throw refuse('CONFLICT', paymentWords.totalChanged, { quote: quoted });
  if (promo) {
    await updateOrdered(tx, id, {
      totalMinor: quoted.total_minor,
      discountMinor: quoted.discount_minor,
      promoCode: quoted.promo_code,
      sessions: priced.sessions + promo.bonusSessions,
    });
  }
  const row = (await lockPayment(tx, id))!;
  if (quoted.total_minor > 0) return row;
  // Nothing to pay: granted here and now, and nothing that could renew.
  await applyPayment(tools, tx, row, nothingToPay(row), { isOpen: true });
  return (await findPayment(tx, id))!;
}

const nothingToPay = ({ currency }: PaymentRow) => ({
  status: 'success' as const,
  amountMinor: 0,
  currency,
  method: 'none' as const,
  refundedMinor: 0,
  dispute: null,
  failure: null,
  paidAt: null,
});

/** One subscription at a time; passes of one kind follow one another. */
async function assertMaySubscribe(tx: Tx, memberId: string, provider: PaymentProvider): Promise<void> {
  const pending = await findPendingSubscriptionPayment(tx, memberId);
  if (pending) throw refuse('CONFLICT', paymentWords.subscriptionPending, { paymentId: pending.id });
  await expireEndedPasses(tx, memberId);
  const running = await findLiveSubscription(tx, memberId);
  if (!running || (running.is_over && running.cancels_at_period_end)) return;
  if (running.renews) throw refuse('CONFLICT', paymentWords.alreadySubscribed);
  if (provider.renews) throw refuse('CONFLICT', paymentWords.otherSubscription);
}

async function openPage(
  tools: PaymentTools,
  { memberId, email }: Buyer,
  row: PaymentRow,
  priced: PricedProduct | null,
): Promise<PaymentRow> {
  const provider = tools.providers.byId(row.provider);
  if (!provider) throw refuse('UNAVAILABLE', paymentWords.checkoutFailed);
  const page = (name: string) => `${tools.platform.publicUrl}/upgrade/return?payment=${row.id}${name}`;
  const made = await ask(provider, (asked, signal) =>
    asked.createCheckout(
      {
        paymentId: row.id,
        memberId,
        email,
        productId: row.product_id,
        productName: priced?.productName ?? row.product_name,
        amountMinor: row.amount_minor,
        currency: row.currency,
        renewsEveryMonths: row.renews ? row.period_months : null,
        renewalAmountMinor: row.renews && row.discount_minor > 0 ? row.list_minor : null,
        returnUrl: page(''),
        cancelUrl: page('&left=1'),
        expiresAt: row.expires_at ?? new Date(Date.now() + CHECKOUT_OPEN_MS),
      },
      signal,
    ),
  ).catch(async (error: unknown) => {
    const failure = error instanceof ProviderError ? `provider_${error.reason}` : 'no_checkout';
    tools.platform.log.warn({ paymentId: row.id, failure }, 'a checkout could not be opened');
    const left = await giveUp(tools, memberId, row.id, 'failed', {
      isWatched: false,
      isWithoutPage: true,
      failure,
    });
    // Asked twice at once, the other one may have been luckier.
    if (left.checkout_url) return null;
    throw refuse('UNAVAILABLE', paymentWords.checkoutFailed);
  });
  if (!made) return getOwnPayment(tools, memberId, row.id);
  return keepPage(tools, provider, row, made);
}

/** The reference is kept before the member goes anywhere. A checkout given up meanwhile is closed again. */
async function keepPage(
  tools: PaymentTools,
  provider: PaymentProvider,
  { id, user_id }: PaymentRow,
  { ref, url }: { ref: string; url: string },
): Promise<PaymentRow> {
  const row = await tools.platform.database.asSystem(async (tx) => {
    await lockMember(tx, user_id);
    const known = (await lockPayment(tx, id))!;
    const isOpen = known.status === 'pending';
    await updatePayment(tx, id, {
      provider_ref: known.provider_ref ?? ref,
      ...(isOpen && { checkout_url: url }),
    });
    return (await findPayment(tx, id))!;
  });
  if (row.status !== 'pending')
    await ask(provider, (asked, signal) => asked.closeCheckout(ref, signal)).catch(() => {});
  return row;
}
