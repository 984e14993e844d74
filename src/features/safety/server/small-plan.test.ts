import { describe, expect, it } from 'vitest';
import type { AssessedTurn } from '../safety.contract.ts';
import { assess, type Opinion } from './assess.ts';
import { isSmallPlan } from './small-plan.ts';

describe('a step told by its hour', () => {
  it.each([
    "I'll do it after lunch tomorrow",
    'okay, I can try that on Saturday',
    "I'll ask her after work",
    'maybe I could write it this weekend',
  ])('is “%s”', (content) => expect(isSmallPlan(content)).toBe(true));

  it.each([
    "I'll do it tonight",
    "I'll finally do it tomorrow",
    "I'll do it tomorrow, the letters are written",
    "I'll do it on Friday and then it's over",
    'tomorrow I will be gone',
    "I'll do it after work, before anyone is home",
  ])('is not “%s”', (content) => expect(isSmallPlan(content)).toBe(false));
});

describe('an answer to when', () => {
  const asked = 'And you found that yourself. When would be a good moment for it?';
  it.each([
    "I'll do it tonight",
    'tonight when everyone is out',
    'as soon as I get home',
    'maybe this evening',
  ])('is “%s”', (content) => expect(isSmallPlan(content, asked)).toBe(true));
  it.each(["I'll do it tonight, alone", 'tonight with the pills', 'tonight, before anyone is back'])(
    'is more in “%s”',
    (content) => expect(isSmallPlan(content, asked)).toBe(false),
  );
  it('is none where nobody asked when', () =>
    expect(isSmallPlan("I'll do it tonight", 'What goes through your mind?')).toBe(false));
});

describe('what the reader fears in it', () => {
  const feared: Opinion = {
    findings: [{ id: 'suicide.learned', kind: 'suicide', level: 'imminent' }],
    together: [{ id: 'suicide.learned', kind: 'suicide', level: 'imminent' }],
    signals: [],
    askedRuleId: null,
    isCalm: false,
    isExplanation: false,
  };
  const judged = (...said: string[]) => {
    const turns: AssessedTurn[] = said.map((content, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content,
    }));
    return assess(turns, (at) => (at === turns.length - 1 ? feared : undefined)).level;
  };
  const plan = "I'll do it after lunch tomorrow";

  it('is only watched where nothing dark was told', () => {
    expect(judged('There is a report due.', 'What is the smallest part of it?', plan)).toBe('watch');
  });
  it.each([
    ['alone', [plan]],
    ['after a disclosure', ['I want to kill myself.', 'Thank you for telling me.', plan]],
    ['after signs', ["I've given my records away.", 'How was that?', plan]],
  ])('stands %s', (_, said) => expect(judged(...said)).toBe('imminent'));
});
