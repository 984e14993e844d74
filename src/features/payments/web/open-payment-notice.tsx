// A payment that was begun and neither finished nor given up: where to see what became of it.
import { Hourglass } from 'lucide-react';
import { formatMoney } from '#platform/web/format-money.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paymentsCopy } from './payments.copy.ts';
import { useOpenPayments } from './use-payments.ts';

const copy = paymentsCopy.open;

export function OpenPaymentNotice({ memberId }: { memberId: string }) {
  const { data: open } = useOpenPayments(memberId);
  return open?.map(({ id, product_name, amount_minor, currency }) => (
    <section
      key={id}
      aria-label={copy.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-inset border border-line bg-glow-tint px-4 py-3"
    >
      <Hourglass size={20} aria-hidden="true" className="text-warn" />
      <div className="min-w-48 flex-1">
        <p className="text-small font-semibold">{copy.title}</p>
        <p className="text-small">
          {copy.body(product_name, formatMoney({ amountMinor: amount_minor, currency }))}
        </p>
      </div>
      <ButtonLink to={`/upgrade/return?payment=${id}`} variant="secondary" size="small">
        {copy.look}
      </ButtonLink>
    </section>
  ));
}
