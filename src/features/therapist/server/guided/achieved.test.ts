import { describe, expect, it } from 'vitest';
import { isAchieved } from './achieved.ts';

describe('good news of something achieved', () => {
  it.each([
    'good news! i got into the nursing programme',
    'We got the keys today!',
    'I passed my driving test',
    'they finally offered me the job',
    'I got promoted on Friday.',
    'the biopsy came back benign',
    'She said yes!',
  ])('is congratulated: %s', (said) => {
    expect(isAchieved(said)).toBe(true);
  });

  it.each([
    'I got into a fight with my brother',
    'i passed out on the bus',
    'I passed by her house again.',
    'I got the job but I do not want it.',
    'If I got the job we would have to move.',
    'Years ago I graduated, and look at me.',
    'I was chosen to fire her.',
    'we were accepted for the debt plan, not that it helps',
    'I got in late and he was waiting.',
    'I was hired to replace him by the ex.',
    'my brother got promoted',
    'I won the argument.',
  ])('is not heard in: %s', (said) => {
    expect(isAchieved(said)).toBe(false);
  });
});
