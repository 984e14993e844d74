// The way to one's account in the bar. The menu's code comes when it is asked for; until it is here the button waits for it.
import { CircleUser, LogIn } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { later } from '#platform/web/later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { shellCopy } from './shell.copy.ts';

export type Account = { name: string; isAdmin?: boolean; onSignOut: () => void };

const copy = shellCopy.member;

export const AccountMenuLater = later(async () => (await import('./account-menu.tsx')).AccountMenu);

export function AccountEntry({ account }: { account: Account | null }) {
  const [isMenuHere, setIsMenuHere] = useState(false);
  if (!account) {
    return (
      <Link
        to="/auth"
        className="inline-flex touch items-center justify-center gap-2 rounded-pill px-3 text-small font-medium hover:bg-sunken"
      >
        <LogIn size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{copy.signIn}</span>
      </Link>
    );
  }
  if (isMenuHere) return <AccountMenuLater account={account} />;
  const open = async () => {
    await AccountMenuLater.preload();
    setIsMenuHere(AccountMenuLater.isHere());
  };
  return (
    <IconButton
      label={copy.account}
      icon={<CircleUser size={22} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void AccountMenuLater.preload()}
      onFocus={() => void AccountMenuLater.preload()}
      onClick={() => void open()}
    />
  );
}
