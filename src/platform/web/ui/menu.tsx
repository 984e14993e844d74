import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { openers } from './dialog-focus.ts';

type MenuProps = {
  trigger: ReactNode;
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A menu of actions. It does not lock the page: the library's lock would inject a <style>. */
export function Menu({
  trigger,
  label,
  side = 'bottom',
  align = 'end',
  isOpenAtFirst = false,
  children,
}: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  // A dialog that one of its items opens leads back to the menu's button.
  const opened = useCallback(() => {
    if (opener.current) openers.add(opener.current);
  }, []);
  const placed = useCallback(
    (content: HTMLElement | null) => {
      if (content) opened();
    },
    [opened],
  );
  return (
    // Opened again while it is still going, it is not placed anew; open from the first, nobody opens it.
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst} onOpenChange={(isOpen) => isOpen && opened()}>
      <Radix.Trigger asChild ref={opener}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={placed}
          onCloseAutoFocus={() => opener.current && openers.delete(opener.current)}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          className={contentClass}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Longer than a low screen, it scrolls; a long name breaks. */
const contentClass =
  'z-50 grid max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto gap-0.5 p-1.5 ' +
  'min-w-56 max-w-[min(20rem,var(--radix-dropdown-menu-content-available-width))] break-words ' +
  'animate-rise rounded-inset border border-line bg-surface shadow-lifted';

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-medium outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:opacity-50';

type MenuItemProps = {
  icon?: ReactNode;
  onSelect?: () => void;
  /** After the choice, for one that is stepped through. */
  staysOpen?: boolean;
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** With a link inside: `<MenuItem isLink><Link …/></MenuItem>`. */
  isLink?: boolean;
  children: ReactNode;
};

export function MenuItem({
  icon,
  onSelect,
  staysOpen = false,
  isDangerous,
  isDisabled,
  isLink = false,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      asChild={isLink}
      disabled={isDisabled ?? false}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect?.();
      }}
      className={classNames(itemClass, 'cursor-pointer', isDangerous && 'text-rose')}
    >
      {isLink ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 py-2 text-tiny text-ink-soft">{children}</Radix.Label>
);

export const MenuRule = () => <Radix.Separator className="my-1 border-t border-line" />;
