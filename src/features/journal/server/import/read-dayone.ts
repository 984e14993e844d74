// Day One's JSON export: a zip of one JSON file for each journal, and photos named by their checksum.
import { setImmediate as breathe } from 'node:timers/promises';
import { localDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import {
  MAX_BODY_CHARACTERS,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TITLE_CHARACTERS,
} from '../../journal.contract.ts';
import { derivedId } from '../derived-id.ts';
import { textOf } from './file-text.ts';
import { importWords } from './import.copy.ts';
import { createNotes } from './import-notes.ts';
import type { ImportedEntry, ImportedJournal, ImportedPhoto, ImportNotes } from './imported-journal.ts';
import type { ZipArchive, ZippedFile } from './zip-archive.ts';

const MOST_JSON_BYTES = 48 * 1024 * 1024;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Refuses INVALID_INPUT when there is no journal in the zip. */
export async function readDayOne(zip: ZipArchive): Promise<ImportedJournal> {
  const journals = zip.files.filter(({ name }) => /^[^/]*\.json$/i.test(name) && !name.startsWith('._'));
  if (journals.length === 0) throw refuse('INVALID_INPUT', importWords.noDayOne);
  const photos = new Map(
    zip.files
      .filter(({ name }) => /(^|\/)photos\/[^/]+$/i.test(name))
      .map((file) => [stemOf(file.name), file]),
  );
  const notes = createNotes();
  // The first is read now, so that a file of another kind is refused before anything is stored.
  const first = await entriesIn(zip, journals[0]!);
  async function* entries(): AsyncIterable<ImportedEntry> {
    for (const [at, journal] of journals.entries()) {
      const found = at === 0 ? first : await entriesIn(zip, journal);
      for (const [index, raw] of found.entries()) {
        if (index % 50 === 49) await breathe();
        yield* readEntry(raw, `${journal.name} ${index}`, zip, photos, notes);
      }
    }
  }
  return { entries: entries(), moods: [], notes };
}

async function entriesIn(zip: ZipArchive, file: ZippedFile): Promise<Json[]> {
  const content = await zip.read(file, MOST_JSON_BYTES);
  if (!content)
    throw refuse('TOO_LARGE', 'This journal is too large to be read at once. Export it in parts.');
  let journal: unknown;
  try {
    journal = JSON.parse(textOf(content));
  } catch {
    throw refuse('INVALID_INPUT', importWords.damaged);
  }
  if (!isJson(journal) || !Array.isArray(journal.entries))
    throw refuse('INVALID_INPUT', importWords.noDayOne);
  return listOf(journal.entries);
}

function* readEntry(
  raw: Json,
  place: string,
  zip: ZipArchive,
  photos: Map<string, ZippedFile>,
  notes: ImportNotes,
): Iterable<ImportedEntry> {
  const created = new Date(textIn(raw.creationDate));
  if (Number.isNaN(created.getTime())) return notes.count('future');
  const modified = new Date(textIn(raw.modifiedDate));
  const media = ['videos', 'audios', 'pdfAttachments'].flatMap((kind) => listOf(raw[kind]));
  if (media.length > 0) notes.count('otherMedia', media.length);

  const { title, body } = splitTitle(cleanText(textIn(raw.text)));
  const source = textIn(raw.uuid) || `${textIn(raw.creationDate)} ${place}`;
  const parts = cutBody(body);
  if (parts.length > 1) notes.count('longEntry');
  for (const [at, part] of parts.entries()) {
    yield {
      originId: derivedId('dayone', source, String(at)),
      title: at === 0 ? title : `${title.slice(0, MAX_TITLE_CHARACTERS - 8)} (${at + 1})`.trim(),
      body: part,
      date: localDate(created, textIn(raw.timeZone) || null),
      tags: tagsOf(raw, notes),
      mood: null,
      template: 'free',
      isPinned: raw.isPinned === true,
      createdAt: created,
      updatedAt: Number.isNaN(modified.getTime()) ? created : modified,
      conflictOfOrigin: null,
      reflection: null,
      photos: at === 0 ? photosOf(raw, zip, photos, notes) : [],
    };
  }
}

/** Its own marks for pictures are taken out; the pictures come as photos. */
const cleanText = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .replace(/!?\[[^\]]*\]\(dayone-moment:[^)]*\)\n?/g, '')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/** A heading in the first line is the title. */
function splitTitle(text: string): { title: string; body: string } {
  const [line = ''] = text.split('\n', 1);
  const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1]?.trim();
  if (!heading || heading.length > MAX_TITLE_CHARACTERS) return { title: '', body: text };
  return {
    title: withoutEscapes(heading),
    body: text
      .slice(line.length)
      .replace(/^\s*\n/, '')
      .replace(/^\n+/, ''),
  };
}

const withoutEscapes = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Never a word lost: what does not fit goes on in another entry, cut at a line's end. */
export function cutBody(body: string): string[] {
  const parts: string[] = [];
  let rest = body;
  while (rest.length > MAX_BODY_CHARACTERS) {
    const line = rest.lastIndexOf('\n', MAX_BODY_CHARACTERS);
    const cut = line > MAX_BODY_CHARACTERS / 2 ? line + 1 : wholeCharacter(rest, MAX_BODY_CHARACTERS);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

const wholeCharacter = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at;

function tagsOf(raw: Json, notes: ImportNotes): string[] {
  const tags = Array.isArray(raw.tags) ? raw.tags.filter((tag) => typeof tag === 'string') : [];
  const all = [...new Set([...(raw.starred === true ? ['starred'] : []), ...tags])]
    .map((tag) => tag.trim().slice(0, MAX_TAG_CHARACTERS).trim())
    .filter(Boolean);
  if (all.length > MAX_TAGS) notes.count('moreTags');
  return all.slice(0, MAX_TAGS);
}

function photosOf(
  raw: Json,
  zip: ZipArchive,
  files: Map<string, ZippedFile>,
  notes: ImportNotes,
): ImportedPhoto[] {
  const listed = listOf(raw.photos).sort((a, b) => Number(a.orderInEntry ?? 0) - Number(b.orderInEntry ?? 0));
  if (listed.length > MAX_PHOTOS) notes.count('morePhotos', listed.length - MAX_PHOTOS);
  return listed.slice(0, MAX_PHOTOS).map((photo) => ({
    originId: derivedId('dayone photo', textIn(raw.uuid), textIn(photo.identifier) || textIn(photo.md5)),
    alt: '',
    load: async () => {
      const file = files.get(textIn(photo.md5)) ?? files.get(textIn(photo.identifier));
      return file ? zip.read(file, MAX_PHOTO_BYTES) : null;
    },
  }));
}

const stemOf = (name: string): string => name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
