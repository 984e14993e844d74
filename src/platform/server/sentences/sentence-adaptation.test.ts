import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fieldsOf, message, textOf, varintField } from '#platform/server/onnx/protobuf.ts';
import { adaptModel } from './sentence-adaptation.ts';

const GRAPH = 7;
const NODE = 1;
const INITIALIZER = 5;
const VALUE_INFO = 13;
const DIMS = 1;
const DATA_TYPE = 2;
const NAME = 8;
const RAW = 9;
const types = { F32: 1, I8: 3 } as const;

const tensor = (name: string, dtype: keyof typeof types, shape: number[], raw: Buffer) =>
  message(
    INITIALIZER,
    Buffer.concat([
      ...shape.map((length) => varintField(DIMS, length)),
      varintField(DATA_TYPE, types[dtype]),
      message(NAME, Buffer.from(name)),
      message(RAW, raw),
    ]),
  );
const bytes = (...values: number[]) => Buffer.from(Int8Array.from(values).buffer);
const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer);
const source = message(
  GRAPH,
  Buffer.concat([
    message(NODE, Buffer.from('a node, whatever is in it')),
    tensor('matrix', 'I8', [3, 1], bytes(1, -2, 127)),
    tensor('bias', 'F32', [2], floats(1, 2)),
    tensor('untouched', 'I8', [1], bytes(9)),
    message(VALUE_INFO, Buffer.from('between the two lie three numbers')),
  ]),
);

type Change = [dtype: keyof typeof types, shape: number[], raw: Buffer];
function adaptation(changes: Record<string, Change>): Buffer {
  let at = 0;
  const header = Object.fromEntries(
    Object.entries(changes).map(([name, [dtype, shape, raw]]) => {
      const data_offsets = [at, at + raw.length];
      at += raw.length;
      return [name, { dtype, shape, data_offsets }];
    }),
  );
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(head.length));
  return gzipSync(Buffer.concat([length, head, ...Object.values(changes).map(([, , raw]) => raw)]));
}

function tensorsOf(model: Buffer): Record<string, { shape: number[]; raw: Buffer }> {
  const [graph] = [...fieldsOf(model)];
  const found = [...fieldsOf(graph!.bytes)].filter(({ number }) => number === INITIALIZER);
  return Object.fromEntries(
    found.map(({ bytes: one }) => {
      const fields = [...fieldsOf(one)];
      return [
        textOf(one, NAME),
        {
          shape: fields.filter(({ number }) => number === DIMS).map(({ value }) => value),
          raw: fields.find(({ number }) => number === RAW)!.bytes,
        },
      ];
    }),
  );
}

describe('a model trained further', () => {
  it('has the differences added, the numbers replaced, and everything else byte for byte', () => {
    const adapted = adaptModel(
      source,
      adaptation({ matrix: ['I8', [3, 1], bytes(-3, 5, 0)], bias: ['F32', [2], floats(0.5, -4)] }),
    );
    expect(tensorsOf(adapted)).toEqual({
      matrix: { shape: [3, 1], raw: bytes(-2, 3, 127) },
      bias: { shape: [2], raw: floats(0.5, -4) },
      untouched: { shape: [1], raw: bytes(9) },
    });
    expect(adapted.includes('a node, whatever is in it')).toBe(true);
  });

  it('takes over whole what was made narrower, and forgets the sizes that were noted', () => {
    const narrower = adaptation({ matrix: ['I8', [2, 1], bytes(-3, 5)], bias: ['F32', [1], floats(0.5)] });
    const adapted = adaptModel(source, narrower);
    expect(tensorsOf(adapted)).toEqual({
      matrix: { shape: [2, 1], raw: bytes(-3, 5) },
      bias: { shape: [1], raw: floats(0.5) },
      untouched: { shape: [1], raw: bytes(9) },
    });
    expect(adapted.includes('between the two')).toBe(false);
  });

  it.each<[string, Record<string, Change>]>([
    ['a tensor the model lacks', { stranger: ['I8', [1], bytes(1)] }],
    ['fewer numbers than it names', { matrix: ['I8', [3, 1], bytes(1)] }],
    ['another number of axes', { matrix: ['I8', [3], bytes(1, 1, 0)] }],
    ['another type', { bias: ['I8', [2], bytes(1, 1)] }],
    ['a sum outside 8 bits', { matrix: ['I8', [3, 1], bytes(0, 0, 1)] }],
  ])('is refused for %s', (_what, changes) => {
    expect(() => adaptModel(source, adaptation(changes))).toThrow();
  });

  it('is refused when the file is cut short', () => {
    const whole = adaptation({ matrix: ['I8', [3, 1], bytes(1, 1, -1)] });
    expect(() => adaptModel(source, whole.subarray(0, whole.length - 9))).toThrow();
  });
});
