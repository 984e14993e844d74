import { expect, it } from 'vitest';
import { last, talk } from './testing/talk.ts';

it('what they say against themselves is met as a verdict, also right after something was handed back', async () => {
  for (const verdict of ["i'm such a failure", 'i feel like the worst mum in the world']) {
    const reply = last(await talk([null, 'I shouted at my kids again this morning', verdict]));
    expect(reply).toMatch(/failure|worst mum in the world/);
    expect(reply).not.toMatch(/^You(?:'re| are)/);
  }
});

it('what is only feared is not handed back as if it had happened', async () => {
  const reply = last(
    await talk([
      null,
      'every sunday i get a knot in my stomach, is that normal?',
      "that i'll open the laptop and he's furious",
    ]),
  );
  expect(reply).not.toMatch(/^He's furious|^Okay\. He's furious/i);
});
