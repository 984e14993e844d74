// One payment in the history: what, when, how much, and what became of it. The whole row leads to its receipt.
import { Link } from 'react-router';
import { formatMoney } from '#platform/web/format-money.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import type { MemberPayment, PaymentStatus } from '../payments.contract.ts';
import { dateAndTimeOf, dateOf } from './payment-dates.ts';
import { paymentsCopy } from './payments.copy.ts';

const copy = paymentsCopy.history;

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: 'glow',
  success: 'brand',
  failed: 'plain',
  cancelled: 'plain',
  expired: 'plain',
  refunded: 'calm',
  disputed: 'glow',
};

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={tones[status]}>{paymentsCopy.statuses[status]}</Badge>
);

export function PaymentRow({ payment }: { payment: MemberPayment }) {
  const { id, product_name, sessions, status, currency, created_at, paid_at, method } = payment;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const at = paid_at ?? created_at;
  const facts = [
    paid_at && sessions > 0 && paymentsCopy.sessions(sessions),
    method && paymentsCopy.methods[method],
  ];
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-inset border border-line bg-surface px-4 py-3.5 transition focus-within:border-line-strong hover:border-line-strong">
      <h2 className="text-lead leading-snug">
        <Link
          to={`/payment-history/${id}`}
          className="rounded-small break-words after:absolute after:inset-0 after:rounded-inset after:content-['']"
        >
          {product_name}
        </Link>
      </h2>
      <p className="text-right text-lead font-semibold whitespace-nowrap tabular-nums">
        {money(payment.amount_minor)}
      </p>
      <div className="grid gap-0.5 text-small text-ink-soft">
        <p>
          <time dateTime={at} title={dateAndTimeOf(at)}>
            {dateOf(at)}
          </time>
          {facts.map((fact) => fact && <span key={fact}> · {fact}</span>)}
        </p>
        {(payment.discount_minor > 0 || payment.promo_code) && (
          <p className="break-all">
            {payment.discount_minor > 0
              ? copy.discounted(payment.promo_code, money(payment.discount_minor))
              : copy.withCode(payment.promo_code ?? '')}
          </p>
        )}
        {payment.refunded_minor > 0 && <p>{copy.refunded(money(payment.refunded_minor))}</p>}
      </div>
      <p className="self-start justify-self-end text-right">
        <PaymentStatusBadge status={status} />
      </p>
    </li>
  );
}
