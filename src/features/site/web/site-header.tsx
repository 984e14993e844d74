import { Link } from 'react-router';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ThemeToggle } from '#platform/web/ui/theme-toggle.tsx';
import { Wordmark } from '#platform/web/ui/tulia-mark.tsx';
import { siteCopy } from './site.copy.ts';

export const SiteHeader = () => (
  <header
    data-screen-only=""
    className="mx-auto flex w-full max-w-6xl items-center justify-between gap-1 px-5 py-4 sm:gap-3 sm:px-8 sm:py-6"
  >
    <Link to="/" aria-label={siteCopy.home} className="inline-flex touch items-center rounded-control">
      <Wordmark />
    </Link>
    <nav aria-label={siteCopy.mainNavigation} className="flex items-center sm:gap-2">
      <ThemeToggle className="max-sm:hidden" />
      <CrisisHelpLink isCompact />
      <Link
        to="/auth"
        className="inline-flex touch items-center justify-center rounded-pill px-2 font-medium whitespace-nowrap hover:bg-sunken sm:px-4"
      >
        {siteCopy.signIn}
      </Link>
      <ButtonLink to="/auth?tab=sign-up" className="max-sm:hidden">
        {siteCopy.startTalking}
      </ButtonLink>
    </nav>
  </header>
);
