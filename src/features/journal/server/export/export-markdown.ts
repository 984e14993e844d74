// The journal as a zip of Markdown files, one an entry, with the photos beside them. Written as it is read.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Platform } from '#platform/server/platform.ts';
import { exportWords } from './export.copy.ts';
import { type ExportedEntry, type ExportedPhoto, openEntries, openPhotos } from './exported-entries.ts';

const SLUG_CHARACTERS = 50;

export async function* exportAsMarkdown(platform: Platform, memberId: string): AsyncIterable<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(Buffer.from(part));
  });
  const add = (file: ZipDeflate | ZipPassThrough, content: Uint8Array) => {
    zip.add(file);
    file.push(content, true);
  };
  const taken = new Set<string>();
  for await (const entry of openEntries(platform, memberId)) {
    const photos = entry.photo_count > 0 ? await openPhotos(platform, memberId, entry.id) : [];
    const name = freeName(entry, taken);
    add(new ZipDeflate(`${name}.md`, { level: 6 }), strToU8(entryAsMarkdown(entry, photos).toWellFormed()));
    for (const photo of photos) add(new ZipPassThrough(photoName(photo)), photo.picture);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}

const photoName = ({ originId }: ExportedPhoto): string => `photos/${originId}.webp`;

/** By year and day, with what letters and digits the title has. */
function freeName({ date, words }: ExportedEntry, taken: Set<string>): string {
  const slug = words.title
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const cut = [...slug].slice(0, SLUG_CHARACTERS).join('').replace(/-+$/, '');
  const name = [`${date.slice(0, 4)}/${date}`, cut].filter(Boolean).join('-');
  let free = name;
  for (let again = 2; taken.has(free); again += 1) free = `${name}-${again}`;
  taken.add(free);
  return free;
}

/** Values are JSON, which front matter readers take as well: no title can become a field of its own. */
function entryAsMarkdown(entry: ExportedEntry, photos: ExportedPhoto[]): string {
  const { words, reflection } = entry;
  const fields: [string, unknown][] = [
    ['title', words.title],
    ['date', entry.date],
    ['tags', words.tags],
    ['mood', entry.mood],
    ['template', entry.template],
    ['pinned', entry.is_pinned],
    ['written', entry.created_at.toISOString()],
    ['changed', entry.updated_at.toISOString()],
  ];
  const parts = [
    ['---', ...fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n'),
    words.body,
    ...photos.map((photo) => `![${photo.alt.replace(/[[\]\\\n]/g, ' ')}](../${photoName(photo)})`),
  ];
  if (reflection) {
    parts.push(
      `## ${exportWords.reflection}\n\n*${exportWords.reflectionBy[reflection.source]}*`,
      ...reflection.questions.map((question) => `- ${question}`),
      reflection.reframe,
    );
  }
  return `${parts.join('\n\n')}\n`;
}
