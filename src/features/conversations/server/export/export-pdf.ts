// A conversation as a PDF.
import { openPdf, pdfColours } from '#platform/server/pdf/pdf-writer.ts';
import { exportWords } from './export.copy.ts';
import { type ExportedConversation, noteOf, speakerOf, subtitleOf, titleOf } from './export-text.ts';

/** Long conversations and long messages are laid out in steps, with room for others in between. */
export async function exportAsPdf(exported: ExportedConversation): Promise<Buffer> {
  const { conversation, messages } = exported;
  const { doc, write } = openPdf({ title: titleOf(conversation), creator: exported.productName });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });

  write(titleOf(conversation), { size: 20, colour: pdfColours.ink, gap: 4 });
  write(subtitleOf(exported), { size: 9, colour: pdfColours.quiet, gap: 18 });
  for (const message of messages) {
    write(`${speakerOf(exported, message)} · ${noteOf(exported, message)}`, {
      size: 9,
      colour: pdfColours.quiet,
      gap: 3,
    });
    await write.inSteps(message.content, { size: 11, colour: pdfColours.ink, gap: 12 });
  }
  if (messages.length === 0) write(exportWords.empty, { size: 11, colour: pdfColours.ink, gap: 12 });
  if (write.isMissingLetters())
    write(exportWords.missingLetters, { size: 9, colour: pdfColours.quiet, gap: 0 });
  doc.end();
  return finished;
}
