import { Info, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Menu, MenuItem, MenuNote, MenuRule } from '../ui/menu.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { toast } from '../ui/toast.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

export function OverlaysGallery() {
  const [opened, setOpened] = useState<'dialog' | 'confirm' | 'left' | 'right' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpened(null);
  return (
    <>
      <Specimen name="Dialog, confirmation, drawers (they take the page's own theme)">
        <Row>
          <Button variant="secondary" size="small" onClick={() => setOpened('dialog')}>
            Dialog
          </Button>
          <Button variant="secondary" size="small" onClick={() => setOpened('confirm')}>
            Confirmation
          </Button>
          <Button variant="secondary" size="small" onClick={() => setOpened('left')}>
            Left drawer
          </Button>
          <Button variant="secondary" size="small" onClick={() => setOpened('right')}>
            Right drawer
          </Button>
        </Row>
      </Specimen>
      <Dialog
        isOpen={opened === 'dialog'}
        onOpenChange={close}
        title="Create My Own"
        description="Name what you want to talk about."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpened(null)}>
              Cancel
            </Button>
            <Button onClick={() => toast({ title: 'Please enter a category name', tone: 'problem' })}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name" isRequired>
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onOpenChange={close}
        title="Delete “Exam nerves”?"
        description="Its topics go with it. Past sessions stay."
        confirmLabel="Delete"
        isDangerous
        onConfirm={() => setOpened(null)}
      />
      <Drawer isOpen={opened === 'left'} onOpenChange={close} title="Menu" width="sidebar">
        <p className="px-5">From the left, 18rem.</p>
      </Drawer>
      <Drawer isOpen={opened === 'right'} onOpenChange={close} title="Details" side="right">
        <p className="px-5">From the right.</p>
      </Drawer>
      <Specimen name="Tooltip, keys">
        <Row>
          <Tooltip label="After 700 ms">
            <IconButton look="ring" label="About this" icon={<Info size={20} aria-hidden="true" />} />
          </Tooltip>
          <span className="text-small text-ink-soft">
            <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
          </span>
        </Row>
      </Specimen>
      <Specimen name="Menu">
        <Menu label="Account" align="start" trigger={<Button variant="secondary">Account</Button>}>
          <MenuNote>Signed in as Juma</MenuNote>
          <MenuItem icon={<Settings size={18} aria-hidden="true" />}>Settings</MenuItem>
          <MenuItem isDisabled>Not available</MenuItem>
          <MenuRule />
          <MenuItem isDangerous icon={<LogOut size={18} aria-hidden="true" />}>
            Delete account
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Toasts">
        <Row>
          <Button
            variant="secondary"
            size="small"
            onClick={() => toast({ title: 'Logged out', description: 'See you when you like.' })}
          >
            Plain
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => toast({ title: 'Category created successfully', tone: 'good' })}
          >
            Good
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              toast({
                title: 'Connection Error',
                description: 'Failed to start therapy session. Please try again.',
                tone: 'problem',
              })
            }
          >
            Problem
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => toast({ title: 'Conversation deleted', undo: { onUndo: () => {} } })}
          >
            With undo
          </Button>
        </Row>
      </Specimen>
    </>
  );
}
