import { describe, expect, it } from 'vitest';
import { surelyAsked } from './asked-by-meaning.ts';
import { assess, type Opinion } from './assess.ts';

const opinion = (askedRuleId: string): Opinion => ({
  findings: [],
  together: [],
  signals: [],
  askedRuleId,
  isCalm: false,
  isExplanation: false,
});
/** The member's last answer, to a question that was recognised as `ruleId` by its meaning. */
const levelAfter = (ruleId: string, question: string, answer: string, told = 'It was a long week.') =>
  assess(
    [
      { role: 'user', content: told },
      { role: 'assistant', content: question },
      { role: 'user', content: answer },
    ],
    (at) => (at === 2 ? opinion(ruleId) : undefined),
  ).level;

describe('a question that only sounds like one about danger', () => {
  it.each([
    ['suicide.answered-safe', 'What do you feel when you think about tonight?', 'no'],
    ['overdose.answered-taken', 'What do you do to end it?', "I don't know"],
    ['overdose.answered-taken', 'What has it taken from you so far?', "I don't know"],
    ['suicide.answered-plan', 'Whose life plan have you been following?', 'yes'],
    ['suicide.answered-ideation', 'Do you miss them, the life, or who you were?', "I don't know"],
    ['overdose.answered-taken', 'Does a doctor know how many of them you take?', 'yes'],
    ['overdose.answered-taken', 'Did you take your tablets this morning?', 'yes'],
    ['abuse.answered-hurt', 'When does it hit you?', 'yes'],
    ['suicide.answered-ideation', 'Do you think about your dad dying?', 'yes'],
    ['suicide.answered-safe', 'Are you in danger?', 'no'],
  ])('%s: %s “%s”', (ruleId, question, answer) => expect(levelAfter(ruleId, question, answer)).toBe('none'));
});

describe('a question about danger in other words', () => {
  it.each([
    ['suicide.answered-ideation', 'Would you sooner be dead?', 'yes', 'elevated'],
    ['suicide.answered-ideation', 'When it gets that dark, do you think about dying?', 'yes', 'elevated'],
    ['suicide.answered-plan', 'Are you going to kill yourself?', 'yes', 'imminent'],
    ['overdose.answered-taken', 'Did you take all of the tablets?', 'yes', 'imminent'],
    ['self_harm.answered', 'Have you been cutting?', 'yes', 'elevated'],
    ['abuse.answered-hurt', 'Has your husband been violent with you?', 'yes', 'elevated'],
    ['harm_to_others.answered', 'Are you planning to hurt them?', 'yes', 'elevated'],
  ])('names it, and counts wherever it is asked: %s: %s “%s”', (ruleId, question, answer, level) =>
    expect(levelAfter(ruleId, question, answer)).toBe(level),
  );

  it.each([
    ['suicide.answered-plan', 'And do you have something with you to do it?', 'I want to kill myself'],
    ['overdose.answered-taken', 'Are you thinking of taking them?', 'I want to kill myself'],
    ['abuse.answered-near', 'Is he in the house with you right now?', 'My husband beats me every weekend'],
  ])('follows up on what was told, and counts only there: %s: %s', (ruleId, question, told) => {
    expect(levelAfter(ruleId, question, 'yes', told)).toBe('imminent');
    expect(levelAfter(ruleId, question, 'yes')).toBe('none');
  });

  it('is none where nothing was asked', () =>
    expect(surelyAsked('suicide.answered-plan', 'I hear you.', () => true)).toBeNull());
});

describe('“no” to “are you safe?”', () => {
  const told = (said: string, question: string) => {
    const { level, kinds } = assess([
      { role: 'user', content: said },
      { role: 'assistant', content: question },
      { role: 'user', content: 'no' },
    ]);
    return [level, kinds[0]];
  };

  it.each(['Are you safe from them?', 'Are you safe at home?', 'Are you safe when he drinks?'])(
    'tells of others, and of no wish to die: %s',
    (question) => expect(told('It was a long week.', question)).toEqual(['elevated', 'abuse']),
  );

  it('is a plan to die only where that was spoken of', () => {
    expect(told('I want to die', 'Are you safe right now?')).toEqual(['imminent', 'suicide']);
    expect(told('I want to die', 'Can you keep yourself safe at home?')).toEqual(['imminent', 'suicide']);
    expect(told('It was a long week.', 'Are you safe right now?')).toEqual(['elevated', 'suicide']);
  });
});
