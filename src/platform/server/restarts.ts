// How often what died is started again: enough for bad luck, not for ever for what cannot run here. What happened long ago does
// not count: a thread that dies once in a week must not be given up in the fourth.

/** Returns what to ask before each restart; it answers no when there were `most` within the last `withinMs`. */
export function limitRestarts({
  most,
  withinMs,
  now = () => performance.now(),
}: {
  most: number;
  withinMs: number;
  now?: () => number;
}): () => boolean {
  let recent: number[] = [];
  return () => {
    const at = now();
    recent = recent.filter((earlier) => at - earlier < withinMs);
    if (recent.length >= most) return false;
    recent.push(at);
    return true;
  };
}
