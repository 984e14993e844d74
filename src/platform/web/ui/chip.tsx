// Chips. A single choice is a real radio group and several are real checkboxes, so keyboard and speech come with them.
import { type ReactNode, useId } from 'react';

const chipClass =
  'inline-flex touch items-center justify-center gap-2 rounded-pill border border-line bg-surface px-4 text-small font-medium transition ' +
  'hover:border-line-strong has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ' +
  'has-disabled:pointer-events-none has-disabled:opacity-55';

type ChipGroupProps<Value extends string> = {
  label: string;
  isLabelShown?: boolean;
  options: { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
};

/** One of several. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, isLabelShown = false, options, value, onChange, isDisabled = false, className } = props;
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className={className}>
      <legend className={isLabelShown ? 'mb-2.5 text-small font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={chipClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChipToggleProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** On or off, among others that may be on too. */
export const ChipToggle = ({ isOn, onChange, isDisabled = false, children }: ChipToggleProps) => (
  <label className={chipClass}>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="sr-only"
    />
    {children}
  </label>
);
