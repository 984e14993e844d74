// Label above, help below, the error tied to the control by aria-describedby. The control inside reads its ids from here,
// so a form never wires them by hand.
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';

type FieldLinks = { id: string; describedBy: string | undefined; isInvalid: boolean; isRequired: boolean };
const FieldContext = createContext<FieldLinks | null>(null);

type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string | null | undefined;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

export function Field({
  label,
  help,
  error,
  isRequired = false,
  isLabelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-small font-semibold'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext>
      {help && (
        <p id={helpId} className="text-tiny text-ink-soft">
          {help}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-tiny font-medium text-warn">
            <CircleAlert size={16} aria-hidden="true" className="mt-px" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The attributes that tie a control to its field. Outside a Field it gives nothing: name the control yourself. */
export function useFieldLinks() {
  const links = useContext(FieldContext);
  if (!links) return {};
  return {
    id: links.id,
    'aria-describedby': links.describedBy,
    'aria-invalid': links.isInvalid || undefined,
    required: links.isRequired || undefined,
  };
}

export const controlClass =
  'w-full rounded-control border border-line-strong bg-surface px-3.5 text-body text-ink transition ' +
  'hover:border-ink-soft focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-soft ' +
  'disabled:hover:border-line-strong [&[readonly]]:bg-sunken aria-invalid:border-warn aria-invalid:shadow-[inset_0_0_0_1px_var(--warn)]';
