import { describe, expect, it } from 'vitest';
import { questionnaires } from '../questionnaires.data.ts';
import {
  answered,
  answerOfKey,
  asksForHelp,
  bandRanges,
  begun,
  isComplete,
  steppedBack,
} from './questionnaire-steps.ts';

const { phq9, gad7 } = questionnaires;
const all = (answers: number[]) => answers.reduce(answered, begun);

describe('a questionnaire, one question at a time', () => {
  it('is complete after its last answer and not before', () => {
    expect(isComplete(all([0, 1, 2, 3, 0, 1, 2, 3]), phq9)).toBe(false);
    expect(isComplete(all([0, 1, 2, 3, 0, 1, 2, 3, 0]), phq9)).toBe(true);
  });

  it('can be stepped back and answered differently without losing the rest', () => {
    const state = answered(steppedBack(steppedBack(all([1, 2, 3]))), 0);
    expect(state).toEqual({ at: 2, answers: [1, 0, 3] });
    expect(steppedBack(begun)).toEqual(begun);
  });

  it('asks for help on any answer to the ninth question but “not at all”', () => {
    expect(asksForHelp(all([0, 0, 0, 0, 0, 0, 0, 0, 1]), phq9)).toBe(true);
    expect(asksForHelp(all([3, 3, 3, 3, 3, 3, 3, 3, 0]), phq9)).toBe(false);
    expect(asksForHelp(all([3, 3, 3, 3, 3, 3, 3]), gad7)).toBe(false);
  });

  it('is answered with the keys 1 to 4 and no others', () => {
    expect(['1', '4', '0', '5', 'Enter', '12'].map(answerOfKey)).toEqual([0, 3, null, null, null, null]);
  });

  it('bands run without a gap from nothing to the most there can be', () => {
    for (const [questionnaire, most] of [
      [phq9, 27],
      [gad7, 21],
    ] as const) {
      const ranges = bandRanges(questionnaire);
      expect(ranges[0]?.from).toBe(0);
      expect(ranges.at(-1)?.to).toBe(most);
      for (const [place, { from }] of ranges.slice(1).entries())
        expect(from).toBe((ranges[place]?.to ?? 0) + 1);
    }
    expect(bandRanges(phq9).map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [5, 9],
      [10, 14],
      [15, 19],
      [20, 27],
    ]);
  });
});
