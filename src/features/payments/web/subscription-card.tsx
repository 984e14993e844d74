// The running subscription: when it renews or ends, and the way out of it. Cancelling is two clicks, with what happens
// said between them. Shows nothing to those who have none.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSessionStatus } from '#features/billing/web/session-status.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { later } from '#platform/web/later.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MemberSubscription } from '../payments.contract.ts';
import { dateOf } from './payment-dates.ts';
import { paymentsCopy } from './payments.copy.ts';
import { paymentsApi } from './payments-api.ts';
import { isPaymentPage } from './use-checkout.ts';
import { rememberSubscription, useSubscription } from './use-payments.ts';

const copy = paymentsCopy.subscription;
const ConfirmLater = later(async () => (await import('#platform/web/ui/confirm-dialog.tsx')).ConfirmDialog);

export function SubscriptionCard({ memberId }: { memberId: string }) {
  const { data: subscription } = useSubscription(memberId);
  if (!subscription) return null;
  return <Subscription memberId={memberId} subscription={subscription} />;
}

type SubscriptionProps = { memberId: string; subscription: MemberSubscription };

function Subscription({ memberId, subscription }: SubscriptionProps) {
  const queryClient = useQueryClient();
  const [busyWith, setBusyWith] = useState<'cancel' | 'resume' | 'portal' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { product_name, renews, cancels_at_period_end, current_period_end, has_portal } = subscription;
  const end = current_period_end && dateOf(current_period_end);
  const isGoingOn = renews && !cancels_at_period_end;

  async function act(what: 'cancel' | 'resume' | 'portal', change: () => Promise<void>) {
    setBusyWith(what);
    try {
      await change();
    } catch (error) {
      const description = isRefusal(error) ? error.message : paymentsCopy.unreachable;
      toast({ title: copy.failed, description, tone: 'problem' });
    } finally {
      setBusyWith(null);
    }
  }
  const keep = (changed: MemberSubscription) => {
    rememberSubscription(queryClient, memberId, changed);
    void refreshSessionStatus(queryClient, memberId);
  };
  const cancel = () =>
    act('cancel', async () => {
      keep(await paymentsApi.cancelSubscription());
      setIsAsking(false);
      toast({ title: copy.cancelled, tone: 'good', ...(end && { description: copy.cancelledBody(end) }) });
    });
  const resume = () =>
    act('resume', async () => {
      keep(await paymentsApi.resumeSubscription());
      toast({ title: copy.resumed, tone: 'good', ...(end && { description: copy.resumedBody(end) }) });
    });
  const openPortal = () =>
    act('portal', async () => {
      const { url } = await paymentsApi.billingPortal();
      if (!isPaymentPage(url)) throw new Error('The portal had an address that is no page');
      location.assign(url);
    });

  return (
    <Card as="section" aria-labelledby="your-subscription" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="your-subscription" className="text-title">
          {copy.title}
        </h2>
        <Badge tone={isGoingOn ? 'brand' : 'plain'}>{whenWords(subscription)}</Badge>
      </div>
      <div className="grid gap-1">
        <p className="font-display text-heading">{product_name}</p>
        <Notes subscription={subscription} />
      </div>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {renews && cancels_at_period_end && (
          <Button isBusy={busyWith === 'resume'} onClick={() => void resume()}>
            {copy.resume}
          </Button>
        )}
        {has_portal && (
          <Button variant="secondary" isBusy={busyWith === 'portal'} onClick={() => void openPortal()}>
            {copy.portal}
          </Button>
        )}
        {isGoingOn && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {copy.cancel}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmLater
          isOpen
          onOpenChange={(isOpen) => busyWith === null && setIsAsking(isOpen)}
          title={copy.askTitle(product_name)}
          description={end ? copy.askBody(end) : copy.askBodyOngoing}
          confirmLabel={copy.confirm}
          cancelLabel={copy.keep}
          isBusy={busyWith === 'cancel'}
          onConfirm={() => void cancel()}
        />
      )}
    </Card>
  );
}

function whenWords({ current_period_end, renews, cancels_at_period_end }: MemberSubscription): string {
  if (!current_period_end) return copy.ongoing;
  const date = dateOf(current_period_end);
  return renews && !cancels_at_period_end ? copy.renewsOn(date) : copy.endsOn(date);
}

function Notes({ subscription }: { subscription: MemberSubscription }) {
  const { status, renews, cancels_at_period_end, current_period_end, amount_minor, currency } = subscription;
  const end = current_period_end && dateOf(current_period_end);
  if (status === 'past_due')
    return (
      <div role="alert" className="grid gap-1">
        <p className="font-medium text-warn">{copy.pastDue}</p>
        <p className="text-ink-soft">{end ? copy.pastDueHelp(end) : copy.pastDueNoEnd}</p>
      </div>
    );
  if (!renews) return <p className="text-ink-soft">{copy.passNote}</p>;
  if (cancels_at_period_end) return end && <p className="text-ink-soft">{copy.cancelledNote(end)}</p>;
  if (amount_minor === null || currency === null) return null;
  const amount = formatMoney({ amountMinor: amount_minor, currency });
  return <p className="text-ink-soft">{copy.nextAmount(amount)}</p>;
}
