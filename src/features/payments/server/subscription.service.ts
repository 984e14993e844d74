// A member's subscription: what it is now, and ending, resuming or managing it. The provider is told first; what is
// stored is its answer.
import { refuse } from '#platform/shared/refusals.ts';
import type { MemberSubscription } from '../payments.contract.ts';
import { lookAtSubscription } from './look-at-payment.ts';
import { ProviderError } from './payment-provider.ts';
import { askForMember, type PaymentTools } from './payment-tools.ts';
import { paymentWords } from './payments.copy.ts';
import { findLiveSubscription, type SubscriptionRow } from './subscriptions.queries.ts';

/** Null also for one whose end has come; one that is being renewed just now is still there. */
export async function readSubscription(
  tools: PaymentTools,
  memberId: string,
): Promise<MemberSubscription | null> {
  const row = await findRunning(tools, memberId);
  return row ? present(tools, row) : null;
}

async function findRunning({ platform }: PaymentTools, memberId: string): Promise<SubscriptionRow | null> {
  const row = await platform.database.asMember(memberId, (tx) => findLiveSubscription(tx, memberId));
  return row?.is_over && row.cancels_at_period_end ? null : row;
}

function present({ providers }: PaymentTools, row: SubscriptionRow): MemberSubscription {
  const renews = row.renews && !row.cancels_at_period_end;
  return {
    id: row.id,
    status: row.status === 'past_due' ? 'past_due' : 'active',
    product_id: row.product_id,
    product_name: row.product_name,
    provider: row.provider,
    current_period_end: row.current_period_end?.toISOString() ?? null,
    renews: row.renews,
    cancels_at_period_end: row.cancels_at_period_end,
    amount_minor: renews ? row.amount_minor : null,
    currency: renews ? row.currency : null,
    has_portal: row.renews && (providers.byId(row.provider)?.hasPortal ?? false),
  };
}

/** Access stays until the period ends. A pass ends by itself: nothing is left to do. */
export const cancelSubscription = (tools: PaymentTools, memberId: string): Promise<MemberSubscription> =>
  setCancels(tools, memberId, true);

/** Refuses CONFLICT for what does not renew. */
export const resumeSubscription = (tools: PaymentTools, memberId: string): Promise<MemberSubscription> =>
  setCancels(tools, memberId, false);

async function setCancels(
  tools: PaymentTools,
  memberId: string,
  isCancelled: boolean,
): Promise<MemberSubscription> {
  const row = await findRunning(tools, memberId);
  if (!row) throw refuse('CONFLICT', paymentWords.noSubscription);
  const ref = row.provider_ref;
  if (!row.renews || !ref) {
    if (!isCancelled) throw refuse('CONFLICT', paymentWords.doesNotRenew);
    return present(tools, row);
  }
  await askForMember(askable(tools, row), (asked, signal) =>
    asked.setCancelsAtPeriodEnd(ref, isCancelled, signal),
  );
  await lookForMember(tools, row.provider, ref);
  const after = await findRunning(tools, memberId);
  if (!after) throw refuse('CONFLICT', paymentWords.noSubscription);
  return present(tools, after);
}

async function lookForMember(tools: PaymentTools, provider: SubscriptionRow['provider'], ref: string) {
  try {
    await lookAtSubscription(tools, provider, ref);
  } catch (error) {
    if (error instanceof ProviderError) throw refuse('UNAVAILABLE', paymentWords.providerAway);
    throw error;
  }
}

function askable({ providers }: PaymentTools, { provider }: SubscriptionRow) {
  const found = providers.byId(provider);
  if (!found) throw refuse('UNAVAILABLE', paymentWords.providerAway);
  return found;
}

/** The provider's own page. Refuses CONFLICT where there is none. */
export async function openPortal(tools: PaymentTools, memberId: string): Promise<{ url: string }> {
  const row = await findRunning(tools, memberId);
  if (!row?.provider_ref || !row.renews) throw refuse('CONFLICT', paymentWords.noPortal);
  const ref = row.provider_ref;
  const url = await askForMember(askable(tools, row), (asked, signal) =>
    asked.portalUrl(ref, `${tools.platform.publicUrl}/upgrade`, signal),
  );
  if (!url) throw refuse('CONFLICT', paymentWords.noPortal);
  return { url };
}
