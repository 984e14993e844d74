// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { uiCopy } from './ui.copy.ts';

afterEach(cleanup);

function Page() {
  const [step, setStep] = useState<'none' | 'form' | 'help'>('none');
  return (
    <>
      <button type="button" onClick={() => setStep('form')}>
        Open
      </button>
      {step === 'form' && (
        <Dialog key="form" isOpen onOpenChange={() => setStep('none')} title="Form">
          <button type="button" onClick={() => setStep('help')}>
            Save
          </button>
        </Dialog>
      )}
      {step === 'help' && <Dialog key="help" isOpen onOpenChange={() => setStep('none')} title="Help" />}
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name, hidden: true });
  button.focus();
  fireEvent.click(button);
  return button;
};

test('the keyboard goes back to what opened the dialog', async () => {
  render(<Page />);
  const opener = press('Open');
  await screen.findByRole('dialog', { name: 'Form' });
  press(uiCopy.close);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('and does so after another dialog took its place', async () => {
  render(<Page />);
  const opener = press('Open');
  await screen.findByRole('dialog', { name: 'Form' });
  press('Save');
  await screen.findByRole('dialog', { name: 'Help' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Form' })).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  press(uiCopy.close);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function PageWithMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu label="Options" trigger={<button type="button">Options</button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Rename</MenuItem>
      </Menu>
      {isOpen && <Dialog isOpen onOpenChange={setIsOpen} title="Rename" />}
    </>
  );
}

test('from an item of a menu it goes back to the button of the menu', async () => {
  render(<PageWithMenu />);
  const opener = screen.getByRole('button', { name: 'Options' });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  item.focus();
  fireEvent.click(item);
  await screen.findByRole('dialog', { name: 'Rename' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  press(uiCopy.close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a question says that nothing behind it can be reached', () => {
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      title="Delete it?"
      description="It goes for good."
      confirmLabel="Delete"
      onConfirm={() => {}}
    />,
  );
  expect(screen.getByRole('alertdialog').getAttribute('aria-modal')).toBe('true');
});

test('the keyboard does not begin at what a dialog shows only beside what it is for', async () => {
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Help">
      <select aria-label="Numbers for" data-aside="">
        <option>Kenya</option>
      </select>
      <select aria-label="Mood">
        <option>Good</option>
      </select>
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mood'));
});
