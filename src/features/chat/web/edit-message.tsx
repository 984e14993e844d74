import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import { chatCopy } from './chat.copy.ts';
import { MAX_CHAT_CHARACTERS } from './chat-api.ts';

const copy = chatCopy.message;

type EditMessageProps = {
  content: string;
  /** What is written of it so far, here or in another tab. */
  begun: string | undefined;
  /** It was asked for here and now; what an earlier visit left open takes the keyboard from nobody. */
  takesFocus: boolean;
  /** null: it is as it was. */
  onWrite: (text: string | null) => void;
  onSave: (content: string) => Promise<boolean>;
  onClose: () => void;
};

/** A message of the member's turned into a field; Escape leaves it as it was. */
export function EditMessage({ content, begun, takesFocus, onWrite, onSave, onClose }: EditMessageProps) {
  const [text, setText] = useState(begun ?? content);
  const [known, setKnown] = useState(begun);
  if (begun !== known) {
    setKnown(begun);
    const elsewhere = begun ?? content;
    if (elsewhere !== text && elsewhere !== text.trim()) setText(elsewhere);
  }
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const area = field.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);
  const over = text.trim().length - MAX_CHAT_CHARACTERS;
  const write = (next: string) => {
    setText(next);
    onWrite(next.trim() === content ? null : next);
  };
  const leave = () => {
    onWrite(null);
    onClose();
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving || text.trim() === '' || over > 0) return;
    setIsSaving(true);
    if (await onSave(text.trim())) onClose();
    else setIsSaving(false);
  }
  return (
    <form
      ref={field}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
      className="ml-auto grid w-full max-w-[36rem] gap-3 rounded-card bg-calm-tint p-3"
    >
      <Field
        label={copy.editLabel}
        isLabelHidden
        help={copy.editHelp}
        error={over > 0 ? chatCopy.composer.tooLong(over) : null}
      >
        <Textarea rows={4} value={text} onChange={(event) => write(event.currentTarget.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="small" onClick={leave}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="small" isBusy={isSaving}>
          {copy.editSave}
        </Button>
      </div>
    </form>
  );
}
