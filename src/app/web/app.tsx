// What stands around every page: the skip link, the toasts, the last net under an error.
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { ToastViewport } from '#platform/web/ui/toast-viewport.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { Opening } from './opening.tsx';
import { routes } from './routes.tsx';
import { shellCopy } from './shell.copy.ts';

export function App() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-pill bg-brand px-5 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {shellCopy.skipToContent}
      </a>
      <NavigationEffects />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<Opening />}>{screen}</Suspense>
      </ErrorBoundary>
      <ToastViewport />
    </>
  );
}
