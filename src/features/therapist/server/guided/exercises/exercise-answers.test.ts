import { describe, expect, it } from 'vitest';
import { readState } from '../dialogue-state.ts';
import type { Intent } from '../understand.data.ts';
import { understand } from '../understand.ts';
import { exerciseAskedFor, exercises } from './all-exercises.ts';
import type { ExerciseMove, ExerciseProgress } from './exercise.ts';
import { advance, begin } from './exercise.ts';
import type { ExerciseId } from './exercise-ids.ts';

type Place = { id: ExerciseId; step: string; data?: Record<string, string>; pauses?: number };

function placed({ id, step, data = {}, pauses = 0 }: Place): ExerciseProgress {
  const at = exercises[id].steps.findIndex((candidate) => candidate.id === step);
  return { id, step: at, data, pauses, trail: [] };
}
/** `resembles`: what the meaning of the message was taken for, where that differs from its wording. */
function answer(progress: ExerciseProgress, text: string, resembles?: Intent): ExerciseMove {
  const { intent, words } = understand(text);
  return advance(exercises[progress.id], progress, {
    text,
    words,
    intent: resembles ?? intent,
    ruled: intent,
    kept: text,
  });
}
const stepOf = (move: ExerciseMove): string =>
  move.kind === 'say' || move.kind === 'hint' ? `${move.kind} ${move.step.id}` : move.kind;
const leadsTo = (place: Place, text: string, resembles?: Intent): string =>
  stepOf(answer(placed(place), text, resembles));

/** Walks on from the start through these answers. */
function walked(id: ExerciseId, texts: string[]): ExerciseMove {
  return texts.reduce<ExerciseMove>((move, text) => {
    if (move.kind !== 'say' && move.kind !== 'hint') throw new Error(move.kind);
    return answer(JSON.parse(JSON.stringify(move.progress)) as ExerciseProgress, text);
  }, begin(exercises[id]));
}

describe('whether it is safe', () => {
  const safe: Place = { id: 'opposite-action', step: 'safe' };

  it.each([
    'definitely not',
    'he gets violent when I do that',
    "I don't know, he has hit me before",
    'not with him around',
    "I can't be sure",
    'it is not safe',
    'no',
    'never',
    "yes, but he'll be angry",
    'yes if he is not home',
    'she would scream at me',
    'idk',
  ])('"%s" sends nobody against a fear, whatever it resembles', (text) => {
    expect(leadsTo(safe, text)).toBe('say trust');
    for (const resembles of ['agrees', 'asks_privacy', 'hostile', 'wants_stop', 'goodbye'] as const)
      expect(leadsTo(safe, text, resembles), resembles).toBe('say trust');
  });

  it.each(['yes', 'Yes, it is safe.', 'of course', "I'm safe there", 'no, nobody would hurt me', '👍'])(
    '"%s" goes on',
    (text) => expect(leadsTo(safe, text)).toBe('say opposite'),
  );

  it.each(['I think so', 'probably', 'ok', 'done', '', 'what do you mean?', 'it is only a phone call'])(
    '"%s" is asked once more, and then no yes',
    (text) => {
      expect(leadsTo(safe, text)).toBe('hint safe');
      expect(leadsTo({ ...safe, pauses: 1 }, text)).toBe('say trust');
    },
  );

  it('can be left, and waits while something else is asked', () => {
    expect(leadsTo(safe, 'stop')).toBe('left');
    expect(leadsTo(safe, 'is this private?')).toBe('set_aside');
    expect(leadsTo(safe, 'can we talk about something else')).toBe('set_aside');
  });

  it('is asked of a card too', () => {
    const card = (line: string): string =>
      `The feeling: fear\nWhat it tells me to do: hide\n${line}The opposite: go there\nWhen: tonight`;
    expect(leadsTo({ ...safe, step: 'feeling' }, card('Safe to do the opposite: not really\n'))).toBe(
      'say trust',
    );
    expect(leadsTo({ ...safe, step: 'feeling' }, card(''))).toBe('say safe');
    expect(leadsTo({ ...safe, step: 'feeling' }, card('Safe to do the opposite: yes\n'))).toBe('say body');
  });
});

