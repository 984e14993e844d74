import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '../../safety.contract.ts';
import { assess } from '../assess.ts';
import { askingScripts, elevatedScripts, imminentScripts, watchScripts } from '../safe-words.data.ts';

const reviewed = [watchScripts, askingScripts, elevatedScripts, imminentScripts].flatMap((scripts) =>
  Object.values(scripts).flat(),
);
const answered = (question: string, answer: string) =>
  assess([
    { role: 'user', content: 'It was a long week.' },
    { role: 'assistant', content: question },
    { role: 'user', content: answer },
  ]);

/** Beginnings of every question in the reviewed words whose yes or no says whether there is danger. */
const aboutDanger: [begins: string, yes: RiskLevel, no: RiskLevel][] = [
  ['Are you having thoughts of ending your life', 'elevated', 'none'],
  ['Alongside it, are you having thoughts of ending your life', 'elevated', 'none'],
  ['Have there been thoughts of not wanting to be alive', 'elevated', 'none'],
  ['Are there moments when you have thoughts of wanting to die', 'elevated', 'none'],
  ['Have you thought about how you might do it', 'imminent', 'none'],
  ['Have you taken anything', 'imminent', 'none'],
  ['I want to ask gently, because it is seldom said unasked: do you ever hurt yourself', 'elevated', 'none'],
  ['Are you hurting yourself', 'elevated', 'none'],
  ['Do you have an injury right now', 'imminent', 'none'],
  ['Is something happening to it now', 'imminent', 'none'],
  ['Have there been thoughts of really hurting someone', 'elevated', 'none'],
  ['Are you close to hurting someone', 'elevated', 'none'],
  ['Are you thinking you might really hurt someone', 'elevated', 'none'],
  ['Is anything pushing you to hurt', 'elevated', 'none'],
  ['I want to ask carefully: do you feel safe at home', 'none', 'elevated'],
  ['Is somebody hurting you', 'elevated', 'none'],
  ['Are you safe right now', 'none', 'imminent'],
  ['Is the person who hurt you near you', 'imminent', 'none'],
  ['Is there a child in this', 'elevated', 'none'],
  ['Is a child being hurt', 'elevated', 'none'],
  ['Is the child safe', 'none', 'imminent'],
  ['Are you going without food', 'elevated', 'none'],
  ['Are you hearing or seeing things', 'elevated', 'none'],
  ['Is what you take getting dangerous', 'elevated', 'none'],
  ['Are you managing to eat', 'none', 'elevated'],
];
const questionOf = (text: string): string =>
  text
    .match(/[^.?!]+\?/g)
    ?.at(-1)
    ?.trim() ?? '';
const known = (text: string) => aboutDanger.find(([begins]) => questionOf(text).startsWith(begins));

describe('a short answer to the reviewed words', () => {
  it.each(aboutDanger)('%s…', (begins, yes, no) => {
    const asking = reviewed.filter(({ text }) => questionOf(text).startsWith(begins));
    expect(asking).not.toEqual([]);
    for (const { text } of asking)
      expect([answered(text, 'yes').level, answered(text, 'no').level]).toEqual([yes, no]);
  });

  it('to an offer, or to a question about anything else, is no sign of danger', () => {
    const others = reviewed.filter(({ text }) => text.includes('?') && !known(text));
    expect(others.length).toBeGreaterThan(30);
    const alarms = others.flatMap(({ id, text }) =>
      ['yes', 'no'].filter((answer) => answered(text, answer).level !== 'none').map((answer) => [id, answer]),
    );
    expect(alarms).toEqual([]);
  });

  it('a plan for the day is none to a question about danger, a "maybe" is one', () => {
    const thoughts = 'Are you having thoughts of ending your life?';
    expect(answered(thoughts, 'I guess I could leave my laptop at the office on Fridays.').level).toBe(
      'none',
    );
    expect(answered(thoughts, 'Maybe I could write down what I finish each day.').level).toBe('none');
    expect(answered(thoughts, "I don't know, maybe I'm just petty.").level).toBe('none');
    expect(answered(thoughts, 'Maybe I am just being dramatic').level).toBe('none');
    expect(answered(thoughts, 'I guess').level).toBe('watch');
    expect(answered(thoughts, "I don't know").level).toBe('watch');
    expect(answered(thoughts, "I don't know, maybe sometimes").level).toBe('watch');
    expect(answered(thoughts, 'Maybe I could just do it').level).toBe('watch');
    const plan = 'Have you thought about how you might do it, or when?';
    expect(answered(plan, 'I could put the phone in a drawer.').level).toBe('none');
    expect(answered(plan, 'there is a gun in the drawer').level).toBe('imminent');
  });
});
