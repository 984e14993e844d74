// Around every member screen: the sidebar (a rail when folded, a drawer on a phone), the bar with the screen's own words in it,
// and help in one tap. Knows nothing of accounts or sessions: both are handed in.
import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { CrisisHelpButton } from '#features/safety/web/crisis-help-link.tsx';
import { FloatingButtonsLater } from '#features/site/web/floating-buttons-later.tsx';
import { useCallHelp } from '#features/voice/web/call-help.ts';
import { classNames } from '#platform/web/class-names.ts';
import { usePreloaded } from '#platform/web/later.tsx';
import { DrawerLater } from '#platform/web/ui/drawer-later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { OfflineBanner } from '#platform/web/ui/offline-banner.tsx';
import { ThemeToggle } from '#platform/web/ui/theme-toggle.tsx';
import { Tooltip, TooltipProvider } from '#platform/web/ui/tooltip.tsx';
import { TopBarSlot } from '#platform/web/ui/top-bar.tsx';
import { type Account, AccountEntry, AccountMenuLater } from './account-entry.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { MemberSidebar } from './member-sidebar.tsx';
import { NeedsNetwork } from './needs-network.tsx';
import { isWithin, offlinePaths } from './offline-paths.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { shellCopy } from './shell.copy.ts';
import { useSidebar } from './sidebar-state.ts';

const copy = shellCopy.member;

type MemberLayoutProps = {
  /** At the foot of the sidebar: the session card and recent payments. Not shown on the folded rail. */
  footer?: ReactNode;
  /** null for a visitor. */
  account: Account | null;
  /** The server has not said who is here: only what works without it is shown. */
  isUnconfirmed?: boolean;
};

export function MemberLayout({ footer, account, isUnconfirmed = false }: MemberLayoutProps) {
  const { isMobile, isExpanded, toggle, isDrawerOpen, setIsDrawerOpen } = useSidebar();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const callHelp = useCallHelp();
  usePreloaded(DrawerLater, AccountMenuLater);
  // Links at the sidebar's foot are not its own: the drawer closes when one of them led somewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only going somewhere closes it
  useEffect(() => setIsDrawerOpen(false), [pathname]);
  const toggleLabel = isExpanded ? copy.fold : copy.unfold;
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh">
        {!isMobile && (
          <aside
            data-screen-only=""
            className={classNames(
              'sticky top-0 h-dvh shrink-0 overflow-x-hidden overflow-y-auto border-r border-line transition-[width] max-md:hidden',
              isExpanded ? 'w-(--sidebar)' : 'w-(--sidebar-rail)',
            )}
          >
            <MemberSidebar isRail={!isExpanded} footer={footer} />
          </aside>
        )}
        <DrawerLater
          isOpen={isDrawerOpen}
          onOpenChange={setIsDrawerOpen}
          title={copy.menuTitle}
          isTitleHidden
          width="sidebar"
        >
          <MemberSidebar isRail={false} footer={footer} onNavigate={() => setIsDrawerOpen(false)} />
        </DrawerLater>
        <div className="flex min-w-0 flex-1 flex-col">
          <OfflineBanner {...(isUnconfirmed ? { isOffline: true } : {})} />
          <header
            data-screen-only=""
            className="flex min-h-17 items-center gap-1 px-3 py-3 sm:gap-3 sm:px-6 lg:px-8"
          >
            {isMobile ? (
              <IconButton
                label={copy.openMenu}
                icon={<MenuIcon size={22} aria-hidden="true" />}
                onClick={toggle}
              />
            ) : (
              <Tooltip label={`${toggleLabel} (Ctrl B)`} side="bottom">
                <IconButton
                  label={toggleLabel}
                  aria-expanded={isExpanded}
                  aria-keyshortcuts="Control+B Meta+B"
                  icon={<PanelLeft size={20} aria-hidden="true" />}
                  onClick={toggle}
                  className="-ml-2.5"
                />
              </Tooltip>
            )}
            <div ref={setSlot} className="flex min-w-0 flex-1 items-center gap-1.5 sm:gap-3" />
            <ThemeToggle className="max-sm:hidden" />
            <CrisisHelpButton isCompact />
            <AccountEntry account={account} />
          </header>
          <div
            aria-live="polite"
            data-screen-only=""
            data-undisturbed={callHelp ? '' : undefined}
            className={classNames('sticky top-0 z-20', callHelp ? 'mb-3' : null)}
          >
            {callHelp}
          </div>
          <TopBarSlot value={slot}>
            <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
              <ErrorBoundary resetKey={pathname} isWithinPage>
                <Suspense fallback={<ScreenSkeleton />}>
                  {isUnconfirmed && !isWithin(offlinePaths, pathname) ? <NeedsNetwork /> : <Outlet />}
                </Suspense>
              </ErrorBoundary>
            </main>
          </TopBarSlot>
        </div>
      </div>
      <FloatingButtonsLater />
    </TooltipProvider>
  );
}
