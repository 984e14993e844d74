import { Link, Outlet } from 'react-router';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { ThemeToggle } from '#platform/web/ui/theme-toggle.tsx';
import { Wordmark } from '#platform/web/ui/tulia-mark.tsx';
import { DataProvider } from './data-provider.tsx';

/** Around sign-in and its relatives: nothing to look at but the form, and the way to help. */
export const EntranceLayout = () => (
  <DataProvider>
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-3 px-5 py-4 sm:px-8 sm:py-6">
        <Link to="/" className="inline-flex touch items-center rounded-control">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-1">
          <ThemeToggle />
          <CrisisHelpLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  </DataProvider>
);
