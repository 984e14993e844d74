// The message or the letter as it grows, in the member's words, to take away.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ExerciseId } from '../exercise-cards.contract.ts';
import { assembleText } from '../exercise-texts.contract.ts';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';

export function AssembledPreview({
  id,
  values,
}: {
  id: ExerciseId;
  values: Readonly<Record<string, string>>;
}) {
  const [copied, setCopied] = useState('');
  const text = assembleText(id, values);
  const title = copy.preview[id];
  if (text === '' || !title) return null;
  const isCopied = copied === text;
  const take = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(text))
      .catch(() => toast({ title: copy.copyFailed }));
  return (
    <figure className="grid gap-2 rounded-inset border border-line bg-canvas p-4">
      <figcaption className="text-tiny font-semibold text-ink-soft">{title}</figcaption>
      <blockquote className="font-display text-lead text-pretty break-words">{text}</blockquote>
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void take()}
          icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        >
          {isCopied ? copy.copied : copy.copy}
        </Button>
      </div>
    </figure>
  );
}
