import { describe, expect, it } from 'vitest';
import { putsUsRight } from './puts-us-right.ts';
import { last, talk } from './testing/talk.ts';

const rightIn = (reply: string, text: string) => putsUsRight(text, [{ role: 'assistant', content: reply }]);

describe('a correction', () => {
  it.each([
    ['Your sister, mm. How is she with you?', "no, it's my cousin"],
    ['Sad, okay. How do you mean that?', 'Not sad. Flat, more'],
    ['Two years, then. What has that been like?', 'no, it was two months'],
    ['Your manager said that. How did you take it?', 'No, not my manager, the other one'],
    ['Is it the mornings?', 'no, it was never the mornings'],
    ['You cleaned the oven. What then?', 'I meant the fridge'],
    ['You cleaned the oven. What then?', "no, I didn't say that"],
  ])('of “%s” is “%s”', (reply, text) => expect(rightIn(reply, text)).toBe(true));

  it.each([
    ['Mm. How did you take it, in that moment?', 'No, not my landlord.'],
    ['Tired, okay. How do you mean that?', 'Not angry. tired'],
    [
      "I'm so sorry, and I'm glad you told me. Who is with you in it?",
      'No, it was gentle; the cat knew first.',
    ],
    ['All right. When is it at its strongest?', 'no i never ask. i just nod and carry on'],
  ])('by “%s” is none in “%s”', (reply, text) => expect(rightIn(reply, text)).toBe(false));

  it('that is none is not thanked for', async () => {
    const talked = await talk([null, 'the carpet man came early again', 'No, not my landlord.']);
    expect(last(talked)).not.toMatch(/putting me right|had that wrong|different from what/i);
  });
});
