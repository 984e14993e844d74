// /test-checkout/:ref: the page of the test provider, in the place of a real one's. Whoever opens it chooses what the bank
// would do; it says in every state that no money moves.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, Check, FlaskConical, Hourglass, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { isRefusal } from '#platform/shared/refusals.ts';
import { apiOf } from '#platform/web/api.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { TestCheckout, TestOutcome, testCheckoutContract } from '../test-checkout.contract.ts';
import { testCheckoutCopy as copy } from './test-checkout.copy.ts';

const testCheckoutApi = apiOf<typeof testCheckoutContract>('testCheckout');

/** As the test provider writes them; nothing else is worth asking the server about. */
const isReference = (text: string | undefined): text is string => /^test_[\w-]{1,80}$/.test(text ?? '');

const outcomes: { outcome: TestOutcome; label: string; help: string; icon: ReactNode }[] = [
  {
    outcome: 'approve',
    label: copy.approve,
    help: copy.approveHelp,
    icon: <Check size={18} aria-hidden="true" />,
  },
  {
    outcome: 'decline',
    label: copy.decline,
    help: copy.declineHelp,
    icon: <Ban size={18} aria-hidden="true" />,
  },
  { outcome: 'slow', label: copy.slow, help: copy.slowHelp, icon: <Timer size={18} aria-hidden="true" /> },
  {
    outcome: 'pay_late',
    label: copy.late,
    help: copy.lateHelp,
    icon: <Hourglass size={18} aria-hidden="true" />,
  },
  {
    outcome: 'abandon',
    label: copy.abandon,
    help: copy.abandonHelp,
    icon: <ArrowLeft size={18} aria-hidden="true" />,
  },
];

export function TestCheckoutScreen() {
  const { user } = useAuth();
  const { ref } = useParams();
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 pt-1 pb-24 sm:px-6">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <p className="flex items-center justify-center gap-2.5 rounded-inset border border-line bg-glow-tint px-4 py-3 text-center font-semibold">
        <FlaskConical size={20} aria-hidden="true" className="text-warn" />
        {copy.mark}
      </p>
      <MemberTestCheckout
        key={`${user.id}/${ref}`}
        memberId={user.id}
        reference={isReference(ref) ? ref : null}
      />
    </div>
  );
}

export function MemberTestCheckout({ memberId, reference }: { memberId: string; reference: string | null }) {
  const checkout = useQuery({
    queryKey: ['test-checkout', memberId, reference],
    queryFn: () => testCheckoutApi.checkout({ ref: reference ?? '' }),
    enabled: reference !== null,
    staleTime: 0,
    retry: false,
  });
  if (checkout.data) return <Choices checkout={checkout.data} />;
  if (reference === null || isRefusal(checkout.error, 'NOT_FOUND'))
    return <ErrorState title={copy.gone} description={copy.goneBody} />;
  if (checkout.isError || checkout.isPaused)
    return (
      <ErrorState
        title={copy.failedTitle}
        description={copy.failedBody}
        onRetry={() => void checkout.refetch()}
        isRetrying={checkout.isRefetching}
      />
    );
  return <Skeleton className="h-96 rounded-card" />;
}

function Choices({ checkout }: { checkout: TestCheckout }) {
  const { ref, product_name, amount_minor, currency, renews_every_months, return_url, cancel_url } = checkout;
  const [busyWith, setBusyWith] = useState<TestOutcome | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const isOpen = checkout.status === 'pending' && !checkout.is_under_way;
  const price = formatMoney({ amountMinor: amount_minor, currency });

  async function choose(outcome: TestOutcome) {
    setBusyWith(outcome);
    setIsFailed(false);
    try {
      await testCheckoutApi.act({ ref, outcome });
      // A real provider's page is left by a load of its own, and so is this one.
      location.assign(outcome === 'abandon' ? cancel_url : return_url);
    } catch {
      setIsFailed(true);
      setBusyWith(null);
    }
  }

  return (
    <Card as="section" aria-labelledby="test-item" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="test-item" className="text-title">
          {product_name}
        </h2>
        <p className="text-title font-semibold tabular-nums">{price}</p>
        {renews_every_months && (
          <p className="w-full text-small text-ink-soft">{copy.renews(renews_every_months)}</p>
        )}
      </div>
      {isOpen ? (
        <>
          <p className="text-ink-soft">{copy.lead}</p>
          <ul aria-label={copy.outcomes} className="grid gap-3">
            {outcomes.map(({ outcome, label, help, icon }) => (
              <li key={outcome} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[14rem_1fr]">
                <Button
                  isWide
                  variant={outcome === 'approve' ? 'primary' : 'secondary'}
                  icon={icon}
                  isBusy={busyWith === outcome}
                  disabled={busyWith !== null && busyWith !== outcome}
                  aria-describedby={`test-${outcome}`}
                  onClick={() => void choose(outcome)}
                >
                  {label}
                </Button>
                <p id={`test-${outcome}`} className="text-small text-ink-soft">
                  {help}
                </p>
              </li>
            ))}
          </ul>
          <p role="alert" className="text-small font-medium text-warn empty:hidden">
            {isFailed && copy.failed}
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{copy.settled}</p>
          <a href={return_url} className={`${buttonClass()} justify-self-start`}>
            {copy.back}
          </a>
        </>
      )}
    </Card>
  );
}
