import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlaces, fold } from './folded-text.ts';

describe('a folded text', () => {
  test('has no case, no accents, plain quotes and single blanks', () => {
    expect(fold('“Café”\r\n\r\n  don’t\u00a0\tGO ')).toBe('"cafe" don\'t go ');
    expect(fold('one two')).toBe('one two');
  });

  test('without accents is as one with accents is', () => {
    const withAccents = (text: string) => fold(`${text}\u0301`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(fold(`${text}.`)).toBe(withAccents(`${text}.`));
      }),
    );
  });

  test('does not change when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('places in a text', () => {
  test('hold what is looked for, accents and white space as they were written', () => {
    const text = 'e\u0301te\u0301  \n été';
    expect(findPlaces(text, fold('été ete')).map(({ start, end }) => text.slice(start, end))).toEqual([text]);
    expect(findPlaces('naïve', 'naive')).toEqual([{ start: 0, end: 5 }]);
    expect(findPlaces('naïve', '')).toEqual([]);
  });

  test('come from left to right, none within another, as many as asked for', () => {
    expect(findPlaces('aaaaa', 'aa')).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]);
    expect(findPlaces('aaaaa', 'aa', 1)).toHaveLength(1);
    const texts = fc.array(fc.constantFrom('a', 'b', ' ', '\n', '\u0301', '한'));
    fc.assert(
      fc.property(texts, texts, (text, wanted) => {
        let before = 0;
        for (const { start, end } of findPlaces(text.join(''), fold(wanted.join('')))) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
      }),
    );
  });
});
