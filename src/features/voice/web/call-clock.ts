// The length of a call against its cap. The gateway's clock counts; between its words ours only carries on.

export type CallClock = {
  /** How long the call had lasted, by the gateway, when ... */
  elapsedMs: number;
  /** ... our clock (performance.now) said this. */
  atMs: number;
  capMs: number;
};

export type TimeLeft = 'five_minutes_left' | 'one_minute_left';

const MINUTE_MS = 60_000;

export const elapsedAt = ({ elapsedMs, atMs }: CallClock, nowMs: number) =>
  Math.max(0, elapsedMs + nowMs - atMs);

/** `12:04`, and `1:02:03` beyond an hour. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours ? `${hours}:${two(minutes)}` : two(minutes)}:${two(seconds % 60)}`;
}

/** The warning that holds at this moment; null while there is more than five minutes, or no time left at all. */
export function timeLeft(elapsedMs: number, capMs: number): TimeLeft | null {
  const leftMs = capMs - elapsedMs;
  if (leftMs > 5 * MINUTE_MS || leftMs <= 0) return null;
  return leftMs > MINUTE_MS ? 'five_minutes_left' : 'one_minute_left';
}
