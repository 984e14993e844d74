import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useDialogFocus } from './dialog-focus.ts';
import { uiCopy } from './ui.copy.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the thing: "Delete “Exam nerves”?" */
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. Focus starts on the way out. It closes only when told to. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, description, confirmLabel, cancelLabel = uiCopy.cancel } = props;
  const { onCloseAutoFocus, onOpenAutoFocus } = useDialogFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-holds-page="sheet"
          className="fixed inset-0 z-40 grid animate-appear items-end justify-items-center bg-scrim sm:place-items-center sm:p-6"
        >
          {/* Without the word for it, what stands behind counts as hidden and yet within reach of the keyboard. */}
          <Radix.Content
            aria-modal="true"
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            className="w-full max-w-md animate-rise rounded-t-card border border-line bg-surface p-6 shadow-lifted sm:rounded-card"
          >
            <Radix.Title className="text-title leading-tight break-words">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-small break-words text-ink-soft">{description}</div>
            </Radix.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2.5">
              <Radix.Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                variant={props.isDangerous ? 'danger' : 'primary'}
                isBusy={props.isBusy ?? false}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
