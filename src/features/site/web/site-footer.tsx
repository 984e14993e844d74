import { Link } from 'react-router';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { ThemeToggle } from '#platform/web/ui/theme-toggle.tsx';
import { siteCopy } from './site.copy.ts';

export const SiteFooter = () => (
  <footer data-screen-only="" className="border-t border-line">
    <div className="mx-auto grid max-w-6xl gap-4 px-5 py-8 in-[:has([data-floating])]:pb-36 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <nav aria-label={siteCopy.footerNavigation} className="-mx-2 flex flex-wrap">
          {siteCopy.footerLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex touch items-center justify-center rounded-control px-2.5 text-small text-ink-soft hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex items-center gap-2">
          <ThemeToggle className="sm:hidden" />
          <CrisisHelpLink />
        </div>
      </div>
      <p className="text-tiny text-ink-soft">{siteCopy.footerLine}</p>
    </div>
  </footer>
);
