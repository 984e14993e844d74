import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { meanOfEncoders } from './mean-of-encoders.ts';

/** Four small whole numbers and one other, as an encoder's file holds them. */
function file(whole: number[], other: number): Buffer {
  const tensors = {
    whole: { dtype: 'I8', shape: [4], data_offsets: [0, 4] },
    other: { dtype: 'F32', shape: [1], data_offsets: [4, 8] },
  };
  const head = Buffer.from(JSON.stringify(tensors));
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(head.length));
  const data = Buffer.alloc(8);
  whole.forEach((value, at) => void data.writeInt8(value, at));
  data.writeFloatLE(other, 4);
  return gzipSync(Buffer.concat([size, head, data]));
}

it('takes the mean of every number; halves go to the even neighbour', () => {
  const data = gunzipSync(meanOfEncoders(file([1, -1, 3, -7], 0.25), file([0, 0, 2, 9], 0.75))).subarray(-8);
  expect([0, 1, 2, 3].map((at) => data.readInt8(at) + 0)).toEqual([0, 0, 2, 1]);
  expect(data.readFloatLE(4)).toBe(0.5);
});

it('refuses encoders that do not hold the same tensors', () => {
  const other = gzipSync(Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from('{}')]));
  expect(() => meanOfEncoders(file([1, 1, 1, 1], 1), other)).toThrow(/same tensors/);
});
