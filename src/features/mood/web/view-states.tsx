import { useIsOnline } from '#platform/web/online-status.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { moodCopy } from './mood.copy.ts';

const copy = moodCopy.states;

/** In the place of figures that could not be had. Checking in works all the same, and it says so. */
export function UnknownFigures({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const isOnline = useIsOnline();
  return (
    <Card padding="none">
      <ErrorState
        title={isOnline ? copy.failedTitle : copy.offlineTitle}
        description={isOnline ? copy.failedBody : copy.offlineBody}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Card>
  );
}
