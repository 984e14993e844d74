import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvHead, csvRow } from './csv.ts';

test('any text is read back as it was by a reader of the standard, but for the mark before a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer(), (text, number) => {
      const table = csvHead(['text', 'number', 'nothing']) + csvRow([text, number, null]);
      const [row] = parse(table, { columns: true, bom: true, record_delimiter: '\r\n' }) as [
        Record<string, string>,
      ];
      expect([text, `'${text}`]).toContain(row.text);
      expect(row).toMatchObject({ number: String(number), nothing: '' });
    }),
  );
});

test('no text becomes a formula when a spreadsheet opens it', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '\u0000=1',
    '＝1',
    '=A("x","y")',
  ])
    expect(csvCell(text).replace(/^"/, '')[0], text).toBe("'");
  expect(csvCell('a - b = c')).toBe('a - b = c');
  expect(csvCell(-1)).toBe('-1');
});
