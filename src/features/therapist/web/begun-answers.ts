// What was begun on the cards of a thread. A card closes when something else is said, and the same exercise may come
// again with the next words: what was written on it is there then.
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { type ExerciseId, isExerciseId } from '../exercise-cards.contract.ts';

const read = (text: string): ReadonlyMap<ExerciseId, unknown> => {
  const kept = text ? (JSON.parse(text) as [string, unknown][]) : [];
  return new Map(kept.flatMap(([id, value]) => (isExerciseId(id) ? [[id, value]] : [])));
};

export type BegunAnswers = ReturnType<typeof createBegunAnswers>;

/** `keep` is called with all of it as text, empty when nothing is left; without it they live as long as the thread is open. */
export function createBegunAnswers(keep: (text: string) => void = () => {}) {
  let answers: ReadonlyMap<ExerciseId, unknown> = new Map();
  const listeners = new Set<() => void>();
  const change = (next: ReadonlyMap<ExerciseId, unknown>) => {
    answers = next;
    for (const listener of listeners) listener();
  };
  const keepAll = () => keep(answers.size > 0 ? JSON.stringify([...answers]) : '');
  const put = (id: ExerciseId, value: unknown) => {
    const next = new Map(answers);
    if (value === undefined) next.delete(id);
    else next.set(id, value);
    change(next);
    keepAll();
  };
  return {
    of: (id: ExerciseId): unknown => answers.get(id),
    put,
    forget: (id: ExerciseId) => answers.has(id) && put(id, undefined),
    /** Everything, as `keep` was once given it: by another tab. */
    take: (text: string) => change(read(text)),
    /** What an earlier visit left, beneath what was begun before it came. */
    takeEarlier(text: string): void {
      const since = answers;
      change(new Map([...read(text), ...since]));
      if (since.size > 0) keepAll();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const BegunAnswersContext = createContext<BegunAnswers | null>(null);

/** As `useState` with a function of what was there, beginning where the last card of this exercise was left. `Value` must be what JSON can hold. */
export function useBegun<Value>(id: ExerciseId, initial: Value) {
  const [own] = useState(() => createBegunAnswers());
  const begun = useContext(BegunAnswersContext) ?? own;
  const valueNow = () => begun.of(id) as Value | undefined;
  const value = useSyncExternalStore(begun.subscribe, valueNow) ?? initial;
  const change = (to: (before: Value) => Value) => begun.put(id, to(valueNow() ?? initial));
  return [value, change] as const;
}
