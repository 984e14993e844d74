import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { journalCopy } from './journal.copy.ts';
import { addressFrom } from './link-address.ts';

const copy = journalCopy.link;

/** Mount it to open it. Without a selection the address itself becomes the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const formId = useId();
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [isWrong, setIsWrong] = useState(false);
  function save(event: FormEvent) {
    event.preventDefault();
    // The dialog is a part of the page's form tree, not of the entry's.
    event.stopPropagation();
    const href = addressFrom(address);
    if (!href) {
      setIsWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !known)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      footer={
        <>
          {known && (
            <Button
              variant="secondary"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {copy.remove}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Field label={copy.label} help={copy.help} error={isWrong ? copy.invalid : null}>
          <TextInput
            type="url"
            inputMode="url"
            value={address}
            autoComplete="off"
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setIsWrong(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
