// The admin's table: sticky header, sorting by column, a caption for those who cannot see its place on the page.
// It sorts nothing itself: it says what was asked, and the screen answers (usually from the URL).
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';
import { uiCopy } from './ui.copy.ts';

export type SortOrder = { column: string; direction: 'ascending' | 'descending' };

export type TableColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  isSortable?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: TableColumn<Row>[];
  /** `null` while they are being fetched. */
  rows: Row[] | null;
  rowKey: (row: Row) => string;
  sort?: SortOrder;
  onSortChange?: (sort: SortOrder) => void;
  empty?: ReactNode;
};

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSortChange, empty = uiCopy.tableEmpty } = props;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable from the keyboard
      tabIndex={0}
      className="relative max-h-[70dvh] overflow-auto rounded-inset border border-line bg-surface"
    >
      <table className="w-full border-collapse text-small tabular-nums" aria-busy={rows === null}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)]">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null && <WaitingRows columns={columns.length} />}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-10 text-center text-ink-soft">
                {empty}
              </td>
            </tr>
          )}
          {rows?.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line first:border-t-0 hover:bg-canvas">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    'px-4 py-2.5 align-top',
                    column.isNumeric && 'text-right whitespace-nowrap',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadCellProps<Row> = {
  column: TableColumn<Row>;
  sort: SortOrder | undefined;
  onSortChange: ((sort: SortOrder) => void) | undefined;
};

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      className={classNames(
        'px-4 font-semibold whitespace-nowrap',
        column.isNumeric ? 'text-right' : 'text-left',
      )}
    >
      {column.isSortable ? (
        <button
          type="button"
          aria-label={`${uiCopy.sortBy} ${column.title}`}
          onClick={() =>
            onSortChange?.({
              column: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
          className="inline-flex min-h-11 items-center gap-1.5 rounded-small hover:text-brand"
        >
          {column.title}
          <Icon size={14} aria-hidden="true" className={direction ? '' : 'opacity-50'} />
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{column.title}</span>
      )}
    </th>
  );
}

const WaitingRows = ({ columns }: { columns: number }) =>
  ['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
    <tr key={row} className="border-t border-line first:border-t-0">
      <td colSpan={columns} className="px-4 py-3">
        <Skeleton className="h-4" />
      </td>
    </tr>
  ));
