// For work that may take long: whoever does it lets others have their turn every few milliseconds.

const SLICE_MS = 8;

/** Resolves at once while little time has passed since others last had their turn. */
export function createGiveWay(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
