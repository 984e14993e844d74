// The last two seconds of what the member said, kept whether or not it was sent: after a lost connection only
// the server knows how much of it arrived.
import { FRAME_MS } from './audio-frame.ts';

const KEPT_MS = 2_000;
const KEPT_FRAMES = KEPT_MS / FRAME_MS;

export type UplinkBuffer = {
  /** Keeps a frame under the next sequence number, forgetting the oldest, and returns that number (from 1). */
  add(frame: ArrayBuffer): number;
  /** Sequence number of the newest frame; 0 before the first. */
  last(): number;
  /** Frames still kept with a higher sequence than `sequence`, oldest first. */
  after(sequence: number): ArrayBuffer[];
};

export function createUplinkBuffer(): UplinkBuffer {
  const frames: ArrayBuffer[] = [];
  let last = 0;

  function add(frame: ArrayBuffer): number {
    last++;
    frames[last % KEPT_FRAMES] = frame;
    return last;
  }

  function after(sequence: number): ArrayBuffer[] {
    const kept: ArrayBuffer[] = [];
    for (let at = Math.max(sequence, last - KEPT_FRAMES) + 1; at <= last; at++) {
      const frame = frames[at % KEPT_FRAMES];
      if (frame) kept.push(frame);
    }
    return kept;
  }

  return { add, last: () => last, after };
}
