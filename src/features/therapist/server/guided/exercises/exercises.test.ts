import { describe, expect, it } from 'vitest';
import {
  cardFields,
  FINISHED_STEP,
  readCardAnswer,
  writeCardAnswer,
} from '../../../exercise-cards.contract.ts';
import type { Line } from '../line.ts';
import { countWords, standardOf, wordingOf } from '../line.ts';
import { fillSlots } from '../pen.ts';
import { understand } from '../understand.ts';
import { exerciseAskedFor, exerciseRequested, exercises } from './all-exercises.ts';
import type { Exercise, ExerciseAnswer, ExerciseMove, ExerciseProgress, ExerciseStep } from './exercise.ts';
import { advance, begin, pause, resume } from './exercise.ts';
import { exerciseIds } from './exercise-ids.ts';
import { letRestLines, pausedLines, resumeLeads, resumeOffers, spokenNames } from './pausing.data.ts';

/** As the engine hears it: the intent is the engine's own. */
function heard(text: string): ExerciseAnswer {
  const { intent, words } = understand(text);
  return { text, intent, ruled: intent, words, kept: text };
}
const said = (text: string, intent: ExerciseAnswer['intent'] = 'tells'): ExerciseAnswer => ({
  text,
  intent,
  ruled: understand(text).intent,
  words: text === '' ? 0 : text.split(/\s+/).length,
  kept: text,
});
const yes = said('yes', 'agrees');
const every = Object.values(exercises);
const bothWordings = (line: Line): string[] => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')];
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function started(exercise: Exercise): ExerciseProgress {
  const move = begin(exercise);
  if (move.kind !== 'say') throw new Error('did not begin');
  return move.progress;
}

const fitting = (step: ExerciseStep): ExerciseAnswer => {
  if (step.expects === 'rating') return heard('about 7');
  return step.expects === 'answer' ? said('a small thing by the window') : yes;
};

/** Walks to the end, storing the place as JSON between turns, as a real session does; hints are answered again. */
function walk(
  exercise: Exercise,
  answer: (step: ExerciseStep) => ExerciseAnswer,
  from = started(exercise),
): { last: ExerciseMove; progress: ExerciseProgress; visited: ExerciseProgress[] } {
  let progress = from;
  const visited = [progress];
  for (let turn = 0; turn < 60; turn += 1) {
    const step = exercise.steps[progress.step];
    if (!step) throw new Error('walked off the steps');
    const move = advance(exercise, stored(progress), answer(step));
    if (move.kind !== 'say' && move.kind !== 'hint') {
      return { last: move, progress: move.kind === 'left' ? progress : move.progress, visited };
    }
    progress = move.progress;
    visited.push(progress);
  }
  throw new Error(`${exercise.id} does not end`);
}

/** Every step an exercise has, each with a place in it, also those only a detour or a "no" leads to. */
const placesIn = (exercise: Exercise): ExerciseProgress[] =>
  exercise.steps.map((_step, step) => ({ id: exercise.id, step, data: {}, pauses: 0, trail: [] }));

const spoken = (step: ExerciseStep, progress: ExerciseProgress, style: 'Standard' | 'GenZ'): string =>
  fillSlots(wordingOf(step.say, style), progress.data) ?? wordingOf(step.hint, style);

it('there are fifteen, each with a name to go back to', () => {
  expect(Object.keys(exercises)).toEqual([...exerciseIds]);
  expect(exerciseIds).toHaveLength(15);
  for (const id of exerciseIds) expect(exercises[id].id).toBe(id);
  expect(new Set(Object.values(spokenNames)).size).toBe(15);
});

