// Whether a card has something to do on it: what stands around it must know before its code is here.
import { cardFields, FINISHED_STEP, isExerciseId } from '../exercise-cards.contract.ts';

/** False for a step that is answered in words alone, for what is over, and for an exercise this page does not know. */
export function hasCardWork({ id, step }: { id: string; step: number }): boolean {
  if (!isExerciseId(id) || step >= FINISHED_STEP) return false;
  const fields = cardFields[id];
  return fields.length === 0 || fields.some((field) => field.step >= step);
}
