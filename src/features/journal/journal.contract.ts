// The journal. The page makes the ids and keeps working without a network, so every write may come late and come twice:
// a write is named by `write_id`, and one that lost the race is kept beside the other text, never over it.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pageCursor } from '#platform/shared/page-cursor.ts';
import {
  type ImportKind,
  importKinds,
  type JournalTemplate,
  journalTemplates,
  MAX_ALT_CHARACTERS,
  MAX_BODY_CHARACTERS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TITLE_CHARACTERS,
} from './journal-limits.data.ts';

export {
  importKinds,
  journalTemplates,
  MAX_ALT_CHARACTERS,
  MAX_BODY_CHARACTERS,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TITLE_CHARACTERS,
} from './journal-limits.data.ts';
export type { ImportKind, JournalTemplate };

const photo = z.object({
  id: z.uuid(),
  alt: z.string().max(MAX_ALT_CHARACTERS),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
});
export type JournalPhoto = z.infer<typeof photo>;

const reflection = z.object({
  questions: z.array(z.string()).length(3),
  reframe: z.string(),
  /** Which mind answered. */
  source: z.enum(['guided', 'model']),
  made_at: z.iso.datetime(),
});
export type JournalReflection = z.infer<typeof reflection>;

const words = {
  title: z.string().trim().max(MAX_TITLE_CHARACTERS, 'A title can be up to 200 characters.'),
  /** Markdown. */
  body: z.string().max(MAX_BODY_CHARACTERS, 'An entry can be up to 100 000 characters.'),
  /** The member's own date; at most one day ahead of UTC's, which no clock on earth is. */
  date: z.iso.date(),
  tags: z
    .array(z.string().trim().min(1).max(MAX_TAG_CHARACTERS, 'A tag can be up to 40 characters.'))
    .max(MAX_TAGS, 'Up to 20 tags on one entry.'),
  mood: z.int().min(1).max(5).nullable(),
  template: z.enum(journalTemplates),
  is_pinned: z.boolean(),
};

