import { describe, expect, it } from 'vitest';
import { last, talk } from '../testing/talk.ts';
import { asksAgain, asksForIdea } from './asked-again.data.ts';

describe('asked again', () => {
  it.each([
    'I asked you a question, dear.',
    'bro i asked u a question 💀',
    'you didnt answer me',
    "No, I'd rather you answered. Is it odd, laying his place?",
    "I'm asking you.",
    'answer my question please',
    "that's not an answer",
  ])('is heard in %j', (said) => expect(asksAgain.test(said)).toBe(true));

  it.each([
    'He asked me a question and I froze',
    'I asked her a question and she left',
    'I asked you to leave, I told him',
    'She never answers me',
    "You don't answer that kind of thing at dinner, my mother says",
    'I answered everything in the interview',
    'I am asking my boss tomorrow',
  ])('is not heard in %j', (said) => expect(asksAgain.test(said)).toBe(false));

  it.each([
    ['what is the idea', true],
    ['yes please, the idea', true],
    ['you offered me an idea and then asked me what comes next. what is the idea', true],
    ['I have no idea', false],
    ['the idea of going there scares me', false],
    ['what is the idea of love without trust', false],
  ])('for the idea: %j %s', (said, is) => expect(asksForIdea.test(said)).toBe(is));

  it.each([
    ['I asked you a question, dear.', /habit of love|keep a place/],
    ["No, I'd rather you answered. Is it odd, laying his place?", /habit of love|keep a place/],
  ])('the last question is answered now, and nothing asked back: %s', async (again, answer) => {
    const { replies } = await talk([
      null,
      'My husband died in May.',
      'Is it odd, laying his place?',
      'I do it every evening.',
      again,
    ]);
    expect(replies.at(-1)).toMatch(answer);
    expect(replies.at(-1)).toMatch(/missed it|passed it over|owed you/);
    expect(replies.at(-1)).not.toContain('?');
  });

  it('with yes or no behind it as well', async () => {
    const { replies } = await talk([null, 'i texted him first', 'was it delulu or nah. yes or no']);
    expect(replies.at(-1)).toMatch(/\b(?:No|would say no|To me it is not)\b/);
  });

  it('what cannot be answered is said to be so, once', async () => {
    const { replies } = await talk([
      null,
      'what is the meaning of my dream with the fish?',
      'answer my question',
      'answer my question',
    ]);
    expect(replies[2]).toContain("I don't know, and I should have said so.");
    expect(replies[3]).not.toContain("I don't know, and I should have said so.");
  });

  it('an idea that was spoken of is brought', async () => {
    const talked = await talk([null, 'my boss shouts at me every day', 'what is the idea']);
    expect(last(talked)).not.toContain('?');
    expect(last(talked).split(' ').length).toBeGreaterThan(12);
  });
});

describe('say something', () => {
  it.each(['just tell me something', 'stop asking me questions', 'ok you talk for a bit'])(
    'is met with a statement, and no question for two turns: %s',
    async (wish) => {
      const { replies } = await talk([
        null,
        'my boss shouts at me in the stand up',
        wish,
        'he did it again in front of the new guy',
        'everyone looked at the floor',
      ]);
      for (const reply of replies.slice(2)) expect(reply).not.toContain('?');
      expect(replies[2]!.split(' ').length).toBeGreaterThan(12);
    },
  );

  it.each([
    'he told me something yesterday',
    'tell me something nice',
    'I asked too many questions in class',
  ])('is not heard in %j', async (said) => {
    const { replies } = await talk([null, 'my week was long', said]);
    expect(replies.at(-1)).not.toMatch(/my turn|may be of use|No questions, then|stop asking/);
  });
});

describe('what was told first', () => {
  it('is given in their own words where it cannot be turned', async () => {
    const { replies } = await talk([
      null,
      'Boss amenipigia kelele mbele ya watu',
      'I could write to HR tomorrow.',
      'what did I tell you first',
    ]);
    expect(replies.at(-1)).toContain('Boss amenipigia kelele');
  });

  it('is known in the same talk', async () => {
    const { replies } = await talk([
      null,
      "my landlord won't fix the heating",
      'my sister visits on Friday',
      'what did I tell you first?',
    ]);
    expect(replies.at(-1)).toContain("your landlord won't fix the heating");
  });
});
