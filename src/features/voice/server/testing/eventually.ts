// Waiting in tests for something that must become true, without guessing how long it takes.

export const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when `condition` holds; throws when it does not within 5 s. */
export async function eventually(condition: () => boolean, what = condition.toString()): Promise<void> {
  const until = performance.now() + 5_000;
  while (!condition()) {
    if (performance.now() > until) throw new Error(`it never came true: ${what}`);
    await later(5);
  }
}
