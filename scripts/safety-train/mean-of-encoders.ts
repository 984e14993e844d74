// The mean of two trainings of the same sentence model. Trained on the same examples in another order, each is sure of
// other errors; half of both is sure of fewer.
import { gunzipSync, gzipSync } from 'node:zlib';

type Tensor = { dtype: 'I8' | 'F32'; shape: number[]; data_offsets: [number, number] };

function opened(file: Buffer) {
  const raw = gunzipSync(file);
  const start = 8 + Number(raw.readBigUInt64LE(0));
  return {
    head: raw.subarray(0, start),
    tensors: JSON.parse(raw.toString('utf8', 8, start)) as Record<string, Tensor>,
    data: raw.subarray(start),
  };
}

/** Halves, which are many, go to the even neighbour: all upwards, they would shift every sum. */
const toWhole = (value: number): number => (Number.isInteger(value) ? value : 2 * Math.round(value / 2));

/** Takes and returns files as `write_adaptation` of encoder.py writes them. Throws when they do not hold the same tensors. */
export function meanOfEncoders(one: Buffer, other: Buffer): Buffer {
  const [a, b] = [opened(one), opened(other)];
  if (!a.head.equals(b.head)) throw new Error('the two encoders do not hold the same tensors');
  const mean = Buffer.from(a.data);
  for (const {
    dtype,
    data_offsets: [first, last],
  } of Object.values(a.tensors)) {
    const width = dtype === 'I8' ? 1 : 4;
    for (let at = first; at < last; at += width)
      if (dtype === 'I8') mean.writeInt8(toWhole((a.data.readInt8(at) + b.data.readInt8(at)) / 2), at);
      else mean.writeFloatLE((a.data.readFloatLE(at) + b.data.readFloatLE(at)) / 2, at);
  }
  return gzipSync(Buffer.concat([a.head, mean]), { level: 9 });
}
