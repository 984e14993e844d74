import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode; className?: string };

/** The heading of a screen, in its flow. Screens inside a layout may put it in the top bar instead (`TopBar`). */
export const PageHeader = ({ title, description, actions, className }: PageHeaderProps) => (
  <header className={classNames('flex flex-wrap items-end justify-between gap-4', className)}>
    <div className="grid gap-1.5">
      <h1 className="text-heading sm:text-display">{title}</h1>
      {description && <p className="max-w-(--measure) text-ink-soft">{description}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
  </header>
);
