// One day: what was noted, and, within the last week, room for more.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { CheckInForm } from './check-in-form.tsx';
import { moodCopy } from './mood.copy.ts';
import { isOpenForWriting } from './mood-dates.ts';
import { MoodHelp } from './mood-help.tsx';
import { MoodRow } from './mood-row.tsx';
import { useActivities, useSpanMoods } from './use-moods.ts';

const copy = moodCopy.day;

/** What is open: a day, perhaps with one of its check-ins being changed. */
export type OpenDay = { date: string; editing: string | 'new' | null };

type DayDialogProps = { memberId: string; day: OpenDay; onClose: () => void };

export function DayDialog({ memberId, day, onClose }: DayDialogProps) {
  const { date } = day;
  const [editing, setEditing] = useState(day.editing);
  const { logs, isFailed, retry } = useSpanMoods(memberId, date, date);
  const { list } = useActivities(memberId);
  const edited = editing === null ? undefined : logs?.find(({ id }) => id === editing);
  const isForm = editing === 'new' || edited !== undefined;
  const done = () => (day.editing === null ? setEditing(null) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={longDate(date)}
      {...(edited && { description: copy.edit })}
    >
      <div className="grid gap-4">
        {isForm ? (
          <CheckInForm memberId={memberId} date={date} {...(edited && { log: edited })} onDone={done} />
        ) : (
          <>
            <MoodHelp memberId={memberId} logs={logs ?? []} />
            {logs === null && <SkeletonText lines={3} />}
            {isFailed && (
              <p className="text-small text-ink-soft">
                {moodCopy.states.failedTitle}.{' '}
                <button type="button" className="touch font-semibold text-brand" onClick={retry}>
                  {moodCopy.clash.retry}
                </button>
              </p>
            )}
            {logs?.length === 0 && !isFailed && <p className="text-ink-soft">{copy.none}</p>}
            {logs && logs.length > 0 && (
              <ul className="divide-y divide-line">
                {logs.map((log) => (
                  <MoodRow
                    key={log.id}
                    memberId={memberId}
                    log={log}
                    activities={list?.items ?? null}
                    onEdit={() => setEditing(log.id)}
                  />
                ))}
              </ul>
            )}
            {isOpenForWriting(date) ? (
              <Button
                variant="secondary"
                className="justify-self-start"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => setEditing('new')}
              >
                {copy.add}
              </Button>
            ) : (
              <p className="text-tiny text-ink-soft">{copy.closed}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
