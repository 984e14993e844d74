import { describe, expect, it } from 'vitest';
import { last, talk } from './testing/talk.ts';

describe('leaving', () => {
  it('is answered at once with a goodbye and no question, from anywhere in the talk', async () => {
    for (const lines of [
      ['bye'],
      ['My boss ignores me.', 'okay I have to go now'],
      ['can we do the grounding exercise', 'goodnight'],
    ]) {
      const talked = await talk([null, ...lines]);
      expect(talked.isGoodbye, lines.join()).toBe(true);
      expect(last(talked)).not.toContain('?');
    }
  });

  it('carries what was said and the step that was chosen', async () => {
    const talked = await talk([
      null,
      'My boss ignores me in meetings.',
      'I feel invisible there.',
      'It has been like this since March.',
      'I could ask my friend Ann to back me up.',
      'bye',
    ]);
    expect(last(talked)).toContain('ask your friend Ann to back you up');
  });
});
