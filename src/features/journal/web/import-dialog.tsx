// Bringing entries in: a file is chosen, what would come in is shown, and only then does it come in.
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { queryClient } from '#platform/web/api.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { ImportReport } from '../journal.contract.ts';
import { type ImportKind, importKinds } from '../journal-limits.data.ts';
import { journalCopy } from './journal.copy.ts';
import { importFile, reasonOf } from './journal-api.ts';
import { keys } from './member-journal.ts';

const copy = journalCopy.import;
const MAX_BYTES = 512 * 1024 * 1024;
const endings: Record<ImportKind, string> = { dayone: '.zip', daylio: '.csv', own: '.json' };

const kindOf = (file: File): ImportKind | null =>
  importKinds.find((kind) => file.name.toLowerCase().endsWith(endings[kind])) ?? null;
const freshIn = ({ entries, moods }: ImportReport) => entries.fresh + moods.fresh;

/** Mount it to open it. */
export function ImportDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const isOnline = useIsOnline();
  const [kind, setKind] = useState<ImportKind>('dayone');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState<'looking' | 'importing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(chosen: File | null) {
    setFile(chosen);
    setProblem(chosen && chosen.size > MAX_BYTES ? copy.tooLarge : null);
    const guess = chosen && kindOf(chosen);
    if (guess) setKind(guess);
  }
  async function run(isDryRun: boolean) {
    if (!file) {
      setProblem(copy.choose);
      return;
    }
    if (file.size > MAX_BYTES) return;
    setProblem(null);
    setBusy(isDryRun ? 'looking' : 'importing');
    try {
      setReport(await importFile(kind, file, isDryRun));
      if (!isDryRun) {
        void queryClient.invalidateQueries({ queryKey: keys.all(memberId) });
        void queryClient.invalidateQueries({ queryKey: ['mood', memberId] });
      }
    } catch (error) {
      setProblem(reasonOf(error) ?? (isDryRun ? copy.failed : copy.failedHalfway));
    }
    setBusy(null);
  }
  const fresh = report ? freshIn(report) : 0;
  const isDone = report !== null && !report.isDryRun;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && busy !== 'importing' && onClose()}
      title={copy.title}
      description={isDone ? undefined : copy.about}
      footer={
        isDone ? (
          <Button onClick={onClose}>{copy.close}</Button>
        ) : report ? (
          <>
            <Button variant="secondary" disabled={busy !== null} onClick={() => setReport(null)}>
              {copy.back}
            </Button>
            {fresh > 0 && (
              <Button isBusy={busy === 'importing'} disabled={!isOnline} onClick={() => void run(false)}>
                {copy.confirm(fresh)}
              </Button>
            )}
          </>
        ) : (
          <Button isBusy={busy === 'looking'} disabled={!isOnline || !file} onClick={() => void run(true)}>
            {copy.look}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {report ? (
          <Report report={report} fresh={fresh} />
        ) : (
          <FileChoice kind={kind} onKind={setKind} onFile={choose} />
        )}
        {busy && <Progress label={busy === 'looking' ? copy.looking : copy.importing} value={null} />}
        <p role="status" className="text-small text-ink-soft">
          {busy ? copy[busy] : !isOnline ? copy.offline : ''}
        </p>
        {problem && (
          <p role="alert" className="flex items-start gap-2 text-small text-warn">
            <TriangleAlert size={18} aria-hidden="true" className="mt-px" />
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type FileChoiceProps = {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  onFile: (file: File | null) => void;
};

function FileChoice({ kind, onKind, onFile }: FileChoiceProps) {
  const fileId = useId();
  return (
    <>
      <Field label={copy.kind} help={copy.kindHelp[kind]}>
        <Select value={kind} onChange={(event) => onKind(event.currentTarget.value as ImportKind)}>
          {importKinds.map((each) => (
            <option key={each} value={each}>
              {copy.kinds[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-1.5">
        <label htmlFor={fileId} className="text-small font-semibold">
          {copy.file}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".zip,.csv,.json,application/zip,text/csv,application/json"
          className="w-full rounded-control border border-line-strong bg-surface p-2 text-small file:mr-3 file:min-h-9 file:rounded-pill file:border-0 file:bg-brand-tint file:px-4 file:font-semibold file:text-ink"
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
    </>
  );
}

function Report({ report, fresh }: { report: ImportReport; fresh: number }) {
  const rows = [
    { name: copy.entries, ...report.entries },
    { name: copy.moods, ...report.moods },
    { name: copy.photos, known: null, ...report.photos },
  ].filter(({ found }) => found > 0);
  const columns = [copy.fresh, copy.known, copy.skipped];
  return (
    <div className="grid gap-3">
      <h3 className="text-lead">{report.isDryRun ? copy.report : copy.result}</h3>
      {rows.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <table className="w-full text-small tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-tiny text-ink-soft">
              <th scope="col" className="py-1.5 font-semibold">
                {copy.what}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 text-right font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-left font-medium">
                  {row.name}
                </th>
                <td className="py-2 text-right font-semibold">{row.fresh}</td>
                <td className="py-2 text-right">{row.known ?? '–'}</td>
                <td className="py-2 text-right">{row.skipped}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {report.isDryRun && rows.length > 0 && fresh === 0 && <p className="text-small">{copy.nothingNew}</p>}
      {report.notes.length > 0 && (
        <details className="text-small">
          <summary className="touch content-center font-semibold">{copy.notes}</summary>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
            {report.notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
