import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { shellCopy } from './shell.copy.ts';

const copy = shellCopy.unsent;

type UnsentDialogProps = { count: number; onStay: () => void; onLeave: () => void };

/** Before a sign-out that would delete words the server does not have. */
export const UnsentDialog = ({ count, onStay, onLeave }: UnsentDialogProps) => (
  <ConfirmDialog
    isOpen
    onOpenChange={(isOpen) => !isOpen && onStay()}
    title={copy.title}
    description={copy.description(count)}
    cancelLabel={copy.stay}
    confirmLabel={copy.leave}
    isDangerous
    onConfirm={onLeave}
  />
);
