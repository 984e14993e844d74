// Two looks of one thing: "pills" for a setting card, "line" for a page. Arrow keys move and choose, Home and End jump, and
// the keyboard stops once for the whole row.
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react';
import { classNames } from '../class-names.ts';

type Look = 'pills' | 'line';
type Row = { look: Look; chosen: string; choose: (value: string) => void; id: string };
const RowContext = createContext<Row | null>(null);

function useRow(): Row {
  const row = useContext(RowContext);
  if (!row) throw new Error('A tab stands outside its tabs');
  return row;
}
const tabId = ({ id }: Row, value: string) => `${id}-tab-${value}`;
const panelId = ({ id }: Row, value: string) => `${id}-panel-${value}`;

type TabsProps = {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  look?: Look;
  className?: string;
  children: ReactNode;
};

/** With `value` it is held by whoever draws it, with `defaultValue` by itself. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  look = 'pills',
  className,
  children,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <RowContext value={{ look, chosen, choose, id: useId() }}>
      <div className={className}>{children}</div>
    </RowContext>
  );
}

/** The tab a key leads to from the one it is pressed on, going round at the ends. */
function tabFor(key: string, tabs: HTMLElement[], from: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return tabs[(from + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(from - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

export function TabList({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const { look } = useRow();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
    const from = tabs.indexOf(event.target);
    const next = from === -1 ? undefined : tabFor(event.key, tabs, from);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex',
        look === 'pills'
          ? 'gap-1 rounded-[14px] bg-sunken p-1'
          : 'gap-4 overflow-x-auto sm:gap-6 border-b border-line [scrollbar-width:thin]',
        className,
      )}
    >
      {children}
    </div>
  );
}

export function Tab({
  value,
  disabled = false,
  children,
}: {
  value: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  const row = useRow();
  const isChosen = row.chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(row, value)}
      aria-selected={isChosen}
      aria-controls={isChosen ? panelId(row, value) : undefined}
      tabIndex={isChosen ? 0 : -1}
      disabled={disabled}
      onClick={() => row.choose(value)}
      className={classNames(
        'font-semibold whitespace-nowrap text-ink-soft text-small transition hover:text-ink disabled:opacity-50 aria-selected:text-ink',
        row.look === 'pills'
          ? 'min-h-9 flex-1 pointer-coarse:min-h-11 rounded-[10px] px-3.5 py-1.5 aria-selected:bg-surface aria-selected:shadow-soft'
          : 'min-h-11 border-b-2 border-transparent aria-selected:border-brand',
      )}
    >
      {children}
    </button>
  );
}

/** Drawn only while its tab is chosen. */
export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  const row = useRow();
  if (row.chosen !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(row, value)}
      aria-labelledby={tabId(row, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing the keyboard can reach
      tabIndex={0}
      className={classNames('rounded-small', className)}
    >
      {children}
    </div>
  );
}
