import { describe, expect, it } from 'vitest';
import { questionIn } from './asked-questions.ts';
import { readable } from './readable.ts';

describe('what the learned stage is given', () => {
  it.each([
    [
      'I keep reading https://example.org/?q=gardengardengardengarden at night.',
      'I keep reading a link at night.',
    ],
    ['so tired www.example.org', 'so tired a link'],
    [`I want to di${'e'.repeat(40)}`, 'I want to die'],
    ['garden'.repeat(8), 'garden'],
    [`key ${'0123456789abcdef'.repeat(2)}x9`, 'key'],
    [`${'0123456789abcdef'.repeat(2)}x9`, '…'],
    ['Donaudampfschifffahrt, sooo long', 'Donaudampfschifffahrt, sooo long'],
    ['我想死'.repeat(20), '我想死'.repeat(20)],
    ['bsdkjf hsdkfj hsdkjfh', '…'],
    ['asdkjfhsdf lkjsdfg hm', '…'],
    ['i fckng hate this hsdkfj', 'i fckng hate this hsdkfj'],
    ['wnt to kll myslf', 'wnt to kll myslf'],
    ['Angst, Rhythmus', 'Angst, Rhythmus'],
    ['брбрбрбр', 'брбрбрбр'],
  ])('%s', (said, read) => expect(readable(said)).toBe(read));

  it('is found without delay in a page that never stops', () => {
    const startedAt = performance.now();
    readable('ab'.repeat(15_000));
    readable('0123456789abcdef'.repeat(2_000));
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });
});

describe('the last question', () => {
  it.each([
    ['Well. Are you safe? I am here.', 'Are you safe?'],
    ['Who?! Really??', 'Really?'],
    ['one\ntwo?', 'two?'],
    ['?', null],
    ['Nothing asked.', null],
  ])('in %j', (said, question) => expect(questionIn(said)).toBe(question));

  it('is looked for once in a page without a stop', () => {
    const startedAt = performance.now();
    expect(questionIn('word '.repeat(40_000))).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
