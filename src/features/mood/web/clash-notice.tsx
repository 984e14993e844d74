// Words the server would not take as they are: changed on another device, deleted there, or refused. They stay until the
// member says what becomes of them.

import { longDate } from '#platform/web/calendar-dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { MoodFace } from '#platform/web/ui/mood-face.tsx';
import type { Score } from './check-in-draft.ts';
import { type MemberMoods, moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { timeOf } from './mood-dates.ts';
import { scoreName } from './mood-names.ts';
import type { MoodWords, Refused } from './mood-writes.ts';

const copy = moodCopy.clash;

type ClashNoticeProps = { memberId: string; refused: Refused };

export function ClashNotice({ memberId, refused }: ClashNoticeProps) {
  const { write, kind, reason, there } = refused;
  const moods = moodsOf(memberId);
  const isClash = kind !== 'refused';
  return (
    <Card as="section" padding="snug" className="grid gap-3 bg-glow-tint" aria-label={copy.label}>
      <div>
        <h2 className="text-lead">{isClash ? copy.title : copy.refusedTitle}</h2>
        <p className="text-small">{bodyOf(refused)}</p>
        {kind === 'refused' && reason && <p className="text-small font-medium text-warn">{reason}</p>}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title={copy.here} words={write.words} />
        {there && isClash && <Version title={copy.there} words={there} />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => void keepHere(moods, refused)}>
          {isClash ? copy.keepHere : copy.retry}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void moods.queue.remove(write.write_id)}>
          {kind === 'changed' ? copy.keepThere : copy.letGo}
        </Button>
      </div>
    </Card>
  );
}

const bodyOf = ({ kind }: Refused) =>
  kind === 'changed' ? copy.body : kind === 'gone' ? copy.gone : copy.refusedBody;

async function keepHere(moods: MemberMoods, { write, kind, there }: Refused): Promise<void> {
  if (kind === 'refused') return moods.queue.retry(write.write_id);
  const removed = await moods.queue.remove(write.write_id);
  if (removed?.kind !== 'save') return;
  // One deleted elsewhere is written anew; the server opens only the last days for that, and says so otherwise.
  await moods.queue.add({
    ...removed,
    write_id: crypto.randomUUID(),
    base_version: kind === 'gone' ? 0 : (there?.version ?? 0),
  });
}

function Version({ title, words }: { title: string; words: MoodWords }) {
  return (
    <div className="flex gap-3 rounded-inset border border-line bg-surface p-3">
      <MoodFace score={words.score as Score} isLabelled={false} className="size-9 shrink-0" />
      <div className="min-w-0">
        <h3 className="font-sans text-small font-semibold tracking-normal">{title}</h3>
        <p className="text-small">
          {scoreName(words.score)}, {longDate(words.logged_at.slice(0, 10))}, {timeOf(words)}
        </p>
        {words.note && <p className="text-small break-words text-ink-soft">{words.note}</p>}
      </div>
    </div>
  );
}
