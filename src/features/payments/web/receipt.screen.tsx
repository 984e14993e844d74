// /payment-history/:paymentId: one payment as a page to keep, printed without anything around it.
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { isRefusal } from '#platform/shared/refusals.ts';
import { productName } from '#platform/web/brand.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { usePaperColours } from '#platform/web/use-paper-colours.ts';
import type { MemberPayment } from '../payments.contract.ts';
import { dateAndTimeOf, dateOf } from './payment-dates.ts';
import { PaymentStatusBadge } from './payment-row.tsx';
import { paymentsCopy } from './payments.copy.ts';
import { isPaymentId } from './payments-api.ts';
import { usePayment, usePaymentsRefreshedOnChange } from './use-payments.ts';

const copy = paymentsCopy.receipt;

export function ReceiptScreen() {
  const { user } = useAuth();
  const { paymentId } = useParams();
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6 print:max-w-none print:p-0">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <div data-screen-only="">
        <ButtonLink
          to="/payment-history"
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          className="-ml-3"
        >
          {copy.back}
        </ButtonLink>
      </div>
      <MemberReceipt
        key={`${user.id}/${paymentId}`}
        memberId={user.id}
        paymentId={isPaymentId(paymentId) ? paymentId : null}
      />
    </div>
  );
}

type MemberReceiptProps = { memberId: string; paymentId: string | null };

export function MemberReceipt({ memberId, paymentId }: MemberReceiptProps) {
  const payment = usePayment(memberId, paymentId, () => false);
  usePaymentsRefreshedOnChange(memberId);
  if (payment.data) return <Receipt payment={payment.data} />;
  if (paymentId === null || isRefusal(payment.error, 'NOT_FOUND'))
    return <ErrorState title={copy.goneTitle} description={copy.goneBody} />;
  if (payment.isError || payment.isPaused) {
    const isOffline = payment.isPaused;
    return (
      <ErrorState
        title={isOffline ? paymentsCopy.offlineTitle : copy.failedTitle}
        description={isOffline ? copy.offlineBody : copy.failedBody}
        onRetry={() => void payment.refetch()}
        isRetrying={payment.isRefetching}
      />
    );
  }
  return <Skeleton className="h-96 rounded-card" />;
}

function Receipt({ payment }: { payment: MemberPayment }) {
  usePaperColours();
  const { currency, receipt_number, paid_at, promo_code, period_start, period_end, method } = payment;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <>
      <Card
        as="article"
        aria-label={copy.title}
        className="grid gap-6 print:border-0 print:bg-transparent print:p-0 print:shadow-none"
      >
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <p className="font-display text-heading">{productName}</p>
            <p className="text-small text-ink-soft">{receipt_number ? copy.title : copy.payment}</p>
          </div>
          <PaymentStatusBadge status={payment.status} />
        </header>
        {payment.provider === 'test' && (
          <p className="rounded-control bg-calm-tint px-3.5 py-2.5 text-small">{copy.test}</p>
        )}
        {!receipt_number && <p className="text-ink-soft">{copy.notPaid}</p>}
        <dl className="grid gap-2.5 border-t border-line pt-5 tabular-nums">
          <Line label={copy.seller}>{productName}</Line>
          {receipt_number && <Line label={copy.number}>{receipt_number}</Line>}
          <Line label={paid_at ? copy.date : copy.begun}>{dateAndTimeOf(paid_at ?? payment.created_at)}</Line>
          <Line label={copy.item}>{payment.product_name}</Line>
          {paid_at && payment.sessions > 0 && <Line label={copy.sessions}>{payment.sessions}</Line>}
          {period_start && period_end && (
            <Line label={copy.period}>{copy.periodWords(dateOf(period_start), dateOf(period_end))}</Line>
          )}
          {method && <Line label={copy.method}>{paymentsCopy.methods[method]}</Line>}
        </dl>
        <dl className="grid gap-2.5 border-t border-line pt-5 tabular-nums">
          <Line label={copy.price}>{money(payment.list_minor)}</Line>
          {(payment.discount_minor > 0 || promo_code) && (
            <Line label={promo_code ? copy.discountWith(promo_code) : copy.discount}>
              {payment.discount_minor > 0 ? `−${money(payment.discount_minor)}` : money(0)}
            </Line>
          )}
          <Line label={copy.total} isStrong>
            {money(payment.amount_minor)}
          </Line>
          {payment.refunded_minor > 0 && (
            <>
              <Line label={copy.refunded}>{`−${money(payment.refunded_minor)}`}</Line>
              <Line label={copy.kept} isStrong>
                {money(payment.amount_minor - payment.refunded_minor)}
              </Line>
            </>
          )}
        </dl>
      </Card>
      <div className="flex flex-wrap gap-2.5" data-screen-only="">
        {receipt_number && (
          <Button variant="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()}>
            {copy.print}
          </Button>
        )}
        {payment.status === 'pending' && (
          <ButtonLink to={`/upgrade/return?payment=${payment.id}`}>{copy.look}</ButtonLink>
        )}
      </div>
    </>
  );
}

type LineProps = { label: string; isStrong?: boolean; children: ReactNode };

const Line = ({ label, isStrong = false, children }: LineProps) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-6 ${isStrong ? 'font-semibold' : ''}`}>
    <dt className={isStrong ? '' : 'text-ink-soft'}>{label}</dt>
    <dd className="ml-auto text-right break-words">{children}</dd>
  </div>
);
