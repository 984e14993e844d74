import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from '#platform/server/find-words.ts';
import { fold } from '#platform/shared/folded-text.ts';
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

  it('regards neither the shape of quotes nor line breaks', () => {
    expect(matchesOf('I don’t know', "don't")).toEqual(['don’t']);
    expect(matchesOf('“Never mind,” I said', '"never')).toEqual(['“Never']);
    expect(matchesOf('I feel\n\nlost', 'feel lost')).toEqual(['feel\n\nlost']);
    expect(matchesOf('I feel lost', ' feel\n lost ')).toEqual(['feel lost']);
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

  it('finds what the server found', () => {
    const words = fc.array(
      fc.constantFrom('a', 'É', 'e\u0301', '’', "'", ' ', '\n', '\u00a0', '\u0301', 'İ', '한', '🙂'),
    );
    fc.assert(
      fc.property(words, words, (text, wanted) => {
        const [said, asked] = [text.join(''), wanted.join('').trim()];
        const found = findWords(said, fold(asked), 100).map(({ match }) => match);
        expect(matchesOf(said, asked)).toEqual(found);
      }),
    );
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
