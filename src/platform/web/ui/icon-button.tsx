import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const looks = {
  plain: 'border-transparent bg-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  ring: 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
} as const;

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
};

/** A round button with an icon alone; `label` is what it is called. */
export function IconButton({ label, icon, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-pill border transition',
        'disabled:pointer-events-none disabled:opacity-50 aria-pressed:bg-sunken aria-pressed:text-ink',
        looks[look],
        className,
      )}
    >
      {icon}
    </button>
  );
}
