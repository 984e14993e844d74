import { Code, Ellipsis, Pin, PinOff, TextCursorInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#platform/web/ui/menu.tsx';
import { journalCopy } from './journal.copy.ts';

const copy = journalCopy.entry;

type EntryMenuProps = {
  name: string;
  isPinned: boolean;
  isSource: boolean;
  onPin: () => void;
  onSource: () => void;
  onRemove: () => void;
};

export function EntryMenu({ name, isPinned, isSource, onPin, onSource, onRemove }: EntryMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton
        label={isPinned ? copy.unpin : copy.pin}
        title={isPinned ? copy.unpin : copy.pin}
        aria-pressed={isPinned}
        icon={<Pin size={18} aria-hidden="true" className={isPinned ? 'fill-current' : ''} />}
        onClick={onPin}
      />
      <Menu
        label={copy.options}
        trigger={<IconButton label={copy.options} icon={<Ellipsis size={20} aria-hidden="true" />} />}
      >
        <MenuItem
          icon={isPinned ? <PinOff size={18} aria-hidden="true" /> : <Pin size={18} aria-hidden="true" />}
          onSelect={onPin}
        >
          {isPinned ? copy.unpin : copy.pin}
        </MenuItem>
        <MenuItem
          icon={
            isSource ? (
              <TextCursorInput size={18} aria-hidden="true" />
            ) : (
              <Code size={18} aria-hidden="true" />
            )
          }
          onSelect={onSource}
        >
          {isSource ? copy.asRich : copy.asSource}
        </MenuItem>
        <MenuRule />
        <MenuItem
          isDangerous
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() => setIsAsking(true)}
        >
          {copy.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={journalCopy.remove.title(name)}
        description={journalCopy.remove.body}
        confirmLabel={journalCopy.remove.confirm}
        cancelLabel={journalCopy.remove.keep}
        isDangerous
        onConfirm={onRemove}
      />
    </>
  );
}
