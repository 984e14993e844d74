// A code that gives sessions without a purchase.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSessionStatus } from '#features/billing/web/session-status.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { paymentsCopy } from './payments.copy.ts';
import { paymentsApi } from './payments-api.ts';

const copy = paymentsCopy.gift;

export function GiftCode({ memberId }: { memberId: string }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function redeem() {
    const promoCode = typed.trim();
    if (promoCode === '' || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const { sessions } = await paymentsApi.redeem({ promoCode });
      setTyped('');
      toast({ title: copy.done(sessions), description: copy.doneBody, tone: 'good' });
      await refreshSessionStatus(queryClient, memberId);
    } catch (refusal) {
      setError(isRefusal(refusal) ? refusal.message : paymentsCopy.unreachable);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Card as="section" aria-labelledby="gift-code" className="grid content-start gap-3">
      <h2 id="gift-code" className="text-title">
        {copy.title}
      </h2>
      <p className="text-small text-ink-soft">{copy.help}</p>
      <form
        noValidate
        className="grid max-w-md grid-cols-[1fr_auto] items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void redeem();
        }}
      >
        <Field label={copy.label} error={error} className="min-w-0">
          <TextInput
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="mt-[27px]"
          isBusy={isBusy}
          disabled={typed.trim() === ''}
        >
          {copy.redeem}
        </Button>
      </form>
    </Card>
  );
}
