import { RefreshCw } from 'lucide-react';
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import { statusWords } from '#features/billing/web/session-card.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { voiceCopy } from './voice.copy.ts';

const copy = voiceCopy.banner;

type SessionBannerProps = {
  /** null when it could not be looked up. */
  status: SessionStatus | null;
  isChecking: boolean;
  onRefresh: () => void;
};

/** Used and remaining sessions, with Refresh Status. */
export function SessionBanner({ status, isChecking, onRefresh }: SessionBannerProps) {
  const words = status && statusWords(status);
  return (
    <section
      aria-label={copy.label}
      className="inline-flex min-w-0 items-center gap-1 rounded-pill border border-line bg-surface pl-4 text-small"
    >
      {!words && isChecking ? (
        <Skeleton className="h-4 w-40" />
      ) : (
        <p role="status" className="min-w-0 truncate">
          {words ? (
            <>
              <span className="font-semibold">{words.left}</span>
              <span className="text-ink-soft"> · {words.detail}</span>
            </>
          ) : (
            <span className="text-ink-soft">{copy.unknown}</span>
          )}
        </p>
      )}
      <button
        type="button"
        aria-busy={isChecking || undefined}
        onClick={onRefresh}
        className="touch inline-flex items-center justify-center gap-2 rounded-pill px-3 font-semibold text-ink-soft transition hover:bg-sunken hover:text-ink"
      >
        <RefreshCw size={16} aria-hidden="true" className={classNames(isChecking && 'animate-spin-calm')} />
        <span className="max-sm:sr-only">{copy.refresh}</span>
      </button>
    </section>
  );
}
