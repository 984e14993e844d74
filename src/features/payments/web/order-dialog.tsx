// The order before it is paid: what, for how much, with a promo code if there is one. The total is the server's.
import { TicketPercent } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '#platform/shared/refusals.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { Quote } from '../payments.contract.ts';
import { paymentsCopy } from './payments.copy.ts';
import { paymentsApi } from './payments-api.ts';
import { givesWords, type PlanChoice, periodWords, priceWords } from './plan-choice.ts';
import type { Order } from './use-checkout.ts';

const copy = paymentsCopy.order;

type OrderDialogProps = {
  choice: PlanChoice;
  /** Resolves with true when the server's total was another: it is asked for again. */
  onPay: (order: Order) => Promise<boolean>;
  isPaying: boolean;
  /** Why paying did not begin. */
  problem: string | null;
  onClose: () => void;
};

export function OrderDialog(props: OrderDialogProps) {
  const { choice, onPay, isPaying, problem, onClose } = props;
  const { price, product, way } = choice;
  const promo = usePromoCode(price.id);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: price.currency });
  const totalMinor = promo.quote?.total_minor ?? price.amount_minor;
  const isRenewing = product.kind === 'subscription' && way.renews;
  const period = periodWords(choice);
  async function pay() {
    const promoCode = promo.quote?.promo_code ?? null;
    const isChanged = await onPay({ priceId: price.id, promoCode, expectedTotalMinor: totalMinor });
    if (isChanged && promoCode) await promo.apply();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPaying && onClose()}
      title={copy.title}
      width="narrow"
      {...(way.provider === 'test' && { description: paymentsCopy.testMode })}
      footer={
        <Button isWide size="large" isBusy={isPaying} onClick={() => void pay()}>
          {totalMinor === 0 ? copy.free : copy.pay(money(totalMinor))}
        </Button>
      }
    >
      <div className="grid gap-5">
        <dl className="grid gap-2 tabular-nums">
          <Line label={product.name} detail={givesWords(choice)}>
            {priceWords(price)}
          </Line>
          {promo.quote && promo.quote.discount_minor > 0 && (
            <Line label={copy.discount(promo.quote.promo_code ?? '')}>
              {`−${money(promo.quote.discount_minor)}`}
            </Line>
          )}
          {promo.quote && promo.quote.bonus_sessions > 0 && (
            <Line label={copy.bonusLabel}>{copy.bonus(promo.quote.bonus_sessions)}</Line>
          )}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
            <dt>{copy.total}</dt>
            <dd className="text-title">{money(totalMinor)}</dd>
          </div>
        </dl>
        <PromoField promo={promo} isDisabled={isPaying} />
        <div className="grid gap-1 text-small text-ink-soft">
          {product.kind === 'subscription' && (
            <p>
              {!isRenewing
                ? copy.pass
                : promo.quote && promo.quote.discount_minor > 0
                  ? copy.firstOnly(priceWords(price), period)
                  : copy.renews(priceWords(price), period)}
            </p>
          )}
          {totalMinor > 0 && <p>{copy.leaves[way.provider]}</p>}
        </div>
        <p role="alert" className="text-small font-medium text-warn empty:hidden">
          {problem}
        </p>
        <p role="status" className="sr-only">
          {promo.quote && copy.applied(money(promo.quote.total_minor))}
        </p>
      </div>
    </Dialog>
  );
}

const Line = ({ label, detail, children }: { label: string; detail?: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>
      {label}
      {detail && <span className="block text-small text-ink-soft">{detail}</span>}
    </dt>
    <dd className="font-semibold whitespace-nowrap">{children}</dd>
  </div>
);

/** A code typed, asked about, and applied or refused. `quote` null: none is applied. */
function usePromoCode(priceId: string) {
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<Quote | null>(null);
  // One for a price that is no longer shown says nothing.
  const quote = known?.price_id === priceId ? known : null;
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  async function apply() {
    const promoCode = typed.trim();
    if (promoCode === '' || isAsking) return;
    setIsAsking(true);
    setError(null);
    try {
      setKnown(await paymentsApi.quote({ priceId, promoCode }));
    } catch (refusal) {
      setKnown(null);
      setError(isRefusal(refusal) ? refusal.message : paymentsCopy.unreachable);
    } finally {
      setIsAsking(false);
    }
  }
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  const remove = () => {
    setKnown(null);
    setTyped('');
  };
  return { typed, type, quote, apply, remove, error, isAsking };
}

function PromoField({ promo, isDisabled }: { promo: ReturnType<typeof usePromoCode>; isDisabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (promo.quote) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken py-1 pr-1 pl-3.5">
        <p className="min-w-0 text-small break-all">
          {copy.promo} <strong className="font-semibold">{promo.quote.promo_code}</strong>
        </p>
        <Button variant="quiet" size="small" disabled={isDisabled} onClick={promo.remove}>
          {copy.remove}
        </Button>
      </div>
    );
  }
  if (isOpen) return <PromoForm promo={promo} isDisabled={isDisabled} />;
  // Folded, so that a phone's keyboard doesn't rise over the total of everyone who has no code.
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-3 justify-self-start"
      icon={<TicketPercent size={18} aria-hidden="true" />}
      disabled={isDisabled}
      onClick={() => setIsOpen(true)}
    >
      {copy.havePromo}
    </Button>
  );
}

function PromoForm({ promo, isDisabled }: { promo: ReturnType<typeof usePromoCode>; isDisabled: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      className="grid grid-cols-[1fr_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void promo.apply();
      }}
    >
      <Field label={copy.promo} help={copy.promoHelp} error={promo.error} className="min-w-0">
        <TextInput
          ref={field}
          value={promo.typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={isDisabled}
          onChange={(event) => promo.type(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="mt-[27px]"
        isBusy={promo.isAsking}
        disabled={promo.typed.trim() === '' || isDisabled}
      >
        {copy.apply}
      </Button>
    </form>
  );
}
