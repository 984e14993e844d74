// Bringing a journal in from a file: dry first when asked, and idempotent, so that the same file twice, or the rest of
// one that broke off, adds only what is not there yet.
import { join } from 'node:path';
import { importMoodLogs } from '#features/mood/server/mood.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { type ImportKind, type ImportReport, MAX_PHOTOS } from '../../journal.contract.ts';
import { derivedId } from '../derived-id.ts';
import { cleanWords } from '../entry-words.ts';
import { takeRevision } from '../journal.queries.ts';
import type { EntryJudge, JudgeDoors } from '../judge-entry.ts';
import { listPhotos } from '../photos.queries.ts';
import { judgeDescriptions, storePhoto } from '../photos.service.ts';
import { makePicture, takeOwnPicture } from '../picture.ts';
import { REFLECTION } from '../present-entry.ts';
import { isPossibleDate, sealEntry } from '../save-entry.ts';
import { importWords } from './import.copy.ts';
import {
  findByOrigins,
  findKnownPhotos,
  forgetDeletions,
  type ImportedRow,
  insertImported,
  linkConflict,
} from './import.queries.ts';
import type { ImportedEntry, ImportedJournal, ImportedPhoto } from './imported-journal.ts';
import { readDaylio } from './read-daylio.ts';
import { readDayOne } from './read-dayone.ts';
import { readOwn } from './read-own.ts';
import { type SealedSpool, spool } from './sealed-spool.ts';
import { openZip } from './zip-archive.ts';

const MOST_CSV_BYTES = 32 * 1024 * 1024;
const ENTRIES_AT_ONCE = 40;
const PHOTOS_AT_ONCE = 8;
/** An import is the past; only its last days are read for risk. */
const JUDGED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

export type ImportDoors = JudgeDoors & { judge: EntryJudge['judge'] };

const running = new Set<string>();

/**
 * Refuses INVALID_INPUT in words for a file that cannot be read, TOO_LARGE, and CONFLICT while another one of the
 * member's is being read. What was stored before a file turned out to be damaged stays.
 */
export async function importJournal(
  platform: Platform,
  doors: ImportDoors,
  memberId: string,
  request: { kind: ImportKind; isDryRun: boolean; file: AsyncIterable<Uint8Array> },
): Promise<ImportReport> {
  if (running.has(memberId)) throw refuse('CONFLICT', importWords.running);
  running.add(memberId);
  let spooled: SealedSpool | null = null;
  try {
    spooled = await spool(request.file, join(platform.dataDir, 'uploads'));
    const journal = await readFile(request.kind, spooled);
    return await takeIn(platform, doors, memberId, journal, request);
  } finally {
    running.delete(memberId);
    await spooled?.close();
  }
}

async function readFile(kind: ImportKind, spooled: SealedSpool): Promise<ImportedJournal> {
  if (kind === 'dayone') return readDayOne(await openZip(spooled));
  if (kind === 'own') return readOwn(spooled);
  if (spooled.size > MOST_CSV_BYTES) throw refuse('TOO_LARGE');
  return readDaylio(await spooled.read(0, spooled.size));
}

async function takeIn(
  platform: Platform,
  doors: ImportDoors,
  memberId: string,
  { entries, moods, notes }: ImportedJournal,
  { kind, isDryRun }: { kind: ImportKind; isDryRun: boolean },
): Promise<ImportReport> {
  const report: ImportReport = {
    kind,
    isDryRun,
    entries: { found: 0, fresh: 0, known: 0, skipped: 0 },
    moods: { found: 0, fresh: 0, known: 0, skipped: 0 },
    photos: { found: 0, fresh: 0, skipped: 0 },
    notes: [],
  };
  const seen = new Set<string>();
  const recent = new Map<string, string[]>();
  const conflicts: { id: string; origin: string }[] = [];
  const recentFrom = new Date(Date.now() - JUDGED_DAYS * DAY_MS).toISOString().slice(0, 10);

  async function take(batch: ImportedEntry[]): Promise<void> {
    const stored = await storeEntries(platform, memberId, batch, { isDryRun, recentFrom });
    for (const { entry, id, isFresh } of stored) {
      report.entries[isFresh ? 'fresh' : 'known'] += 1;
      const isRecent = entry.date >= recentFrom;
      if (isFresh && isRecent) recent.set(id, []);
      if (isFresh && entry.conflictOfOrigin) conflicts.push({ id, origin: entry.conflictOfOrigin });
      const known = await platform.database.asMember(memberId, (tx) =>
        findKnownPhotos(
          tx,
          memberId,
          entry.photos.map(({ originId }) => originId),
        ),
      );
      for (const photo of entry.photos) {
        report.photos.found += 1;
        if (known.has(photo.originId)) continue;
        if (isDryRun) report.photos.fresh += 1;
        else if (await takePhoto(platform, memberId, id, photo, kind)) {
          report.photos.fresh += 1;
          if (isRecent && photo.alt.trim() !== '') recent.set(id, [...(recent.get(id) ?? []), photo.alt]);
        } else notes.count('badPhotos');
      }
    }
  }

  let batch: ImportedEntry[] = [];
  for await (const entry of entries) {
    report.entries.found += 1;
    if (!isPossibleDate(entry.date)) notes.count('future');
    else if (seen.has(entry.originId)) report.entries.known += 1;
    else batch.push(entry);
    seen.add(entry.originId);
    const photos = batch.reduce((sum, each) => sum + each.photos.length, 0);
    if (batch.length >= ENTRIES_AT_ONCE || photos >= PHOTOS_AT_ONCE) {
      await take(batch);
      batch = [];
    }
  }
  await take(batch);
  if (conflicts.length > 0 && !isDryRun) await linkConflicts(platform, memberId, conflicts);

  await takeMoods(platform, doors, memberId, moods, isDryRun, report);
  const hasNews = report.entries.fresh + report.photos.fresh > 0;
  if (!isDryRun && hasNews)
    await platform.database.asMember(memberId, (tx) =>
      platform.events.publish(tx, { memberId, topic: 'journal' }),
    );
  if (!isDryRun) void judgeInTurn(platform, doors, memberId, recent);
  report.entries.skipped = notes.skippedEntries();
  report.entries.found = report.entries.fresh + report.entries.known + report.entries.skipped;
  report.photos.skipped = notes.skippedPhotos();
  report.notes = [...notes.sentences(), ...report.notes];
  return report;
}

