import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { IllustrationCloud } from './illustration-cloud.tsx';
import { uiCopy } from './ui.copy.ts';

type ErrorStateProps = {
  /** What happened, calmly. */
  title: string;
  /** What to do. */
  description: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  /** What the operator can look up. */
  errorId?: string | null;
  headingLevel?: 'h1' | 'h2' | 'h3';
  action?: ReactNode;
};

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    onRetry,
    isRetrying = false,
    retryLabel = uiCopy.tryAgain,
    errorId,
    action,
  } = props;
  return (
    <div role="alert">
      <EmptyState
        illustration={<IllustrationCloud />}
        title={title}
        headingLevel={props.headingLevel ?? 'h2'}
        description={description}
        action={
          <div className="grid justify-items-center gap-4">
            <div className="flex flex-wrap justify-center gap-2.5">
              {onRetry && (
                <Button onClick={onRetry} isBusy={isRetrying}>
                  {retryLabel}
                </Button>
              )}
              {action}
            </div>
            {errorId && (
              <p className="text-tiny text-ink-soft">
                {uiCopy.errorId}: <code className="font-sans select-all tabular-nums">{errorId}</code>
              </p>
            )}
          </div>
        }
      />
    </div>
  );
}
