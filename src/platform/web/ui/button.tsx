import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
type Look = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean };

const base =
  'relative inline-flex touch items-center justify-center gap-2.5 rounded-pill border font-semibold whitespace-nowrap transition ' +
  'active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60';
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-brand-ink hover:bg-brand-strong',
  secondary: 'border-line bg-surface text-ink hover:border-line-strong',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-rose text-rose-ink hover:bg-rose-strong',
};
const sizes: Record<ButtonSize, string> = {
  small: 'px-4 py-1.5 text-small',
  medium: 'px-5 py-2 text-body',
  large: 'px-6 py-3 text-body',
};

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: Look = {}) =>
  classNames(base, variants[variant], sizes[size], isWide && 'w-full');

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { icon?: ReactNode; isBusy?: boolean };

/** While busy it keeps its width and its focus, and ignores presses. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(look), className)}
    >
      {isBusy && <Spinner className="absolute inset-0" />}
      <span className={classNames('inline-flex items-center gap-2.5', isBusy && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: LinkProps & Look & { icon?: ReactNode }) {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <Link {...rest} className={classNames(buttonClass(look), className)}>
      {icon}
      {children}
    </Link>
  );
}
