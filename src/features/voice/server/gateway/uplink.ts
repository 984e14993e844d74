// Member audio on its way to the engine. Old speech does harm in a live conversation: what cannot be delivered
// within two seconds is dropped, oldest first, and counted.
import { SAMPLE_RATE, UP_HEADER_BYTES } from '../../voice.protocol.ts';

const BYTES_PER_MS = (SAMPLE_RATE * 2) / 1000;
const HELD_MS = 2_000;
const HELD_BYTES = 256 * 1024;
/** A microphone cannot speak faster than time passes, except to catch up after a drop. */
const BURST_MS = 6_000;
const REFILL = 1.25;

export type Uplink = {
  /** Takes one binary message. False: it is not an audio frame. */
  take(message: Buffer): boolean;
  /** From now on frames go straight through; what was held goes first. */
  open(): void;
  /** Holds frames, e.g. while the engine is away. */
  hold(): void;
  /** Highest sequence seen; 0 before the first. */
  lastSequence(): number;
  /** Another client begins, with a count of its own. */
  startOver(): void;
  setMuted(isMuted: boolean): void;
  counts(): { accepted: number; duplicates: number; dropped: number };
};

/** `deliver` gets PCM without header and must not keep the buffer. `now` is monotonic, in ms. */
export function createUplink(deliver: (pcm: Buffer) => void, now: () => number): Uplink {
  const held: Buffer[] = [];
  let heldBytes = 0;
  let isOpen = false;
  let isMuted = false;
  let last = 0;
  let allowanceMs = BURST_MS;
  let refilledAt = now();
  const counts = { accepted: 0, duplicates: 0, dropped: 0 };

  function take(message: Buffer): boolean {
    const bytes = message.length - UP_HEADER_BYTES;
    if (bytes <= 0 || bytes % 2 !== 0) return false;
    const sequence = message.readUInt32LE(0);
    if (sequence <= last) {
      counts.duplicates++;
      return true;
    }
    last = sequence;
    if (!isAllowed(bytes / BYTES_PER_MS)) {
      counts.dropped++;
      return true;
    }
    counts.accepted++;
    const pcm = message.subarray(UP_HEADER_BYTES);
    if (isMuted) return true;
    if (isOpen) deliver(pcm);
    else keep(pcm);
    return true;
  }

  function isAllowed(ms: number): boolean {
    if (allowanceMs < ms) {
      const at = now();
      allowanceMs = Math.min(BURST_MS, allowanceMs + (at - refilledAt) * REFILL);
      refilledAt = at;
    }
    if (allowanceMs < ms) return false;
    allowanceMs -= ms;
    return true;
  }

  function keep(pcm: Buffer): void {
    held.push(Buffer.from(pcm));
    heldBytes += pcm.length;
    while (heldBytes > HELD_BYTES || heldBytes / BYTES_PER_MS > HELD_MS) {
      heldBytes -= held.shift()!.length;
      counts.dropped++;
    }
  }

  return {
    take,
    open() {
      isOpen = true;
      for (const pcm of held.splice(0)) deliver(pcm);
      heldBytes = 0;
    },
    hold() {
      isOpen = false;
    },
    lastSequence: () => last,
    startOver() {
      last = 0;
    },
    setMuted(muted) {
      isMuted = muted;
    },
    counts: () => ({ ...counts }),
  };
}
