// What became of a payment, asked until it is settled, and after that still now and then: a late success is legal.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshSessionStatus } from '#features/billing/web/session-status.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { MemberPayment } from '../payments.contract.ts';
import { paymentsApi } from './payments-api.ts';
import { refreshPayments, rememberPayment, usePayment } from './use-payments.ts';

const SOON_MS = 2_000;
const LATER_MS = 10_000;
/** From here on the member is told that the page may be closed. */
export const SLOW_AFTER_MS = 60_000;
/** How long a payment that did not happen is still asked about. */
const LATE_UNTIL_MS = 10 * 60_000;

export type Outcome =
  | { kind: 'unknown' | 'unreachable' | 'offline' | 'asking' }
  | { kind: 'confirming'; payment: MemberPayment; isSlow: boolean }
  | { kind: 'settled'; payment: MemberPayment };

/** ms until the next question, or false. */
export function askAgainIn(status: MemberPayment['status'] | undefined, openForMs: number): number | false {
  if (status === 'pending') return openForMs < SLOW_AFTER_MS ? SOON_MS : LATER_MS;
  if (status === undefined) return LATER_MS;
  const mayStillComeLate = status === 'failed' || status === 'cancelled' || status === 'expired';
  return mayStillComeLate && openForMs < LATE_UNTIL_MS ? LATER_MS : false;
}

type OutcomeOptions = {
  memberId: string;
  /** null when the address names none. */
  paymentId: string | null;
  /** The member came back by "cancel": the checkout is given up, unless it was paid after all. */
  hasLeft: boolean;
};

export function usePaymentOutcome({ memberId, paymentId, hasLeft }: OutcomeOptions) {
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const [isSlow, setIsSlow] = useState(false);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const statusRef = useRef<MemberPayment['status'] | undefined>(undefined);
  const query = usePayment(memberId, paymentId, () => askAgainIn(statusRef.current, Date.now() - openedAt));
  const payment = query.data;
  const status = payment?.status;
  statusRef.current = status;

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // What the member may do has changed with it: the sidebar and the lists say so at once.
  useEffect(() => {
    if (status === undefined || status === 'pending') return;
    refreshPayments(queryClient, memberId);
    if (status !== 'success') return;
    void refreshSessionStatus(queryClient, memberId);
    void queryClient.invalidateQueries({ queryKey: ['billing', 'recent-payments', memberId] });
  }, [status, queryClient, memberId]);

  async function giveUp() {
    if (!paymentId) return;
    setIsGivingUp(true);
    try {
      rememberPayment(queryClient, memberId, await paymentsApi.abandonCheckout({ paymentId }));
    } catch {
      // It stays open, and the page says so.
      await query.refetch();
    } finally {
      setIsGivingUp(false);
    }
  }

  const isLeaving = hasLeft && status === 'pending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: given up once, when the payment turns out to be open
  useEffect(() => {
    if (isLeaving) void giveUp();
  }, [isLeaving]);

  return {
    outcome: outcomeOf(),
    giveUp: () => void giveUp(),
    isGivingUp,
    askNow: () => void query.refetch(),
    isAsking: query.isFetching,
  };

  function outcomeOf(): Outcome {
    if (paymentId === null || isRefusal(query.error, 'NOT_FOUND')) return { kind: 'unknown' };
    if (payment?.status === 'pending') return { kind: 'confirming', payment, isSlow };
    if (payment) return { kind: 'settled', payment };
    if (query.isPaused) return { kind: 'offline' };
    return { kind: query.isError ? 'unreachable' : 'asking' };
  }
}
