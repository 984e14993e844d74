// Check-ins from another app's file. The same file twice is one: an id is made of the member, the minute and the place
// within it, never of what was felt or written, since ids are stored plain. Notes that were written long ago to
// another app are not judged: a year of them is no cry for help today. Those of the last days are.
import { randomUUID } from 'node:crypto';
import { type Assessment, rankOf } from '#features/safety/safety.contract.ts';
import { judgeWords } from '#features/safety/server/safety.service.ts';
import { recordSafetyEvent } from '#features/safety/server/safety-events.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { idOf } from '#platform/server/id-of.ts';
import type { Platform } from '#platform/server/platform.ts';
import { localDate } from '#platform/shared/local-day.ts';
import { emotionWords } from '../emotion-words.data.ts';
import type { MoodActivity } from '../mood.contract.ts';
import {
  MAX_ACTIVITIES,
  MAX_ACTIVITIES_EACH,
  MAX_ACTIVITY_NAME_CHARACTERS,
  MAX_EMOTIONS_EACH,
  MAX_NOTE_CHARACTERS,
} from '../mood-limits.data.ts';
import { readActivities, writeActivities } from './activities.service.ts';
import { canonicalZone, instantOf, localHour } from './local-moment.ts';
import type { MoodDoors } from './logs.service.ts';
import { insertLogs, listKnownIds, type MoodWords } from './mood.queries.ts';
import { type NoteHelp, noHelp } from './note-help.ts';

export type ImportedMoodLog = {
  /** 1–5. */
  score: number;
  /** As the file has it: YYYY-MM-DD and HH:MM on the wall clock of `tz` (IANA). */
  date: string;
  time: string;
  tz: string;
  energy?: number | null;
  sleep_hours?: number | null;
  /** Ids from emotion-words.data.ts; others are left out. */
  emotions?: string[];
  /** Names as written; one the member does not have yet becomes theirs. */
  activities?: string[];
  /** Cut to what a note may hold: a long text belongs into the journal. */
  note?: string | null;
};

type MoodImportReport = {
  found: number;
  fresh: number;
  known: number;
  /** Not a check-in: an impossible date, time, score or zone, or ahead of now. */
  skipped: number;
  /** New names for which there was no room in the member's list. */
  activitiesLeftOut: number;
};

const ROWS_AT_ONCE = 250;
const DAY_MS = 86_400_000;
/** Notes written since then are read for risk. */
const JUDGED_DAYS = 14;

type Ready = { id: string; log: ImportedMoodLog; loggedAt: Date; zone: string };

/** All or nothing. With `isDryRun` only counts. `doors` null: nobody's words, as for a demonstration. */
export async function importMoodLogs(
  platform: Platform,
  memberId: string,
  logs: ImportedMoodLog[],
  {
    isDryRun = false,
    now = new Date(),
    doors = null,
  }: { isDryRun?: boolean; now?: Date; doors?: MoodDoors | null } = {},
): Promise<MoodImportReport> {
  const ready = readLogs(memberId, logs, now);
  const heard =
    isDryRun || !doors ? new Map<string, Heard>() : await hear(platform, doors, memberId, ready, now);
  return platform.database.asMember(memberId, async (tx) => {
    const known = new Set(
      await listKnownIds(
        tx,
        memberId,
        ready.map(({ id }) => id),
      ),
    );
    const fresh = ready.filter(({ id }) => !known.has(id));
    const { activityIdOf, leftOut } = await nameActivities(platform, tx, memberId, fresh, isDryRun);
    if (!isDryRun && fresh.length > 0) {
      const vault = await platform.vault.forMember(tx, memberId);
      for (let start = 0; start < fresh.length; start += ROWS_AT_ONCE) {
        const rows = fresh.slice(start, start + ROWS_AT_ONCE).map(({ id, log, loggedAt, zone }) => {
          const note = noteOf(log);
          const sealed = note === '' ? null : vault.seal('mood_logs.note', id, note);
          const help = heard.get(id)?.help ?? noHelp;
          return { id, ...wordsOf(log, loggedAt, zone, activityIdOf), ...help, note: sealed };
        });
        await insertLogs(tx, memberId, rows);
      }
      const gravest = gravestOf(fresh.flatMap(({ id }) => heard.get(id) ?? []));
      if (gravest) await recordSafetyEvent(tx, { memberId, surface: 'mood', ...gravest });
      await platform.events.publish(tx, { memberId, topic: 'mood_logs' });
    }
    return {
      found: logs.length,
      fresh: fresh.length,
      known: known.size,
      skipped: logs.length - ready.length,
      activitiesLeftOut: leftOut,
    };
  });
}

type Heard = { help: NoteHelp; assessment: Assessment; shown: string[] };

