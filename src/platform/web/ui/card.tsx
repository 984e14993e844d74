import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

const paddings = { none: '', snug: 'p-4', roomy: 'p-5 sm:p-6' } as const;

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: keyof typeof paddings;
  isFlat?: boolean;
};

export function Card({ as: Tag = 'div', padding = 'roomy', isFlat = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'border border-line bg-surface',
        isFlat ? 'rounded-inset' : 'rounded-card shadow-soft',
        paddings[padding],
        className,
      )}
    />
  );
}
