// /upgrade/return: back from the payment page. It says "paid" only when the server does, and what to do otherwise.
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { statusWords } from '#features/billing/web/session-card.tsx';
import { sessionStatusQuery } from '#features/billing/web/session-status.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { MemberPayment } from '../payments.contract.ts';
import { rememberedPlace } from './checkout-memory.ts';
import { dateOf } from './payment-dates.ts';
import { paymentsCopy } from './payments.copy.ts';
import { isPaymentId } from './payments-api.ts';
import { type Outcome, usePaymentOutcome } from './use-payment-outcome.ts';
import { usePaymentsRefreshedOnChange } from './use-payments.ts';

const copy = paymentsCopy.outcome;

export function CheckoutReturnScreen() {
  const { user } = useAuth();
  return user ? <MemberCheckoutReturn key={user.id} memberId={user.id} /> : null;
}

export function MemberCheckoutReturn({ memberId }: { memberId: string }) {
  const [params] = useSearchParams();
  const named = params.get('payment');
  const paymentId = isPaymentId(named) ? named : null;
  usePaymentsRefreshedOnChange(memberId);
  const back = usePaymentOutcome({ memberId, paymentId, hasLeft: params.has('left') });
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <Card as="section" aria-live="polite" className="grid justify-items-center gap-5 py-9 text-center">
        <OutcomeWords memberId={memberId} back={back} />
      </Card>
    </div>
  );
}

type Back = ReturnType<typeof usePaymentOutcome>;

function OutcomeWords({ memberId, back }: { memberId: string; back: Back }) {
  const { outcome } = back;
  if (outcome.kind === 'settled') return <Settled memberId={memberId} payment={outcome.payment} />;
  if (outcome.kind === 'confirming') return <Confirming outcome={outcome} back={back} />;
  if (outcome.kind === 'asking')
    return (
      <>
        <Spinner label={null} className="text-heading text-brand" />
        <h2 className="text-title">{copy.confirming}</h2>
        <Skeleton className="h-4 w-56" />
      </>
    );
  if (outcome.kind === 'unknown')
    return (
      <Words icon="problem" title={copy.unknown} body={copy.unknownBody}>
        <ButtonLink to="/payment-history">{copy.history}</ButtonLink>
      </Words>
    );
  const isOffline = outcome.kind === 'offline';
  return (
    <Words
      icon="waiting"
      title={isOffline ? paymentsCopy.offlineTitle : copy.unreachable}
      body={isOffline ? copy.offlineBody : copy.unreachableBody}
    >
      <Button onClick={back.askNow} isBusy={back.isAsking}>
        {copy.again}
      </Button>
    </Words>
  );
}

type ConfirmingProps = { outcome: Extract<Outcome, { kind: 'confirming' }>; back: Back };

function Confirming({ outcome, back }: ConfirmingProps) {
  const { payment, isSlow } = outcome;
  const giveUp = (
    <Button variant="quiet" isBusy={back.isGivingUp} onClick={back.giveUp}>
      {copy.giveUp}
    </Button>
  );
  if (isSlow)
    return (
      <Words icon="waiting" title={copy.slow} body={copy.slowBody} what={payment}>
        <Button variant="secondary" isBusy={back.isAsking} onClick={back.askNow}>
          {copy.again}
        </Button>
        {giveUp}
      </Words>
    );
  return (
    <>
      <Spinner label={null} className="text-heading text-brand" />
      <div className="grid gap-2">
        <h2 className="text-title">{copy.confirming}</h2>
        <p className="text-ink-soft">{copy.confirmingBody}</p>
        <What payment={payment} />
      </div>
      {giveUp}
    </>
  );
}

function Settled({ memberId, payment }: { memberId: string; payment: MemberPayment }) {
  const receipt = (
    <ButtonLink to={`/payment-history/${payment.id}`} variant="secondary">
      {copy.receipt}
    </ButtonLink>
  );
  const again = <ButtonLink to="/upgrade">{copy.tryAgain}</ButtonLink>;
  switch (payment.status) {
    case 'success':
      return (
        <Words
          icon="good"
          title={payment.amount_minor === 0 ? copy.free : copy.success}
          body={<Got memberId={memberId} payment={payment} />}
        >
          <WayBack />
          {receipt}
        </Words>
      );
    case 'failed':
      return (
        <Words icon="problem" title={copy.failed} body={copy.failedBody} what={payment}>
          {again}
        </Words>
      );
    case 'cancelled':
    case 'expired':
      return (
        <Words
          icon="plain"
          title={copy[payment.status]}
          body={
            <>
              <span className="block">{copy[`${payment.status}Body`]}</span>
              <span className="mt-2 block text-small">{copy.late}</span>
            </>
          }
          what={payment}
        >
          {again}
        </Words>
      );
    case 'refunded':
    case 'disputed':
      return (
        <Words icon="plain" title={copy[payment.status]} body={copy[`${payment.status}Body`]} what={payment}>
          {receipt}
        </Words>
      );
    default:
      return null;
  }
}

function Got({ memberId, payment }: { memberId: string; payment: MemberPayment }) {
  const { data: status } = useQuery({ ...sessionStatusQuery(memberId), enabled: false });
  const got =
    payment.sessions > 0
      ? copy.gotSessions(payment.sessions)
      : payment.period_end
        ? copy.gotUntil(payment.product_name, dateOf(payment.period_end))
        : copy.gotSubscription(payment.product_name);
  const left = payment.sessions > 0 && status?.hasAccess ? statusWords(status).left : null;
  return (
    <>
      <span className="block text-ink">{got}</span>
      {left && <span className="block">{copy.left(left)}</span>}
    </>
  );
}

function WayBack() {
  const place = rememberedPlace();
  const words = place.startsWith('/chat')
    ? copy.backTo.chat
    : /^\/(dashboard|realtime)/.test(place)
      ? copy.backTo.talk
      : copy.backTo.other;
  return <ButtonLink to={place}>{words}</ButtonLink>;
}

const icons = {
  good: <CircleCheck size={44} aria-hidden="true" className="text-brand" />,
  problem: <CircleX size={44} aria-hidden="true" className="text-warn" />,
  plain: <CircleX size={44} aria-hidden="true" className="text-ink-soft" />,
  waiting: <Clock size={44} aria-hidden="true" className="text-ink-soft" />,
};

type WordsProps = {
  icon: keyof typeof icons;
  title: string;
  body: ReactNode;
  what?: MemberPayment;
  children: ReactNode;
};

const Words = ({ icon, title, body, what, children }: WordsProps) => (
  <>
    {icons[icon]}
    <div className="grid gap-2">
      <h2 className="text-title">{title}</h2>
      <p className="text-ink-soft">{body}</p>
      {what && <What payment={what} />}
    </div>
    <div className="flex flex-wrap justify-center gap-2.5">{children}</div>
  </>
);

const What = ({ payment }: { payment: MemberPayment }) => (
  <p className="text-small text-ink-soft tabular-nums">
    {payment.product_name} · {formatMoney({ amountMinor: payment.amount_minor, currency: payment.currency })}
  </p>
);
