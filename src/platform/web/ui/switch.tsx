import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode;
  help?: ReactNode;
  onCheckedChange?: (isOn: boolean) => void;
};

/** A setting that takes effect at once. The whole row is its target. */
export function Switch({ label, help, onCheckedChange, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center justify-between gap-4 has-disabled:opacity-60',
        className,
      )}
    >
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className="block text-tiny text-ink-soft">
            {help}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className={classNames(
          'relative h-6 w-[42px] shrink-0 appearance-none rounded-pill border border-line-strong bg-sunken transition',
          'before:absolute before:top-[2px] before:left-[2px] before:size-[18px] before:rounded-pill before:bg-line-strong before:transition',
          'checked:border-brand checked:bg-brand checked:before:translate-x-[18px] checked:before:bg-brand-ink',
        )}
      />
    </label>
  );
}
