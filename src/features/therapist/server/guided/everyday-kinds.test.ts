import { expect, test } from 'vitest';
import { everydayKind } from './everyday-kinds.ts';
import { understand } from './understand.ts';

const kindOf = (text: string) => everydayKind(understand(text));

test.each([
  ['my phone kept buzzing', 'kept'],
  ['The neighbours would not stop but the dog kept barking', 'kept'],
  ['I bought a plant', 'smallDeed'],
  ['so I had cereal for dinner again', 'smallDeed'],
  ['went well. I made the soup', null],
  ['the flat is a mess', 'thing'],
  ['my sister called', 'contact'],
  ['Mum came round yesterday', 'contact'],
  ['meetings all day tomorrow', 'ahead'],
  ['the viewing is next Tuesday', 'ahead'],
  ['The children call on Sunday, they are busy people', null],
])('%s: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  'I called my sister',
  'I bought a rope and I am scared of myself',
  'what should I make for dinner tomorrow?',
  'she keeps telling me that I am useless and I never know what to say to her when she is like that',
  'I got fired',
  'tomorrow was meant to be the wedding',
  'I dread tomorrow',
])('more than a small thing: %s', (text) => {
  expect(kindOf(text)).toBeNull();
});
