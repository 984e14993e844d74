import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, useFieldLinks } from './field.tsx';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlClass, 'h-11', className)}
    />
  );
}
