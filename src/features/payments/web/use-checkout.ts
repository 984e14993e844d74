// From the order to the payment page. The page makes the checkout's id, and keeps it while it doesn't know what became of
// its request: pressed again after a lost answer, it is the same checkout and nobody pays twice.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#platform/shared/refusals.ts';
import { paymentsCopy } from './payments.copy.ts';
import { paymentsApi } from './payments-api.ts';
import { refreshPayments } from './use-payments.ts';

const copy = paymentsCopy.order;

export type Order = { priceId: string; promoCode: string | null; expectedTotalMinor: number };

/** Only a page of the web is gone to. */
export function isPaymentPage(address: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(address, location.origin).protocol);
  } catch {
    return false;
  }
}

type CheckoutOptions = {
  memberId: string;
  /** Leaves this application for the payment page. */
  goTo?: (url: string) => void;
};

/** `problem`: a sentence for the member, or null. Everything that is settled at once goes to the return screen. */
export function useCheckout({ memberId, goTo = (url) => location.assign(url) }: CheckoutOptions) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef<{ of: string; id: string } | null>(null);

  // Coming back with the browser's button may show this page as it was left.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsBusy(false);
      underWay.current = null;
    };
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);

  /** Resolves with true when the order no longer stands as it was shown. */
  async function begin(order: Order): Promise<boolean> {
    const of = JSON.stringify(order);
    if (underWay.current?.of !== of) underWay.current = { of, id: crypto.randomUUID() };
    setIsBusy(true);
    setProblem(null);
    try {
      const checkout = await paymentsApi.checkout({ ...order, checkoutId: underWay.current.id });
      refreshPayments(queryClient, memberId);
      if (checkout.status === 'pending' && checkout.url) {
        if (!isPaymentPage(checkout.url)) throw new UntrustedAddress();
        goTo(checkout.url);
        return false;
      }
      underWay.current = null;
      if (checkout.status === 'failed' || checkout.status === 'cancelled') setProblem(copy.closed);
      else await navigate(`/upgrade/return?payment=${checkout.payment_id}`);
      setIsBusy(false);
    } catch (error) {
      setIsBusy(false);
      if (error instanceof UntrustedAddress) setProblem(copy.badAddress);
      else if (isRefusal(error)) {
        // A definite no: the next press is a new checkout.
        underWay.current = null;
        setProblem(error.message);
        refreshPayments(queryClient, memberId);
        return error.code === 'CONFLICT';
      } else setProblem(paymentsCopy.unreachable);
    }
    return false;
  }
  const forget = () => setProblem(null);

  return { begin, isBusy, problem, forget };
}

class UntrustedAddress extends Error {
  override name = 'UntrustedAddress';
}
