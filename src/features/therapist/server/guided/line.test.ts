import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './line.ts';

describe('the sentences of a reply', () => {
  it.each([
    ['One. Two? Three', ['One.', 'Two?', 'Three']],
    ['"Is it really that bad?". When next?', ['"Is it really that bad?".', 'When next?']],
    ['...and then he left. Yes.', ['...and then he left.', 'Yes.']],
    ['Then (what?).', ['Then (what?).']],
    ['It was 6.5 before. And now?', ['It was 6.5 before.', 'And now?']],
    ['She asks "why me?", and waits. Yes.', ['She asks "why me?", and waits.', 'Yes.']],
    ['Whoever asks "again?!”, risks a little.', ['Whoever asks "again?!”, risks a little.']],
    ['Wait… no. "A?" "B." c', ['Wait… no.', '"A?"', '"B."', 'c']],
    ['...', ['...']],
    ['  ', []],
  ])('%s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it('are the whole reply and nothing twice', () => {
    const pieces = fc.constantFrom('a', 'Be 3.5', ' ', '.', '?', '!', '"', '”', ')', '…', '...', "it's");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        expect(sentencesOf(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
