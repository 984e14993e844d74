import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type EmptyStateProps = {
  illustration?: ReactNode;
  title: string;
  /** One warm sentence. */
  description?: ReactNode;
  /** One action. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, description, action, headingLevel: Heading = 'h2', className } = props;
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-md justify-items-center gap-3 px-1 py-10 sm:px-4 text-center',
        className,
      )}
    >
      {illustration && <div className="mb-2">{illustration}</div>}
      <Heading className="text-title">{title}</Heading>
      {description && <div className="text-ink-soft">{description}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
