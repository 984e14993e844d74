// At the foot of the sidebar: the three latest successful payments, or nothing at all.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiOf } from '#platform/web/api.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import type { billingContract, Payment } from '../billing.contract.ts';
import { billingCopy } from './billing.copy.ts';

const billingApi = apiOf<typeof billingContract>('billing');
const copy = billingCopy.payments;

export function RecentPayments({ memberId }: { memberId: string }) {
  const { data: payments } = useQuery({
    queryKey: ['billing', 'recent-payments', memberId],
    queryFn: () => billingApi.recentPayments(),
  });
  if (!payments || payments.length === 0) return null;
  return (
    <section aria-label={copy.title} className="grid gap-1.5 px-2.5 text-small">
      <h2 className="font-sans text-tiny font-semibold text-ink-soft">{copy.title}</h2>
      <ul className="grid gap-1">
        {payments.map((payment) => (
          <li key={payment.id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{whatFor(payment)}</span>
            <span className="font-semibold tabular-nums">
              {formatMoney({ amountMinor: payment.amount_minor, currency: payment.currency })}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to="/payment-history"
        className="touch inline-flex items-center justify-self-start font-semibold text-brand"
      >
        {copy.all}
      </Link>
    </section>
  );
}

const whatFor = ({ product_id, sessions }: Payment) =>
  copy.products[product_id] ?? (sessions > 0 ? copy.sessions(sessions) : product_id);
