// How a part of the page that only sends says "I was told nobody is signed in" to the part that knows the session.
const listeners = new Set<() => void>();

export function onSignInNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSignInNeeded(): void {
  for (const listener of listeners) listener();
}
