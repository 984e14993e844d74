import { Outlet } from 'react-router';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Around every public page. The `main` region is where a skip link and a change of page lead. */
export const PublicLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader />
    <main id="main" tabIndex={-1} className="flex-1">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
);