describe.each(every)('$id', (exercise) => {
  it('says why before it asks leave, and that it can be left, in both styles', () => {
    expect(exercise.offers.length).toBeGreaterThanOrEqual(2);
    for (const offer of exercise.offers.flatMap(bothWordings)) {
      expect(offer.split('?')).toHaveLength(2);
      expect(offer, 'a way out').toMatch(/\bstop|\bleave|\bdrop|\bbail/i);
      expect(countWords(offer), 'a why').toBeGreaterThanOrEqual(18);
    }
  });

  it('says at its first step that it can be stopped', () => {
    for (const text of bothWordings(exercise.steps[0]?.say ?? '')) expect(text).toMatch(/\bstop\b/i);
  });

  it('has a different Gen Z wording wherever it offers, ends and is left', () => {
    for (const line of [...exercise.offers, ...exercise.wayOut]) {
      expect(wordingOf(line, 'GenZ')).not.toBe(wordingOf(line, 'Standard'));
    }
  });

  it('has a hint at every step that adds something', () => {
    for (const step of exercise.steps) {
      expect(standardOf(step.hint).length).toBeGreaterThan(10);
      expect(standardOf(step.hint)).not.toBe(standardOf(step.say));
    }
  });

  it('asks one thing at a time, in words that fit the ear', () => {
    const lines = [
      ...exercise.endings,
      ...exercise.wayOut,
      ...exercise.steps.flatMap(({ say, hint }) => [say, hint]),
    ];
    for (const text of lines.flatMap(bothWordings)) {
      expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(countWords(text), text).toBeLessThanOrEqual(48);
      expect(text).not.toContain('!');
    }
  });

  it('ends when everything is answered, and asks how it was', () => {
    expect(walk(exercise, fitting).last).toMatchObject({ kind: 'ended', progress: { step: FINISHED_STEP } });
    expect(exercise.endings.length).toBeGreaterThanOrEqual(2);
    for (const text of exercise.endings.flatMap(bothWordings)) expect(text.endsWith('?')).toBe(true);
  });

  it('gives back what was answered, and never shows an empty slot', () => {
    for (const answer of [fitting, () => said('idk', 'does_not_know'), () => said('', 'silent')]) {
      for (const progress of walk(exercise, answer).visited) {
        const step = exercise.steps[progress.step];
        for (const style of ['Standard', 'GenZ'] as const) {
          const text = step ? spoken(step, progress, style) : '';
          expect(text).not.toMatch(/[{}]|undefined|null|""/);
          expect(countWords(text)).toBeLessThanOrEqual(58);
        }
      }
    }
  });

  it.each([
    ['only says yes', 'yes'],
    ['says nothing at all', ''],
    ['does not know', 'idk'],
    ['says no to everything', 'no'],
    ['types at random', 'asdfgh ;;; 😶'],
    ['says thanks', 'thanks'],
    ['answers in figures', '42'],
    ['asks back', 'what do you mean'],
    ['skips', 'skip this one'],
  ])('ends for someone who %s', (_who, text) => {
    const { last, progress } = walk(exercise, () => heard(text));
    expect(['ended', 'left']).toContain(last.kind);
    if (text !== '42') expect(Object.values(progress.data)).toEqual([]);
  });

  it('is left at once from every step', () => {
    for (const place of placesIn(exercise)) {
      for (const text of ['stop', 'can we stop', 'this is making it worse', "I don't want to do this"]) {
        expect(advance(exercise, place, heard(text)).kind, `${text} at ${place.step}`).toBe('left');
      }
    }
    expect(exercise.wayOut.length).toBeGreaterThanOrEqual(2);
  });

  it('pauses at every step when asked, and resumes there with every answer, in another session', () => {
    for (const place of walk(exercise, fitting).visited) {
      const move = advance(exercise, place, heard('can we pause for a second'));
      if (move.kind !== 'set_aside') throw new Error(`step ${place.step}: ${move.kind}`);
      expect(move.isAsked).toBe(true);
      const back = resume(exercise, stored(pause(move.progress)));
      if (back.kind !== 'say') throw new Error('did not resume');
      expect(back.progress.step).toBe(place.step);
      expect(back.progress.data).toMatchObject(place.data);
      expect(walk(exercise, fitting, back.progress).last.kind).toBe('ended');
    }
  });

  it('gives way at every step when something happens that matters more, and keeps the place', () => {
    const news =
      'my sister just called and told me that our father is in hospital and nobody knows what is going on';
    for (const place of placesIn(exercise)) {
      const move = advance(exercise, place, heard(news));
      expect(move).toMatchObject({ kind: 'set_aside', isAsked: false, progress: place });
    }
  });

  it('gives way to questions about the therapist and to another subject', () => {
    for (const text of ['are you a real person?', 'is this private?', 'can we talk about something else']) {
      expect(advance(exercise, started(exercise), heard(text)).kind, text).toBe('set_aside');
    }
  });

  it('explains a step once when it was not understood, then goes on', () => {
    const first = advance(exercise, started(exercise), heard('what do you mean'));
    if (first.kind !== 'hint') throw new Error(first.kind);
    expect(advance(exercise, first.progress, heard('what do you mean')).kind).not.toBe('hint');
  });

  it('survives a place that no longer exists', () => {
    const lost = { id: exercise.id, step: 99, data: { thing: 'tea' }, pauses: 0, trail: [] };
    expect(advance(exercise, lost, heard('hello')).kind).toBe('ended');
    expect(resume(exercise, lost)).toMatchObject({ kind: 'say', progress: { step: 0, data: lost.data } });
  });

  it('understands its card: what was written there is kept, and it goes on after it', () => {
    const fields = cardFields[exercise.id];
    if (fields.length === 0) {
      const move = advance(exercise, started(exercise), heard('Done'));
      expect(move.kind === 'ended' || (move.kind === 'say' && move.step.expects === 'answer')).toBe(true);
      return;
    }
    const keeps = exercise.steps.map(({ keep }) => keep);
    for (const { slot, step } of fields) expect(keeps.indexOf(slot), slot).toBe(step);
    const values = Object.fromEntries(
      fields.map(({ slot, kind }, at) => [
        slot,
        kind === 'rating'
          ? '8'
          : kind === 'yes-no'
            ? 'yes'
            : `answer ${at}: something, with a comma and more`,
      ]),
    );
    const text = writeCardAnswer(exercise.id, values);
    expect(readCardAnswer(exercise.id, text)).toEqual(values);
    expect(readCardAnswer(exercise.id, text.replaceAll('\n', ' '))).toEqual(values);
    const move = advance(exercise, started(exercise), heard(text));
    if (move.kind !== 'say' && move.kind !== 'ended') throw new Error(move.kind);
    expect(Object.keys(move.progress.data)).toEqual(expect.arrayContaining(Object.keys(values)));
    if (move.kind === 'say') expect(walk(exercise, fitting, move.progress).last.kind).toBe('ended');
  });
});

