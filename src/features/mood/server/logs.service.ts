// Check-ins: written once however often they are sent, never over another device's change, never ahead of time. The
// note is judged before it is stored, so that there is no moment in which it is kept and nobody looked.
import { type Assessor, judgeEdit, keepHeard } from '#features/safety/server/safety.service.ts';
import { onePage, placeOf } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { MoodLog } from '../mood.contract.ts';
import {
  deleteLog as deleteRow,
  findLog,
  type HelpLevel,
  insertLog,
  LOGS_BY,
  listLogs as listRows,
  type MoodRow,
  type MoodWords,
  updateHelpSeen,
  updateLog,
} from './mood.queries.ts';
import { type NoteHelp, nextHelp, noHelp } from './note-help.ts';
import { assertTime, type MoodLogDraft, noteIn, type Reading, readDraft } from './read-draft.ts';

const LOGS_PER_PAGE = 50;
const NOTE = 'mood_logs.note';

/** What mood must know of the rest of the product. */
export type MoodDoors = {
  assessor: Pick<Assessor, 'assess'>;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
};

/**
 * The stored check-in; the same words again change nothing, whatever version they name. Refuses INVALID_INPUT (a zone,
 * an emotion or an activity that does not exist; ahead of time; over seven days back), NOT_FOUND (someone else's id,
 * or a change to one that was deleted), CHANGED_ELSEWHERE with the stored `version`. A refused note may still need help:
 * then `shows_help` is in the refusal.
 */
export async function saveLog(
  platform: Platform,
  doors: MoodDoors,
  memberId: string,
  draft: MoodLogDraft,
  now = new Date(),
): Promise<MoodLog> {
  // As the database writes it: what is sealed is bound to the id it is read back with.
  const id = draft.id.toLowerCase();
  const stored = await readStored(platform, memberId, id);
  const note = noteIn(draft);
  const isNewNote = note !== null && note !== stored?.note;
  const found = isNewNote ? await judge(platform, doors, memberId, note, stored?.note ?? '') : null;
  return keepHeard(platform, found !== null, async () => {
    const reading = readDraft(draft);
    if (stored && isSame(stored, reading)) return stored.log;
    assertBase(stored, draft.base_version);
    const isMoved = !stored || stored.row.logged_at.getTime() !== reading.logged_at.getTime();
    if (isMoved) assertTime(reading, now);
    const before = stored ? { ...stored.row, note: stored.note } : { ...noHelp, note: null };
    let help: NoteHelp = noHelp;
    if (isNewNote) help = nextHelp(found, note, before);
    else if (note !== null) help = { help_state: before.help_state, help_level: before.help_level };
    return write(platform, memberId, id, draft.base_version, reading, help);
  });
}

async function write(
  platform: Platform,
  memberId: string,
  id: string,
  baseVersion: number,
  reading: Reading,
  help: NoteHelp,
): Promise<MoodLog> {
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const words: MoodWords = {
      ...reading,
      ...help,
      note: reading.note === null ? null : vault.seal(NOTE, id, reading.note),
    };
    const isWritten =
      baseVersion === 0
        ? await insertLog(tx, memberId, id, words)
        : await updateLog(tx, memberId, id, baseVersion, words);
    const row = await findLog(tx, memberId, id);
    if (!row) throw refuse('NOT_FOUND');
    if (isWritten) await platform.events.publish(tx, { memberId, topic: 'mood_logs', id });
    // Sent twice at once: the other one of the two wrote it.
    else if (!isSame({ row, note: openNote(vault, row) }, reading))
      throw refuse('CHANGED_ELSEWHERE', undefined, { version: row.version });
    return present(vault, row);
  });
}

/** Newest first. Dates are the member's own, both included. Refuses INVALID_INPUT for a cursor that is none of this list. */
export async function listLogs(
  platform: Platform,
  memberId: string,
  page: {
    from?: string | undefined;
    to?: string | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
): Promise<{ items: MoodLog[]; nextCursor: string | null }> {
  const { from = null, to = null, limit = LOGS_PER_PAGE } = page;
  const after = placeOf(page.cursor, LOGS_BY);
  return platform.database.asMember(memberId, async (tx) => {
    const rows = await listRows(tx, memberId, { from, to, after, limit: limit + 1 });
    const vault = await platform.vault.forMember(tx, memberId);
    return onePage(rows, limit, { present: (row) => present(vault, row), keysOf: ({ key }) => [key] });
  });
}

/** Refuses NOT_FOUND. */
export async function deleteLog(platform: Platform, memberId: string, id: string) {
  return platform.database.asMember(memberId, async (tx) => {
    if (!(await deleteRow(tx, memberId, id))) throw refuse('NOT_FOUND');
    await platform.events.publish(tx, { memberId, topic: 'mood_logs', id });
    return { isDeleted: true };
  });
}

/** Puts the crisis card away until the note says something else. Refuses NOT_FOUND. */
export async function acknowledgeHelp(platform: Platform, memberId: string, id: string) {
  return platform.database.asMember(memberId, async (tx) => {
    if (!(await findLog(tx, memberId, id))) throw refuse('NOT_FOUND');
    await updateHelpSeen(tx, memberId, id);
    await platform.events.publish(tx, { memberId, topic: 'mood_logs', id });
    return { isAcknowledged: true };
  });
}

type Stored = { row: MoodRow; note: string | null };

async function readStored(platform: Platform, memberId: string, id: string) {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findLog(tx, memberId, id);
    if (!row) return null;
    const vault = await platform.vault.forMember(tx, memberId);
    return { row, note: openNote(vault, row), log: present(vault, row) };
  });
}

/** Where it was written from is not part of what was said. */
function isSame({ row, note }: Stored, reading: Reading): boolean {
  const saidBy = (words: Omit<Reading, 'note'>, own: string | null) =>
    JSON.stringify([
      words.score,
      words.energy,
      words.emotions,
      words.activities,
      words.sleep_hours,
      own,
      words.logged_at.getTime(),
      words.tz,
    ]);
  return saidBy(row, note) === saidBy(reading, reading.note);
}

function assertBase(stored: Stored | null, base: number): void {
  if (!stored && base > 0) throw refuse('NOT_FOUND');
  if (stored && stored.row.version !== base)
    throw refuse('CHANGED_ELSEWHERE', undefined, { version: stored.row.version });
}

async function judge(
  platform: Platform,
  { assessor, findMember }: MoodDoors,
  memberId: string,
  note: string,
  before: string,
): Promise<HelpLevel | null> {
  const findCountry = async () => (await findMember(memberId))?.country ?? null;
  const request = { assessor, memberId, surface: 'mood' as const, findCountry };
  const { assessment, showsHelp } = await judgeEdit(platform, request, note, before);
  if (!showsHelp) return null;
  return assessment.level === 'imminent' ? 'imminent' : 'elevated';
}

const openNote = (vault: MemberVault, row: MoodRow) => row.note && vault.open(NOTE, row.id, row.note);

function present(vault: MemberVault, row: MoodRow): MoodLog {
  return {
    id: row.id,
    score: row.score,
    energy: row.energy,
    emotions: row.emotions,
    activities: row.activities,
    sleep_hours: row.sleep_hours,
    note: openNote(vault, row),
    logged_at: row.logged_at.toISOString(),
    local_date: row.local_date,
    tz: row.tz,
    source: row.source,
    shows_help: row.help_state === 'shown',
    version: row.version,
  };
}
