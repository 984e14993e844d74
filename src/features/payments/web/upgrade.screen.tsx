// /upgrade: what the member has now, what can be had, in the currency they live in, and the order before it is paid.
import { FlaskConical, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { useIsOnline } from '#platform/web/online-status.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ChipGroup } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { Plans } from '../payments.contract.ts';
import { rememberPlace } from './checkout-memory.ts';
import { currencyToShow, useChosenCurrency } from './currency-choice.ts';
import { GiftCode } from './gift-code.tsx';
import { OpenPaymentNotice } from './open-payment-notice.tsx';
import { paymentsCopy } from './payments.copy.ts';
import { PlainAnswers } from './plain-answers.tsx';
import { PlanCards } from './plan-cards.tsx';
import { choicesIn } from './plan-choice.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePaymentsRefreshedOnChange, usePlans, useSubscription } from './use-payments.ts';
import { WhatYouHave } from './what-you-have.tsx';

const copy = paymentsCopy.upgrade;
const OrderDialogLater = later(async () => (await import('./order-dialog.tsx')).OrderDialog);

export function UpgradeScreen() {
  const { user } = useAuth();
  return user ? <MemberUpgrade key={user.id} memberId={user.id} /> : null;
}

export function MemberUpgrade({ memberId }: { memberId: string }) {
  usePaymentsRefreshedOnChange(memberId);
  usePreloaded(OrderDialogLater);
  return (
    <div className="grid w-full max-w-5xl gap-8 px-4 pt-1 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <div className="grid gap-5">
        <OpenPaymentNotice memberId={memberId} />
        <div className="grid gap-5 lg:has-[>:nth-child(2)]:grid-cols-2">
          <WhatYouHave memberId={memberId} />
          <SubscriptionCard memberId={memberId} />
        </div>
        <ButtonLink
          to="/payment-history"
          variant="quiet"
          size="small"
          icon={<ReceiptText size={18} aria-hidden="true" />}
          className="justify-self-start"
        >
          {copy.history}
        </ButtonLink>
      </div>
      <PlanChooser memberId={memberId} />
      <GiftCode memberId={memberId} />
      <PlainAnswers />
    </div>
  );
}

function PlanChooser({ memberId }: { memberId: string }) {
  const plans = usePlans(memberId);
  const isOnline = useIsOnline();
  if (plans.data) return <Choices memberId={memberId} plans={plans.data} onChanged={() => plans.refetch()} />;
  if (plans.isError || plans.isPaused) {
    const { isPaused } = plans;
    return (
      <ErrorState
        title={isPaused || !isOnline ? paymentsCopy.offlineTitle : copy.loadFailedTitle}
        description={isPaused || !isOnline ? copy.offlineBody : copy.loadFailedBody}
        onRetry={() => void plans.refetch()}
        isRetrying={plans.isRefetching}
      />
    );
  }
  return <ChoicesSkeleton />;
}

type ChoicesProps = { memberId: string; plans: Plans; onChanged: () => Promise<unknown> };

function Choices({ memberId, plans, onChanged }: ChoicesProps) {
  const from: unknown = useLocation().state?.from;
  const { data: subscription } = useSubscription(memberId);
  const { chosen, choose } = useChosenCurrency();
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const checkout = useCheckout({ memberId });
  const currency = currencyToShow(plans, chosen);
  const choices = choicesIn(plans, currency);
  const way = plans.ways.find((known) => known.currency === currency);
  const ordered = choices.find(({ product }) => product.id === orderedId);

  if (!currency || !way) {
    return (
      <EmptyState
        illustration={<IllustrationSprout />}
        title={copy.nothingTitle}
        description={copy.nothingBody}
      />
    );
  }
  return (
    <section aria-labelledby="plans" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id="plans" className="text-heading">
            {copy.plans}
          </h2>
          <p className="max-w-(--measure) text-ink-soft">{copy.plansLead}</p>
        </div>
        {plans.ways.length > 1 && (
          <ChipGroup
            label={copy.currency}
            options={plans.ways.map((way) => ({ value: way.currency, label: copy.currencies[way.currency] }))}
            value={currency}
            onChange={choose}
          />
        )}
      </div>
      {way.provider === 'test' && <TestModeNote />}
      {choices.length > 0 ? (
        <PlanCards
          choices={choices}
          subscription={subscription ?? null}
          onChoose={({ product }) => {
            checkout.forget();
            setOrderedId(product.id);
          }}
        />
      ) : (
        <p className="text-ink-soft">{copy.noneInCurrency}</p>
      )}
      {choices.length > 0 && way.provider !== 'test' && (
        <p className="text-small text-ink-soft">
          {copy.paidBy(way.methods.map((method) => copy.paidWith[method]).join(copy.or))}
        </p>
      )}
      {ordered && (
        <OrderDialogLater
          choice={ordered}
          isPaying={checkout.isBusy}
          problem={checkout.problem}
          onClose={() => setOrderedId(null)}
          onPay={async (order) => {
            rememberPlace(from);
            const isChanged = await checkout.begin(order);
            if (isChanged) await onChanged();
            return isChanged;
          }}
        />
      )}
    </section>
  );
}

const TestModeNote = () => (
  <div className="flex gap-3 rounded-inset border border-line bg-calm-tint px-4 py-3">
    <FlaskConical size={20} aria-hidden="true" className="mt-0.5" />
    <p className="text-small">
      <strong className="font-semibold">{paymentsCopy.testMode}.</strong> {copy.testModeHelp}
    </p>
  </div>
);

const ChoicesSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton className="h-8 w-40" />
    <div className="grid gap-4 lg:grid-cols-3">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  </div>
);
