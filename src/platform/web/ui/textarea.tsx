import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass, useFieldLinks } from './field.tsx';

export function Textarea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlClass, 'field-sizing-fixed resize-y py-2.5', className)}
    />
  );
}
