// After a session: what it was about, one thing to try, and honestly whether it was counted.
import { MessageCircle, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { SessionCheckInLater } from '#features/mood/web/check-in-later.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import type { callSummary } from '../voice.contract.ts';
import { formatClock } from './call-clock.ts';
import { voiceCopy } from './voice.copy.ts';
import type { SessionEnd } from './voice-session.ts';

const copy = voiceCopy.closing;

type ClosingCardProps = {
  end: SessionEnd;
  /** `undefined` while it is being asked for; null when it could not be had. */
  summary: z.infer<typeof callSummary> | null | undefined;
  onClose: () => void;
};

export function ClosingCard({ end, summary, onClose }: ClosingCardProps) {
  // The stage has gone: a keyboard or screen reader goes on from here.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const line = summary?.message ?? end.message;
  return (
    <Card as="section" aria-labelledby="closing-title" className="animate-rise">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <h2 id="closing-title" ref={title} tabIndex={-1} className="text-title">
            {copy.title[end.reason]}
          </h2>
          {summary && summary.durationMs >= 1000 && (
            <p className="text-small text-ink-soft">{copy.duration(formatClock(summary.durationMs))}</p>
          )}
        </div>
        <IconButton
          label={copy.close}
          icon={<X size={20} aria-hidden="true" />}
          className="-mt-1 -mr-2"
          onClick={onClose}
        />
      </div>
      <div className="mt-3 grid gap-4" role="status">
        {summary === undefined && <SkeletonText lines={2} />}
        {summary?.summary && (
          <div className="grid gap-1">
            <h3 className="font-sans text-small font-semibold tracking-normal">{copy.talkedAbout}</h3>
            <p className="max-w-(--measure) font-display text-lead">{summary.summary}</p>
          </div>
        )}
        {summary?.step && (
          <div className="grid gap-1">
            <h3 className="font-sans text-small font-semibold tracking-normal">{copy.step}</h3>
            <p className="max-w-(--measure)">{summary.step}</p>
          </div>
        )}
        {line && <p className="text-small text-ink-soft">{line}</p>}
      </div>
      <div className="mt-4 empty:hidden">
        <SessionCheckInLater />
      </div>
      {end.conversationId && (
        <ButtonLink
          to={`/chat/${end.conversationId}`}
          state={{ isCarriedOn: true }}
          variant="secondary"
          size="small"
          className="mt-4"
          icon={<MessageCircle size={18} aria-hidden="true" />}
        >
          {copy.continueAsText}
        </ButtonLink>
      )}
    </Card>
  );
}