describe('whether anything can be done', () => {
  const act: Place = { id: 'worry-time', step: 'act' };

  it.each([
    "there's nothing I can do",
    'nothing',
    "I can't change it",
    "it's out of my hands",
    "I don't think so",
    'not today',
    'not sure',
    "I don't know what to do",
    'skip',
    '',
  ])('"%s" is no yes', (text) => expect(leadsTo(act, text)).toBe('say slot'));

  it.each([
    'yes',
    'I could call the bank',
    'not much, but I could call her',
    'send a message',
    'call him and stop guessing',
  ])('"%s" is one', (text) => expect(leadsTo(act, text, 'wants_exercise')).toBe('say do'));

  it('an offer that begins with "not" stays an offer', () => {
    const place: Place = {
      id: 'assertive-message',
      step: 'offer',
      data: { happened: 'when you call late', feeling: 'tense', wish: 'you to write first' },
    };
    const move = answer(placed(place), 'not interrupt you');
    expect(move).toMatchObject({ kind: 'say', progress: { data: { offer: 'not interrupt you' } } });
  });
});

describe('a wish to stop', () => {
  const places: Place[] = [
    { id: 'thought-record', step: 'thought' },
    { id: 'grounding', step: 'see' },
    { id: 'problem-solving', step: 'options' },
  ];

  it.each([
    'Can we stop here',
    'can we stop now',
    "let's stop here",
    'I want to stop now',
    'I have to stop here',
    'not now',
    'no more',
    'leave it',
    'forget it',
    'I would rather not do this',
    'I changed my mind',
    "that's enough",
    "I'm done",
    'this exercise is stupid',
  ])('"%s" leaves where words were asked for', (text) => {
    for (const place of places) expect(leadsTo(place, text), place.id).toBe('left');
  });

  it('"that’s enough" leaves two more rounds', () => {
    expect(leadsTo({ id: 'box-breathing', step: 'more' }, "that's enough", 'goodbye')).toBe('left');
  });

  it('the way past a step is not the way out', () => {
    for (const text of ['Skip this step', 'skip', 'pass', 'next one please'])
      expect(leadsTo(places[0] as Place, text, 'wants_stop'), text).toBe('say feeling');
  });
});

describe('the answer that was asked for', () => {
  it.each<[Intent, string]>([
    ['asks_privacy', 'What if I am fired?'],
    ['asks_privacy', 'What if they find out?'],
    ['asks_privacy', 'What will people think?'],
    ['asks_about_therapist', 'Who will hire me now?'],
    ['not_understood', "You're not good enough"],
    ['hostile', "You're so stupid"],
    ['hostile', 'You are useless'],
    ['hostile', 'I hate this'],
    ['wants_stop', "I can't do this"],
    ['wants_stop', 'I want to quit'],
    ['wants_stop', 'Stop being so lazy'],
    ['goodbye', 'I want to go home'],
    ['change_topic', "I can't move on"],
    ['does_not_know', 'How will I pay the rent?'],
    ['confused', 'It will pass'],
    ['tells', "I'm not enough"],
    ['tells', "I'm going to break"],
  ])('a thought that resembles %s is the thought: %s', (resembles, text) => {
    const move = answer(placed({ id: 'thought-record', step: 'thought' }), text, resembles);
    expect(stepOf(move)).toBe('say feeling');
    expect(move).toMatchObject({ progress: { data: { thought: text.replace(/[.]$/, '') } } });
  });

  it.each<[ExerciseId, string, string, string]>([
    ['thought-record', 'for', 'She said you are useless', 'say against'],
    ['worry-time', 'name', 'will they fire me', 'say act'],
    ['assertive-message', 'happened', "when you don't listen to me", 'say feeling'],
    ['assertive-message', 'wish', 'I just want you to listen', 'say offer'],
    ['self-compassion', 'friend', "You're only human", 'say wish'],
    ['self-compassion', 'friend', 'Take a break', 'say wish'],
    ['small-step', 'when', 'next Monday', 'say where'],
    ['values', 'doubt', 'I am enough', 'ended'],
  ])('%s, %s: "%s"', (id, step, text, expected) => {
    expect(leadsTo({ id, step }, text, 'not_understood')).toBe(expected);
  });

  it('a question about the step is still one', () => {
    for (const text of ['what do you mean?', 'like what?', 'which thought?', 'can you give me an example?'])
      expect(leadsTo({ id: 'thought-record', step: 'thought' }, text), text).toBe('hint thought');
  });

  it('is clipped, however it is kept', () => {
    const long = 'abcdefghij'.repeat(800);
    const move = answer(placed({ id: 'grounding', step: 'see' }), long);
    expect(move.kind === 'say' && move.progress.data.see?.length).toBe(280);
  });
});

