// Text as a PDF, with our own fonts inside it. The fonts are two files of one family (Latin, Latin extended), so each
// line is set in runs; a character neither has becomes a small box, and the writer says that some were missing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { encodeOutline, type OutlineCommand } from './glyph-outline.ts';

const require = createRequire(import.meta.url);
const MARGIN = 64;
const MISSING = '·';
const MISSING_BOX = '\u25a1';

export const pdfColours = { ink: '#1f2a2a', quiet: '#5c6b6b' } as const;

type Face = 'latin' | 'latin-ext';
const faces: Face[] = ['latin', 'latin-ext'];

/** What pdfkit keeps of an embedded font, as far as it is needed here. */
type EmbeddedFont = {
  font: { hasGlyphForCodePoint(codePoint: number): boolean; getGlyph(id: number): Glyph };
  subset: {
    _addGlyph(id: number): number;
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
  };
};
type Glyph = { path: { commands: OutlineCommand[]; bbox: { minX: number } }; advanceWidth: number };

let fontFiles: Map<Face, Buffer> | null = null;

function readFonts(): Map<Face, Buffer> {
  fontFiles ??= new Map(
    faces.map((face) => [
      face,
      readFileSync(require.resolve(`@fontsource-variable/figtree/files/figtree-${face}-wght-normal.woff2`)),
    ]),
  );
  return fontFiles;
}

/** `size` in points, `gap` below in points. */
export type PdfStyle = { size: number; colour: string; gap: number };
export type PdfWriter = ((text: string, style: PdfStyle) => void) & { isMissingLetters(): boolean };

export function openPdf(info: { title: string; creator: string }): {
  doc: PDFKit.PDFDocument;
  write: PdfWriter;
} {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: info.title, Creator: info.creator },
  });
  return { doc, write: createWriter(doc) };
}

function createWriter(doc: PDFKit.PDFDocument): PdfWriter {
  const fonts = new Map<Face, EmbeddedFont>();
  for (const [face, file] of readFonts()) {
    doc.registerFont(face, file as unknown as string);
    doc.font(face);
    const embedded = (doc as unknown as { _font: EmbeddedFont })._font;
    flattenGlyphs(embedded);
    fonts.set(face, embedded);
  }
  let hasMissing = false;

  const faceOf = (character: string): Face | null =>
    faces.find((face) => fonts.get(face)!.font.hasGlyphForCodePoint(character.codePointAt(0)!)) ?? null;

  function runsOf(line: string): { face: Face; text: string }[] {
    const runs: { face: Face; text: string }[] = [];
    for (const { segment } of new Intl.Segmenter().segment(line)) {
      for (const { face, text } of setInType(segment)) {
        const last = runs.at(-1);
        if (last?.face === face) last.text += text;
        else runs.push({ face, text });
      }
    }
    return runs;
  }

  /** One character as a reader sees it: whole, letter by letter, or as one box. */
  function setInType(segment: string): { face: Face; text: string }[] {
    const characters = [...segment.normalize('NFC')].filter((each) => !/\p{Cc}|\p{Cf}|\ufe0f/u.test(each));
    const set = characters.map((text) => ({ face: faceOf(text), text }));
    const isWhole = set.every((each) => each.face !== null);
    if (isWhole) return set as { face: Face; text: string }[];
    hasMissing = true;
    const box = faceOf(MISSING_BOX) ? MISSING_BOX : MISSING;
    return [{ face: faceOf(box) ?? 'latin', text: box }];
  }

  const write = (text: string, { size, colour, gap }: PdfStyle) => {
    doc.fontSize(size).fillColor(colour);
    for (const line of text.replace(/\t/g, '    ').split(/\r\n|[\r\n\u2028\u2029]/)) {
      const runs = runsOf(line);
      if (runs.length === 0) doc.font('latin').text(' ');
      for (const [at, run] of runs.entries())
        doc.font(run.face).text(run.text, { continued: at < runs.length - 1, lineGap: 2 });
    }
    doc.y += gap;
  };
  return Object.assign(write, { isMissingLetters: () => hasMissing });
}

/**
 * The library copies composed letters (é) from the file, which a compressed font does not hold in that form; each
 * glyph is written from its outline instead.
 */
function flattenGlyphs({ font, subset }: EmbeddedFont): void {
  subset._addGlyph = (id) => {
    const glyph = font.getGlyph(id);
    const outline = encodeOutline(glyph.path.commands);
    subset.glyf.push(outline);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({
      advance: glyph.advanceWidth,
      bearing: outline.length === 0 ? 0 : Math.round(glyph.path.bbox.minX),
    });
    subset.offset += outline.length;
    return subset.glyf.length - 1;
  };
}
