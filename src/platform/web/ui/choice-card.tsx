// A single choice shown as cards (a category, a voice). One radio group: arrows move, Space chooses.
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type Choice<Value extends string> = {
  value: Value;
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Buttons of this card alone (edit, listen). They stand outside the label and are not part of the choice. */
  actions?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  label: string;
  choices: Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
};

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, value, onChange, isDisabled = false, className } = props;
  const name = useId();
  return (
    <fieldset disabled={isDisabled}>
      <legend className="sr-only">{label}</legend>
      <div className={classNames('grid gap-2.5', className ?? 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <div
            key={choice.value}
            className={classNames(
              'relative flex rounded-inset border border-line bg-surface transition hover:border-line-strong',
              'has-[input:checked]:border-brand has-[input:checked]:bg-brand-tint has-[input:checked]:shadow-[inset_0_0_0_1px_var(--brand)]',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand',
              isDisabled && 'pointer-events-none opacity-60',
            )}
          >
            <label className="block min-w-0 flex-1 px-4 py-3.5">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className="sr-only"
              />
              {choice.icon && (
                <span aria-hidden="true" className="mb-1.5 block text-brand">
                  {choice.icon}
                </span>
              )}
              <span className="block font-display text-lead leading-snug">{choice.title}</span>
              {choice.description && (
                <span className="block text-tiny text-ink-soft">{choice.description}</span>
              )}
            </label>
            {choice.actions && <div className="flex items-start p-1">{choice.actions}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
