// Text as a PDF, with our own fonts inside it. The fonts are two files of one family (Latin, Latin extended), so each
// line is set in runs; a character neither has becomes a small box, and the writer says that some were missing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { encodeOutline, type OutlineCommand } from './glyph-outline.ts';

const require = createRequire(import.meta.url);
const MARGIN = 64;
const MISSING = '·';
const MISSING_BOX = '\u25a1';
/** Characters laid out at once: a few milliseconds. */
const STEP_CHARACTERS = 200;
/** The library measures the rest of a word again for every line it takes, so a longer one is cut into lines before. */
const WORD_CHARACTERS = 80;

export const pdfColours = { ink: '#1f2a2a', quiet: '#5c6b6b' } as const;

type Face = 'latin' | 'latin-ext';
const faces: Face[] = ['latin', 'latin-ext'];
/** As a reader sees them, accents and all. */
const characters = new Intl.Segmenter();

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
export type PdfWriter = ((text: string, style: PdfStyle) => void) & {
  /** The same for text of any length, with room for others in between. */
  inSteps(text: string, style: PdfStyle): Promise<void>;
  isMissingLetters(): boolean;
};
type Run = { face: Face; text: string };
/** A stretch of a line of text; what comes after it begins a new line or goes on beside it. */
type Step = { text: string; isLineEnd: boolean };

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

  function runsOf(stretch: string): Run[] {
    const runs: Run[] = [];
    for (const { segment } of characters.segment(stretch)) {
      for (const { face, text } of setInType(segment)) {
        const last = runs.at(-1);
        if (last?.face === face) last.text += text;
        else runs.push({ face, text });
      }
    }
    return runs;
  }

  /** One character as a reader sees it: whole, letter by letter, or as one box. */
  function setInType(segment: string): Run[] {
    const letters = [...segment.normalize('NFC')].filter((each) => !/\p{Cc}|\p{Cf}|\ufe0f/u.test(each));
    const set = letters.map((text) => ({ face: faceOf(text), text }));
    const isWhole = set.every((each) => each.face !== null);
    if (isWhole) return set as Run[];
    hasMissing = true;
    const box = faceOf(MISSING_BOX) ? MISSING_BOX : MISSING;
    return [{ face: faceOf(box) ?? 'latin', text: box }];
  }

  const widthOf = (character: string): number =>
    setInType(character).reduce((sum, { face, text }) => sum + doc.font(face).widthOfString(text), 0);

  function* stepsOf(line: string): Generator<Step> {
    let text = '';
    for (const word of line.match(/[^ ]+ ?| {1,80}/g) ?? []) {
      if (word.length > WORD_CHARACTERS) {
        if (text !== '') yield { text, isLineEnd: true };
        text = yield* cutIntoLines(word);
      } else if (text.length + word.length > STEP_CHARACTERS) {
        yield { text, isLineEnd: false };
        text = word;
      } else text += word;
    }
    yield { text, isLineEnd: true };
  }

  /** Returns what is left for the last line. */
  function* cutIntoLines(word: string): Generator<Step, string> {
    const lineWidth = doc.page.width - 2 * MARGIN;
    let text = '';
    let width = 0;
    for (const { segment } of characters.segment(word)) {
      const added = widthOf(segment);
      if (text !== '' && width + added > lineWidth) {
        yield { text, isLineEnd: true };
        text = '';
        width = 0;
      }
      text += segment;
      width += added;
    }
    return text;
  }

  function* layOut(text: string, { size, colour, gap }: PdfStyle): Generator<void> {
    doc.fontSize(size).fillColor(colour);
    for (const line of text.replace(/\t/g, '    ').split(/\r\n|[\r\n\u2028\u2029]/)) {
      for (const step of stepsOf(line)) {
        const runs = runsOf(step.text);
        // Only a letter ends a line.
        if (step.isLineEnd && runs.length === 0) runs.push({ face: 'latin', text: ' ' });
        for (const [at, run] of runs.entries())
          doc
            .font(run.face)
            .text(run.text, { continued: !step.isLineEnd || at < runs.length - 1, lineGap: 2 });
        yield;
      }
    }
    doc.y += gap;
  }

  const write = (text: string, style: PdfStyle) => {
    for (const _ of layOut(text, style));
  };
  const inSteps = async (text: string, style: PdfStyle) => {
    for (const _ of layOut(text, style)) await breathe();
  };
  return Object.assign(write, { inSteps, isMissingLetters: () => hasMissing });
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
