import { describe, expect, it } from 'vitest';
import { takesLeave } from './takes-leave.ts';

const left = (content: string, before: string[] = []) =>
  takesLeave([
    ...before.map((words) => ({ role: 'user' as const, content: words })),
    { role: 'assistant', content: 'I am here.' },
    { role: 'user', content },
  ]);
const shaken = ['Some days I do not want to be here any more.'];

describe('taking leave', () => {
  it('is heard when someone says goodbye, whatever was said before', () => {
    for (const words of ['bye', 'Okay, I have to go now', 'Good night, talk tomorrow', 'kwaheri']) {
      expect(left(words), words).toBe(true);
      expect(left(words, shaken), words).toBe(true);
    }
  });

  it('is not heard in a story, a question or silence', () => {
    for (const words of ['She never said goodbye to me.', 'How do I say goodbye to him?', '', '👋🏽'])
      expect(left(words), words).toBe(false);
  });

  it('is not heard in a farewell that is itself a sign of danger', () => {
    for (const words of [
      'Goodbye. I have taken all my pills.',
      'Bye, I am going to kill myself now.',
      'Goodbye, I am going to end my life tonight.',
    ])
      expect(left(words), words).toBe(false);
    expect(left('bye', ['I have the pills here and I am going to kill myself tonight.'])).toBe(false);
  });

  it('is not heard in words that may mean more than the talk', () => {
    for (const words of ["I'm done.", "Let's end it", "That's it."])
      expect(left(words, shaken), words).toBe(false);
    expect(left("I'm done for today, thank you", shaken)).toBe(true);
  });

  it('is the member’s, never the therapist’s', () => {
    expect(takesLeave([{ role: 'assistant', content: 'Goodbye.' }])).toBe(false);
    expect(takesLeave([])).toBe(false);
  });
});