const entry = z.object({
  id: z.uuid(),
  ...words,
  word_count: z.int().min(0),
  photos: z.array(photo),
  reflection: reflection.nullable(),
  /** The crisis card belongs beside this entry; false once acknowledged, until the text changes substantially. */
  shows_help: z.boolean(),
  /** Written over the same version of that entry as another text, until the member says what becomes of the two. */
  conflict_of: z.uuid().nullable(),
  version: z.int().min(1),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type JournalEntry = z.infer<typeof entry>;

const listItem = entry.omit({ body: true, photos: true, reflection: true }).extend({
  /** The first words without Markdown, cut to 200 characters. */
  excerpt: z.string(),
  photo_count: z.int().min(0),
  cover_photo_id: z.uuid().nullable(),
  /** Up to three places a search was found; empty without `q`. */
  matches: z.array(z.object({ before: z.string(), match: z.string(), after: z.string() })),
});
export type JournalListItem = z.infer<typeof listItem>;

const tag = 'journal';

export const journalContract = {
  listEntries: endpoint('member', {
    method: 'GET',
    path: '/journal/entries',
    summary: 'Entries, pinned first, then newest; with a search, the matches in each',
    tag,
  })
    .input(
      z.object({
        cursor: pageCursor.optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
        q: z.string().trim().max(200).optional(),
        tag: z.string().trim().max(MAX_TAG_CHARACTERS).optional(),
        mood: z.coerce.number().int().min(1).max(5).optional(),
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
      }),
    )
    .output(z.object({ items: z.array(listItem), nextCursor: pageCursor.nullable() })),
  getEntry: endpoint('member', {
    method: 'GET',
    path: '/journal/entries/{id}',
    summary: 'One entry with its words',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(entry),
  saveEntry: endpoint('member', {
    method: 'PUT',
    path: '/journal/entries/{id}',
    summary: 'Write or change an entry; the same write twice is one, a late one is kept as a second entry',
    tag,
  })
    .input(
      z.object({
        id: z.uuid(),
        ...words,
        /** What the text was written over; 0 for a new entry. */
        base_version: z.int().min(0),
        write_id: z.uuid(),
      }),
    )
    .output(
      z.object({
        /**
         * `kept_both`: the stored text had changed; yours is `entry`, the other is `other`. `other` is null when the
         * entry was deleted meanwhile: your words are kept as a new one.
         */
        outcome: z.enum(['saved', 'kept_both']),
        entry,
        other: entry.nullable(),
      }),
    ),
  deleteEntry: endpoint('member', {
    method: 'DELETE',
    path: '/journal/entries/{id}',
    summary: 'Delete an entry, its photos and its reflection for good',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isDeleted: z.boolean() })),
  keepBoth: endpoint('member', {
    method: 'POST',
    path: '/journal/entries/{id}/keep-both',
    summary: 'Leave what was written over another text as an entry of its own',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(entry),
  calendar: endpoint('member', {
    method: 'GET',
    path: '/journal/calendar',
    summary: 'Days of a month that have entries',
    tag,
  })
    .input(z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }))
    .output(
      z.object({
        days: z.array(z.object({ date: z.iso.date(), count: z.int(), mood: z.number().nullable() })),
      }),
    ),
  onThisDay: endpoint('member', {
    method: 'GET',
    path: '/journal/on-this-day',
    summary: 'Entries of the same day in earlier years; 29 February also on 28 February of short years',
    tag,
  })
    .input(z.object({ date: z.iso.date() }))
    .output(z.object({ items: z.array(listItem) })),
  listTags: endpoint('member', {
    method: 'GET',
    path: '/journal/tags',
    summary: 'Your tags, most used first',
    tag,
  }).output(z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) })),
  acknowledgeHelp: endpoint('member', {
    method: 'POST',
    path: '/journal/entries/{id}/acknowledge-help',
    summary: 'Put the crisis card of this entry away, until its text changes substantially',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isAcknowledged: z.boolean() })),
  reflect: endpoint('member', {
    method: 'POST',
    path: '/journal/entries/{id}/reflect',
    summary: 'Let the therapist read this entry once: three questions and one reframe, stored beside it',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ reflection, shows_help: z.boolean() })),
  describePhoto: endpoint('member', {
    method: 'POST',
    path: '/journal/photos/{id}/describe',
    summary: 'Say what a photo shows',
    tag,
  })
    .input(z.object({ id: z.uuid(), alt: z.string().trim().max(MAX_ALT_CHARACTERS) }))
    .output(photo),
  deletePhoto: endpoint('member', {
    method: 'DELETE',
    path: '/journal/photos/{id}',
    summary: 'Delete a photo for good',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isDeleted: z.boolean() })),
  journalAggregates: endpoint('admin', {
    method: 'GET',
    path: '/admin/journals',
    summary:
      'Writing over all members, by the day written for, only where ten or more members make up a figure',
    tag,
  })
    .input(z.object({ from: z.iso.date(), to: z.iso.date() }))
    .output(
      z.object({
        writers: z.int().nullable(),
        entries: z.int().nullable(),
        days: z.array(z.object({ date: z.iso.date(), entries: z.int(), writers: z.int() })),
      }),
    ),
};

// Answers that are not JSON, or bodies that are not. Bodies are the file itself, with its type in Content-Type.
// POST /api/journal/entries/{id}/photos?photo_id={uuid}   image/jpeg, png, webp, gif, avif, heic where it decodes, up to
//                                                        10 MB; answers with a photo as JSON; one photo_id is one photo
// GET  /api/journal/photos/{id}?size=thumb|full           image/webp
// POST /api/journal/dictation                             audio/wav or audio/pcm, 24 kHz mono PCM16, up to 5 min → {text}
// POST /api/journal/import?kind=dayone|daylio|own&dry=1   application/zip, text/csv or application/json, up to 512 MB;
//                                                        answers with an importReport
// GET  /api/journal/export?format=json|markdown|pdf       json and markdown (zip) hold everything, photos included
// A refusal's `message` is a sentence to show. Deleting what is gone already is NOT_FOUND.

export const importReport = z.object({
  kind: z.enum(importKinds),
  isDryRun: z.boolean(),
  entries: z.object({ found: z.int(), fresh: z.int(), known: z.int(), skipped: z.int() }),
  moods: z.object({ found: z.int(), fresh: z.int(), known: z.int(), skipped: z.int() }),
  photos: z.object({ found: z.int(), fresh: z.int(), skipped: z.int() }),
  /** Why something was skipped, in plain words, at most 50. */
  notes: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;
