// Makes a model that was trained further out of the one npm installs. What is kept is little more than the difference: a
// gzipped safetensors file of tensors under the names they have in the model. 8-bit numbers of the same shape are
// differences to add; those of another shape (a layer was made narrower) and all 32-bit numbers stand for themselves.
import { gunzipSync } from 'node:zlib';
import { fieldsOf, message, rewrite, textOf, varintField } from '#platform/server/onnx/protobuf.ts';

/** Field numbers of onnx.proto. */
const model = { graph: 7 } as const;
const graph = { initializer: 5, valueInfo: 13 } as const;
const tensor = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
/** Its numbers for what a tensor holds. */
const dataTypes = { F32: 1, I8: 3 } as const;

type Change = { dtype: keyof typeof dataTypes; shape: number[]; bytes: Buffer };

const HEADER_LENGTH_BYTES = 8;

function changesIn(file: Buffer): Map<string, Change> {
  const bytes = gunzipSync(file);
  const dataAt = HEADER_LENGTH_BYTES + Number(bytes.readBigUInt64LE(0));
  const header = JSON.parse(bytes.toString('utf8', HEADER_LENGTH_BYTES, dataAt)) as Record<
    string,
    Omit<Change, 'bytes'> & { data_offsets: [number, number] }
  >;
  return new Map(
    Object.entries(header).map(
      ([
        name,
        {
          dtype,
          shape,
          data_offsets: [from, to],
        },
      ]) => [name, { dtype, shape, bytes: bytes.subarray(dataAt + from, dataAt + to) }],
    ),
  );
}

function sumOf(values: Buffer, differences: Buffer): Buffer {
  if (values.length !== differences.length) throw new Error('a change does not have the size of its tensor');
  const sum = Buffer.alloc(values.length);
  for (let at = 0; at < values.length; at++)
    sum.writeInt8(values.readInt8(at) + differences.readInt8(at), at);
  return sum;
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((size, length) => size * length, 1);

/** `source`: a TensorProto. */
function changed(source: Buffer, name: string, { dtype, shape, bytes }: Change): Buffer {
  if (bytes.length !== sizeOf(shape) * (dtype === 'F32' ? 4 : 1))
    throw new Error('a change does not have the size it names');
  const fields = [...fieldsOf(source)];
  const numbersOf = (number: number) => fields.filter((field) => field.number === number);
  if (numbersOf(tensor.dataType)[0]?.value !== dataTypes[dtype])
    throw new Error('a change is of another type than its tensor');
  const dims = numbersOf(tensor.dims).map(({ value }) => value);
  if (dims.length !== shape.length) throw new Error('a change does not have the axes of its tensor');
  const isDifference = dtype === 'I8' && dims.every((length, axis) => length === shape[axis]);
  const [raw] = numbersOf(tensor.rawData);
  if (isDifference && !raw) throw new Error('a tensor to add to is stored in another way');
  return Buffer.concat([
    ...shape.map((length) => varintField(tensor.dims, length)),
    varintField(tensor.dataType, dataTypes[dtype]),
    message(tensor.name, Buffer.from(name)),
    message(tensor.rawData, isDifference ? sumOf(raw!.bytes, bytes) : bytes),
  ]);
}

/**
 * `source`: a whole ONNX model; `adaptation`: the file's bytes. Throws when the file is damaged or was made for another
 * model: a tensor that is missing, of another type, not of the size it names, or pushed out of 8 bits. Whether narrower
 * layers fit together is for the runtime to find out.
 */
export function adaptModel(source: Buffer, adaptation: Buffer): Buffer {
  const changes = changesIn(adaptation);
  const adaptTensor = (bytes: Buffer): Buffer => {
    const name = textOf(bytes, tensor.name);
    const change = changes.get(name);
    if (!change) return bytes;
    changes.delete(name);
    return changed(bytes, name, change);
  };
  const adaptPart = (number: number, bytes: Buffer, raw: Buffer): Buffer => {
    if (number === graph.initializer) return message(graph.initializer, adaptTensor(bytes));
    // Notes on the sizes of what lies between: the runtime finds them itself, and they may have changed.
    return number === graph.valueInfo ? Buffer.alloc(0) : raw;
  };
  const adapted = rewrite(source, ({ number, bytes, raw }) =>
    number === model.graph
      ? message(
          model.graph,
          rewrite(bytes, (part) => adaptPart(part.number, part.bytes, part.raw)),
        )
      : raw,
  );
  if (changes.size > 0) throw new Error('the model lacks a tensor that was trained further');
  return adapted;
}
