// WebSocket frames made once and stamped many times. The time of sending rides in the first bytes of the audio, so
// every relay that passes audio on intact can be measured, whatever it does to the envelope.

const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;
const STAMP_CHARACTERS = 12;
const APPEND_HEAD = '{"type":"input_audio_buffer.append","audio":"';
const DOWN_HEADER_BYTES = 4;
const UP_HEADER_BYTES = 8;

export type Frame = { bytes: Buffer; stamp(): void };

const stampBytes = Buffer.alloc(9);
const now = () => performance.now();

/** A frame of `payload`, masked as a client's must be. Returns where the payload begins. */
function frame(opcode: number, payload: Buffer, isMasked: boolean): { bytes: Buffer; start: number } {
  const long = payload.length > 125;
  const start = 2 + (long ? 2 : 0) + (isMasked ? 4 : 0);
  const bytes = Buffer.alloc(start + payload.length);
  bytes[0] = 0x80 | opcode;
  bytes[1] = (isMasked ? 0x80 : 0) | (long ? 126 : payload.length);
  if (long) bytes.writeUInt16BE(payload.length, 2);
  payload.copy(bytes, start);
  if (isMasked) {
    for (let at = 0; at < 4; at++) bytes[start - 4 + at] = MASK[at]!;
    for (let at = 0; at < payload.length; at++) bytes[start + at]! ^= MASK[at & 3]!;
  }
  return { bytes, start };
}

function noise(ms: number): Buffer {
  const pcm = Buffer.alloc(ms * 48);
  for (let at = 0; at < pcm.length; at++) pcm[at] = (at * 2_654_435_761) >>> 24;
  return pcm;
}

export function textFrame(json: object, isMasked: boolean): Buffer {
  return frame(1, Buffer.from(JSON.stringify(json)), isMasked).bytes;
}

/** `payloadAt`: where in the payload the 12 characters of base64 go. */
function stampedText(json: string, payloadAt: number, isMasked: boolean): Frame {
  const { bytes, start } = frame(1, Buffer.from(json), isMasked);
  return {
    bytes,
    stamp() {
      stampBytes.writeDoubleLE(now());
      const characters = stampBytes.toString('base64');
      for (let at = 0; at < STAMP_CHARACTERS; at++) {
        const mask = isMasked ? MASK[(payloadAt + at) & 3]! : 0;
        bytes[start + payloadAt + at] = characters.charCodeAt(at) ^ mask;
      }
    },
  };
}

/** 20 ms of member audio as the vendor takes it: what a client behind a raw proxy sends. */
export function vendorUplink(): Frame {
  const json = `${APPEND_HEAD}${noise(20).toString('base64')}"}`;
  return stampedText(json, APPEND_HEAD.length, true);
}

/** 20 ms of member audio as the gateway takes it. `number` sets the sequence. */
export function gatewayUplink(): Frame & { number(sequence: number): void } {
  const payload = Buffer.concat([Buffer.alloc(UP_HEADER_BYTES), noise(20)]);
  const { bytes, start } = frame(2, payload, true);
  const write = (value: Buffer, payloadAt: number, length: number) => {
    for (let at = 0; at < length; at++) {
      bytes[start + payloadAt + at] = value[at]! ^ MASK[(payloadAt + at) & 3]!;
    }
  };
  const scratch = Buffer.alloc(8);
  return {
    bytes,
    number(sequence) {
      scratch.writeUInt32LE(sequence, 0);
      write(scratch, 0, 4);
    },
    stamp() {
      stampBytes.writeDoubleLE(now());
      write(stampBytes, UP_HEADER_BYTES, 8);
    },
  };
}

const about =
  '"response_id":"resp_BxQm3hT0a9Z1k2Lw8Yc4d","item_id":"item_bench","output_index":0,"content_index":0';

/** 100 ms of therapist audio as the vendor sends it. */
export function vendorDelta(): Frame {
  const head = `{"type":"response.output_audio.delta","event_id":"event_BxQm3hT0a9Z1k2Lw8Yc4d",${about},"delta":"`;
  return stampedText(`${head}${noise(100).toString('base64')}"}`, head.length, false);
}

export const transcriptDelta = textFrame(
  JSON.parse(
    `{"type":"response.output_audio_transcript.delta","event_id":"event_1",${about},"delta":" and how did"}`,
  ),
  false,
);

/** When the audio of a vendor's uplink message was stamped; NaN when it carries none. */
export function uplinkStamp(payload: Buffer, mask: Buffer | null): number {
  const head = APPEND_HEAD.length;
  const isAppend = payload.length > 1_000 && (payload[9]! ^ (mask ? mask[1]! : 0)) === 0x69;
  if (!isAppend) return Number.NaN;
  const characters = Buffer.allocUnsafe(STAMP_CHARACTERS);
  for (let at = 0; at < STAMP_CHARACTERS; at++) {
    characters[at] = payload[head + at]! ^ (mask ? mask[(head + at) & 3]! : 0);
  }
  return Buffer.from(characters.toString('latin1'), 'base64').readDoubleLE(0);
}

const DELTA_KEY = Buffer.from('"delta":"');

/** When the audio of a downlink frame was stamped, from the gateway (binary) or straight from the vendor (text). */
export function downlinkStamp(opcode: number, payload: Buffer): number {
  if (payload.length < 4_000) return Number.NaN;
  if (opcode === 2) return payload.readDoubleLE(DOWN_HEADER_BYTES);
  const at = payload.indexOf(DELTA_KEY) + DELTA_KEY.length;
  return Buffer.from(payload.toString('latin1', at, at + STAMP_CHARACTERS), 'base64').readDoubleLE(0);
}

/** Cuts a stream of bytes into frames. `onFrame` must not keep the payload, which is still masked. */
export function frameReader(onFrame: (opcode: number, payload: Buffer, mask: Buffer | null) => void) {
  let rest: Buffer | null = null;
  return (data: Buffer): void => {
    const bytes = rest ? Buffer.concat([rest, data]) : data;
    let at = 0;
    while (bytes.length - at >= 2) {
      const isMasked = (bytes[at + 1]! & 0x80) !== 0;
      let length = bytes[at + 1]! & 0x7f;
      let start = at + 2;
      if (length === 126) {
        if (bytes.length - at < 4) break;
        length = bytes.readUInt16BE(at + 2);
        start += 2;
      } else if (length === 127) {
        if (bytes.length - at < 10) break;
        length = Number(bytes.readBigUInt64BE(at + 2));
        start += 8;
      }
      if (isMasked) start += 4;
      if (bytes.length < start + length) break;
      const mask = isMasked ? bytes.subarray(start - 4, start) : null;
      onFrame(bytes[at]! & 0x0f, bytes.subarray(start, start + length), mask);
      at = start + length;
    }
    rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null;
  };
}

export function unmask(payload: Buffer, mask: Buffer | null): string {
  if (!mask) return payload.toString();
  const clear = Buffer.from(payload);
  for (let at = 0; at < clear.length; at++) clear[at]! ^= mask[at & 3]!;
  return clear.toString();
}
