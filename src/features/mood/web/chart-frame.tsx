// Around every picture of moods: what it is called, one sentence of what it says, and the same figures as a table.
import { Table as TableIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { moodCopy } from './mood.copy.ts';

type ChartFrameProps = {
  title: ReactNode;
  reading: ReactNode;
  actions?: ReactNode;
  /** Not needed where the picture is a table already. */
  table?: () => ReactNode;
  className?: string;
  children: ReactNode;
};

export function ChartFrame({ title, reading, actions, table, className, children }: ChartFrameProps) {
  const id = useId();
  const [isTableShown, setIsTableShown] = useState(false);
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="max-w-(--measure) text-small text-ink-soft">{reading}</p>
        </div>
        {actions}
      </div>
      <div className="mt-4">{children}</div>
      {table && (
        <div className="mt-2 -mb-2" data-screen-only="">
          <Button
            variant="quiet"
            size="small"
            className="-ml-4 text-ink-soft"
            aria-expanded={isTableShown}
            icon={<TableIcon size={16} aria-hidden="true" />}
            onClick={() => setIsTableShown(!isTableShown)}
          >
            {isTableShown ? moodCopy.table.hide : moodCopy.table.show}
          </Button>
          {isTableShown && <div className="mt-2">{table()}</div>}
        </div>
      )}
    </Card>
  );
}
