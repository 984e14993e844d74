import { describe, expect, it } from 'vitest';
import type { AssessedTurn } from '../safety.contract.ts';
import { assess, type Opinion } from './assess.ts';

const talk = (...contents: string[]): AssessedTurn[] =>
  contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
const levelOf = (...contents: string[]) => assess(talk(...contents)).level;

describe('a short answer to a turn of one’s own', () => {
  it.each([
    ["I told my wife that I'm not suicidal.", 'Was that true?', 'No.'],
    ['They asked about thoughts of dying and I said no.', 'Is that the whole truth?', 'Not really'],
    ['My client wants to die, she said so.', 'How is that for you?', 'I thought, me too.'],
    ['My brother wished he was dead.', 'What did you say?', 'That so do I'],
    ['I was suicidal back then, at university.', 'And these days?', "It's back"],
    ['Years ago I wanted to die.', 'How is it now?', 'still there'],
  ])('makes it grave: %s %s %s', (...said) => {
    expect(levelOf(...said)).toBe('elevated');
  });

  it.each([
    ["I told my wife that I'm not suicidal.", 'Was that true?', 'Yes, I only need sleep.'],
    ['I told my boss that I was ill.', 'Was that true?', 'No.'],
    ['My client wants a divorce.', 'How is that for you?', 'I thought, me too.'],
    ['I had a bad back, years ago.', 'How is it now?', "It's back"],
    ['I gave my guitar to my nephew.', 'And the letters?', "After Friday it won't matter, we're moving"],
  ])('or does not: %s %s %s', (...said) => {
    expect(['none', 'watch']).toContain(levelOf(...said));
  });
});

describe('an explanation that rules know', () => {
  const feared: Opinion = {
    findings: [{ id: 'overdose.learned', kind: 'overdose', level: 'imminent' }],
    signals: [],
    askedRuleId: null,
    together: [],
    isCalm: false,
    isExplanation: false,
  };
  const afterwards = (...contents: string[]) =>
    assess(talk(...contents), (at) => (at === 0 ? feared : undefined)).level;

  it('the usual tablets', () => {
    const took = ['I just took my tablets.', 'The usual ones?'] as const;
    expect(afterwards(...took, 'Yes, the blue one with breakfast.')).toBe('watch');
    expect(afterwards(...took, 'The usual and then the whole box.')).toBe('imminent');
    expect(afterwards('I took all my tablets.', 'The usual ones?', 'Yes, as always')).toBe('imminent');
    const pills = ['since I took the pills', 'Which pills?'] as const;
    expect(afterwards(...pills, 'the antibiotics, the leaflet says it can happen')).toBe('watch');
    expect(afterwards(...pills, "all of mum's, an hour ago")).toBe('imminent');
  });

  it('a child of two who hits', () => {
    expect(levelOf('My son hits me.', 'How old is he?', 'Two, he laughs when he does it.')).toBe('watch');
    expect(levelOf('My son hits me.', 'How old is he?', 'Twenty six.')).toBe('elevated');
    expect(levelOf('My husband hits me.', 'How old is he?', 'Two and forty')).toBe('elevated');
  });

  it('who hit them, told at length', () => {
    const hit = ['He hit me again.', 'Who hit you?'] as const;
    const told = 'My two year old. With a wooden spoon, he thinks it is hilarious.';
    expect(levelOf(...hit, told)).toBe('watch');
    expect(levelOf(...hit, 'My husband, with a wooden spoon.')).toBe('elevated');
    expect(levelOf(...hit, 'My two year old saw my husband hit me.')).toBe('elevated');
  });

  it('after it the reader alone alarms nobody for a while, and rules do', () => {
    const hit = [
      'He hit me again.',
      'Who hit you?',
      'My two year old, with a spoon.',
      'What do you do?',
    ] as const;
    const fear: Opinion = {
      ...feared,
      findings: [{ id: 'abuse.learned', kind: 'abuse', level: 'elevated' }],
    };
    const feared4 = (...contents: string[]) =>
      assess(talk(...contents), (at) => (at === 4 ? fear : undefined)).level;
    expect(feared4(...hit, 'I take the spoon away and say no.')).toBe('watch');
    expect(feared4(...hit, 'My husband beats me when he cries.')).toBe('elevated');
    expect(feared4(...hit.slice(0, 2), 'My husband.', 'Oh no.', 'He takes it out on me.')).toBe('elevated');
  });

  it('what they stopped eating', () => {
    const fear: Opinion = { ...feared, findings: [{ id: 'e', kind: 'eating_disorder', level: 'elevated' }] };
    const said = (answer: string) =>
      assess(talk("I've stopped eating.", 'What have you stopped eating?', answer), (at) =>
        at === 0 ? fear : undefined,
      ).level;
    expect(said('Meat. Since January.')).toBe('watch');
    expect(said('Everything, I am disgusting.')).toBe('elevated');
    expect(said('Bread and everything else, since I weigh too much')).toBe('elevated');
  });

  it('a word that the phone put there, unless it spoke of dying', () => {
    const heard = (told: string) =>
      levelOf(told, 'Who? Are you safe?', 'Sorry, autocorrect. She leaves me no space, she rings all day.');
    expect(heard("She isn't breathing.")).toBe('watch');
    expect(heard('I am going to kill myself tonight.')).not.toBe('watch');
  });

  it('a pupil who bites is nobody to be safe from', () => {
    const boy = ["There's a boy who bites.", 'What do you make of that?'] as const;
    expect(levelOf(...boy, 'He bit me on Tuesday, here.')).toBe('none');
    expect(levelOf(...boy, 'My husband bit me on Tuesday, here.')).toBe('elevated');
    expect(levelOf('There is a boy next door.', 'What of him?', 'He bit me on Tuesday, here.')).toBe(
      'elevated',
    );
  });
});

