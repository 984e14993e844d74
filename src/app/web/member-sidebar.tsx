import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { SidebarCheckInLater } from '#features/mood/web/check-in-later.tsx';
import { CrisisHelpButton } from '#features/safety/web/crisis-help-link.tsx';
import { productName } from '#platform/web/brand.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Tooltip } from '#platform/web/ui/tooltip.tsx';
import { TuliaMark, Wordmark } from '#platform/web/ui/tulia-mark.tsx';
import { isCurrent, memberNavigation, type NavigationItem } from './navigation.ts';
import { preloadScreen } from './routes.tsx';
import { shellCopy } from './shell.copy.ts';

type MemberSidebarProps = {
  isRail: boolean;
  footer?: ReactNode;
  /** Given where it is shown in a drawer, which hides the page's own way to help. */
  onNavigate?: () => void;
};

export const MemberSidebar = ({ isRail, footer, onNavigate }: MemberSidebarProps) => (
  <div className={classNames('flex min-h-full flex-col pt-4 pb-5', isRail ? 'px-0.5' : 'px-3.5')}>
    <Link
      to="/dashboard"
      onClick={onNavigate}
      className={classNames(
        'mb-4 flex touch items-center rounded-control',
        isRail ? 'justify-center' : 'px-2',
      )}
    >
      {isRail ? <TuliaMark /> : <Wordmark />}
      {isRail && <span className="sr-only">{productName}</span>}
    </Link>
    {onNavigate && <CrisisHelpButton className="mb-3" />}
    <nav aria-label={shellCopy.member.navigation}>
      <ul className="grid gap-0.5">
        {memberNavigation.map((item) => (
          <li key={item.to}>
            <SidebarLink item={item} isRail={isRail} {...(onNavigate && { onNavigate })} />
          </li>
        ))}
      </ul>
    </nav>
    {!isRail && footer && (
      <div className="mt-auto grid gap-3 pt-6">
        <SidebarCheckInLater {...(onNavigate && { onNavigate })} />
        {footer}
      </div>
    )}
  </div>
);

type SidebarLinkProps = { item: NavigationItem; isRail?: boolean; onNavigate?: () => void };

/** A link of a sidebar. Pointing at it fetches the screen's code, so that the click feels at once. */
export function SidebarLink({ item, isRail = false, onNavigate }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const isHere = isCurrent(item, pathname);
  const Icon = item.icon;
  const preload = () => void preloadScreen(item.to);
  return (
    <Tooltip label={item.label} side="right" isEnabled={isRail}>
      <Link
        to={item.to}
        aria-current={isHere ? 'page' : undefined}
        onClick={onNavigate}
        onPointerEnter={preload}
        onFocus={preload}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-control font-medium transition',
          isRail ? 'justify-center' : 'px-2.5',
          isHere ? 'bg-here text-ink' : 'text-ink-soft hover:bg-here/60 hover:text-ink',
        )}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={isRail ? 'sr-only' : 'truncate'}>{item.label}</span>
      </Link>
    </Tooltip>
  );
}
