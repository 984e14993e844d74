// What was begun on the cards of a thread. A card closes when something else is said, and the same exercise may come
// again with the next words: what was written on it is there then. It is kept as long as the thread is open, and nowhere.
import { createContext, useContext, useEffect, useState } from 'react';
import type { ExerciseId } from '../exercise-cards.contract.ts';

export type BegunAnswers = Map<ExerciseId, unknown>;

export const BegunAnswersContext = createContext<BegunAnswers | null>(null);

/** As `useState`, beginning where the last card of this exercise was left. */
export function useBegun<Value>(id: ExerciseId, initial: Value) {
  const begun = useContext(BegunAnswersContext);
  const [value, setValue] = useState(() => (begun?.get(id) as Value | undefined) ?? initial);
  useEffect(() => void begun?.set(id, value), [begun, id, value]);
  return [value, setValue] as const;
}
