import { describe, expect, it } from 'vitest';
import { countWords, standardOf, wordingOf } from '../line.ts';
import { type Talk, talk } from '../testing/talk.ts';
import { exercises } from './all-exercises.ts';
import { type ExerciseId, exerciseIds } from './exercise-ids.ts';
import { exerciseWishIn } from './exercise-wish.ts';
import { whatAndWhy } from './what-and-why.data.ts';

const running = ({ state }: Talk) => (state?.exercise as { id: ExerciseId; step: number } | null) ?? null;

describe('a wish for an exercise', () => {
  it.each([
    ['is there an exercise or not', null, []],
    ['box breathing? anything?', 'box-breathing', []],
    ['hello? exercise please. something for racing thoughts', 'grounding', []],
    [
      'can you give me an exercise? but not breathing, i hate breathing exercises',
      null,
      ['box-breathing', 'long-breathing'],
    ],
    ['no i do want one. just not breathing', null, ['box-breathing', 'long-breathing']],
    ['help with the words', 'assertive-message', []],
    ['Grounding please', 'grounding', []],
  ])('%s', (said, id, excluded) => expect(exerciseWishIn([said])).toEqual({ id, excluded }));

  it('remembers what was not wanted', () => {
    const wish = exerciseWishIn(['not breathing, i hate it', 'hello? exercise please']);
    expect(wish?.excluded).toContain('box-breathing');
  });

  it.each([
    'I exercise every morning',
    'My physio gave me an exercise for the knee',
    'exercise is hard for me',
    'no exercises please',
    'I hate breathing exercises',
    'Breathing is hard at night',
    'she said I should do a breathing exercise',
    'is there a way out',
    'I want one person to listen',
  ])('is not heard in %j', (said) => expect(exerciseWishIn([said])).toBeNull());

  it('takes its time with no message', () => {
    const began = performance.now();
    for (const word of ['exercise ', 'not breathing ', 'ok, ok, ']) exerciseWishIn([word.repeat(5_000)]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it.each(exerciseIds)('%s: what it is and why fits before its first step', (id) => {
    for (const style of ['Standard', 'GenZ'] as const) {
      const first = wordingOf(exercises[id].steps[0]!.say, style);
      expect(countWords(`${wordingOf(whatAndWhy[id], style)} ${first}`)).toBeLessThanOrEqual(60);
      expect(wordingOf(whatAndWhy[id], style)).not.toContain('?');
    }
  });

  it.each([
    ['is there an exercise or not', null],
    ['box breathing? anything?', 'box-breathing'],
    ['can you give me an exercise? but not breathing, i hate breathing exercises', null],
    ['no i do want one. just not breathing', null],
  ])('is met with what it is and the first step: %s', async (said, id) => {
    const talked = await talk([null, 'my thoughts race', said]);
    const begun = running(talked);
    expect(begun?.step).toBe(0);
    if (id) expect(begun?.id).toBe(id);
    if (said.includes('not breathing')) expect(begun?.id).not.toMatch(/breathing/);
    expect(talked.replies.at(-1)).toContain(standardOf(whatAndWhy[begun!.id]));
  });

  it('named in the middle of another, it is gone over to', async () => {
    const talked = await talk([
      null,
      'can we do the grounding exercise',
      'a cup, a lamp',
      'box breathing instead?',
    ]);
    expect(running(talked)?.id).toBe('box-breathing');
  });

  it('a plain yes is no answer to the first step', async () => {
    const talked = await talk([null, 'can we do the problem solving exercise', 'Yes, let us start']);
    expect(running(talked)).toMatchObject({ id: 'problem-solving', step: 0 });
    expect(JSON.stringify(talked.state?.exercise)).not.toContain('let us start');
  });
});

describe('a question in the middle of an exercise', () => {
  it('is answered, and the exercise waits', async () => {
    const begun = await talk([null, 'can we do the grounding exercise', 'a cup, a lamp, a door']);
    const asked = await talk(['is it cheating if i take melatonin?'], { state: begun.state });
    expect(asked.replies.at(-1)).toContain('neither cheating nor weakness');
    expect(running(asked)).toEqual(running(begun));
    const fact = await talk(["what's the capital of France"], { state: begun.state });
    expect(fact.replies.at(-1)).toContain('guess');
    expect(running(fact)).toEqual(running(begun));
    const advised = await talk([
      null,
      'can we do the sleep wind down exercise',
      'my exam',
      'what should i do about the phone in bed',
    ]);
    expect(running(advised)?.id).toBe('sleep-wind-down');
    expect(advised.replies.at(-1)).toMatch(/where we were|place is kept|on with it/);
  });

  it('is left to the exercise where it may be the answer', async () => {
    const talked = await talk([
      null,
      'can we do the problem solving exercise',
      'what should I do about the rent?',
    ]);
    expect(talked.replies.at(-1)).not.toMatch(/where we were|place is kept|on with it/);
  });
});
