// Where a questionnaire stands. Pure: one item at a time, help before the score, and nothing counted before the last answer.
import type { Band, Questionnaire } from '../questionnaires.data.ts';

export type QuestionnaireState = {
  /** Zero-based item in view; the number of items once all are answered. */
  at: number;
  /** 0 to 3 by item. */
  answers: readonly number[];
};

export const begun: QuestionnaireState = { at: 0, answers: [] };

export function answered(state: QuestionnaireState, answer: number): QuestionnaireState {
  const answers = [...state.answers];
  answers[state.at] = answer;
  return { at: state.at + 1, answers };
}

export const steppedBack = (state: QuestionnaireState): QuestionnaireState => ({
  ...state,
  at: Math.max(0, state.at - 1),
});

export const isComplete = (state: QuestionnaireState, { items }: Questionnaire): boolean =>
  state.at >= items.length && state.answers.length === items.length;

/** Any answer above "not at all" to the item about suicide: help comes before the score. */
export const asksForHelp = ({ answers }: QuestionnaireState, { riskItem }: Questionnaire): boolean =>
  riskItem !== null && (answers[riskItem] ?? 0) > 0;

/** "1" to "4" are the answers in their order. null: another key. */
export const answerOfKey = (key: string): number | null => (/^[1-4]$/.test(key) ? Number(key) - 1 : null);

export type BandRange = { band: Band; from: number; to: number };

/** The bands with both ends, points; items are scored 0 to 3. */
export function bandRanges({ bands, items }: Questionnaire): BandRange[] {
  return bands.map(({ band, from }, place) => ({
    band,
    from,
    to: (bands[place + 1]?.from ?? items.length * 3 + 1) - 1,
  }));
}
