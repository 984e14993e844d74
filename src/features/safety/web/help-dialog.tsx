// In the place of a dialog in which somebody wrote what sounds as if they are not safe. It stays until they close it.
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { crisisCardCopy } from './crisis-card.copy.ts';
import { CrisisCard } from './crisis-card.tsx';
import { likelyCountryHere } from './likely-country.ts';

const copy = crisisCardCopy.dialog;

type HelpDialogProps = {
  /** What became of the words: they are kept, or not yet. */
  title: string;
  onClose: () => void;
};

export function HelpDialog({ title, onClose }: HelpDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={copy.description}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <CrisisCard country={likelyCountryHere()} beside="page" />
    </Dialog>
  );
}