describe('a plain no to what was asked', () => {
  const fear = (kind: 'suicide' | 'abuse', level: 'elevated' | 'imminent' = 'elevated'): Opinion => ({
    findings: [{ id: `${kind}.learned`, kind, level }],
    signals: [],
    askedRuleId: null,
    together: [{ id: `${kind}.learned`, kind, level }],
    isCalm: false,
    isExplanation: false,
  });
  const asked =
    'I want to stop at that for a moment, and I may be hearing it wrong. If your life is ever in danger, call your local emergency number. Are you having thoughts of ending your life?';
  const no = [
    'what use is talking about it',
    asked,
    "What?? No. I'm not suicidal, I am out of work.",
  ] as const;
  const levelBehind = (opinion: Opinion, ...contents: string[]) =>
    assess(talk(...contents), (at) =>
      at === 0 || at >= 4 ? (at === 0 ? fear('suicide') : opinion) : undefined,
    ).level;

  it('is believed: the reader alone does not ask it again', () => {
    const on = [...no, 'Go on.', "I'm going. This was a waste of time."];
    expect(levelBehind(fear('suicide', 'imminent'), ...on)).toBe('watch');
    const yes = ['what use is talking about it', asked, 'What? No idea, sometimes.', 'Go on.', "I'm going."];
    expect(levelBehind(fear('suicide', 'imminent'), ...yes)).toBe('imminent');
  });

  it('to help is no denial of danger', () => {
    const offered =
      'You can speak to a person about this too. You can find a free helpline where you live at findahelpline.com. Would you try them?';
    const on = ['what use is it', offered, 'No.', 'Go on.', 'I am going.'];
    expect(levelBehind(fear('suicide', 'imminent'), ...on)).toBe('imminent');
  });

  it('is no "fine with it" and no "good at hiding"', () => {
    for (const said of ["I'm fine with dying.", "I'm good at hiding it."]) {
      const on = ['what use is it', asked, said, 'Go on.', 'I am going.'];
      expect(levelBehind(fear('suicide', 'imminent'), ...on), said).toBe('imminent');
    }
  });

  it('also where it says what it is not about', () => {
    const on = [
      'the syringe',
      asked,
      "God, no. I mean the dose. I'm not thinking about dying.",
      'Go on.',
      'I am going.',
    ];
    expect(levelBehind(fear('suicide', 'imminent'), ...on)).toBe('watch');
  });

  it('says nothing of another danger, nor of what rules know', () => {
    expect(levelBehind(fear('abuse'), ...no, 'Go on.', 'I was pushed.')).toBe('elevated');
    expect(levelBehind(fear('suicide'), ...no, 'Go on.', 'I lied, I want to kill myself tonight.')).toBe(
      'imminent',
    );
  });

  it('holds for a while, and not for ever', () => {
    const later = Array.from({ length: 9 }, (_, at) => ['Go on.', `That was day ${at} at the firm.`]).flat();
    expect(
      assess(talk(...no, ...later, 'Go on.', "I'm going."), (at) =>
        at === 0 || at === 22 ? fear('suicide', 'imminent') : undefined,
      ).level,
    ).toBe('imminent');
  });
});
