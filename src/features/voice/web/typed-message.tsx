import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { voiceCopy } from './voice.copy.ts';

const copy = voiceCopy.typed;
/** The gateway takes no more in one message. */
const MAX_CHARACTERS = 2_000;

/** Writing in the same call, for when speaking is not possible. */
export function TypedMessage({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText('');
  }
  return (
    <form onSubmit={send} className="flex w-full max-w-md items-center gap-2">
      <Field label={copy.label} isLabelHidden className="min-w-0 flex-1">
        <TextInput
          value={text}
          maxLength={MAX_CHARACTERS}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <IconButton
        type="submit"
        look="ring"
        label={copy.send}
        icon={<SendHorizontal size={20} aria-hidden="true" />}
      />
    </form>
  );
}
