// The last net. React asks for a class here. The id is for the person to quote; no words of theirs go with it.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { shellCopy } from './shell.copy.ts';

type ErrorBoundaryProps = {
  /** A change of it clears the error: usually the path. */
  resetKey: string;
  /** Inside a layout the rest of the page, its `main` included, still stands. */
  isWithinPage?: boolean;
  children: ReactNode;
};
/** `missing`: the code could not be had, for whatever reason; `away`: nor could it be, without a network. */
type Kind = 'broken' | 'missing' | 'away';
type ErrorBoundaryState = { failure: { id: string; kind: Kind } | null };

function kindOf(error: unknown): Kind {
  const isMissingCode =
    error instanceof Error && /dynamically imported module|importing a module|preload/i.test(error.message);
  if (!isMissingCode) return 'broken';
  return navigator.onLine ? 'missing' : 'away';
}

const newErrorId = () => crypto.randomUUID().slice(0, 8);

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { id: newErrorId(), kind: kindOf(error) } };
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo) {
    console.error(`The page failed. Error id: ${this.state.failure?.id}`);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failure) this.setState({ failure: null });
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain);
  }

  /** What only lacked the network opens by itself; what is broken waits for its reader. */
  tryAgain = () => {
    if (this.state.failure?.kind === 'away') this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { kind, id } = failure;
    const copy = shellCopy.failure;
    const state = (
      <ErrorState
        headingLevel="h1"
        {...copy[kind]}
        errorId={kind === 'broken' ? id : null}
        {...(kind === 'broken' ? { onRetry: () => this.setState({ failure: null }) } : {})}
        action={
          <>
            {kind !== 'away' && (
              <Button
                variant={kind === 'missing' ? 'primary' : 'secondary'}
                onClick={() => location.reload()}
              >
                {copy.reload}
              </Button>
            )}
            <a
              href="/crisis"
              className="inline-flex touch items-center px-3 text-small font-semibold text-rose underline"
            >
              {copy.crisis}
            </a>
          </>
        }
      />
    );
    if (this.props.isWithinPage) return <div className="grid flex-1 place-items-center px-4">{state}</div>;
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
        {state}
      </main>
    );
  }
}