const at = (id: keyof typeof exercises, stepId: string, data: Record<string, string> = {}) => {
  const exercise = exercises[id];
  const step = exercise.steps.findIndex((candidate) => candidate.id === stepId);
  return { exercise, progress: { id, step, data, pauses: 0, trail: [] } satisfies ExerciseProgress };
};
function nextStep(id: keyof typeof exercises, stepId: string, text: string, data = {}) {
  const { exercise, progress } = at(id, stepId, data);
  const move = advance(exercise, progress, heard(text));
  return move.kind === 'say' || move.kind === 'hint'
    ? {
        kind: move.kind,
        step: move.step.id,
        data: move.progress.data,
        text: spoken(move.step, move.progress, 'Standard'),
      }
    : { kind: move.kind, step: null, data: {}, text: '' };
}

describe('what is answered', () => {
  it('a worry put as a question is the worry, not a question to us', () => {
    expect(nextStep('worry-time', 'name', 'what if I fail the exam?').data).toEqual({
      worry: 'what if I fail the exam?',
    });
  });

  it('a longer yes is an answer where words were asked for', () => {
    expect(nextStep('worry-time', 'slot', 'right after dinner').data).toEqual({ time: 'right after dinner' });
    expect(nextStep('grounding', 'see', 'ok a cup and a lamp').data).toEqual({ see: 'ok a cup and a lamp' });
  });

  it('feeling sick leaves a breathing exercise, but is an answer about a thought', () => {
    expect(nextStep('box-breathing', 'first', 'I feel dizzy').kind).toBe('left');
    expect(nextStep('thought-record', 'feeling', 'I feel sick').data).toEqual({ feeling: 'I feel sick' });
    expect(nextStep('thought-record', 'thought', "I'm too much for people").kind).toBe('say');
  });

  // What begins with its own acknowledgement is said without an echo ("You're an idiot.") of the answer before it.
  it.each([
    ['thought-record', ['feeling', 'before', 'against', 'fairer', 'after']],
    ['worry-time', ['act']],
    ['self-compassion', ['friend', 'wish']],
    ['assertive-message', ['feeling', 'wish', 'offer']],
    ['sleep-wind-down', ['lights']],
  ] as const)('%s never hands a hard thought back as a fact', (id, stepIds) => {
    for (const stepId of stepIds) {
      const step = exercises[id].steps.find((candidate) => candidate.id === stepId);
      for (const text of bothWordings(step?.say ?? ''))
        expect(text).toMatch(/^(?:Good|Nice|Okay|All right|Yes)\b/);
    }
  });

  it('a long account belongs where one was asked for, and elsewhere is a change of subject', () => {
    const account = `I was in the kitchen and ${'then he said one thing after the other and '.repeat(5)} I left`;
    expect(nextStep('thought-record', 'situation', account).step).toBe('thought');
    expect(nextStep('thought-record', 'feeling', account).kind).toBe('set_aside');
  });

  it.each([
    ['7', '7'],
    ['about seven', '7'],
    ['7/10', '7'],
    ['maybe 70%', '7'],
    ['six or seven', '7'],
    ['a one out of ten', '1'],
    ['10 out of 10', '10'],
    ['80', '8'],
    ['zero', '0'],
    ['6.5', '7'],
  ])('"%s" is the strength %s', (text, kept) => {
    expect(nextStep('thought-record', 'before', text).data).toEqual({ before: kept });
  });

  it('a strength that is no number is asked once more and then let go', () => {
    expect(nextStep('thought-record', 'before', 'quite a lot').kind).toBe('hint');
    const { exercise, progress } = at('thought-record', 'before');
    expect(advance(exercise, { ...progress, pauses: 1 }, heard('a lot'))).toMatchObject({
      kind: 'say',
      step: { id: 'for' },
    });
    expect(nextStep('thought-record', 'before', '500').kind).toBe('hint');
  });

  it('one step can be taken back', () => {
    expect(nextStep('thought-record', 'feeling', 'go back').step).toBe('thought');
  });

  it('a pause in a story is no pause of the exercise', () => {
    expect(nextStep('thought-record', 'situation', 'she wants to take a break from me').step).toBe('thought');
  });

  it('done, at something paced, goes to the question behind it or to the end', () => {
    expect(nextStep('body-scan', 'legs', 'done').step).toBe('place');
    expect(nextStep('box-breathing', 'settle', 'Done, 4 rounds').kind).toBe('ended');
    expect(nextStep('urge-surfing', 'rise', 'ok done').step).toBe('after');
  });
});

