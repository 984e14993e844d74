import { expect, test } from 'vitest';
import * as protocol from '../../voice.protocol.ts';
import {
  closeCodes,
  DOWN_HEADER_BYTES,
  FRAME_MS,
  FRAME_SAMPLES,
  isAfter,
  RESUME_WINDOW_MS,
  readDownFrame,
  SAMPLE_RATE,
  UP_HEADER_BYTES,
} from './audio-frame.ts';

test('the small copy of the wire constants says what the protocol says', () => {
  expect({
    SAMPLE_RATE,
    FRAME_MS,
    FRAME_SAMPLES,
    UP_HEADER_BYTES,
    DOWN_HEADER_BYTES,
    RESUME_WINDOW_MS,
  }).toEqual({
    SAMPLE_RATE: protocol.SAMPLE_RATE,
    FRAME_MS: protocol.FRAME_MS,
    FRAME_SAMPLES: protocol.FRAME_SAMPLES,
    UP_HEADER_BYTES: protocol.UP_HEADER_BYTES,
    DOWN_HEADER_BYTES: protocol.DOWN_HEADER_BYTES,
    RESUME_WINDOW_MS: protocol.RESUME_WINDOW_MS,
  });
  expect(protocol.closeCodes).toMatchObject(closeCodes);
});

test('a downlink frame is read without its header, and rubbish is refused', () => {
  const data = new ArrayBuffer(4 + 6);
  new DataView(data).setUint16(0, 513, true);
  new DataView(data).setUint16(2, 9, true);
  new Int16Array(data, 4).set([1, -2, 3]);
  expect(readDownFrame(data)).toEqual({ item: 513, frame: 9, pcm: Int16Array.of(1, -2, 3) });
  expect(readDownFrame(new ArrayBuffer(4))).toBeNull();
  expect(readDownFrame(new ArrayBuffer(1))).toBeNull();
});

test('wrapping counters are compared the short way round', () => {
  expect(isAfter(1, 0)).toBe(true);
  expect(isAfter(0, 65_535)).toBe(true);
  expect(isAfter(5, 5)).toBe(false);
  expect(isAfter(65_535, 0)).toBe(false);
});
