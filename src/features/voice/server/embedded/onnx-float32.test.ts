import * as ort from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { toFloat32 } from './onnx-float32.ts';

// A model of three nodes, written field by field: y = cast_to_half(x) * 300 + 0.5, with `scaled` in between.
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
const number = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(body.length)]), body]);
};
const FLOAT = 1;
const HALF = 10;
const tensorType = (elementType: number) =>
  bytes(2, bytes(1, number(1, elementType), bytes(2, bytes(1, number(1, 1)))));
const value = (field: number, name: string, elementType: number) =>
  bytes(field, bytes(1, name), tensorType(elementType));
const node = (operation: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  bytes(1, ...inputs.map((input) => bytes(1, input)), bytes(2, output), bytes(4, operation), ...attributes);

const scaleRaw = Buffer.from([0xb0, 0x5c]); // 300 in half precision
const model = Buffer.concat([
  number(1, 8),
  bytes(8, bytes(1, ''), number(2, 17)),
  bytes(
    7,
    bytes(2, 'tiny'),
    node('Cast', ['x'], 'half', bytes(5, bytes(1, 'to'), number(3, HALF), number(20, 2))),
    node('Mul', ['half', 'scale'], 'scaled'),
    node('Add', ['scaled', 'offset'], 'y'),
    bytes(5, number(1, 1), number(2, HALF), bytes(8, 'scale'), bytes(9, scaleRaw)),
    // 0.5 as the integer 0x3800, the other way a half may be stored
    bytes(5, number(1, 1), number(2, HALF), bytes(5, Buffer.from(varint(0x38_00))), bytes(8, 'offset')),
    value(11, 'x', FLOAT),
    value(12, 'y', HALF),
  ),
]);

describe('a half-precision model rewritten in single precision', () => {
  const run = async (source: Buffer, x: number) => {
    const session = await ort.InferenceSession.create(source, { logSeverityLevel: 4 });
    return session.run({ x: new ort.Tensor('float32', [x], [1]) });
  };

  it('computes what half precision cannot hold', async () => {
    const { y } = await run(toFloat32(model), 1_000);
    expect(y!.type).toBe('float32');
    expect(y!.data[0]).toBe(300_000.5);
  });

  it('exposes the inner tensors it is asked for', async () => {
    const results = await run(toFloat32(model, ['scaled']), 2);
    expect(results.scaled!.data[0]).toBe(600);
    expect(results.y!.data[0]).toBe(600.5);
  });

  it('changes nothing in a model that is already in single precision', () => {
    const once = toFloat32(model);
    expect(toFloat32(once)).toEqual(once);
  });

  it('refuses bytes that are cut short', () => {
    expect(() => toFloat32(model.subarray(0, model.length - 3))).toThrow('ends in the middle');
  });
});
