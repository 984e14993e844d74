// One check-in as it is read back: the face, when, what was added, and two quiet buttons.
import { CloudUpload, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MoodActivity } from '../mood.contract.ts';
import type { Score } from './check-in-draft.ts';
import { moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { timeOf } from './mood-dates.ts';
import { activityName, emotionName, scoreName } from './mood-names.ts';
import type { ShownLog } from './mood-writes.ts';

const copy = moodCopy.row;

type MoodRowProps = {
  memberId: string;
  log: ShownLog;
  activities: readonly MoodActivity[] | null;
  onEdit: () => void;
};

export function MoodRow({ memberId, log, activities, onEdit }: MoodRowProps) {
  const time = timeOf(log);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <MoodFace score={log.score as Score} isLabelled={false} className="mt-0.5 size-9 shrink-0" />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{scoreName(log.score)}</span>{' '}
          <span className="text-small text-ink-soft">{time}</span>
        </p>
        <MoodWordsLine log={log} activities={activities} />
        {log.note && (
          <p className="mt-0.5 max-w-(--measure) text-small break-words whitespace-pre-line">{log.note}</p>
        )}
        {log.isWaiting && (
          <p className="mt-0.5 flex items-center gap-1.5 text-tiny text-ink-soft">
            <CloudUpload size={14} aria-hidden="true" />
            {copy.waiting}
          </p>
        )}
      </div>
      <div className="-my-1 flex">
        <IconButton label={copy.edit(time)} icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit} />
        <IconButton
          label={copy.delete(time)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => removeWithUndo(memberId, log)}
        />
      </div>
    </li>
  );
}

function MoodWordsLine({ log, activities }: Pick<MoodRowProps, 'log' | 'activities'>) {
  const parts = [
    log.emotions.map(emotionName).join(', '),
    log.activities.map((id) => activityName(activities, id)).join(', '),
    log.energy === null ? '' : copy.energy(moodCopy.details.energyLevels[log.energy - 1] ?? ''),
    log.sleep_hours === null ? '' : copy.sleep(log.sleep_hours),
  ].filter(Boolean);
  return parts.length > 0 && <p className="text-small break-words text-ink-soft">{parts.join(' · ')}</p>;
}

function removeWithUndo(memberId: string, log: ShownLog): void {
  const undo = moodsOf(memberId).remove(log);
  toast({
    title: copy.deleted,
    description: copy.deletedBody(timeOf(log), scoreName(log.score)),
    undo: {
      onUndo: () => {
        if (!undo()) toast({ title: copy.tooLate, tone: 'problem' });
      },
    },
  });
}
