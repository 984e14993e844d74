import { describe, expect, test } from 'vitest';
import { straightQuestionIn } from './answer-straight.ts';

const idOf = (...told: string[]) => straightQuestionIn(told)?.id ?? null;

describe('an everyday question is known', () => {
  test.each([
    ['i lie awake', 'is it actually the phone or am i just a bad sleeper?', 'phone-and-sleep'],
    ["can't sleep", 'i asked a question. does the phone keep people awake, yes or no?', 'phone-and-sleep'],
    ['anatomy on the 9th', 'is it better to do old questions or reread the book?', 'old-questions'],
    ['he mails at ten', 'can i just not answer after 7?', 'answer-after-hours'],
    [
      'he mails at ten',
      'you missed my question. can i just not answer emails after 7?',
      'answer-after-hours',
    ],
    ['I shout at my two', 'am i damaging them?', 'damaging-my-children'],
    ['I shouted again', 'should i say sorry to the kids?', 'say-sorry-to-children'],
    ['she moved out', "do you think she's already seeing someone?", 'only-they-know'],
    ['it is his party', "do you think he'd be hurt if i asked him to take it easy?", 'only-they-know'],
  ])('%s: %s', (before, said, id) => expect(idOf(before, said)).toBe(id));
});

describe('and is not heard where something else is asked', () => {
  test.each([
    ['hello', 'can i look at my phone during this?'],
    ['hello', 'is my phone listening to us?'],
    ['he drinks', 'do you think he will kill me?'],
    ['I smack them', 'am i damaging them when i hit them?'],
    ['hello', 'do you think my plan is good?'],
    ['I read a lot', 'I reread the book on Sunday.'],
  ])('%s: %s', (before, said) => expect([null, 'opinion-of-me']).toContain(idOf(before, said)));
});
