import { expect, test } from 'vitest';
import { telephoneParts } from './telephone-parts.ts';

const numbersIn = (line: string) => telephoneParts(line).flatMap(({ number }) => number ?? []);

test.each([
  ['Wanjiru, 0722 178 177', '0722178177'],
  ['Mum +254 (0)722-178-177 or knock', '+254722178177'],
  ['Dr Otieno (020) 271 2345', '0202712345'],
  ['Samaritans 116 123', '116123'],
  ['Call 988', '988'],
  ['Tele-MANAS: 14416.', '14416'],
  ['(+44) 20 7946 0958', '+442079460958'],
])('%s can be rung', (line, number) => {
  expect(numbersIn(line)).toEqual([number]);
});

test('two in one line are two', () => {
  expect(numbersIn('0722 178 177 / 0733 000 111')).toEqual(['0722178177', '0733000111']);
});

test.each([
  'Since 2019',
  'Bus 46 to room 204',
  'Walk 10-15 minutes',
  'On 12.11.2026 or 2026-11-12',
  'At 18:30',
  '07xx xxx xxx',
  'Flat 3B, house 12',
])('%s holds no number', (line) => {
  expect(numbersIn(line)).toEqual([]);
});

test('no word is lost', () => {
  for (const line of ['Wanjiru, 0722 178 177, any time', '0722 178 177', 'nobody', ''])
    expect(
      telephoneParts(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
});
