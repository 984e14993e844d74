import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from './matches.ts';

const matchesOf = (text: string, wanted: string) =>
  partsOf(text, wanted)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: part }) => part);

describe('marking what was searched for', () => {
  it('finds every place, whatever the case and the accents', () => {
    expect(matchesOf('Café, CAFE and cafe\u0301s', 'cafe')).toEqual(['Café', 'CAFE', 'cafe\u0301']);
    expect(matchesOf('I am naïve', 'NAIVE')).toEqual(['naïve']);
  });

  it('takes signs of a pattern as they are', () => {
    expect(matchesOf('why (me) [a-z]+ .*?', '.*?')).toEqual(['.*?']);
    expect(matchesOf('why (me)', '(')).toEqual(['(']);
    expect(matchesOf('nothing here', '.*')).toEqual([]);
  });

  it('marks nothing for an empty search', () => {
    expect(partsOf('some words', '  ')).toEqual([{ text: 'some words', isMatch: false }]);
    expect(partsOf('', 'a')).toEqual([]);
  });

  it('never loses or changes a letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, wanted) => {
        expect(
          partsOf(text, wanted)
            .map(({ text: part }) => part)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
