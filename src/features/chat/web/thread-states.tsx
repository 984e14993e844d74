// What stands in place of a thread: on its way, not to be had right now, or gone.
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { uiCopy } from '#platform/web/ui/ui.copy.ts';
import { chatCopy } from './chat.copy.ts';

const copy = chatCopy.thread;

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <div className="relative grid min-h-0 flex-1 place-items-center overflow-y-auto px-4">
      <ErrorState
        title={isOnline ? copy.failedTitle : copy.offlineTitle}
        description={isOnline ? copy.failedBody : copy.offlineBody}
        onRetry={onRetry}
      />
    </div>
  );
}

/** `isDraftKept`: what was being written in it is in the field of a new one. */
export const Gone = ({ isDraftKept = false }: { isDraftKept?: boolean }) => (
  <div className="relative grid min-h-0 flex-1 place-items-center overflow-y-auto px-4">
    <ErrorState
      title={copy.missingTitle}
      description={isDraftKept ? `${copy.missingBody} ${copy.missingDraft}` : copy.missingBody}
      action={<ButtonLink to="/chat">{chatCopy.list.new}</ButtonLink>}
    />
  </div>
);

/** Above what is here already. `isAway`: it could not be had, and comes by itself or when asked for. */
export function EarlierWords({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const isOnline = useIsOnline();
  if (!isAway) {
    return (
      <div className="grid gap-4">
        <p className="sr-only">{copy.loadingEarlier}</p>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="ml-auto h-11 w-1/2 rounded-card" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    );
  }
  return (
    <div className="grid justify-items-center gap-2 rounded-inset border border-line p-4 text-center text-small text-ink-soft">
      <p>{isOnline ? copy.earlierFailed : copy.earlierOffline}</p>
      {isOnline && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {uiCopy.tryAgain}
        </Button>
      )}
    </div>
  );
}

export const ThreadSkeleton = () => (
  <div className="mx-auto grid w-full max-w-3xl flex-1 content-end gap-6 overflow-hidden px-4 py-6 sm:px-6">
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="ml-auto h-11 w-1/2 rounded-card" />
    <div className="grid gap-2.5">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-3/5" />
    </div>
    <Skeleton className="ml-auto h-11 w-2/5 rounded-card" />
  </div>
);
