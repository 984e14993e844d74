import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnPerson } from './turn-person.ts';

describe('a sentence handed back', () => {
  it.each([
    ['My manager ignores me in meetings.', 'your manager ignores you in meetings'],
    ["I can't stop thinking about what my boss said", "you can't stop thinking about what your boss said"],
    ["I'm so tired of being the strong one.", "you're so tired of being the strong one"],
    ['I was there when he left', 'you were there when he left'],
    ['My boss was angry and I was scared', 'your boss was angry and you were scared'],
    ['I was tired and was crying', 'you were tired and were crying'],
    ['I thought he was lying', 'you thought he was lying'],
    ['I think my sister was right', 'you think your sister was right'],
    ['I never was good at it', 'you never were good at it'],
    ["I wasn't ready", "you weren't ready"],
    ['my brother and I are not talking', 'your brother and you are not talking'],
    ['me and my boyfriend keep fighting', 'you and your boyfriend keep fighting'],
    ['he told me that I am too sensitive', 'he told you that you are too sensitive'],
    ['We fight every night, my husband and I', 'you two fight every night, your husband and you'],
    [
      'we have a mortgage and my husband is between jobs',
      'you have a mortgage and your husband is between jobs',
    ],
    ['I blame myself', 'you blame yourself'],
    ['the fault is mine', 'the fault is yours'],
    ['im not sleeping and i dont know why', "you're not sleeping and you don't know why"],
    ["I've been crying since March", "you've been crying since March"],
    ['i have exams on monday', 'you have exams on Monday'],
    ['its kinda lonely', "it's kinda lonely"],
    ['Kevin left me last week', 'Kevin left you last week'],
    ['Work is killing my sleep', 'work is killing your sleep'],
    [
      'She said "I never want to see you again" and I froze',
      'she said "I never want to see you again" and you froze',
    ],
    ["I'd rather stay home than tell them", "you'd rather stay home than tell them"],
    ['Am I supposed to smile?', 'are you supposed to smile'],
  ])('%s → %s', (said, turned) => {
    expect(turnPerson(said).text).toBe(turned);
  });

  it('says when the member was speaking to someone, so that it is not mirrored', () => {
    expect(turnPerson('you never listen').hasYou).toBe(true);
    expect(turnPerson('he never listens').hasYou).toBe(false);
  });

  it('keeps every word of content, whatever is typed', () => {
    const persons =
      /^(?:i|me|my|mine|myself|am|was|we|us|our|ours|ourselves|you|your|yours|yourself|yourselves|are|were|two|both|im|ive)$/;
    const words = (text: string) =>
      (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !persons.test(word) && word.length > 2);
    const word = fc.constantFrom(
      'i',
      'my',
      'me',
      'boss',
      'sleep',
      'was',
      'never',
      'sister',
      'cry',
      'and',
      'was',
      'told',
      'am',
      'myself',
      'house',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (parts) => {
        const said = parts.join(' ');
        expect(words(turnPerson(said).text)).toEqual(words(said));
      }),
    );
  });

  it('never leaves a first person behind outside quotes', () => {
    const word = fc.constantFrom(
      'I',
      "I'm",
      'my',
      'me',
      'mine',
      'myself',
      'boss',
      'lost',
      'her',
      'and',
      'when',
      'we',
      'our',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (parts) => {
        expect(turnPerson(parts.join(' ')).text).not.toMatch(/\b(?:I|I'm|my|me|mine|myself|we|our)\b/i);
      }),
    );
  });
});
