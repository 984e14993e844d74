// What may be added to a face. Every part can be left alone, and says nothing when it is.
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ChipGroup, ChipToggle } from '#platform/web/ui/chip.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import { emotionWords } from '../emotion-words.data.ts';
import { MAX_EMOTIONS_EACH, MAX_NOTE_CHARACTERS } from '../mood-limits.data.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { steppedSleep, withActivity, withEmotion } from './check-in-draft.ts';
import { moodCopy } from './mood.copy.ts';
import type { MoodWords } from './mood-writes.ts';
import { type ActivityList, useActivities } from './use-moods.ts';

const copy = moodCopy.details;
/** The first of the member's own order; the others are one press away. */
const ACTIVITIES_AT_FIRST = 10;
const headingClass = 'text-small font-semibold';

type DetailsProps = { memberId: string; words: MoodWords; onChange: (words: MoodWords) => void };

export function CheckInDetails({ memberId, words, onChange }: DetailsProps) {
  const activities = useActivities(memberId);
  return (
    <div className="grid gap-5">
      <EmotionChips words={words} onChange={onChange} />
      <ActivityChips {...activities} words={words} onChange={onChange} />
      <div className="grid gap-5 sm:grid-cols-[1fr_auto] sm:gap-8">
        <EnergyChips words={words} onChange={onChange} />
        <SleepStepper words={words} onChange={onChange} />
      </div>
      <Field label={copy.note} help={copy.noteHelp(MAX_NOTE_CHARACTERS - (words.note?.length ?? 0))}>
        <Textarea
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          placeholder={copy.notePlaceholder}
          value={words.note ?? ''}
          onChange={(event) => onChange({ ...words, note: event.currentTarget.value || null })}
        />
      </Field>
    </div>
  );
}

type PartProps = Omit<DetailsProps, 'memberId'>;

/** The words of the chosen face first; those chosen already stay in sight whatever face they came with. */
function EmotionChips({ words, onChange }: PartProps) {
  const [isWide, setIsWide] = useState(false);
  const isNear = ({ id, level }: { id: string; level: number }) =>
    level === words.score || words.emotions.includes(id);
  const shown = isWide ? emotionWords : emotionWords.filter(isNear);
  const isFull = words.emotions.length >= MAX_EMOTIONS_EACH;
  return (
    <fieldset>
      <legend className={headingClass}>{copy.emotions}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {shown.map(({ id, label }) => (
          <ChipToggle
            key={id}
            isOn={words.emotions.includes(id)}
            isDisabled={isFull && !words.emotions.includes(id)}
            onChange={() => onChange(withEmotion(words, id))}
          >
            {label.en}
          </ChipToggle>
        ))}
        <Button variant="quiet" size="small" aria-expanded={isWide} onClick={() => setIsWide(!isWide)}>
          {isWide ? copy.fewerWords : copy.moreWords}
        </Button>
      </div>
      {isFull && <p className="mt-2 text-tiny text-ink-soft">{copy.emotionsFull(MAX_EMOTIONS_EACH)}</p>}
    </fieldset>
  );
}

function ActivityChips({
  list,
  isFailed,
  words,
  onChange,
}: PartProps & { list: ActivityList | null; isFailed: boolean }) {
  const [isWide, setIsWide] = useState(false);
  const open = list?.items.filter(({ id, is_hidden }) => !is_hidden || words.activities.includes(id)) ?? [];
  const shown = isWide
    ? open
    : open.filter(({ id }, place) => place < ACTIVITIES_AT_FIRST || words.activities.includes(id));
  return (
    <fieldset>
      <legend className={headingClass}>{copy.activities}</legend>
      <div className="mt-2.5 flex min-h-11 flex-wrap gap-2">
        {shown.map(({ id, name, icon }) => (
          <ChipToggle
            key={id}
            isOn={words.activities.includes(id)}
            onChange={() => onChange(withActivity(words, id))}
          >
            <ActivityIcon icon={icon} />
            {name}
          </ChipToggle>
        ))}
        {open.length > ACTIVITIES_AT_FIRST && (
          <Button variant="quiet" size="small" aria-expanded={isWide} onClick={() => setIsWide(!isWide)}>
            {isWide ? copy.fewerActivities : copy.moreActivities}
          </Button>
        )}
        {isFailed && <p className="text-small text-ink-soft">{copy.noActivities}</p>}
      </div>
    </fieldset>
  );
}

function EnergyChips({ words, onChange }: PartProps) {
  return (
    <div>
      <ChipGroup
        label={copy.energy}
        isLabelShown
        options={copy.energyLevels.map((label, level) => ({ value: String(level + 1), label }))}
        value={words.energy === null ? null : String(words.energy)}
        onChange={(value) => onChange({ ...words, energy: Number(value) })}
      />
      {words.energy !== null && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-4"
          aria-label={`${copy.clear}: ${copy.energy}`}
          onClick={() => onChange({ ...words, energy: null })}
        >
          {copy.clear}
        </Button>
      )}
    </div>
  );
}

function SleepStepper({ words, onChange }: PartProps) {
  const { sleep_hours: hours } = words;
  const step = (direction: 1 | -1) => onChange({ ...words, sleep_hours: steppedSleep(hours, direction) });
  return (
    <fieldset>
      <legend className={headingClass}>{copy.sleep}</legend>
      <div className="mt-2.5 flex items-center gap-1">
        <IconButton
          look="ring"
          label={copy.sleepLess}
          icon={<Minus size={18} aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <output className="min-w-22 text-center text-small tabular-nums" aria-live="polite">
          {hours === null ? copy.sleepNone : copy.sleepHours(hours)}
        </output>
        <IconButton
          look="ring"
          label={copy.sleepMore}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => step(1)}
        />
      </div>
      {hours !== null && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-4"
          aria-label={`${copy.clear}: ${copy.sleep}`}
          onClick={() => onChange({ ...words, sleep_hours: null })}
        >
          {copy.clear}
        </Button>
      )}
    </fieldset>
  );
}