describe('going back', () => {
  const withdrawal = 'I am shaking and sweating since I stopped drinking';
  const surfed = ['a drink', '8', 'chest', 'ok', 'ok'];

  it('leads to the step before, not to the neighbour in the list', () => {
    expect(stepOf(walked('urge-surfing', [...surfed, '3', 'go back']))).toBe('say after');
    expect(stepOf(walked('opposite-action', ['fear', 'hide', 'no', 'go back']))).toBe('say safe');
    expect(stepOf(walked('worry-time', ['what if I fail?', 'no', 'go back']))).toBe('say act');
  });

  it('goes step by step, and stays at the first', () => {
    const backs = ['go back', 'go back', 'go back'];
    expect(stepOf(walked('worry-time', ['what if I fail?', 'no', 'at six', ...backs]))).toBe('say name');
    expect(stepOf(walked('worry-time', ['what if I fail?', 'no', 'at six', ...backs, 'go back']))).toBe(
      'say name',
    );
  });

  it('takes no medical warning back', () => {
    expect(stepOf(walked('urge-surfing', [withdrawal, 'go back']))).toBe('say doctor');
    expect(stepOf(walked('urge-surfing', ['a drink', withdrawal, 'go back', 'go back']))).toBe('say doctor');
  });

  it('does what it can for progress that was stored without a trail', () => {
    const stored = (id: ExerciseId, step: string): ExerciseProgress => {
      const { trail: _none, ...old } = placed({ id, step });
      const { exercise } = readState(JSON.parse(JSON.stringify({ version: 1, exercise: old })));
      if (!exercise) throw new Error('was not read');
      return exercise;
    };
    expect(stepOf(answer(stored('thought-record', 'feeling'), 'go back'))).toBe('say thought');
    expect(stepOf(answer(stored('urge-surfing', 'learnt'), 'go back'))).toBe('say learnt');
    expect(stepOf(answer(stored('urge-surfing', 'doctor'), 'go back'))).toBe('say doctor');
    expect(stepOf(answer(stored('opposite-action', 'trust'), 'go back'))).toBe('say trust');
  });
});

describe('a no to the first step', () => {
  it.each(['box-breathing', 'long-breathing', 'body-scan'] as const)(
    '%s is left, and nobody asks how it was',
    (id) => {
      expect(stepOf(walked(id, ['no']))).toBe('left');
      expect(stepOf(walked(id, ['yes']))).toMatch(/^say /);
    },
  );

  it('is no answer that wants a hint either', () => {
    expect(stepOf(walked('grounding', ['no']))).toBe('left');
    expect(stepOf(walked('grounding', ['no thanks']))).toBe('left');
    expect(stepOf(walked('grounding', ['no idea']))).toBe('hint see');
  });
});

describe('a question that is not about the exercise', () => {
  const seeing: Place = { id: 'grounding', step: 'see' };
  const breathing: Place = { id: 'box-breathing', step: exercises['box-breathing'].steps[0]?.id ?? '' };

  it.each([
    'can I ask you something',
    'could I ask you a question?',
    'is it my fault?',
    'will he ever come back?',
  ])('"%s" waits for no step', (text) => {
    expect(leadsTo(seeing, text)).toBe('set_aside');
    expect(leadsTo(breathing, text)).toBe('set_aside');
    expect(leadsTo(breathing, text, 'asks_fact')).toBe('set_aside');
  });

  it('may be the very worry that was asked for', () => {
    const worry: Place = { id: 'worry-time', step: 'name' };
    expect(leadsTo(worry, 'will he ever come back?')).toBe('say act');
    expect(leadsTo(worry, 'is it my fault?')).toBe('say act');
    expect(leadsTo(worry, 'can I ask you something?')).toBe('set_aside');
  });

  it('about the step is answered at the step', () => {
    expect(leadsTo(seeing, 'what do you mean?')).toBe('hint see');
  });
});

