import { describe, expect, it } from 'vitest';
import type { SpokenTurn } from '../../../therapist.contract.ts';
import { last, talk } from '../testing/talk.ts';

const offered: SpokenTurn[] = [
  { role: 'user', content: 'bad' },
  {
    role: 'assistant',
    content:
      'Okay. We can do this in your way. Do you prefer questions, a small exercise, or company without words?',
  },
];

describe('the way they choose', () => {
  it.each(['questions', 'questions please', 'i guess questions', 'ask me'])(
    '%s: they are asked',
    async (said) => {
      const reply = last(await talk([said], { conversation: offered }));
      expect(reply).toMatch(/\?$/);
      expect(reply).not.toMatch(/No questions/);
    },
  );

  it('company is quiet', async () => {
    const reply = last(await talk(['company'], { conversation: offered }));
    expect(reply).not.toContain('?');
  });

  it.each(['no i meant ask me questions', 'ask me something', 'can you ask me questions instead'])(
    '%s: they are asked, whatever stood before',
    async (said) => {
      const reply = last(await talk([null, 'work', said]));
      expect(reply).toMatch(/You? ?want to be asked|Questions you meant|Right, you/);
      expect(reply).toMatch(/\?$/);
    },
  );

  it.each([
    'he asked me questions all night',
    'i have questions about my contract',
    'she never asks me anything',
  ])('is not heard in %j', async (said) => {
    const reply = last(await talk([null, 'work', said]));
    expect(reply).not.toMatch(/want to be asked|Questions you meant|one at a time/);
  });
});
