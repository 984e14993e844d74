// The journal as JSON that can be taken in again: the same journal always gives the same bytes, and so does the journal
// that was made from them. One entry a line, for read-own.ts.
import type { Platform } from '#platform/server/platform.ts';
import { type OwnEntry, ownHead, ownTail } from '../import/read-own.ts';
import { type ExportedEntry, type ExportedPhoto, openEntries, openPhotos } from './exported-entries.ts';

export async function* exportAsJson(platform: Platform, memberId: string): AsyncIterable<Buffer> {
  yield Buffer.from(`${ownHead}\n`);
  let isFirst = true;
  for await (const entry of openEntries(platform, memberId)) {
    const photos = entry.photo_count > 0 ? await openPhotos(platform, memberId, entry.id) : [];
    yield Buffer.from(`${isFirst ? '' : ',\n'}${JSON.stringify(present(entry, photos))}`);
    isFirst = false;
  }
  yield Buffer.from(`${isFirst ? '' : '\n'}${ownTail}\n`);
}

/** Named as it was when it first came in, so that an import knows it. The order of the fields is part of the format. */
function present(entry: ExportedEntry, photos: ExportedPhoto[]): OwnEntry {
  const { reflection } = entry;
  return {
    id: entry.origin_id,
    date: entry.date,
    title: entry.words.title,
    body: entry.words.body,
    tags: entry.words.tags,
    mood: entry.mood,
    template: entry.template as OwnEntry['template'],
    is_pinned: entry.is_pinned,
    conflict_of: entry.conflict_of_origin,
    created_at: entry.created_at.toISOString(),
    updated_at: entry.updated_at.toISOString(),
    reflection: reflection && {
      questions: reflection.questions,
      reframe: reflection.reframe,
      source: reflection.source,
      made_at: reflection.made_at,
    },
    photos: photos.map(({ originId, alt, picture }) => ({
      id: originId,
      alt,
      webp: picture.toString('base64'),
    })),
  };
}
