// A question to begin with, for a page that is still blank. Never more than one at a time.
import { Lightbulb, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { journalCopy } from './journal.copy.ts';
import { nextPrompt, promptsIn } from './prompt-choice.ts';
import { promptCategories } from './prompts.data.ts';

const copy = journalCopy.prompts;

type PromptsCardProps = { onUse: (prompt: string) => void; onHide: () => void };

export function PromptsCard({ onUse, onHide }: PromptsCardProps) {
  const [category, setCategory] = useState('general');
  const [prompt, setPrompt] = useState(() => nextPrompt('general', null));
  return (
    <Card as="section" isFlat padding="snug" aria-label={copy.title} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="flex items-center gap-2 text-small font-sans font-semibold tracking-normal">
          <Lightbulb size={18} aria-hidden="true" className="text-glow" />
          {copy.title}
        </h2>
        <Field label={copy.about} isLabelHidden className="w-44">
          <Select
            value={category}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setCategory(chosen);
              setPrompt(nextPrompt(chosen, promptsIn(chosen).includes(prompt) ? prompt : null));
            }}
          >
            {promptCategories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p aria-live="polite" className="min-h-14 font-display text-title leading-snug">
        {prompt}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onUse(prompt)}>
          {copy.use}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Shuffle size={16} aria-hidden="true" />}
          onClick={() => setPrompt(nextPrompt(category, prompt))}
        >
          {copy.another}
        </Button>
        <Button size="small" variant="quiet" onClick={onHide}>
          {copy.hide}
        </Button>
      </div>
    </Card>
  );
}
