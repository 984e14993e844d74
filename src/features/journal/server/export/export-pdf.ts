// The journal as a PDF to read or print: entries in the order of writing, laid out and sent one after the other.
import { setImmediate as breathe } from 'node:timers/promises';
import { openPdf, type PdfWriter, pdfColours } from '#platform/server/pdf/pdf-writer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { plainText } from '../entry-words.ts';
import { exportWords } from './export.copy.ts';
import { type ExportedEntry, openEntries } from './exported-entries.ts';

const { ink, quiet } = pdfColours;

export async function* exportAsPdf(platform: Platform, memberId: string): AsyncIterable<Buffer> {
  const { doc, write } = openPdf({ title: exportWords.title, creator: platform.productName });
  let ready: Buffer[] = [];
  doc.on('data', (part: Buffer) => ready.push(part));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  write(exportWords.title, { size: 22, colour: ink, gap: 16 });
  let isEmpty = true;
  for await (const entry of openEntries(platform, memberId)) {
    await writeEntry(write, entry);
    isEmpty = false;
    await breathe();
    yield* ready;
    ready = [];
  }
  if (isEmpty) write(exportWords.empty, { size: 11, colour: ink, gap: 12 });
  if (write.isMissingLetters()) write(exportWords.missingLetters, { size: 9, colour: quiet, gap: 0 });
  doc.end();
  await finished;
  yield* ready;
}

async function writeEntry(write: PdfWriter, entry: ExportedEntry): Promise<void> {
  const { words, reflection, photo_count } = entry;
  const about = [
    entry.date,
    ...(entry.mood ? [exportWords.mood(entry.mood)] : []),
    ...words.tags.map((tag) => `#${tag}`),
  ].join(' · ');
  write(words.title || exportWords.untitled, { size: 15, colour: ink, gap: 2 });
  write(about, { size: 9, colour: quiet, gap: 8 });
  for (const line of words.body.split('\n')) {
    const heading = /^#{1,6}\s+\S/.test(line);
    const text = plainText(line);
    if (text !== '') await write.inSteps(text, { size: heading ? 13 : 11, colour: ink, gap: 4 });
  }
  if (photo_count > 0) write(exportWords.photos(photo_count), { size: 9, colour: quiet, gap: 4 });
  if (reflection) {
    const by = `${exportWords.reflection}, ${exportWords.reflectionBy[reflection.source]}`;
    write(by, { size: 9, colour: quiet, gap: 3 });
    for (const question of reflection.questions) write(question, { size: 11, colour: ink, gap: 3 });
    write(reflection.reframe, { size: 11, colour: ink, gap: 4 });
  }
  write(' ', { size: 9, colour: quiet, gap: 14 });
}
