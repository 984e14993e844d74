// What is left now, on the screen where more can be had.
import { useQuery } from '@tanstack/react-query';
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import { statusWords } from '#features/billing/web/session-card.tsx';
import { sessionStatusQuery, useStatusRefreshedOnChange } from '#features/billing/web/session-status.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Meter } from '#platform/web/ui/meter.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { paymentsCopy } from './payments.copy.ts';

const copy = paymentsCopy.upgrade;

export function WhatYouHave({ memberId }: { memberId: string }) {
  useStatusRefreshedOnChange(memberId);
  const status = useQuery({ ...sessionStatusQuery(memberId), refetchOnMount: 'always' });
  return (
    <Card as="section" aria-labelledby="what-you-have" className="grid content-start gap-4">
      <h2 id="what-you-have" className="text-title">
        {copy.now}
      </h2>
      {status.data ? (
        <HavingWords status={status.data} />
      ) : status.isPending && !status.isPaused ? (
        <SkeletonText lines={2} />
      ) : (
        <>
          <p className="text-ink-soft">{copy.unknown}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            isBusy={status.isFetching}
            onClick={() => void status.refetch()}
          >
            {paymentsCopy.tryAgain}
          </Button>
        </>
      )}
    </Card>
  );
}

function HavingWords({ status }: { status: SessionStatus }) {
  const words = statusWords(status);
  return (
    <>
      <p className="font-display text-heading">{status.hasAccess ? words.left : copy.usedUp}</p>
      {words.total > 0 && (
        <Meter label={copy.now} value={words.used} max={words.total} text={words.detail} tone="glow" />
      )}
      <p className="text-ink-soft tabular-nums">{words.detail}</p>
      {status.message && <p>{status.message}</p>}
      {status.hasAccess && (
        <ButtonLink to="/dashboard" variant="secondary" className="justify-self-start">
          {copy.back}
        </ButtonLink>
      )}
    </>
  );
}