describe('which exercise is wanted', () => {
  it.each([
    "breathing exercises don't work for me",
    'I hate breathing exercises',
    'breathing never helps',
    "please don't give me a breathing exercise",
  ])('"%s" wants none', (text) => {
    expect(exerciseAskedFor(text)).toBeNull();
  });

  it.each([
    ['can we do something other than breathing, maybe grounding', 'grounding'],
    ["breathing doesn't work for me, can we do a body scan", 'body-scan'],
    ["I can't sleep, can you help", 'sleep-wind-down'],
    ["I don't want to panic, help me calm down", 'box-breathing'],
  ])('"%s" wants %s', (text, id) => {
    expect(exerciseAskedFor(text)).toBe(id);
  });
});

describe('a wish for another exercise', () => {
  const place: Place = { id: 'self-compassion', step: exercises['self-compassion'].steps[1]?.id ?? '' };

  it('is heard, and not kept as an answer', () => {
    expect(leadsTo(place, 'could you teach me something to calm down before the party')).toBe('set_aside');
    expect(leadsTo(place, 'could you forgive yourself a little, friend')).not.toBe('set_aside');
  });

  it.each<[string, ExerciseId | null]>([
    ['can we do a meditation', 'body-scan'],
    ['can we do something for anger', 'long-breathing'],
    ['give me something for the night', 'sleep-wind-down'],
    ['give me an exercise for confidence', 'self-compassion'],
    ['help me write what to say', 'assertive-message'],
    ['teach me a technique', null],
  ])('%j → %s', (text, id) => {
    expect(exerciseAskedFor(text)).toBe(id);
  });
});

describe('a message answered one step off', () => {
  const message = (texts: string[]): string => {
    const move = walked('assertive-message', texts);
    return 'progress' in move ? (move.progress.data.message ?? '') : move.kind;
  };

  it('keeps a wish given for a feeling as the wish, and asks for the feeling again', () => {
    const wished = walked('assertive-message', [
      'my sister',
      'when she calls me at night',
      'I want her to call once',
    ]);
    expect(stepOf(wished)).toBe('hint feeling');
    expect(
      message(['my sister', 'when she calls me at night', 'I want her to call once', 'small', 'no']),
    ).toBe('When you call me at night, I feel small. I would like you to call once.');
  });

  it('goes on without the feeling where only the wish comes again', () => {
    const texts = [
      'my sister',
      'when she calls me at night',
      'I want her to call once',
      'I just want her to stop',
      'no',
    ];
    expect(message(texts)).toBe(
      'I want to talk about when you call me at night. I would like you to call once.',
    );
  });

  it('takes what happened before they said who it is for', () => {
    const texts = ['when she reads my messages', 'my sister', 'shut out', 'her to ask first', 'no'];
    expect(message(texts)).toBe('When you read my messages, I feel shut out. I would like you to ask first.');
  });

  it('takes what each step asks for as before', () => {
    const texts = [
      'she is my sister',
      'when you read my messages',
      'I feel small',
      'you to ask first',
      'I can knock too',
    ];
    expect(message(texts)).toBe(
      'When you read my messages, I feel small. I would like you to ask first. I can knock too.',
    );
  });

  it.each([
    ['we can stay friends', 'We can stay friends.'],
    ['an hour on Sunday', 'I offer an hour on Sunday.'],
    ['listening to her side first', 'I offer listening to her side first.'],
    ['bring the cake', 'I can bring the cake.'],
  ])('an offer is a sentence, however it is given: %s', (offer, said) => {
    expect(message(['my aunt', 'when you read my messages', 'small', 'you to ask first', offer])).toBe(
      `When you read my messages, I feel small. I would like you to ask first. ${said}`,
    );
  });

  it('asks again for what they go back to', () => {
    const texts = ['my sister', 'when she calls', 'I want her to call once', 'small', 'go back'];
    expect(stepOf(walked('assertive-message', texts))).toBe('say wish');
  });
});
