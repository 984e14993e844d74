// /upgrade: what the member has now and what there will be to buy. Payments are not open yet, so nothing here pretends
// to sell.
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { priceList } from '#features/site/web/price-list.data.ts';
import { classNames } from '#platform/web/class-names.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Meter } from '#platform/web/ui/meter.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { billingCopy } from './billing.copy.ts';
import { statusWords } from './session-card.tsx';
import { sessionStatusQuery, useStatusRefreshedOnChange } from './session-status.ts';

const copy = billingCopy.upgrade;

export function UpgradeScreen() {
  const { user } = useAuth();
  return user ? <UpgradeChoices memberId={user.id} /> : null;
}

export const UpgradeChoices = ({ memberId }: { memberId: string }) => (
  <div className="grid w-full max-w-5xl gap-8 px-4 pt-1 pb-24 sm:px-6 lg:px-8">
    <TopBarTitle>{copy.title}</TopBarTitle>
    <div className="grid gap-5 lg:grid-cols-[1fr_1.25fr]">
      <WhatYouHave memberId={memberId} />
      <HowCounted />
    </div>
    <Plans />
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      <p className="flex gap-3">
        <LifeBuoy size={20} aria-hidden="true" className="mt-0.5 text-rose" />
        {copy.help}
      </p>
      <ButtonLink to="/crisis" variant="secondary" size="small">
        {copy.helpLink}
      </ButtonLink>
    </div>
  </div>
);

function WhatYouHave({ memberId }: { memberId: string }) {
  useStatusRefreshedOnChange(memberId);
  const status = useQuery({ ...sessionStatusQuery(memberId), refetchOnMount: 'always' });
  return (
    <Card as="section" aria-labelledby="what-you-have" className="grid content-start gap-4">
      <h2 id="what-you-have" className="text-title">
        {copy.now}
      </h2>
      {status.data ? (
        <HavingWords status={status.data} />
      ) : status.isPending ? (
        <SkeletonText lines={2} />
      ) : (
        <>
          <p className="text-ink-soft">{copy.unknown}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            isBusy={status.isFetching}
            onClick={() => void status.refetch()}
          >
            {copy.tryAgain}
          </Button>
        </>
      )}
    </Card>
  );
}

function HavingWords({ status }: { status: Parameters<typeof statusWords>[0] }) {
  const words = statusWords(status);
  return (
    <>
      <p className="font-display text-heading">{status.hasAccess ? words.left : copy.usedUp}</p>
      {words.total > 0 && (
        <Meter label={copy.now} value={words.used} max={words.total} text={words.detail} tone="glow" />
      )}
      <p className="text-ink-soft tabular-nums">{words.detail}</p>
      {status.message && <p>{status.message}</p>}
      {!status.hasAccess && <p className="text-ink-soft">{copy.notYet}</p>}
      {status.hasAccess && (
        <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
          {copy.back}
        </ButtonLink>
      )}
    </>
  );
}

const HowCounted = () => (
  <Card as="section" aria-labelledby="how-counted" className="grid content-start gap-3">
    <h2 id="how-counted" className="text-title">
      {copy.counted}
    </h2>
    <ul className="grid gap-2 text-ink-soft">
      {copy.countedList.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Card>
);

const Plans = () => (
  <section aria-labelledby="plans" className="grid gap-5">
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="plans" className="text-heading">
          {copy.plans}
        </h2>
        <Badge tone="glow">{copy.soon}</Badge>
      </div>
      <p className="max-w-(--measure) text-ink-soft">{copy.plansLead}</p>
      <p className="max-w-(--measure) text-ink-soft">{copy.soonHelp}</p>
    </div>
    <PlanGroup title={copy.packs} plans={priceList.filter(isPack)} className="lg:grid-cols-3" />
    <PlanGroup
      title={copy.subscriptions}
      plans={priceList.filter((plan) => !isPack(plan))}
      className="lg:grid-cols-2"
    />
  </section>
);

type Plan = (typeof priceList)[number];

const isPack = ({ period }: Plan) => period === 'once';

type PlanGroupProps = { title: string; plans: Plan[]; className: string };

const PlanGroup = ({ title, plans, className }: PlanGroupProps) => (
  <div className="grid gap-3">
    <h3 className="font-sans text-small font-semibold text-ink-soft">{title}</h3>
    <ul className={classNames('grid gap-4', className)}>
      {plans.map((plan) => (
        <Card as="li" key={plan.id} isFlat className="grid gap-3">
          <div className="grid gap-0.5">
            <h4 className="font-display text-title">{plan.name}</h4>
            <p className="text-ink-soft">{plan.gives}</p>
          </div>
          <dl className="grid gap-1 tabular-nums">
            <Price label={copy.usd} amountMinor={plan.usdMinor} currency="USD" period={periodOf(plan)} />
            <Price label={copy.kes} amountMinor={plan.kesMinor} currency="KES" period={periodOf(plan)} />
          </dl>
        </Card>
      ))}
    </ul>
  </div>
);

const periodOf = (plan: Plan) => (isPack(plan) ? null : plan.period);

type PriceProps = { label: string; amountMinor: number; currency: 'USD' | 'KES'; period: string | null };

const Price = ({ label, amountMinor, currency, period }: PriceProps) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd>
      <span className="font-semibold">{formatMoney({ amountMinor, currency })}</span>{' '}
      {period && <span className="text-small text-ink-soft">{period}</span>}
    </dd>
  </div>
);
