// A modal dialog. Its backdrop is our own element: the library's would inject a <style>, which the page's policy blocks;
// the page behind is held still by a rule in app.css instead.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDialogFocus } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { keepOpenForToasts } from './toast-viewport.tsx';
import { uiCopy } from './ui.copy.ts';

const widths = { narrow: 'max-w-md', medium: 'max-w-xl', wide: 'max-w-3xl' } as const;

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  footer?: ReactNode;
  children?: ReactNode;
};

/** On a phone it rises from the foot of the screen, within reach of a thumb. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  width = 'medium',
  footer,
  children,
}: DialogProps) {
  const focus = useDialogFocus('control');
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-holds-page="sheet"
          className="fixed inset-0 z-40 grid animate-appear items-end justify-items-center overflow-y-auto bg-scrim pt-10 sm:place-items-center sm:p-6"
        >
          <Radix.Content
            {...focus}
            onInteractOutside={keepOpenForToasts}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative flex max-h-[calc(100dvh-2.5rem)] sm:max-h-[calc(100dvh-3rem)] w-full animate-rise flex-col rounded-t-card border border-line bg-surface shadow-lifted sm:rounded-card',
              widths[width],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
              <div className="grid gap-1 pt-1.5">
                <Radix.Title className="text-title leading-tight break-words">{title}</Radix.Title>
                {description && (
                  <Radix.Description asChild>
                    <div className="text-small break-words text-ink-soft">{description}</div>
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton
                  label={uiCopy.close}
                  icon={<X size={20} aria-hidden="true" />}
                  className="-mr-2"
                />
              </Radix.Close>
            </header>
            <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line px-5 py-4 sm:px-6">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
