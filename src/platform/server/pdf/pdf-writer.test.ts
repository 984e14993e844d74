import { inflateSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { openPdf, type PdfWriter } from './pdf-writer.ts';

const style = { size: 11, colour: '#000000', gap: 12 };
const MARGIN = 64;
const PAGE_WIDTH = 595.28;

type Fragment = { x: number; y: number; text: string };

/** The file, and how many characters were measured for it. */
async function pdfOf(lay: (write: PdfWriter) => unknown): Promise<{ file: Buffer; measured: number }> {
  const { doc, write } = openPdf({ title: 'Test', creator: 'Test' });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise((resolve) => doc.on('end', resolve));
  const widthOf = vi.spyOn(doc, 'widthOfString');
  await lay(write);
  doc.end();
  await finished;
  const measured = widthOf.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  return { file: Buffer.concat(parts), measured };
}

/** What a reader of the file would copy, in order, by the files' own tables of letters. */
function fragmentsOf(file: Buffer): Fragment[] {
  const source = file.toString('latin1');
  const objectOf = (id: string) =>
    new RegExp(`(?:^|\n)${id} 0 obj\n(.*?)\nendobj`, 's').exec(source)?.[1] ?? '';
  const streamOf = (id: string) => {
    const packed = /stream\n(.*)\nendstream/s.exec(objectOf(id))?.[1] ?? '';
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const letters = new Map<string, string[]>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    if (letters.has(name)) continue;
    const table = streamOf(/\/ToUnicode (\d+)/.exec(objectOf(id))?.[1] ?? '');
    const entries = [...table.matchAll(/\[(.*)\]/g)].flatMap(([, each = '']) => each.match(/<[^>]*>/g) ?? []);
    letters.set(name, entries.map(fromHex));
  }
  return [...source.matchAll(/\/Contents (\d+) 0 R/g)].flatMap(([, id = '']) =>
    [...streamOf(id).matchAll(/BT\n1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+)(.*?)ET/gs)].map(
      ([, x, y, font = '', shown = '']) => ({
        x: Number(x),
        y: Number(y),
        text: [...shown.matchAll(/<([^>]*)>/g)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)])
          .join(''),
      }),
    ),
  );
}

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const textOf = (file: Buffer): string =>
  fragmentsOf(file)
    .map(({ text }) => text)
    .join('');

const long: [name: string, text: string][] = [
  ['one letter', 'x'.repeat(8_000)],
  ['one laugh', 'ha'.repeat(4_000)],
  ['an address within a sentence', `I read https://example.org/${'a1b2'.repeat(900)} and could not sleep.`],
  ['letters of both fonts', 'Łódźęx'.repeat(1_300)],
  ['accents of their own', 'ae\u0301'.repeat(2_600)],
  ['words held together', 'not\u00a0now\u00a0'.repeat(1_000)],
];

describe('a text in a PDF', () => {
  test('keeps every letter, on as many lines and pages as it takes', async () => {
    const prose = 'I keep thinking about the meeting, and Łukasz said “never mind”. '.repeat(120).trim();
    const { file } = await pdfOf((write) => write(prose, style));
    expect(textOf(file)).toBe(prose);
    expect(file.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
  });

  test.each(long)('without blanks is cut into lines and loses nothing: %s', async (_name, text) => {
    const { file, measured } = await pdfOf((write) => write(text, style));
    expect(textOf(file)).toBe(text.normalize('NFC'));
    // Measured again for every line, these would be fifty times as many.
    expect(measured).toBeLessThan(6 * text.length);
  });

  test('without blanks fills its lines and stays on the page', async () => {
    const { file } = await pdfOf((write) => write('m'.repeat(1_000), style));
    const { doc } = openPdf({ title: '', creator: '' });
    const width = doc.font('latin').fontSize(style.size).widthOfString('m');
    const onALine = Math.floor((PAGE_WIDTH - 2 * MARGIN) / width);
    const lines = fragmentsOf(file);
    expect(lines).toHaveLength(Math.ceil(1_000 / onALine));
    for (const line of lines.slice(0, -1)) expect(line.text).toHaveLength(onALine);
  });

  test('goes on beside the end of a long word', async () => {
    const { file } = await pdfOf((write) => write(`Look: ${'x'.repeat(100)} there.\nNext line.`, style));
    const fragments = fragmentsOf(file);
    const lines = new Map<number, string>();
    for (const { y, text } of fragments) lines.set(y, (lines.get(y) ?? '') + text);
    expect([...lines.values()]).toEqual([
      'Look: ',
      expect.stringMatching(/^x+$/),
      expect.stringMatching(/^x+ there\.$/),
      'Next line.',
    ]);
    expect(new Set(fragments.map(({ x }) => x)).size).toBe(1);
  });

  test('of signs no font has is a dot for each', async () => {
    const { file, measured } = await pdfOf((write) => {
      write('日本🙂👩‍👩‍👧'.repeat(600), style);
      expect(write.isMissingLetters()).toBe(true);
    });
    expect(textOf(file)).toBe('·'.repeat(2_400));
    expect(measured).toBeLessThan(6 * 2_400);
  });

  test('of nothing but signs nobody sees ends its lines as well', async () => {
    const { file } = await pdfOf((write) =>
      write(`one ${'\u200b'.repeat(300)}\n${'\u200b'.repeat(9)}\ntwo`, style),
    );
    const fragments = fragmentsOf(file).filter(({ text }) => text.trim() !== '');
    expect(fragments.map(({ text }) => text.trim())).toEqual(['one', 'two']);
    expect(fragments[1]!.y).toBeLessThan(fragments[0]!.y);
  });

  test.each([...long, ['prose', 'What I never told anyone is this. '.repeat(240)]])(
    'leaves others their turn while it is laid out: %s',
    async (_name, text) => {
      let turns = 0;
      const { file } = await pdfOf(async (write) => {
        const count = () => {
          turns += 1;
          turn = setImmediate(count);
        };
        let turn = setImmediate(count);
        await write.inSteps(text, style);
        clearImmediate(turn);
      });
      expect(turns).toBeGreaterThan(text.length / 400);
      const { file: atOnce } = await pdfOf((write) => write(text, style));
      expect(fragmentsOf(file)).toEqual(fragmentsOf(atOnce));
    },
  );
});
