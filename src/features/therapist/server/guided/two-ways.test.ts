import { describe, expect, it } from 'vitest';
import { twoWaysIn } from './two-ways.ts';

describe('a choice between two things', () => {
  it.each([
    [
      'Should I take the job in Nairobi or stay in Mombasa with my mum?',
      'take the job in Nairobi',
      'stay in Mombasa with your mum',
    ],
    ['so should i call her or just wait', 'call her', 'wait'],
    ['Do I tell my boss first, or do I tell my wife?', 'tell your boss first', 'tell your wife'],
  ])('is named in its own words: %s', (said, a, b) => {
    expect(twoWaysIn(said)).toEqual({ a, b });
  });

  it.each([
    'Should I go or not?',
    'Should I send it?',
    'Should I have called or written?',
    'should i be worried or is this normal',
    'I should call her or she gets angry.',
    'Do I look like someone who cries or what',
  ])('is not heard where there is only one, or it is done: %s', (said) => {
    expect(twoWaysIn(said)).toBeNull();
  });
});
