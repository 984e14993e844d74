// Means as bars inside a real table: the picture and its figures are one thing, for eyes and screen readers alike.
import { classNames } from '#platform/web/class-names.ts';
import { faceOf } from './day-means.ts';
import { moodCopy } from './mood.copy.ts';
import { figure } from './readings.ts';

const copy = moodCopy.patterns;
const fills = ['bg-mood-1', 'bg-mood-2', 'bg-mood-3', 'bg-mood-4', 'bg-mood-5'] as const;

export type MeanRow = { key: string; name: string; n: number; mean: number | null };

type MeanBarsProps = { caption: string; nameTitle: string; nTitle: string; rows: readonly MeanRow[] };

export const MeanBars = ({ caption, nameTitle, nTitle, rows }: MeanBarsProps) => (
  <table className="w-full text-small tabular-nums">
    <caption className="sr-only">
      {caption}. {copy.scale}
    </caption>
    <thead className="text-tiny text-ink-soft">
      <tr>
        <th scope="col" className="pb-1 text-left font-normal">
          {nameTitle}
        </th>
        <th scope="col" className="w-full pb-1 pl-3 text-left font-normal">
          {copy.columns.mean}
        </th>
        <th scope="col" className="pb-1 pl-3 text-right font-normal whitespace-nowrap">
          {nTitle}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
            {row.name}
          </th>
          <td className="py-1 pl-3">
            <div className="flex items-center gap-2">
              <div aria-hidden="true" className="h-3.5 flex-1 rounded-pill bg-sunken">
                {row.mean !== null && (
                  <div
                    className={classNames(
                      'h-full rounded-pill forced-color-adjust-none',
                      fills[faceOf(row.mean) - 1],
                    )}
                    style={{ width: `${Math.max(4, ((row.mean - 1) / 4) * 100)}%` }}
                  />
                )}
              </div>
              <span className="w-7 text-right font-semibold">
                {row.mean === null ? '–' : figure(row.mean)}
              </span>
            </div>
          </td>
          <td className="py-1 pl-3 text-right text-ink-soft">{row.n}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
