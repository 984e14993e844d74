import { describe, expect, test } from 'vitest';
import { deniesAtOnce } from './read-answer.ts';

describe('a plain no at the beginning', () => {
  test.each([
    'no',
    'what?? no. i walked away from a climbing wall',
    "god no. i'd never",
    'Hurting me? No. Nobody laughs in our house, that is all I am saying.',
    'Goodness no, nothing like that, I only meant it is grim',
    'nothing like that, I meant the deadline',
    'Eh? Sichukui kitu. I was talking about pesa ya kutuma home',
    'hapana, niko sawa',
    'killing myself? lol no',
    'my life is fine, thanks',
  ])('%s', (text) => expect(deniesAtOnce(text)).toBe(true));
});

describe('is none', () => {
  test.each([
    'no one would notice',
    'no plan yet',
    'hurting me? yes',
    'no, but I think about dying',
    'nothing like that would be enough to stop me',
    'I was talking about money. maybe',
    "I'm fine with dying",
    'not really',
    'no. that was a lie, I do',
    'lakini sioni maana',
  ])('%s', (text) => expect(deniesAtOnce(text)).toBe(false));
});
