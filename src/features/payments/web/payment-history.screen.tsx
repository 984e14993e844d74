// /payment-history: everything the member paid or began to pay, with the subscription on top. Filters are in the address.
import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { filterFrom, isFiltered, statusesToChoose, yearsToChoose } from './payment-filter.ts';
import { PaymentRow } from './payment-row.tsx';
import { paymentsCopy } from './payments.copy.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { type PaymentFilter, usePaymentList, usePaymentsRefreshedOnChange } from './use-payments.ts';

const copy = paymentsCopy.history;

export function PaymentHistoryScreen() {
  const { user } = useAuth();
  return user ? <MemberPayments key={user.id} memberId={user.id} /> : null;
}

export function MemberPayments({ memberId }: { memberId: string }) {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const list = usePaymentList(memberId, filter);
  usePaymentsRefreshedOnChange(memberId);
  const isEverythingEmpty = list.items?.length === 0 && !isFiltered(filter) && !list.isStale;

  const change = (name: 'status' | 'year', value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );

  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <SubscriptionCard memberId={memberId} />
      {isEverythingEmpty ? (
        <EmptyState
          illustration={<IllustrationSprout />}
          title={copy.emptyTitle}
          description={copy.emptyBody}
          action={<ButtonLink to="/upgrade">{copy.emptyAction}</ButtonLink>}
        />
      ) : (
        <>
          <Filters filter={filter} onChange={change} onClear={() => setParams({}, { replace: true })} />
          <PaymentList list={list} />
        </>
      )}
    </div>
  );
}

type FiltersProps = {
  filter: PaymentFilter;
  onChange: (name: 'status' | 'year', value: string) => void;
  onClear: () => void;
};

const Filters = ({ filter, onChange, onClear }: FiltersProps) => (
  <search className="flex flex-wrap items-end gap-3">
    <Field label={copy.status} className="min-w-40 flex-1 sm:flex-none">
      <Select value={filter.status ?? ''} onChange={(event) => onChange('status', event.currentTarget.value)}>
        <option value="">{copy.anyStatus}</option>
        {statusesToChoose.map((status) => (
          <option key={status} value={status}>
            {paymentsCopy.statuses[status]}
          </option>
        ))}
      </Select>
    </Field>
    <Field label={copy.year} className="min-w-32 flex-1 sm:flex-none">
      <Select value={filter.year ?? ''} onChange={(event) => onChange('year', event.currentTarget.value)}>
        <option value="">{copy.anyYear}</option>
        {yearsToChoose(filter.year).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Select>
    </Field>
    {isFiltered(filter) && (
      <Button variant="quiet" size="small" className="mb-1.5" onClick={onClear}>
        {copy.clear}
      </Button>
    )}
  </search>
);

function PaymentList({ list }: { list: ReturnType<typeof usePaymentList> }) {
  const isOnline = useIsOnline();
  if (list.isFailed || list.isPaused) {
    const isOffline = list.isPaused || !isOnline;
    return (
      <ErrorState
        title={isOffline ? paymentsCopy.offlineTitle : copy.failedTitle}
        description={isOffline ? copy.offlineBody : copy.failedBody}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
  if (!list.items) return <ListSkeleton />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        illustration={<ReceiptText size={40} aria-hidden="true" className="text-ink-soft" />}
        title={copy.noneTitle}
        description={copy.noneBody}
      />
    );
  }
  return (
    <>
      <ul
        aria-label={copy.list}
        aria-busy={list.isStale}
        className={`grid gap-2.5 transition-opacity ${list.isStale ? 'opacity-60' : ''}`}
      >
        {list.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      <LoadMore list={list}>{copy.more}</LoadMore>
    </>
  );
}

const ListSkeleton = () => (
  <div className="grid gap-2.5">
    {['a', 'b', 'c', 'd'].map((row) => (
      <div
        key={row}
        className="flex justify-between gap-4 rounded-inset border border-line bg-surface px-4 py-4"
      >
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
        <Skeleton className="h-5 w-16" />
      </div>
    ))}
  </div>
);
