import { describe, expect, it } from 'vitest';
import type { AssessedTurn } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { dangerNamedIn } from './read-named.ts';

const judged = (asked: string, answer: string) => {
  const turns: AssessedTurn[] = [
    { role: 'user', content: 'The bus was late.' },
    { role: 'assistant', content: asked },
    { role: 'user', content: answer },
  ];
  return assess(turns).level;
};
const recalled = "Yesterday you wrote that you'd be better off dead. How does that look to you this morning?";

describe('danger that the therapist names in its own words', () => {
  it('is read as if the member had said it', () => {
    expect(dangerNamedIn('Do you still want to die?')).toMatchObject({ kind: 'suicide', level: 'elevated' });
    expect(dangerNamedIn('Are you about to kill yourself?')).toMatchObject({ level: 'imminent' });
    expect(dangerNamedIn(recalled)).toMatchObject({ kind: 'suicide' });
    expect(dangerNamedIn('You want to die, and to be gone by Friday. Still?')).toMatchObject({
      kind: 'suicide',
    });
  });

  it.each([
    'How was the wedding?',
    'Did you kill time at the station?',
    'Was it your brother who wanted to die?',
    'You said that the wish to die had stopped. Has it?',
  ])('is none in “%s”', (asked) => {
    expect(dangerNamedIn(asked)).toBeNull();
  });

  it.each(['accurate', 'Still true.', 'same as ever', 'every single night', 'no change', 'most mornings'])(
    'is owned by “%s”',
    (answer) => {
      expect(judged(recalled, answer)).toBe('elevated');
    },
  );

  it('is as grave as it was named', () => {
    expect(judged('Are you about to kill yourself?', 'About to.')).toBe('imminent');
  });

  it.each(['gone since March', 'no, that was the exam talking', 'better', 'lol what', 'miles away from it'])(
    'is left behind by “%s”',
    (answer) => {
      expect(judged(recalled, answer)).toBe('none');
    },
  );

  it('is watched where a short answer leaves it open, and a longer one speaks for itself', () => {
    expect(judged(recalled, 'the budgie')).toBe('watch');
    expect(judged(recalled, 'The bus driver let me ride for free and we talked about his garden.')).toBe(
      'none',
    );
  });

  it('is that half of a choice which is taken', () => {
    const choice = 'Is it that you want to die, or that you want to sleep?';
    expect(judged(choice, 'the first')).toBe('elevated');
    expect(judged(choice, 'the second')).not.toBe('elevated');
    expect(judged('Is it the noise you want gone, or do you want to die?', 'the latter')).toBe('elevated');
  });
});
