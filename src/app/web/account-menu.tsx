import {
  CircleUser,
  Contrast,
  CreditCard,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Moon,
  Settings,
  Sun,
} from 'lucide-react';
import { Link } from 'react-router';
import { chooseTheme, nextTheme, useThemeChoice } from '#platform/web/theme.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuNote, MenuRule } from '#platform/web/ui/menu.tsx';
import type { Account } from './account-entry.tsx';
import { shellCopy } from './shell.copy.ts';

const copy = shellCopy.member;

/** It is drawn when it is asked for, and so starts open. */
export function AccountMenu({ account }: { account: Account }) {
  const trigger = <IconButton label={copy.account} icon={<CircleUser size={22} aria-hidden="true" />} />;
  return (
    <Menu label={copy.account} trigger={trigger} isOpenAtFirst>
      <MenuNote>
        {copy.signedInAs} <bdi className="font-semibold text-ink">{account.name}</bdi>
      </MenuNote>
      {account.isAdmin && (
        <MenuItem isLink>
          <Link to="/admin">
            <LayoutDashboard size={18} aria-hidden="true" />
            {shellCopy.admin.title}
          </Link>
        </MenuItem>
      )}
      <MenuItem isLink>
        <Link to="/settings">
          <Settings size={18} aria-hidden="true" />
          {copy.settings}
        </Link>
      </MenuItem>
      <MenuItem isLink>
        <Link to="/payment-history">
          <CreditCard size={18} aria-hidden="true" />
          {copy.payments}
        </Link>
      </MenuItem>
      <MenuItem isLink>
        <Link to="/help">
          <LifeBuoy size={18} aria-hidden="true" />
          {copy.help}
        </Link>
      </MenuItem>
      <ThemeItem />
      <MenuRule />
      <MenuItem onSelect={account.onSignOut} icon={<LogOut size={18} aria-hidden="true" />}>
        {copy.signOut}
      </MenuItem>
    </Menu>
  );
}

const themeIcons = { system: Contrast, light: Sun, dark: Moon } as const;

/** On a phone the bar has no room for the theme's own button. The menu stays open, to be stepped through. */
function ThemeItem() {
  const choice = useThemeChoice();
  const Icon = themeIcons[choice];
  return (
    <MenuItem
      icon={<Icon size={18} aria-hidden="true" />}
      staysOpen
      onSelect={() => chooseTheme(nextTheme(choice))}
    >
      {copy.theme[choice]}
    </MenuItem>
  );
}
