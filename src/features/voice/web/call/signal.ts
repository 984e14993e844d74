// A value that changes many times a second and is watched from outside React.

export type Subscribe<T> = (listener: (value: T) => void) => () => void;

export type Signal<T> = { emit(value: T): void; subscribe: Subscribe<T> };

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
