import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSentenceCutter } from './sentence-cutter.ts';

function cut(text: string, pieceSize: number, keepsParagraphs = true): string[] {
  const cutter = createSentenceCutter({ keepsParagraphs });
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += pieceSize)
    sentences.push(...cutter.push(text.slice(at, at + pieceSize)));
  const rest = cutter.flush();
  return rest === null ? sentences : [...sentences, rest];
}

describe('a stream of text', () => {
  test('becomes whole sentences, however it is chopped up', () => {
    const text = 'That is a lot. You rate it 3.5 of 10, “not great”. What would help? Maybe…';
    const whole = ['That is a lot.', 'You rate it 3.5 of 10, “not great”.', 'What would help?', 'Maybe…'];
    for (const size of [1, 2, 7, 1_000]) expect(cut(text, size)).toEqual(whole);
  });

  test('loses layout marks and the thoughts before the reply', () => {
    expect(cut('<think>They are sad. I say so.</think>\n# Hello\n- **one** thing', 3)).toEqual([
      'Hello',
      'one thing',
    ]);
    expect(cut('<thinking is hard> I know.', 4)).toEqual(['<thinking is hard> I know.']);
    expect(cut('<think>never closed', 4)).toEqual([]);
  });

  test('keeps paragraphs in writing and drops them in speech', () => {
    expect(cut('One.\n\nTwo.', 3)).toEqual(['One.', '\n\nTwo.']);
    expect(cut('One.\n\nTwo.', 3, false)).toEqual(['One.', 'Two.']);
  });

  test('without an end comes in bounded parts and loses no letter', () => {
    const text = 'word '.repeat(400);
    const parts = cut(text, 9);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(330);
    expect(parts.join(' ')).toBe(text.trim());
    expect(cut('x'.repeat(2_000), 5).join('')).toBe('x'.repeat(2_000));
  });

  test('keeps every letter of any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a ', 'b.', ' c?', '!\n', 'ü…', '"d" ', '🙂')),
        fc.integer({ min: 1, max: 9 }),
        (parts, size) => {
          const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
          expect(letters(cut(parts.join(''), size).join(''))).toBe(letters(parts.join('')));
        },
      ),
    );
  });
});
