// Looks a check-in through before anything is done with it: ids that exist, a time that can be. What comes out is what
// will be stored, its note still readable.
import { localDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { builtInActivities } from '../activities.data.ts';
import { emotionWords } from '../emotion-words.data.ts';
import type { MoodLog } from '../mood.contract.ts';
import { BACKFILL_DAYS } from '../mood-limits.data.ts';
import { admits, canonicalZone, localHour } from './local-moment.ts';
import type { MoodWords } from './mood.queries.ts';

export type MoodLogDraft = Omit<MoodLog, 'local_date' | 'shows_help' | 'version' | 'source'> & {
  source: Exclude<MoodLog['source'], 'import'>;
  base_version: number;
};

export type Reading = Omit<MoodWords, 'note' | 'help_state' | 'help_level'> & { note: string | null };

const knownEmotions = new Set(emotionWords.map(({ id }) => id));
const builtIn = new Set(builtInActivities.map(({ id }) => id));
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A built-in id, or a UUID of the member's own. Ids are stored plain, so one that could be a word is not taken. */
export const isActivityId = (id: string): boolean => builtIn.has(id) || UUID.test(id);

/** As it will be stored: half a character cannot be, and would make the same note look changed. */
export const noteIn = ({ note }: Pick<MoodLogDraft, 'note'>): string | null => note?.toWellFormed() || null;

/** Refuses INVALID_INPUT: a zone, an emotion or an activity that does not exist. */
export function readDraft(draft: MoodLogDraft): Reading {
  const tz = canonicalZone(draft.tz);
  if (!tz) throw refuse('INVALID_INPUT', 'Your device names a time zone we do not know. Check its settings.');
  const emotions = [...new Set(draft.emotions)];
  const activities = [...new Set(draft.activities)];
  if (!emotions.every((id) => knownEmotions.has(id)))
    throw refuse('INVALID_INPUT', 'One of these feelings is not on the list.');
  if (!activities.every(isActivityId))
    throw refuse('INVALID_INPUT', 'One of these activities is not on the list.');
  const loggedAt = new Date(draft.logged_at);
  return {
    score: draft.score,
    energy: draft.energy,
    emotions,
    activities,
    sleep_hours: draft.sleep_hours,
    note: noteIn(draft),
    logged_at: loggedAt,
    local_date: localDate(loggedAt, tz),
    local_hour: localHour(loggedAt, tz),
    tz,
    source: draft.source,
  };
}

/** Refuses INVALID_INPUT: ahead of time, or too long ago. */
export function assertTime({ logged_at, tz }: Reading, now: Date): void {
  switch (admits(logged_at, tz, now)) {
    case 'ahead':
      throw refuse('INVALID_INPUT', 'That time has not come yet. Check the clock of this device.');
    case 'too_old':
      throw refuse('INVALID_INPUT', `You can add check-ins for the last ${BACKFILL_DAYS} days.`);
  }
}
