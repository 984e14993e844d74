// Five, four, three, two, one: a sense at a time. A circle is tapped when something was noticed; writing it down is extra.
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { controlClass } from '#platform/web/ui/field.tsx';
import { type CardField, writeCardAnswer } from '../exercise-cards.contract.ts';
import { useBegun } from './begun-answers.ts';
import { CardProgress, CardTurning } from './card-turning.tsx';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';

const counts: Record<string, number> = { see: 5, touch: 4, hear: 3, smell: 2, kind: 1 };

type Slot = { isNoticed: boolean; text: string };
const emptySlot: Slot = { isNoticed: false, text: '' };

const isFilled = ({ isNoticed, text }: Slot): boolean => isNoticed || text.trim() !== '';

/** What was written; with nothing written, how many were noticed. */
export function groundingAnswer(slots: readonly Slot[]): string {
  const written = slots.map(({ text }) => text.trim()).filter((text) => text !== '');
  const noticed = slots.filter((slot) => isFilled(slot)).length - written.length;
  if (written.length === 0) return noticed === 0 ? '' : copy.grounding.onlyNoticed(noticed);
  return written.join(', ');
}

type GroundingCardProps = { fields: readonly CardField[]; onAnswer: (text: string) => void };

export function GroundingCard({ fields, onAnswer }: GroundingCardProps) {
  const [groups, setGroups] = useBegun<Record<string, Slot[]>>('grounding', {});
  const [at, setAt] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const slotsOf = (slot: string): Slot[] =>
    groups[slot] ?? Array.from({ length: counts[slot] ?? 1 }, () => emptySlot);
  const change = (group: string, place: number, part: Partial<Slot>) =>
    setGroups((before) => ({
      ...before,
      [group]: slotsOf(group).map((slot, index) => (index === place ? { ...slot, ...part } : slot)),
    }));
  const answer = writeCardAnswer(
    'grounding',
    Object.fromEntries(fields.map(({ slot }) => [slot, groundingAnswer(slotsOf(slot))])),
  );
  const group = fields[at]?.slot ?? 'see';
  const words = copy.grounding.groups[group];
  const slots = slotsOf(group);
  const isLast = at >= fields.length - 1;
  const go = (to: number) => {
    setAt(to);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('fieldset button')?.focus());
  };
  if (!words) return null;

  return (
    <form
      ref={form}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLast) go(at + 1);
        else if (answer === '') setIsMissing(true);
        else onAnswer(answer);
      }}
    >
      {fields.length > 1 && <CardProgress at={at} of={fields.length} />}
      <fieldset key={group} className="grid animate-appear gap-2">
        <legend className="mb-2 text-small font-semibold">{words.ask}</legend>
        {slots.map((slot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed and never move
          <div key={place} className="flex items-center gap-1.5">
            <button
              type="button"
              aria-pressed={isFilled(slot)}
              aria-label={copy.grounding.noticed(words.one, place + 1)}
              onClick={() => change(group, place, { isNoticed: !slot.isNoticed })}
              className="grid size-11 shrink-0 place-items-center"
            >
              <span
                className={classNames(
                  'grid size-7 place-items-center rounded-pill border-[1.5px] transition',
                  isFilled(slot)
                    ? 'border-brand bg-brand text-brand-ink'
                    : 'border-line-strong bg-surface text-transparent',
                )}
              >
                <Check size={16} aria-hidden="true" />
              </span>
            </button>
            <input
              type="text"
              autoComplete="off"
              maxLength={60}
              aria-label={copy.grounding.write(words.one, place + 1)}
              value={slot.text}
              onChange={(event) => change(group, place, { text: event.currentTarget.value })}
              className={classNames(controlClass, 'h-11')}
            />
          </div>
        ))}
      </fieldset>
      <p aria-live="polite" className="text-tiny font-medium text-warn empty:sr-only">
        {isMissing && answer === '' ? copy.grounding.missing : ''}
      </p>
      <CardTurning
        isFirst={at === 0}
        isLast={isLast}
        isEmpty={!slots.some(isFilled)}
        onBack={() => go(at - 1)}
      />
    </form>
  );
}
