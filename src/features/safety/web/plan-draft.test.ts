import { expect, it } from 'vitest';
import { draftOf, isSamePlan, problemIn, stepsOf } from './plan-draft.ts';

const steps = { signs: ['a', 'b'], coping: [], distraction: [], people: ['c'], professionals: [], safer: [] };

it('a plan survives being edited and read again', () => {
  expect(isSamePlan(stepsOf(draftOf(steps)), steps)).toBe(true);
});

it('blank lines and spaces at the ends are not lines', () => {
  expect(stepsOf({ ...draftOf(steps), signs: '\n  a \n\n b\n' }).signs).toEqual(['a', 'b']);
});

it('says what is too much before the server has to', () => {
  expect(problemIn('x\n'.repeat(12))).toBeNull();
  expect(problemIn('x\n'.repeat(13))).toBe('too_many');
  expect(problemIn('x'.repeat(300))).toBeNull();
  expect(problemIn('x'.repeat(301))).toBe('too_long');
});
