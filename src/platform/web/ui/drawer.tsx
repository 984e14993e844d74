import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDialogFocus } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { keepOpenForToasts } from './toast-viewport.tsx';
import { uiCopy } from './ui.copy.ts';

const sides = {
  left: 'left-0 inset-y-0 max-w-[calc(100vw-3rem)] animate-slide-left border-r',
  right: 'right-0 inset-y-0 max-w-[calc(100vw-1.5rem)] animate-slide-right border-l',
} as const;
const widths = { sidebar: 'w-(--sidebar-mobile)', admin: 'w-(--admin-drawer)', page: 'w-[30rem]' } as const;

type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  side?: keyof typeof sides;
  width?: keyof typeof widths;
  children: ReactNode;
};

/** A panel from the side: navigation on a phone, a row's detail, crisis help over a running call. */
export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    isTitleHidden = false,
    side = 'left',
    width = 'page',
    children,
  } = props;
  const focus = useDialogFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-holds-page="" className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          onInteractOutside={keepOpenForToasts}
          className={classNames(
            'fixed z-40 flex flex-col overflow-y-auto border-line bg-canvas shadow-lifted',
            sides[side],
            widths[width],
          )}
        >
          <div
            className={classNames(
              'flex items-center justify-between gap-4',
              isTitleHidden ? 'absolute top-3 right-3 z-10' : 'sticky top-0 z-10 bg-canvas px-5 py-3',
            )}
          >
            <Radix.Title className={isTitleHidden ? 'sr-only' : 'text-title'}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={uiCopy.close} icon={<X size={20} aria-hidden="true" />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