/** What the notes of the last days say, by the check-in's id. One that is here already was heard when it came. */
async function hear(
  platform: Platform,
  { assessor, findMember }: MoodDoors,
  memberId: string,
  ready: Ready[],
  now: Date,
): Promise<Map<string, Heard>> {
  const from = now.getTime() - JUDGED_DAYS * DAY_MS;
  const recent = ready.filter(({ log, loggedAt }) => loggedAt.getTime() >= from && noteOf(log) !== '');
  const ids = recent.map(({ id }) => id);
  const known = new Set(await platform.database.asMember(memberId, (tx) => listKnownIds(tx, memberId, ids)));
  const heard = new Map<string, Heard>();
  for (const { id, log } of recent) {
    if (known.has(id)) continue;
    const { assessment, showsHelp } = await judgeWords(platform, {
      assessor,
      memberId,
      surface: 'mood',
      conversation: [{ role: 'user', content: noteOf(log) }],
      findCountry: async () => (await findMember(memberId))?.country ?? null,
      isNew: false,
    });
    const help_level = assessment.level === 'imminent' ? 'imminent' : 'elevated';
    heard.set(id, {
      help: showsHelp ? { help_state: 'shown', help_level } : noHelp,
      assessment,
      shown: [showsHelp ? 'crisis_card' : 'help_in_sight'],
    });
  }
  return heard;
}

/** A file is brought in once, and is one event. */
const gravestOf = (heard: Heard[]): Heard | undefined =>
  [...heard].sort((one, other) => rankOf(other.assessment.level) - rankOf(one.assessment.level))[0];

const noteOf = ({ note }: ImportedMoodLog): string => cut(note ?? '', MAX_NOTE_CHARACTERS);

function readLogs(memberId: string, logs: ImportedMoodLog[], now: Date): Ready[] {
  const seen = new Map<string, number>();
  return logs.flatMap((log) => {
    const zone = canonicalZone(log.tz);
    const isScore = Number.isInteger(log.score) && log.score >= 1 && log.score <= 5;
    if (!zone || !isScore || !isDate(log.date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(log.time)) return [];
    const loggedAt = instantOf(log.date, log.time, zone);
    if (loggedAt > now) return [];
    const minute = `${log.date} ${log.time}`;
    const place = seen.get(minute) ?? 0;
    seen.set(minute, place + 1);
    return [{ id: importedId(memberId, minute, place), log, loggedAt, zone }];
  });
}

function isDate(date: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(date)) return false;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

const importedId = (memberId: string, minute: string, place: number): string =>
  idOf(`mood import ${memberId} ${minute} ${place}`);

const knownEmotions = new Set(emotionWords.map(({ id }) => id));
const withinScale = (value: number | null | undefined) =>
  value != null && Number.isInteger(value) && value >= 1 && value <= 5 ? value : null;

function wordsOf(
  log: ImportedMoodLog,
  loggedAt: Date,
  zone: string,
  activityIdOf: (name: string) => string | undefined,
): Omit<MoodWords, 'note' | keyof NoteHelp> {
  const sleep = Math.round((log.sleep_hours ?? Number.NaN) * 4) / 4;
  const emotions = [...new Set(log.emotions ?? [])].filter((id) => knownEmotions.has(id));
  const activities = [...new Set((log.activities ?? []).map(activityIdOf).filter((id) => id !== undefined))];
  return {
    score: log.score,
    energy: withinScale(log.energy),
    emotions: emotions.slice(0, MAX_EMOTIONS_EACH),
    activities: activities.slice(0, MAX_ACTIVITIES_EACH),
    sleep_hours: sleep >= 0 && sleep <= 24 ? sleep : null,
    logged_at: loggedAt,
    local_date: localDate(loggedAt, zone),
    local_hour: localHour(loggedAt, zone),
    tz: zone,
    source: 'import',
  };
}

const sameName = (name: string) => cut(name, MAX_ACTIVITY_NAME_CHARACTERS).toLowerCase();

/** Finds or makes the member's activities for all names in the logs. */
async function nameActivities(
  platform: Platform,
  tx: Tx,
  memberId: string,
  logs: Ready[],
  isDryRun: boolean,
) {
  const list = await readActivities(platform, tx, memberId);
  const idByName = new Map(list.items.map(({ id, name }) => [sameName(name), id]));
  const items: MoodActivity[] = [...list.items];
  const leftOut = new Set<string>();
  for (const name of logs.flatMap(({ log }) => log.activities ?? [])) {
    const key = sameName(name);
    if (key === '' || idByName.has(key) || leftOut.has(key)) continue;
    if (items.length >= MAX_ACTIVITIES) {
      leftOut.add(key);
      continue;
    }
    const id = randomUUID();
    items.push({ id, name: cut(name, MAX_ACTIVITY_NAME_CHARACTERS), icon: 'tag', is_hidden: false });
    idByName.set(key, id);
  }
  if (!isDryRun && items.length > list.items.length)
    await writeActivities(platform, tx, memberId, { items, version: list.version });
  return { activityIdOf: (name: string) => idByName.get(sameName(name)), leftOut: leftOut.size };
}

/** Trimmed, at most so many characters as the contract counts them, never through the middle of one. */
function cut(text: string, length: number): string {
  const whole = text.toWellFormed().trim();
  if (whole.length <= length) return whole;
  return whole
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