type Stored = { entry: ImportedEntry; id: string; isFresh: boolean };

async function storeEntries(
  platform: Platform,
  memberId: string,
  batch: ImportedEntry[],
  { isDryRun, recentFrom }: { isDryRun: boolean; recentFrom: string },
): Promise<Stored[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const origins = batch.map(({ originId }) => originId);
    const known = await findByOrigins(tx, memberId, origins);
    const vault = await platform.vault.forMember(tx, memberId);
    const fresh = batch.filter(({ originId }) => !known.has(originId));
    const revision = fresh.length > 0 && !isDryRun ? await takeRevision(tx, memberId) : 0;
    const stored: Stored[] = [];
    for (const entry of batch) {
      const knownId = known.get(entry.originId);
      const id = knownId ?? derivedId('journal import', memberId, entry.originId);
      const isFresh =
        knownId === undefined &&
        (isDryRun || (await insertImported(tx, memberId, revision, rowOf(vault, id, entry, recentFrom))));
      stored.push({ entry, id, isFresh });
    }
    if (!isDryRun)
      await forgetDeletions(
        tx,
        memberId,
        stored.filter(({ isFresh }) => isFresh).map(({ id }) => id),
      );
    return stored;
  });
}

function rowOf(vault: MemberVault, id: string, entry: ImportedEntry, recentFrom: string): ImportedRow {
  const plain = { date: entry.date, mood: entry.mood, template: entry.template, is_pinned: entry.isPinned };
  return {
    id,
    ...sealEntry(vault, id, plain, cleanWords(entry)),
    origin_id: entry.originId,
    reflection: entry.reflection && vault.seal(REFLECTION, id, JSON.stringify(entry.reflection)),
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
    is_judged: entry.date < recentFrom,
  };
}

/** False when it could not be read, or the entry has five already. */
async function takePhoto(
  platform: Platform,
  memberId: string,
  entryId: string,
  photo: ImportedPhoto,
  kind: ImportKind,
): Promise<boolean> {
  const file = await photo.load();
  if (!file) return false;
  const own = kind === 'own' ? await takeOwnPicture(file) : null;
  const picture = own ?? (await makePicture(file).catch(() => null));
  if (!picture) return false;
  return platform.database.asMember(memberId, async (tx: Tx) => {
    await takeRevision(tx, memberId);
    if ((await listPhotos(tx, memberId, [entryId])).length >= MAX_PHOTOS) return false;
    const stored = await storePhoto(tx, memberId, await platform.vault.forMember(tx, memberId), {
      id: derivedId('journal import photo', memberId, photo.originId),
      entryId,
      alt: photo.alt,
      picture,
      originId: photo.originId,
    });
    return stored !== null;
  });
}

async function linkConflicts(
  platform: Platform,
  memberId: string,
  conflicts: { id: string; origin: string }[],
): Promise<void> {
  await platform.database.asMember(memberId, async (tx) => {
    const revision = await takeRevision(tx, memberId);
    for (const { id, origin } of conflicts) await linkConflict(tx, memberId, revision, id, origin);
  });
}

async function takeMoods(
  platform: Platform,
  doors: ImportDoors,
  memberId: string,
  moods: ImportedJournal['moods'],
  isDryRun: boolean,
  report: ImportReport,
): Promise<void> {
  if (moods.length === 0) return;
  const tz = (await doors.findMember(memberId))?.timeZone ?? 'UTC';
  const logs = moods.map((mood) => ({ ...mood, tz }));
  const { found, fresh, known, skipped, activitiesLeftOut } = await importMoodLogs(platform, memberId, logs, {
    isDryRun,
    doors,
  });
  report.moods = { found, fresh, known, skipped };
  if (activitiesLeftOut > 0) report.notes.push(importWords.activitiesLeftOut(activitiesLeftOut));
}

/** `recent`: by entry, what its photos were said to show. One that was here already is not read again. */
async function judgeInTurn(
  platform: Platform,
  doors: ImportDoors,
  memberId: string,
  recent: Map<string, string[]>,
): Promise<void> {
  for (const [id, alts] of recent) {
    await doors.judge(memberId, id);
    if (alts.length > 0) await judgeDescriptions(platform, doors, memberId, id, alts);
  }
}
