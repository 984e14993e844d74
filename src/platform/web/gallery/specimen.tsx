import type { ReactNode } from 'react';

export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-2">
    <p className="text-tiny font-semibold text-ink-soft">{name}</p>
    {children}
  </div>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2.5">{children}</div>
);
