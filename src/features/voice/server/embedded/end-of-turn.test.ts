import { describe, expect, it } from 'vitest';
import { decideTurn, silenceBeforeAnswer } from './end-of-turn.ts';

const wait = (text: string, takeYourTime = false) => silenceBeforeAnswer({ text, takeYourTime });

describe('the end of a turn', () => {
  it.each([
    'I had a fight with my mother yesterday.',
    'I feel anxious about work.',
    "I don't know how to deal with it.",
    'Nobody was there for me.',
    'I think so.',
    'I told her about that.',
    'I used to paint every weekend and now I never do.',
  ])('answers soon after a sentence that sounds complete: "%s"', (text) => {
    expect(wait(text)).toBeGreaterThanOrEqual(300);
    expect(wait(text)).toBeLessThanOrEqual(500);
  });

  it.each(['What should I do about it?', 'Can you help me with that?'])(
    'answers a question soonest: "%s"',
    (text) => {
      expect(wait(text)).toBeLessThan(wait('I feel anxious about work.'));
    },
  );

  it.each([
    'I was going to call her and.',
    'I could not sleep because',
    'It is hard, um.',
    'And then I just...',
    'I went to the',
    "I feel like I'm.",
    'We talked about',
    'Well,',
  ])('waits when the words stop in the middle: "%s"', (text) => {
    expect(wait(text)).toBeGreaterThanOrEqual(1_000);
  });

  it('waits for the second half of a sentence that opens with "when" or "if"', () => {
    expect(wait('When I get to the office.')).toBeGreaterThan(800);
    expect(wait('When I get to the office, my heart races.')).toBeLessThanOrEqual(500);
  });

  it('takes a short answer for an answer and a loose word for a beginning', () => {
    expect(wait('Yes.')).toBeLessThan(wait('My boss.'));
    expect(wait('Thank you.')).toBeLessThanOrEqual(600);
  });

  it('waits longer for everything when the member asked for time', () => {
    for (const text of ['I feel anxious about work.', 'Yes.', 'I could not sleep because', '']) {
      expect(wait(text, true)).toBeGreaterThanOrEqual(1_500);
      expect(wait(text, true)).toBeLessThanOrEqual(3_500);
      expect(wait(text, true)).toBeGreaterThan(wait(text));
    }
  });

  it('never decides before the words are known, however long the silence', () => {
    expect(decideTurn({ text: null, silenceMs: 5_000, takeYourTime: false })).toBe('wait');
  });

  it('decides at the silence the words ask for, not a moment sooner', () => {
    const text = 'I feel anxious about work.';
    expect(decideTurn({ text, silenceMs: wait(text) - 32, takeYourTime: false })).toBe('wait');
    expect(decideTurn({ text, silenceMs: wait(text), takeYourTime: false })).toBe('answer');
  });
});