describe('what is given back', () => {
  it('a thought record: both numbers and the fairer thought in their words', () => {
    const { text } = nextStep('thought-record', 'after', '4', {
      before: '8',
      fairer: 'I stumbled, and they still asked me questions',
    });
    expect(text).toContain('At first it was 8, and now 4.');
    expect(text).toContain('"I stumbled, and they still asked me questions"');
  });

  it('worry time skips the plan for what cannot be acted on, and names the hour', () => {
    expect(nextStep('worry-time', 'act', 'no').step).toBe('slot');
    expect(nextStep('worry-time', 'practise', 'not now, at our time').kind).toBe('ended');
    expect(nextStep('worry-time', 'place', 'the balcony', { time: 'six, after work' }).text).toContain(
      'six, after work',
    );
  });

  it('a step they do not believe in is made smaller', () => {
    expect(nextStep('small-step', 'sure', '4', { choice: 'run 5 km', when: 'tomorrow' }).step).toBe(
      'smaller',
    );
    const sure = nextStep('small-step', 'sure', '8', { choice: 'walk to the gate', when: 'tomorrow' });
    expect(sure.text).toContain('walk to the gate');
  });

  it('values lead to one step', () => {
    expect(nextStep('values', 'step', 'call my brother', { value: 'family' }).text).toContain(
      'Towards family, then: call my brother',
    );
  });

  it('an urge is measured before and after, and a strong one gets distance', () => {
    expect(nextStep('urge-surfing', 'after', '3', { before: '8' }).text).toContain(
      'It was 8, and now it is 3',
    );
    expect(nextStep('urge-surfing', 'after', '9', { before: '8' }).step).toBe('distance');
  });

  it.each([
    'I stopped drinking two days ago and I am shaking and sweating',
    "I'm in withdrawal",
    'ran out of xanax and my heart is racing',
    'shaking because I have had no alcohol, the shakes and no drink',
  ])('a body in withdrawal is sent to a doctor and not to the waves: %s', (text) => {
    for (const stepId of ['urge', 'where', 'rise']) {
      expect(nextStep('urge-surfing', stepId, text).step).toBe('doctor');
    }
    expect(nextStep('urge-surfing', 'doctor', 'my neighbour').kind).toBe('left');
  });

  it('nobody is sent against a fear that is right', () => {
    expect(nextStep('opposite-action', 'safe', 'no, he hits me').step).toBe('trust');
    const card = 'The feeling: fear\nWhat it tells me to do: stay away\nSafe to do the opposite: no';
    expect(nextStep('opposite-action', 'feeling', card).step).toBe('trust');
    expect(nextStep('opposite-action', 'trust', 'my aunt').kind).toBe('ended');
  });

  const message = (data: Record<string, string>) =>
    nextStep('assertive-message', 'offer', 'no', data).text.replace(/^Here it is: "|" What would.*$/g, '');

  it.each([
    [
      { happened: 'when you read my messages', feeling: 'I feel small', wish: 'I want you to ask first' },
      'When you read my messages, I feel small. I would like you to ask first.',
    ],
    [
      { happened: 'he talks over me in meetings', feeling: 'invisible', wish: 'to finish my sentences' },
      'When you talk over me in meetings, I feel invisible. I would like to finish my sentences.',
    ],
    [
      { happened: 'my mother compares me to my cousin', feeling: 'ashamed', wish: 'her to stop' },
      'When you compare me to my cousin, I feel ashamed. I would like you to stop.',
    ],
    [
      { happened: 'She borrows my clothes without asking.', feeling: 'annoyed', wish: 'be asked' },
      'When you borrow my clothes without asking, I feel annoyed. I would like to be asked.',
    ],
  ])('a message is put together from their words %#', (data, expected) => {
    expect(message(data)).toBe(expected);
  });

  it('a letter is put together from their words, and fits the ear', () => {
    const { text } = nextStep('self-compassion', 'wish', 'some rest', {
      hard: 'I shouted at my son',
      friend: 'you were exhausted and you apologised',
    });
    expect(text).toContain('this is hard: I shouted at my son.');
    expect(text).toContain('To a friend I would say: You were exhausted and you apologised.');
    expect(text).toContain('I wish for this: some rest.');
    const long = nextStep('self-compassion', 'wish', 'word '.repeat(25), {
      hard: 'word '.repeat(80),
      friend: 'word '.repeat(80),
    });
    expect(countWords(long.text)).toBeLessThanOrEqual(60);
  });

  it('the evening is read back', () => {
    const { text } = nextStep('sleep-wind-down', 'awake', 'fold laundry', {
      lights: 'ten',
      last: 'a shower',
    });
    expect(text).toContain('Lights down: ten. Before bed: a shower.');
  });
});

