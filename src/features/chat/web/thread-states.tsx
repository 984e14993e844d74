// What stands in place of a thread: on its way, not to be had right now, or gone.
import { useIsOnline } from '#platform/web/online-status.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
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

export const Gone = () => (
  <div className="relative grid min-h-0 flex-1 place-items-center overflow-y-auto px-4">
    <ErrorState
      title={copy.missingTitle}
      description={copy.missingBody}
      action={<ButtonLink to="/chat">{chatCopy.list.new}</ButtonLink>}
    />
  </div>
);

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
