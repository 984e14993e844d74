// What a payment may become, and what follows from what a provider says of it. Pure, and made so that the order in which
// answers arrive changes nothing that matters: paid, refunded and disputed are facts that only ever add up.
import type { PaymentStatus } from '../payments.contract.ts';
import type { ProviderPayment } from './payment-provider.ts';

const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['success', 'failed', 'cancelled', 'expired'],
  // Money that comes late still buys what it was for.
  failed: ['success'],
  cancelled: ['success'],
  expired: ['success'],
  success: ['refunded', 'disputed'],
  disputed: ['success', 'refunded'],
  refunded: [],
};

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => next[from].includes(to);

/** Paid once, whatever happened to the money since. */
export const wasPaid = (status: PaymentStatus): boolean =>
  status === 'success' || status === 'refunded' || status === 'disputed';

export type Dispute = ProviderPayment['dispute'];

/** What is known of a payment, in the terms of its provider. */
export type KnownPayment = {
  status: PaymentStatus;
  amountMinor: number;
  refundedMinor: number;
  dispute: Dispute;
};

export type Seen = Pick<ProviderPayment, 'status' | 'refundedMinor' | 'dispute'>;

const disputeRank = (dispute: Dispute): number =>
  dispute === null ? 0 : { open: 1, won: 2, lost: 3 }[dispute];

/**
 * The later of two: an answer from before a dispute was settled cannot open it again. Lost counts after won: a payment
 * may be disputed a second time, and then the money is gone.
 */
const laterDispute = (known: Dispute, seen: Dispute): Dispute =>
  disputeRank(seen) > disputeRank(known) ? seen : known;

/**
 * The statuses a payment goes through, one legal step at a time, and the facts after them. No steps when nothing new
 * was said, or when it would lead backwards.
 */
export function afterSeeing(
  known: KnownPayment,
  seen: Seen,
): { steps: PaymentStatus[]; refundedMinor: number; dispute: Dispute } {
  const isPaid = wasPaid(known.status) || seen.status === 'success';
  if (!isPaid) {
    return {
      steps: pathTo(known.status, seen.status),
      refundedMinor: known.refundedMinor,
      dispute: known.dispute,
    };
  }
  const dispute = laterDispute(known.dispute, seen.dispute);
  const refundedMinor = Math.min(known.amountMinor, Math.max(known.refundedMinor, seen.refundedMinor));
  const isGivenBack = (known.amountMinor > 0 && refundedMinor === known.amountMinor) || dispute === 'lost';
  const goal = isGivenBack ? 'refunded' : dispute === 'open' ? 'disputed' : 'success';
  const steps = pathTo(known.status, goal);
  // Money lost in a dispute is gone from us as if it had been given back.
  return { steps, refundedMinor: isGivenBack ? known.amountMinor : refundedMinor, dispute };
}

/** The shortest way along legal steps; empty when there is none. */
function pathTo(from: PaymentStatus, goal: PaymentStatus): PaymentStatus[] {
  const ways: PaymentStatus[][] = [[from]];
  const visited = new Set<PaymentStatus>([from]);
  for (const way of ways) {
    const last = way.at(-1)!;
    if (last === goal) return way.slice(1);
    for (const to of next[last]) {
      if (visited.has(to)) continue;
      visited.add(to);
      ways.push([...way, to]);
    }
  }
  return [];
}
