// The admin portal's frame: a sidebar on the left, or on a small screen a 280 px drawer that closes after each choice.
import { LogIn, LogOut, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { CrisisHelpButton } from '#features/safety/web/crisis-help-link.tsx';
import { usePreloaded } from '#platform/web/later.tsx';
import { useIsMobile } from '#platform/web/media-query.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { DrawerLater } from '#platform/web/ui/drawer-later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { OfflineBanner } from '#platform/web/ui/offline-banner.tsx';
import { SpinnerArea } from '#platform/web/ui/spinner.tsx';
import { ThemeToggle } from '#platform/web/ui/theme-toggle.tsx';
import { TooltipProvider } from '#platform/web/ui/tooltip.tsx';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import { TuliaMark } from '#platform/web/ui/tulia-mark.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SidebarLink } from './member-sidebar.tsx';
import { adminNavigation } from './navigation.ts';
import { shellCopy } from './shell.copy.ts';

const copy = shellCopy.admin;

type AdminLayoutProps = { onSignOut: () => void };

export function AdminLayout({ onSignOut }: AdminLayoutProps) {
  const isMobile = useIsMobile();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  usePreloaded(DrawerLater);
  const sidebar = (onNavigate?: () => void): ReactNode => (
    <AdminSidebar onSignOut={onSignOut} {...(onNavigate && { onNavigate })} />
  );
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh">
        {!isMobile && (
          <aside
            data-screen-only=""
            className="sticky top-0 h-dvh w-(--sidebar) shrink-0 overflow-y-auto border-r border-line max-md:hidden"
          >
            {sidebar()}
          </aside>
        )}
        <DrawerLater
          isOpen={isMobile && isDrawerOpen}
          onOpenChange={setIsDrawerOpen}
          title={copy.title}
          isTitleHidden
          width="admin"
        >
          {sidebar(() => setIsDrawerOpen(false))}
        </DrawerLater>
        <div className="flex min-w-0 flex-1 flex-col">
          <OfflineBanner />
          <header data-screen-only="" className="flex min-h-17 items-center gap-2 px-3 py-3 sm:px-6 lg:px-8">
            {isMobile && (
              <IconButton
                label={copy.openMenu}
                icon={<MenuIcon size={22} aria-hidden="true" />}
                onClick={() => setIsDrawerOpen(true)}
              />
            )}
            <div ref={setSlot} className="flex min-w-0 flex-1 items-center gap-3" />
            <ThemeToggle />
            <CrisisHelpButton isCompact />
          </header>
          <TopBarSlot value={slot}>
            <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
              <ErrorBoundary resetKey={pathname} isWithinPage>
                <Suspense key={pathname} fallback={<SpinnerArea label={copy.loading} />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </main>
          </TopBarSlot>
        </div>
      </div>
    </TooltipProvider>
  );
}

const AdminSidebar = ({ onNavigate, onSignOut }: { onNavigate?: () => void; onSignOut: () => void }) => (
  <div className="flex min-h-full flex-col px-3.5 pt-4 pb-5">
    <p className="mb-4 flex touch items-center gap-2.5 px-2">
      <TuliaMark className="size-6" />
      <span className="font-display text-title leading-none">{copy.title}</span>
    </p>
    <nav aria-label={copy.navigation}>
      <ul className="grid gap-0.5">
        {adminNavigation.map((item) => (
          <li key={item.to}>
            <SidebarLink item={item} {...(onNavigate && { onNavigate })} />
          </li>
        ))}
      </ul>
    </nav>
    <div className="mt-auto grid gap-2 pt-6">
      <Button
        variant="secondary"
        size="small"
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={() => {
          onNavigate?.();
          onSignOut();
        }}
      >
        {copy.signOut}
      </Button>
      <Link
        to="/admin/auth"
        onClick={onNavigate}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <LogIn size={18} aria-hidden="true" />
        {copy.login}
      </Link>
      <p className="pt-2 text-center text-tiny text-ink-soft">{copy.copyright}</p>
    </div>
  </div>
);
