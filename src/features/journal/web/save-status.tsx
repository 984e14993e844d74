import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { classNames } from '#platform/web/class-names.ts';
import { journalCopy } from './journal.copy.ts';
import type { SaveState } from './use-entry.ts';

const copy = journalCopy.save;
const icons = {
  blank: Check,
  saving: CloudUpload,
  saved: Check,
  onDevice: CloudOff,
  inPage: TriangleAlert,
  tooLong: TriangleAlert,
  refused: TriangleAlert,
} as const;

/** Where the words are, in words. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const Icon = icons[state.kind];
  const isTrouble = state.kind === 'inPage' || state.kind === 'tooLong' || state.kind === 'refused';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <p
        role="status"
        className={classNames(
          'flex items-center gap-2',
          isTrouble ? 'font-medium text-warn' : 'text-ink-soft',
        )}
      >
        {state.kind !== 'blank' && <Icon size={16} aria-hidden="true" />}
        {state.kind === 'refused' ? `${copy.refused} ${state.reason ?? ''}` : copy[state.kind]}
      </p>
      {state.kind === 'refused' && (
        <button
          type="button"
          className="touch rounded-control px-2 font-semibold text-brand underline underline-offset-3"
          onClick={onRetry}
        >
          {copy.retry}
        </button>
      )}
    </div>
  );
}
