import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../shared/folded-text.ts';
import { findWords } from './find-words.ts';

const find = (text: string, words: string, most = 3) => findWords(text, fold(words), most);

describe('finding words', () => {
  test('regards neither case nor accents nor the shape of quotes, and shows the text as it was written', () => {
    expect(find('My CAFÉ is closed', 'cafe')).toEqual([
      { before: 'My ', match: 'CAFÉ', after: ' is closed' },
    ]);
    expect(find('It’s my sister', "it's my")[0]?.match).toBe('It’s my');
    expect(find('e\u0301te\u0301 long', 'été')[0]?.match).toBe('e\u0301te\u0301');
  });

  test('takes any white space as one blank, and shows it as it was written', () => {
    expect(find('I feel\n\nlost today', 'feel lost')).toEqual([
      { before: 'I ', match: 'feel\n\nlost', after: ' today' },
    ]);
    expect(find('so\u00a0\u00a0tired\n', 'SO  tired')).toEqual([
      { before: '', match: 'so\u00a0\u00a0tired', after: '\n' },
    ]);
    expect(find('feel lost', 'feellost')).toEqual([]);
  });

  test('takes pattern characters as letters', () => {
    expect(find('cost is (5+5)*2 [net].', '(5+5)*2 [')[0]?.match).toBe('(5+5)*2 [');
    expect(find('anything', '.*')).toEqual([]);
    expect(find('a\\b', '\\')).toHaveLength(1);
  });

  test('keeps to the number asked for and cuts at words', () => {
    const text = `${'word '.repeat(40)}needle ${'word '.repeat(40)}needle needle needle`;
    const found = find(text, 'needle');
    expect(found).toHaveLength(3);
    expect(found[0]?.before).toMatch(/^…word /);
    expect(found[0]?.after).toMatch(/ word…$/);
  });

  test('never cuts a character in two', () => {
    const text = `${'🙂'.repeat(60)}needle${'🙂'.repeat(60)}`;
    expect(find(text, 'needle')[0]?.before.isWellFormed()).toBe(true);
    expect(find(text, 'needle')[0]?.after.isWellFormed()).toBe(true);
  });

  test('finds whatever stands in a text, and shows it whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (a, b, c) => {
          if (fold(b) === '') return;
          const found = find(a + b + c, b, 100);
          for (const each of found) expect(fold(each.match)).toContain(fold(b).slice(0, 1));
          if (fold(a + b + c) === fold(a) + fold(b) + fold(c)) expect(found.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
