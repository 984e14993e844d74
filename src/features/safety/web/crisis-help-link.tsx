// One tap to help from every screen. It is a plain link to /crisis, which the browser keeps for offline use; inside the app
// it opens a drawer instead, so that a running call is not cut off. Should the drawer's code be missing, the link still goes.
import { LifeBuoy } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { later } from '#platform/web/later.tsx';
import { crisisCopy } from './crisis.copy.ts';

const linkClass =
  'inline-flex touch items-center justify-center gap-2 rounded-pill border border-rose/40 px-3.5 text-small font-medium ' +
  'text-rose transition hover:border-rose hover:bg-rose-tint';

type CrisisHelpLinkProps = { isCompact?: boolean; className?: string };

/** For public pages. */
export const CrisisHelpLink = ({ isCompact = false, className }: CrisisHelpLinkProps) => (
  <a href="/crisis" className={classNames(linkClass, className)}>
    <Label isCompact={isCompact} />
  </a>
);

const CrisisDrawerLater = later(async () => (await import('./crisis-drawer.tsx')).CrisisDrawer);

/** For screens where something may be running. The drawer is fetched while all is well, so that it is here when needed. */
export function CrisisHelpButton({ isCompact = false, className }: CrisisHelpLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (!CrisisDrawerLater.isHere() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a href="/crisis" onClick={open} aria-haspopup="dialog" className={classNames(linkClass, className)}>
        <Label isCompact={isCompact} />
      </a>
      <CrisisDrawerLater isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const Label = ({ isCompact }: { isCompact: boolean }) => (
  <>
    <LifeBuoy size={20} aria-hidden="true" className={isCompact ? 'max-sm:hidden' : ''} />
    <span className="whitespace-nowrap">{crisisCopy.link}</span>
  </>
);
