import { expect, it } from 'vitest';
import { asides } from './asides.data.ts';
import { talk } from './testing/talk.ts';

const good = asides.filter(({ isGood }) => isGood);
const isHeard = (text: string): boolean => good.some(({ pattern }) => pattern.test(text));

it.each([
  'there is no hardest part. im happy. can you just be happy with me for a sec?',
  'nothing, stop looking for problems please',
  'nothing bothers me lol, i just said its going well',
])('“%s” is heard', (text) => expect(isHeard(text)).toBe(true));

it.each([
  'I want my mum to be happy for me',
  'nothing is wrong, he says, and shuts the door',
  'she keeps looking for problems',
  'there is no problem with the car',
])('“%s” is none', (text) => expect(isHeard(text)).toBe(false));

it('nobody looks for its worst after that', async () => {
  const { replies } = await talk([
    null,
    'I got promoted on Tuesday and I have a date on Friday.',
    'stop looking for problems please, it is going well',
    'We are going to the new place by the river.',
    'I bought a shirt for it.',
  ]);
  expect(replies.slice(2).join(' ')).not.toMatch(/hardest|worst|bothers|weighs|wish were different|need/i);
});
