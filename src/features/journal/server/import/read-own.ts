// The journal as it was exported from here: one JSON object an entry, each on a line of its own, so that a journal with
// many photos is read without having all of it in memory. A file that was put into other lines is read whole.
import { z } from 'zod';
import { refuse } from '#platform/shared/refusals.ts';
import {
  journalTemplates,
  MAX_ALT_CHARACTERS,
  MAX_BODY_CHARACTERS,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TITLE_CHARACTERS,
} from '../../journal.contract.ts';
import { importWords } from './import.copy.ts';
import { createNotes } from './import-notes.ts';
import type { ImportedEntry, ImportedJournal, ImportNotes } from './imported-journal.ts';
import type { SealedSpool } from './sealed-spool.ts';

export const ownHead = '{"format":"tulia-journal","version":1,"entries":[';
export const ownTail = ']}';

const MOST_WHOLE_BYTES = 64 * 1024 * 1024;
/** Five photos in Base64 and the longest text. */
const MOST_LINE_BYTES = 80 * 1024 * 1024;
const READ_AT_ONCE = 1024 * 1024;

const ownEntry = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  title: z.string().max(MAX_TITLE_CHARACTERS),
  body: z.string().max(MAX_BODY_CHARACTERS),
  tags: z.array(z.string().min(1).max(MAX_TAG_CHARACTERS)).max(MAX_TAGS),
  mood: z.int().min(1).max(5).nullable(),
  template: z.enum(journalTemplates),
  is_pinned: z.boolean(),
  conflict_of: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  reflection: z
    .object({
      questions: z.array(z.string().max(1_000)).length(3),
      reframe: z.string().max(4_000),
      source: z.enum(['guided', 'model']),
      made_at: z.iso.datetime(),
    })
    .nullable(),
  photos: z
    .array(
      z.object({
        id: z.uuid(),
        alt: z.string().max(MAX_ALT_CHARACTERS),
        webp: z.string().max((MAX_PHOTO_BYTES * 4) / 3 + 8),
      }),
    )
    .max(MAX_PHOTOS),
});
export type OwnEntry = z.infer<typeof ownEntry>;

/** Refuses INVALID_INPUT for a file that was not exported from here. */
export async function readOwn(spool: SealedSpool): Promise<ImportedJournal> {
  const notes = createNotes();
  const start = (await spool.read(0, ownHead.length + 4)).toString('utf8').replace(/^\ufeff/, '');
  if (start.startsWith(`${ownHead}\n`)) return { entries: byLine(spool, notes), moods: [], notes };
  if (spool.size > MOST_WHOLE_BYTES) throw refuse('TOO_LARGE');
  let file: unknown;
  try {
    file = JSON.parse((await spool.read(0, spool.size)).toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    throw refuse('INVALID_INPUT', importWords.noOwn);
  }
  const whole = z
    .object({ format: z.literal('tulia-journal'), version: z.literal(1), entries: z.array(z.unknown()) })
    .safeParse(file);
  if (!whole.success) throw refuse('INVALID_INPUT', importWords.noOwn);
  const entries = whole.data.entries.flatMap((raw) => present(raw, notes) ?? []);
  return { entries, moods: [], notes };
}

async function* byLine(spool: SealedSpool, notes: ImportNotes): AsyncIterable<ImportedEntry> {
  let hasEnded = false;
  for await (const line of linesOf(spool)) {
    const text = line.trim();
    if (text === '' || text === ownHead) continue;
    if (text.startsWith(ownTail)) hasEnded = true;
    else {
      const entry = present(parsed(text.replace(/^\ufeff/, '').replace(/,$/, '')), notes);
      if (entry) yield entry;
    }
  }
  // What came before is stored: a file that stops in the middle is better than nothing, and is said to.
  if (!hasEnded) notes.say(importWords.damaged);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function present(raw: unknown, notes: ImportNotes): ImportedEntry | null {
  const read = ownEntry.safeParse(raw);
  if (!read.success) {
    notes.count('badEntries');
    return null;
  }
  const { data } = read;
  return {
    originId: data.id,
    title: data.title,
    body: data.body,
    date: data.date,
    tags: data.tags,
    mood: data.mood,
    template: data.template,
    isPinned: data.is_pinned,
    createdAt: new Date(data.created_at),
    updatedAt: new Date(data.updated_at),
    conflictOfOrigin: data.conflict_of,
    reflection: data.reflection,
    photos: data.photos.map(({ id, alt, webp }) => ({
      originId: id,
      alt,
      load: async () => Buffer.from(webp, 'base64'),
    })),
  };
}

async function* linesOf(spool: SealedSpool): AsyncIterable<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < spool.size; at += READ_AT_ONCE) {
    let chunk = await spool.read(at, READ_AT_ONCE);
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10)) {
      yield Buffer.concat([...parts, chunk.subarray(0, end)]).toString('utf8');
      parts = [];
      length = 0;
      chunk = chunk.subarray(end + 1);
    }
    parts.push(chunk);
    length += chunk.length;
    if (length > MOST_LINE_BYTES) throw refuse('INVALID_INPUT', importWords.damaged);
  }
  yield Buffer.concat(parts).toString('utf8');
}
