import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null;
  /** Not printed, its label and its help neither. */
  'data-screen-only'?: '';
};

export function Checkbox({
  label,
  help,
  error,
  className,
  'data-screen-only': screenOnly,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className} data-screen-only={screenOnly}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-60">
        <span className="relative mt-0.5 grid size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={classNames(
              'peer size-5 appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface transition',
              'checked:border-brand checked:bg-brand aria-invalid:border-warn',
            )}
          />
          <Check
            size={14}
            aria-hidden="true"
            className="pointer-events-none absolute top-[3px] left-[3px] text-brand-ink opacity-0 peer-checked:opacity-100 [stroke-width:3]!"
          />
        </span>
        <span className="text-small">{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="pl-8 text-tiny text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-8 text-tiny font-medium text-warn">
          {error}
        </p>
      )}
    </div>
  );
}
