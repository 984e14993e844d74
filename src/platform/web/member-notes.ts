// Small choices and counts that a page notes on this device for one member, under a key that ends with their id. They are
// not encrypted, so whoever signs out takes them along.

export function forgetNotesOf(memberId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(memberId)) localStorage.removeItem(key);
  } catch {
    // Storage is closed to us: then nothing was noted.
  }
}
