// Photos of an entry: made anew before they are kept, sealed, at most five, and really gone when deleted.
import { judgeEdit } from '#features/safety/server/safety.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { type JournalPhoto, MAX_PHOTOS } from '../journal.contract.ts';
import { findEntry, saveHelp } from './journal.queries.ts';
import type { JudgeDoors } from './judge-entry.ts';
import {
  deletePhoto as deleteRow,
  findPhoto,
  findPicture,
  insertPhoto,
  listPhotos,
  type PhotoRow,
  updateAlt,
} from './photos.queries.ts';
import { makePicture, type Picture } from './picture.ts';
import { PHOTO_ALT, presentPhoto } from './present-entry.ts';

const places = { full: 'journal_photos.picture', thumb: 'journal_photos.thumbnail' } as const;
const tooMany = `An entry can have up to ${MAX_PHOTOS} photos.`;

/** The same `photoId` twice is one. Refuses NOT_FOUND, CONFLICT at the sixth, INVALID_INPUT for what is no picture. */
export async function addPhoto(
  platform: Platform,
  memberId: string,
  entryId: string,
  photoId: string,
  file: Buffer,
): Promise<JournalPhoto> {
  // Asked before the picture is made anew, which is what costs; and again when it is stored.
  const known = await platform.database.asMember(memberId, async (tx) => {
    const photo = await findInEntry(tx, memberId, entryId, photoId);
    if (photo) return presentPhoto(await platform.vault.forMember(tx, memberId), photo);
    await assertRoom(tx, memberId, entryId);
    return null;
  });
  if (known) return known;
  const picture = await makePicture(file);
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    if (!(await findEntry(tx, memberId, entryId, { forUpdate: true }))) throw refuse('NOT_FOUND');
    const meanwhile = await findInEntry(tx, memberId, entryId, photoId);
    if (meanwhile) return presentPhoto(vault, meanwhile);
    await assertRoom(tx, memberId, entryId);
    const photo = await storePhoto(tx, memberId, vault, { id: photoId, entryId, alt: '', picture });
    if (!photo) throw refuse('NOT_FOUND');
    await platform.events.publish(tx, { memberId, topic: 'journal', id: entryId });
    return presentPhoto(vault, photo);
  });
}

/** Null when the id is taken. The caller holds the entry and has counted. */
export async function storePhoto(
  tx: Tx,
  memberId: string,
  vault: MemberVault,
  photo: { id: string; entryId: string; alt: string; picture: Picture; originId?: string },
): Promise<PhotoRow | null> {
  const { id, picture } = photo;
  return insertPhoto(tx, memberId, {
    id,
    entry_id: photo.entryId,
    alt: vault.seal(PHOTO_ALT, id, photo.alt),
    width: picture.width,
    height: picture.height,
    bytes: picture.picture.length,
    origin_id: photo.originId ?? id,
    picture: vault.sealBytes(places.full, id, picture.picture),
    thumbnail: vault.sealBytes(places.thumb, id, picture.thumbnail),
  });
}

/** WebP. Refuses NOT_FOUND. */
export async function getPicture(
  platform: Platform,
  memberId: string,
  id: string,
  size: 'full' | 'thumb',
): Promise<Buffer> {
  return platform.database.asMember(memberId, async (tx) => {
    const sealed = await findPicture(tx, memberId, id, size);
    if (!sealed) throw refuse('NOT_FOUND');
    return (await platform.vault.forMember(tx, memberId)).openBytes(places[size], id, sealed);
  });
}

/** Judged before it is kept: what is said of a picture can be a cry for help. Refuses NOT_FOUND. */
export async function describePhoto(
  platform: Platform,
  doors: JudgeDoors,
  memberId: string,
  id: string,
  alt: string,
): Promise<JournalPhoto> {
  const words = alt.replaceAll('\u0000', '');
  const before = await platform.database.asMember(memberId, async (tx) => {
    const photo = await findPhoto(tx, memberId, id);
    if (!photo) throw refuse('NOT_FOUND');
    return presentPhoto(await platform.vault.forMember(tx, memberId), photo);
  });
  const isNew = words !== '' && words !== before.alt;
  const showsHelp = isNew && (await asksForHelp(platform, doors, memberId, words, before.alt));
  return platform.database.asMember(memberId, async (tx) => {
    const vault = await platform.vault.forMember(tx, memberId);
    const known = await findPhoto(tx, memberId, id);
    // The entry is locked before its photo, as where it is deleted.
    if (known && showsHelp) await showHelp(tx, memberId, known.entry_id);
    const photo = await updateAlt(tx, memberId, id, vault.seal(PHOTO_ALT, id, words));
    if (!photo) throw refuse('NOT_FOUND');
    await platform.events.publish(tx, { memberId, topic: 'journal', id: photo.entry_id });
    return presentPhoto(vault, photo);
  });
}

/** Descriptions that came with photos from a file, once they are stored. Never rejects. */
export async function judgeDescriptions(
  platform: Platform,
  doors: JudgeDoors,
  memberId: string,
  entryId: string,
  alts: string[],
): Promise<void> {
  if (!(await asksForHelp(platform, doors, memberId, alts.join('\n\n'), ''))) return;
  try {
    await platform.database.asMember(memberId, async (tx) => {
      await showHelp(tx, memberId, entryId);
      await platform.events.publish(tx, { memberId, topic: 'journal', id: entryId });
    });
  } catch (error) {
    platform.log.error({ entryId, ...describeError(error) }, 'help could not be put beside an entry');
  }
}

async function asksForHelp(
  platform: Platform,
  { assessor, findMember }: JudgeDoors,
  memberId: string,
  words: string,
  before: string,
): Promise<boolean> {
  const findCountry = async () => (await findMember(memberId))?.country ?? null;
  const request = { assessor, memberId, surface: 'journal' as const, findCountry };
  const { showsHelp, isNews } = await judgeEdit(platform, request, words, before);
  return showsHelp && isNews;
}

/** Beside the entry, until it is put away. What is known of the entry's own words stays. */
async function showHelp(tx: Tx, memberId: string, entryId: string): Promise<void> {
  const row = await findEntry(tx, memberId, entryId, { forUpdate: true });
  if (row) await saveHelp(tx, memberId, entryId, { ...row, shows_help: true, help_seen: null });
}

/** Refuses NOT_FOUND, also for one that is deleted already. */
export async function deletePhoto(platform: Platform, memberId: string, id: string) {
  return platform.database.asMember(memberId, async (tx) => {
    const entryId = await deleteRow(tx, memberId, id);
    if (!entryId) throw refuse('NOT_FOUND');
    await platform.events.publish(tx, { memberId, topic: 'journal', id: entryId });
    return { isDeleted: true };
  });
}

async function findInEntry(tx: Tx, memberId: string, entryId: string, id: string): Promise<PhotoRow | null> {
  const photo = await findPhoto(tx, memberId, id);
  if (photo && photo.entry_id !== entryId) throw refuse('NOT_FOUND');
  return photo;
}

async function assertRoom(tx: Tx, memberId: string, entryId: string): Promise<void> {
  if (!(await findEntry(tx, memberId, entryId))) throw refuse('NOT_FOUND');
  if ((await listPhotos(tx, memberId, [entryId])).length >= MAX_PHOTOS) throw refuse('CONFLICT', tooMany);
}
