// The layout of audio frames on the wire, for code that must stay small: the protocol file brings zod with it,
// so the audio thread and the call client take its numbers from here. A test keeps the two equal.

export const SAMPLE_RATE = 24_000;
export const FRAME_MS = 20;
export const FRAME_SAMPLES = 480;
export const UP_HEADER_BYTES = 8;
export const DOWN_HEADER_BYTES = 4;
export const RESUME_WINDOW_MS = 60_000;
export const closeCodes = { normal: 1000, auth: 4401, access: 4402 };

/** Writes the uplink header in place: sequence number, then capture time in ms since the call began. */
export function writeUpHeader(frame: ArrayBuffer, sequence: number, atMs: number): void {
  const view = new DataView(frame);
  view.setUint32(0, sequence, true);
  view.setUint32(4, atMs, true);
}

export type DownFrame = { item: number; frame: number; pcm: Int16Array };

/** Reads a downlink frame without copying its samples; null when it is too short to hold any. */
export function readDownFrame(data: ArrayBuffer): DownFrame | null {
  const samples = (data.byteLength - DOWN_HEADER_BYTES) >> 1;
  if (samples < 1) return null;
  const view = new DataView(data);
  return {
    item: view.getUint16(0, true),
    frame: view.getUint16(2, true),
    pcm: new Int16Array(data, DOWN_HEADER_BYTES, samples),
  };
}

/** Whether `a` comes after `b` in a 16-bit counter that wraps. */
export function isAfter(a: number, b: number): boolean {
  const ahead = (a - b) & 0xffff;
  return ahead > 0 && ahead < 0x8000;
}
