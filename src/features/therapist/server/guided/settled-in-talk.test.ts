import { describe, expect, it } from 'vitest';
import { last, talk } from './testing/talk.ts';

const told = [
  null,
  'my neighbour plays the drums',
  'at night mostly',
  'his name is Joe',
  'he is nineteen',
  'the wall is thin',
  'I bought earplugs',
];
const step = [...told, 'I could put a card through his door', 'four'];
const answers = async (lines: (string | null)[]) =>
  Promise.all([1, 2, 3, 4, 5, 6].map(async (seed) => last(await talk(lines, { seed }))));
const goesOn = /\b(?:tell me|go on|listening|say (?:a|as|some)|would like to (?:hear|know))\b/i;

describe('what is settled', () => {
  it('is left as it is, once a step was chosen', async () => {
    for (const reply of await answers([...step, 'in the morning', 'okay card it is']))
      expect(reply).not.toMatch(goesOn);
  });

  it.each([
    'right, nobody came at all',
    'ok my dad is dying',
    'yeah they found him in the river',
    'ok. he has leukaemia',
    'right after the funeral',
  ])('is nothing that weighs: %s', async (line) => {
    for (const reply of await answers([...step, 'in the morning', line]))
      expect(reply).not.toMatch(/settled|stands, then|leave it as it is|how it goes/i);
  });

  it('nor is what weighs passed over for the thanks behind it', async () => {
    const line = 'my dad never came back and I cried all night. Thanks for listening';
    for (const reply of await answers([...told, line])) expect(reply).not.toMatch(/^You(?:'re| are) welcome/);
  });
});