describe('asking for an exercise', () => {
  it.each([
    ['can we do a thought record', 'thought-record'],
    ['help me write a message to my boss', 'assertive-message'],
    ["let's try the self-compassion letter", 'self-compassion'],
    ['could you teach me urge surfing', 'urge-surfing'],
    ['I want to do the 4-7-8 one', 'long-breathing'],
    ['can we look at what matters to me', 'values'],
    ['body scan please', 'body-scan'],
  ])('"%s" is a request, whatever else it might be', (text, id) => {
    expect(exerciseRequested(text)).toBe(id);
  });

  it.each([
    "I can't sleep",
    'she sent me a message and I cried',
    'I tried a body scan once and hated it',
    'help me understand why I worry',
    'can we talk about my sleep',
    'my boss wants a plan by friday',
    'I want to stop craving her attention',
  ])('"%s" is a story and no request', (text) => {
    expect(exerciseRequested(text)).toBeNull();
  });

  it.each([
    ['can we do a breathing exercise', 'box-breathing'],
    ['box', 'box-breathing'],
    ['help me calm down', 'box-breathing'],
    ['the 4-7-8 one', 'long-breathing'],
    ['four seven eight breathing', 'long-breathing'],
    ['the 5-4-3-2-1 thing', 'grounding'],
    ['something to ground me', 'grounding'],
    ['a body scan please', 'body-scan'],
    ['can we do a thought record', 'thought-record'],
    ['help me challenge my thoughts', 'thought-record'],
    ['help with my worries', 'worry-time'],
    ['problem solving', 'problem-solving'],
    ['behavioural activation', 'small-step'],
    ['help me get moving', 'small-step'],
    ['I want to look at my values', 'values'],
    ['the self-compassion letter', 'self-compassion'],
    ['I have a craving, can we surf it', 'urge-surfing'],
    ['opposite action', 'opposite-action'],
    ['help me write a message to my boss', 'assertive-message'],
    ['I want to be more assertive', 'assertive-message'],
    ['a wind-down for sleep', 'sleep-wind-down'],
    ['gratitude', 'gratitude'],
    ['a breathing thing to help me sleep', 'box-breathing'],
  ])('"%s" is %s', (text, id) => {
    expect(exerciseAskedFor(text)).toBe(id);
  });

  it('reaches every exercise by its own name, and none by nothing', () => {
    for (const id of exerciseIds) {
      const name = id === 'long-breathing' ? '4-7-8' : id.replaceAll('-', ' ');
      expect(exerciseAskedFor(name), name).toBe(id);
    }
    expect(exerciseAskedFor('something')).toBeNull();
  });
});

it('what is said around a pause is plain, and asks at most one thing', () => {
  for (const text of [...pausedLines, ...resumeOffers, ...resumeLeads, ...letRestLines].flatMap(
    bothWordings,
  )) {
    expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toContain('!');
  }
  for (const offer of resumeOffers.flatMap(bothWordings)) expect(offer).toContain('{exercise}');
});
