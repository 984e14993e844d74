import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fieldsOf, message, textOf } from '#platform/server/onnx/protobuf.ts';
import { adaptModel } from './sentence-adaptation.ts';

const GRAPH = 7;
const NODE = 1;
const INITIALIZER = 5;
const NAME = 8;
const RAW = 9;

const tensor = (name: string, raw: Buffer) =>
  message(INITIALIZER, Buffer.concat([message(NAME, Buffer.from(name)), message(RAW, raw)]));
const bytes = (...values: number[]) => Buffer.from(Int8Array.from(values).buffer);
const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer);
const source = message(
  GRAPH,
  Buffer.concat([
    message(NODE, Buffer.from('a node, whatever is in it')),
    tensor('matrix', bytes(1, -2, 127)),
    tensor('bias', floats(1, 2)),
    tensor('untouched', bytes(9)),
  ]),
);

type Change = [dtype: 'I8' | 'F32', raw: Buffer];
function adaptation(changes: Record<string, Change>): Buffer {
  let at = 0;
  const header = Object.fromEntries(
    Object.entries(changes).map(([name, [dtype, raw]]) => {
      const data_offsets = [at, at + raw.length];
      at += raw.length;
      return [name, { dtype, shape: [raw.length], data_offsets }];
    }),
  );
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(head.length));
  return gzipSync(Buffer.concat([length, head, ...Object.values(changes).map(([, raw]) => raw)]));
}

function tensorsOf(model: Buffer): Record<string, Buffer> {
  const [graph] = [...fieldsOf(model)];
  const found = [...fieldsOf(graph!.bytes)].filter(({ number }) => number === INITIALIZER);
  return Object.fromEntries(
    found.map(({ bytes: one }) => [
      textOf(one, NAME),
      [...fieldsOf(one)].find(({ number }) => number === RAW)!.bytes,
    ]),
  );
}

describe('a model trained further', () => {
  it('has the differences added, the numbers replaced, and everything else byte for byte', () => {
    const adapted = adaptModel(
      source,
      adaptation({ matrix: ['I8', bytes(-3, 5, 0)], bias: ['F32', floats(0.5, -4)] }),
    );
    expect(tensorsOf(adapted)).toEqual({
      matrix: bytes(-2, 3, 127),
      bias: floats(0.5, -4),
      untouched: bytes(9),
    });
    expect(adapted.includes('a node, whatever is in it')).toBe(true);
    expect(adapted.length).toBe(source.length);
  });

  it.each<[string, Record<string, Change>]>([
    ['a tensor the model lacks', { stranger: ['I8', bytes(1)] }],
    ['a change of another size', { matrix: ['I8', bytes(1)] }],
    ['a sum outside 8 bits', { matrix: ['I8', bytes(0, 0, 1)] }],
  ])('is refused for %s', (_what, changes) => {
    expect(() => adaptModel(source, adaptation(changes))).toThrow();
  });

  it('is refused when the file is cut short', () => {
    const whole = adaptation({ matrix: ['I8', bytes(1, 1, -1)] });
    expect(() => adaptModel(source, whole.subarray(0, whole.length - 9))).toThrow();
  });
});
