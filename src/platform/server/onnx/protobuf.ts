// Reads and writes protobuf messages field by field, without a schema: just enough to change a few fields of a large
// message and to copy the rest byte for byte.

export const wire = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

export type Field = {
  number: number;
  wireType: number;
  /** For a varint. Values above 2^53 lose digits, which is harmless: they are only ever copied through `raw`. */
  value: number;
  /** For everything else. */
  bytes: Buffer;
  /** Key and value as they stood in the source. */
  raw: Buffer;
};

/** Puts the message together again with each field as `replace` gives it. */
export function rewrite(source: Buffer, replace: (field: Field) => Buffer): Buffer {
  const parts: Buffer[] = [];
  for (const field of fieldsOf(source)) parts.push(replace(field));
  return Buffer.concat(parts);
}

/** The text of the first field with this number; '' when there is none. */
export function textOf(source: Buffer, number: number): string {
  for (const field of fieldsOf(source)) if (field.number === number) return field.bytes.toString();
  return '';
}

const nothing = Buffer.alloc(0);

/** Throws when the bytes are not a message. */
export function* fieldsOf(source: Buffer): Generator<Field> {
  let at = 0;
  while (at < source.length) {
    const start = at;
    const key = readVarint(source, at);
    at = key.next;
    const number = Math.floor(key.value / 8);
    const wireType = key.value % 8;
    let value = 0;
    let bytes: Buffer = nothing;
    if (wireType === wire.varint) {
      ({ value, next: at } = readVarint(source, at));
    } else {
      const length = lengthOf(wireType, source, at);
      bytes = source.subarray(length.next, length.next + length.value);
      at = length.next + length.value;
    }
    if (at > source.length) throw new Error('the message ends in the middle of a field');
    yield { number, wireType, value, bytes, raw: source.subarray(start, at) };
  }
}

function lengthOf(wireType: number, source: Buffer, at: number): { value: number; next: number } {
  if (wireType === wire.bytes) return readVarint(source, at);
  if (wireType === wire.fixed32) return { value: 4, next: at };
  if (wireType === wire.fixed64) return { value: 8, next: at };
  throw new Error('the message holds an unknown kind of field');
}

export function readVarint(source: Buffer, start: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  for (let at = start; at < start + 10; at++) {
    const byte = source[at];
    if (byte === undefined) break;
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte < 128) return { value, next: at + 1 };
  }
  throw new Error('the message holds a broken number');
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return Buffer.from(bytes);
}

export function message(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + wire.bytes), varint(bytes.length), bytes]);
}

export function varintField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8 + wire.varint), varint(value)]);
}
