// The plans in one currency, packs apart from subscriptions.
import { classNames } from '#platform/web/class-names.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { MemberSubscription } from '../payments.contract.ts';
import { paymentsCopy } from './payments.copy.ts';
import { givesWords, type PlanChoice, periodWords, priceWords } from './plan-choice.ts';

const copy = paymentsCopy.upgrade;

type PlanCardsProps = {
  choices: PlanChoice[];
  subscription: MemberSubscription | null;
  onChoose: (choice: PlanChoice) => void;
};

export const PlanCards = ({ choices, subscription, onChoose }: PlanCardsProps) => (
  <>
    <PlanGroup
      id="packs"
      title={copy.packs}
      choices={choices.filter(({ product }) => product.kind === 'pack')}
      subscription={null}
      onChoose={onChoose}
      className="lg:grid-cols-3"
    />
    <PlanGroup
      id="subscriptions"
      title={copy.subscriptions}
      choices={choices.filter(({ product }) => product.kind === 'subscription')}
      subscription={subscription}
      onChoose={onChoose}
      className="lg:grid-cols-2"
    />
  </>
);

type PlanGroupProps = PlanCardsProps & { id: string; title: string; className: string };

function PlanGroup({ id, title, choices, subscription, onChoose, className }: PlanGroupProps) {
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-sans text-small font-semibold text-ink-soft">
        {title}
      </h3>
      <ul className={classNames('grid gap-4', className)}>
        {choices.map((choice) => (
          <PlanCard
            key={choice.product.id}
            choice={choice}
            subscription={subscription}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </ul>
    </section>
  );
}

type PlanCardProps = {
  choice: PlanChoice;
  subscription: MemberSubscription | null;
  onChoose: () => void;
};

function PlanCard({ choice, subscription, onChoose }: PlanCardProps) {
  const { product, way } = choice;
  const isYours = subscription?.product_id === product.id;
  // A pass that runs may be made longer; a subscription that renews stands alone.
  const isExtending = subscription !== null && !subscription.renews && !way.renews;
  const isBlocked = subscription !== null && !isExtending;
  return (
    <Card as="li" isFlat className="flex flex-col gap-4">
      <div className="grid flex-1 content-start gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h4 className="font-display text-title">{product.name}</h4>
          {isYours && <Badge tone="brand">{copy.yours}</Badge>}
        </div>
        <p className="text-ink-soft">{givesWords(choice)}</p>
        {product.kind === 'subscription' && (
          <p className="text-small text-ink-soft">{way.renews ? copy.renews : copy.passNote}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">
          <span className="text-title font-semibold">{priceWords(choice.price)}</span>{' '}
          <span className="text-small text-ink-soft">{periodWords(choice)}</span>
        </p>
        {!isBlocked && (
          <Button
            variant={product.kind === 'pack' ? 'secondary' : 'primary'}
            aria-label={`${isExtending ? copy.extend : copy.choose}: ${product.name}`}
            onClick={onChoose}
          >
            {isExtending ? copy.extend : copy.choose}
          </Button>
        )}
      </div>
    </Card>
  );
}
