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

  it('is asked whether it is all, where none was', async () => {
    const replies = await answers([...told, 'the cat minds it too', 'ok. earplugs and the cat']);
    expect(
      replies.some((reply) => /leave it (?:here|there)|is that it/i.test(reply)),
      replies.join('\n'),
    ).toBe(true);
  });

  it.each(['right, nobody came at all', 'good, so I am alone with it', 'ok. he left me in March'])(
    'is nothing that weighs: %s',
    async (line) => {
      for (const reply of await answers([...told, line]))
        expect(reply).not.toMatch(/leave it (?:here|there)|is that it|settled|stands, then/i);
    },
  );

  it('nor is what weighs passed over for the thanks behind it', async () => {
    const line = 'my dad never came back and I cried all night. Thanks for listening';
    for (const reply of await answers([...told, line])) expect(reply).not.toMatch(/^You(?:'re| are) welcome/);
  });
});
