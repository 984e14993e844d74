// The room around every account form: on a wide screen a light and three plain lines beside it, on a phone the form alone.
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { accountCopy } from './account.copy.ts';

type EntranceProps = { children: ReactNode; isPlain?: boolean };

/** `isPlain` leaves the lines out: for the admin's own door. */
export function Entrance({ children, isPlain = false }: EntranceProps) {
  if (isPlain) {
    return (
      <div className="mx-auto grid w-full max-w-md flex-1 content-start px-4 sm:content-center pt-2 pb-16 sm:px-0">
        <Card className="sm:p-8">{children}</Card>
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 items-start gap-16 lg:items-center px-4 pt-2 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <aside className="grid max-w-lg justify-items-start gap-8 max-lg:hidden">
        <div aria-hidden="true" className="quiet-light size-52 animate-breathe" />
        <p className="font-display text-banner">{accountCopy.aside.title}</p>
        <ul className="grid gap-2.5 text-ink-soft">
          {accountCopy.aside.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </aside>
      <div className="mx-auto w-full max-w-md">
        <Card className="sm:p-8">{children}</Card>
        <p className="mt-4 text-center text-tiny text-ink-soft lg:hidden">{accountCopy.aiNotice}</p>
      </div>
    </div>
  );
}
