import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, useFieldLinks } from './field.tsx';

/** The platform's own list: the best one on a phone, and it needs no script of ours. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldLinks()}
        {...rest}
        className={classNames(controlClass, 'h-11 appearance-none pr-10', className)}
      >
        {children}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 text-ink-soft"
      />
    </div>
  );
}
