import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acknowledgementsOf } from '#features/therapist/server/therapist.service.ts';
import { therapyStyles } from '#features/therapist/therapist.contract.ts';
import { type ClausePlace, placeAfter, splitIntoClauses } from './clauses.ts';

const opening = (text: string) => splitIntoClauses(text, 'opening');

describe('a reply cut into clauses', () => {
  it('starts with a short clause, so that the voice starts early', () => {
    expect(
      opening("Thank you for telling me that. It sounds like your mind hasn't had a chance to rest."),
    ).toEqual(['Thank you for telling me that.', "It sounds like your mind hasn't had a chance to rest."]);
  });

  it('breaks a long opening sentence where a speaker would', () => {
    const [first] = opening(
      'I wonder what it would be like to tell your sister about the way this made you feel.',
    );
    expect(first).toBe('I wonder what it would be like');
    const [other] = opening(
      'It makes sense that you feel so tired because you have been carrying this alone.',
    );
    expect(other).toBe('It makes sense');
  });

  it('does not tear a short opening apart for one or two words', () => {
    expect(opening('Thank you for trusting me with that.')).toEqual(['Thank you for trusting me with that.']);
  });

  it('has a second clause that can be made while the first is heard', () => {
    const [, second] = opening(
      'That is a lot. You were asked to choose between the people you love and the work that keeps all of them fed, again and again.',
    );
    expect(second!.length).toBeLessThanOrEqual(64);
  });

  it('keeps a lone word with what follows it', () => {
    expect(opening('Yes, that makes sense to me.')).toEqual(['Yes, that makes sense to me.']);
    expect(opening('Okay. I hear you.')).toEqual(['Okay. I hear you.']);
  });

  it('never breaks inside a number, a time or an abbreviation', () => {
    expect(opening('Dr. Shaw says 3.5 hours, or 1,200 minutes, is a lot.')).toEqual([
      'Dr. Shaw says 3.5 hours,',
      'or 1,200 minutes, is a lot.',
    ]);
    expect(opening('Meet at 7 p.m. tomorrow.')).toEqual(['Meet at 7 p.m. tomorrow.']);
  });

  it('lets later clauses be longer, one breath each', () => {
    const clauses = opening(
      'I hear you. When the pressure builds like that, it can help to name it, to breathe, and to take one small step. What would that step be?',
    );
    expect(clauses[0]).toBe('I hear you.');
    expect(clauses.slice(1).every((clause) => clause.length >= 20 && clause.length <= 110)).toBe(true);
  });

  it('stays short after an opening that is over in a second', () => {
    expect(placeAfter('opening', 'I hear you.')).toBe('afterBrief');
    expect(placeAfter('opening', 'Thank you for telling me that.')).toBe('second');
    expect(
      splitIntoClauses(
        'The day has no closing time and neither do you, by the sound of it.',
        'afterBrief',
      )[0],
    ).toBe('The day has no closing time');
  });

  it('leaves the phrases whole whose sound is made beforehand', () => {
    for (const phrase of therapyStyles.flatMap(acknowledgementsOf)) {
      expect(opening(phrase)).toEqual([phrase]);
      expect(placeAfter('opening', phrase)).toBe('afterBrief');
    }
    expect(opening('Go on, please.')).toEqual(['Go on, please.']);
  });

  it('tears nothing after such an opening, where something was heard already', () => {
    const text = 'Your body is sounding an alarm, loud and early.';
    expect(splitIntoClauses(text, 'afterBrief')[0]).toBe('Your body is sounding an alarm,');
    const whole = 'That must have been a hard thing to do for you.';
    expect(splitIntoClauses(whole, 'afterBrief')).toEqual([whole]);
  });

  it('does not shorten the start of a sentence in the middle of a reply', () => {
    const text = 'It makes sense that you feel so tired because you have been carrying this alone.';
    expect(splitIntoClauses(text, 'later')).toEqual([text]);
  });

  it('has nothing for blank text', () => {
    expect(opening('  \n ')).toEqual([]);
  });

  it('loses, doubles and moves no word of any text', () => {
    const word = fc.constantFrom(
      'and',
      'I',
      'rest.',
      'Dr.',
      '3.5,',
      'because',
      'heavy',
      'no…',
      'why?',
      '"so"',
      '—',
    );
    const anywhere = fc.constantFrom<ClausePlace>('opening', 'afterBrief', 'second', 'later');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), anywhere, (words, place) => {
        expect(splitIntoClauses(words.join(' '), place).join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
