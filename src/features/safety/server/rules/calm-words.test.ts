import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const judged = (content: string) => assess([{ role: 'user', content }]);

describe('words of danger in a calm sentence', () => {
  it.each([
    'He had a stroke on Sunday',
    'On Sunday my dad had a stroke.',
    'What if they throw me out?',
    'My flatmates threw me out of the band',
    'can you write the message for me',
    'She left a message for me at work',
  ])('raises no alarm: %s', (content) => expect(judged(content).level).toBe('none'));

  it.each([
    ['My dad just had a stroke, what do I do', 'imminent', 'medical_emergency'],
    ['My dad collapsed on Sunday and now he is not breathing', 'imminent', 'medical_emergency'],
    ['My dad collapsed', 'imminent', 'medical_emergency'],
    ['he threw me out of the car', 'elevated', 'abuse'],
    ['he threw me down the stairs', 'elevated', 'abuse'],
    ['my dad kicked me', 'elevated', 'abuse'],
    ['there is a message for me in the number plates', 'elevated', 'psychosis_mania'],
  ])('the same words in danger are heard: %s', (content, level, kind) =>
    expect(judged(content)).toMatchObject({ level, kinds: [kind] }),
  );
});
