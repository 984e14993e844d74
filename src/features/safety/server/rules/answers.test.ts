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

  const thoughts = 'Are you having thoughts of ending your life?';
  const told = (question: string, answer: string) =>
    assess([
      { role: 'user', content: 'I want to die' },
      { role: 'assistant', content: question },
      { role: 'user', content: answer },
    ]);

  it.each([
    'no not yet',
    'no but soon',
    'no because id fail',
    'no i already decided',
    'no comment',
    'no, only when im drunk',
    'no more than usual',
    'no i wont tell you',
    'not tonight',
  ])('a “no” with more in it leaves it open: %s', (answer) =>
    expect(told(thoughts, answer).level).toBe('elevated'),
  );
  it.each([
    'no',
    'no, not anymore',
    'no thank you',
    'not at all',
    'im ok today, i slept',
    'non',
    'nein',
    'لا',
  ])('a plain one does not: %s', (answer) => expect(told(thoughts, answer).level).toBe('watch'));
  it.each(['im ok now, ive decided', 'im fine now because it will be over soon'])(
    'nor is it good news that somebody is well who has decided: %s',
    (answer) => expect(told(thoughts, answer).level).not.toBe('watch'),
  );

  it('“not yet” to what was done already is a plan', () => {
    const taken = 'Have you taken anything or hurt yourself already?';
    expect(told(taken, 'not yet')).toMatchObject({ level: 'imminent', kinds: ['suicide'] });
    expect(answered('Have you eaten today?', 'not yet').level).toBe('none');
  });

  it.each(['oui', 'ja', 'si', 'sim', 'نعم', 'हाँ', 'ndiyo'])('yes in another language: %s', (answer) =>
    expect(answered(thoughts, answer).level).toBe('elevated'),
  );

  it('a sentence that only begins with “it is” is no yes', () => {
    expect(answered(thoughts, 'it is a grey day here').level).toBe('none');
    expect(answered(thoughts, 'it is').level).toBe('elevated');
    expect(answered(thoughts, 'it is always there').level).toBe('elevated');
  });
});

it('a yes is heard however it is typed, and “you” is none', () => {
  const asked = 'Are you having thoughts of ending your life?';
  for (const yes of ['ya', 'Ya, kind of', 'yah', 'yess', 'ye', 'yeah', 'ndio'])
    expect([yes, answered(asked, yes).level]).toEqual([yes, 'elevated']);
  for (const none of ['you', 'you asked me that already'])
    expect([none, answered(asked, none).level]).toEqual([none, 'none']);
});

describe('a question that only sounds like one about means', () => {
  it.each([
    ['How is it with your salary now?', 'Sijui nifanye nini.'],
    ['How is it with the rent now?', "I don't know."],
    ['How is it close to the holidays?', 'not sure'],
  ])('%s %s', (question, answer) => {
    expect(answered(question, answer).level).toBe('none');
  });

  it('is asked, where it is with them', () => {
    expect(answered('Is what you would use near you?', 'not sure').level).toBe('elevated');
    expect(answered('Is it with you now?', 'yes').level).toBe('imminent');
  });
});
