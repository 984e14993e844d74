// Rewrites a half-precision ONNX model in single precision, reading and writing the protobuf itself.
// Half-precision arithmetic overflows to NaN (heard as silence) on some sentences, so the small file is what is
// shipped and the wide one is what runs. Everything that is not a 16-bit float is copied byte for byte.
import {
  type Field,
  fieldsOf,
  message,
  readVarint,
  rewrite,
  textOf,
  varintField,
  wire,
} from '#platform/server/onnx/protobuf.ts';

/** `TensorProto.DataType` values. */
const FLOAT = 1;
const FLOAT16 = 10;

/** Field numbers of onnx.proto, only those that can lead to a 16-bit float. */
const model = { graph: 7 } as const;
const graph = { node: 1, initializer: 5, input: 11, output: 12, valueInfo: 13 } as const;
const node = { opType: 4, attribute: 5 } as const;
const attribute = { name: 1, integer: 3, tensor: 5, graph: 6, tensors: 10, graphs: 11 } as const;
const tensor = { dataType: 2, floatData: 4, int32Data: 5, rawData: 9 } as const;
const valueInfo = { name: 1, type: 2 } as const;
const typeProto = { tensorType: 1 } as const;
const tensorType = { elementType: 1 } as const;

/**
 * `source`: a whole ONNX model. `extraOutputs`: names of inner tensors to expose as outputs of the graph.
 * Throws when the bytes are not a protobuf message.
 */
export function toFloat32(source: Buffer, extraOutputs: readonly string[] = []): Buffer {
  return rewrite(source, (field) =>
    field.number === model.graph
      ? message(model.graph, graphToFloat32(field.bytes, extraOutputs))
      : field.raw,
  );
}

function graphToFloat32(source: Buffer, extraOutputs: readonly string[] = []): Buffer {
  const rewritten = rewrite(source, (field) => {
    switch (field.number) {
      case graph.node:
        return message(graph.node, nodeToFloat32(field.bytes));
      case graph.initializer:
        return message(graph.initializer, tensorToFloat32(field.bytes));
      case graph.input:
      case graph.output:
      case graph.valueInfo:
        return message(field.number, valueInfoToFloat32(field.bytes));
      default:
        return field.raw;
    }
  });
  const outputs = extraOutputs.map((name) =>
    message(graph.output, message(valueInfo.name, Buffer.from(name))),
  );
  return Buffer.concat([rewritten, ...outputs]);
}

function nodeToFloat32(source: Buffer): Buffer {
  const opType = textOf(source, node.opType);
  return rewrite(source, (field) =>
    field.number === node.attribute
      ? message(node.attribute, attributeToFloat32(field.bytes, opType))
      : field.raw,
  );
}

function attributeToFloat32(source: Buffer, opType: string): Buffer {
  const name = textOf(source, attribute.name);
  const namesAType = name === 'dtype' || (opType === 'Cast' && name === 'to');
  return rewrite(source, (field) => {
    switch (field.number) {
      case attribute.integer:
        return namesAType && field.value === FLOAT16 ? varintField(attribute.integer, FLOAT) : field.raw;
      case attribute.tensor:
      case attribute.tensors:
        return message(field.number, tensorToFloat32(field.bytes));
      case attribute.graph:
      case attribute.graphs:
        return message(field.number, graphToFloat32(field.bytes));
      default:
        return field.raw;
    }
  });
}

function tensorToFloat32(source: Buffer): Buffer {
  const fields = [...fieldsOf(source)];
  if (fields.find((field) => field.number === tensor.dataType)?.value !== FLOAT16) return source;
  return Buffer.concat(
    fields.map((field) => {
      switch (field.number) {
        case tensor.dataType:
          return varintField(tensor.dataType, FLOAT);
        case tensor.rawData:
          return message(tensor.rawData, widen(halvesOfBytes(field.bytes)));
        case tensor.int32Data:
          return message(tensor.floatData, widen(halvesOfVarints(field)));
        default:
          return field.raw;
      }
    }),
  );
}

function valueInfoToFloat32(source: Buffer): Buffer {
  return rewrite(source, (field) =>
    field.number === valueInfo.type ? message(valueInfo.type, typeToFloat32(field.bytes)) : field.raw,
  );
}

function typeToFloat32(source: Buffer): Buffer {
  return rewrite(source, (field) => {
    if (field.number !== typeProto.tensorType) return field.raw;
    const inner = rewrite(field.bytes, (part) =>
      part.number === tensorType.elementType && part.value === FLOAT16
        ? varintField(tensorType.elementType, FLOAT)
        : part.raw,
    );
    return message(typeProto.tensorType, inner);
  });
}

/** The float each of the 65 536 half-precision patterns stands for. */
const floatOfHalf = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

function halvesOfBytes(bytes: Buffer): Uint16Array {
  // The copy starts at an aligned address; a slice of a larger buffer may not, and a view refuses that.
  return new Uint16Array(new Uint8Array(bytes).buffer);
}

function halvesOfVarints(field: Field): Uint16Array {
  if (field.wireType === wire.varint) return Uint16Array.of(field.value);
  const halves: number[] = [];
  for (let at = 0; at < field.bytes.length; ) {
    const { value, next } = readVarint(field.bytes, at);
    halves.push(value);
    at = next;
  }
  return Uint16Array.from(halves);
}

function widen(halves: Uint16Array): Buffer {
  const wide = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) wide[i] = floatOfHalf[halves[i]!]!;
  return Buffer.from(wide.buffer);
}
