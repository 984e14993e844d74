// How like a few sentences are to thousands that are known beforehand: one multiplication of matrices by the library that
// runs the models, which takes a fraction of what a loop over the vectors would keep everybody else waiting.
import { message, varintField } from '../onnx/protobuf.ts';

export type LikenessBank = {
  /**
   * For each of `vectors` (of the bank's dimensions), how like it is to every known one, in their order: −1 to 1 for vectors
   * of unit length. About 5 ms for 10 000 known ones of 384 numbers, hardly more for six vectors than for one.
   */
  likenesses(vectors: readonly Float32Array[]): Promise<Float32Array[]>;
};

/**
 * `known`: of one length each. Their numbers are copied. Rejects where the library does not run on this machine: it is loaded
 * here, so that everything else starts without it.
 */
export async function openLikenessBank(known: readonly Float32Array[]): Promise<LikenessBank> {
  const ort = await import('onnxruntime-node');
  const dimensions = known[0]?.length ?? 0;
  const flat = new Float32Array(known.length * dimensions);
  for (const [at, vector] of known.entries()) flat.set(vector, at * dimensions);
  const bank = new ort.Tensor('float32', flat, [known.length, dimensions]);
  const session = await ort.InferenceSession.create(multiplication(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });

  return {
    async likenesses(vectors) {
      if (vectors.length === 0 || known.length === 0) return vectors.map(() => new Float32Array(0));
      const columns = new Float32Array(dimensions * vectors.length);
      for (const [column, vector] of vectors.entries())
        for (let row = 0; row < dimensions; row++) columns[row * vectors.length + column] = vector[row]!;
      const { likenesses } = await session.run({
        bank,
        texts: new ort.Tensor('float32', columns, [dimensions, vectors.length]),
      });
      const found = likenesses!.data as Float32Array;
      return vectors.map((_, column) =>
        Float32Array.from({ length: known.length }, (_known, row) => found[row * vectors.length + column]!),
      );
    },
  };
}

/**
 * A model of one operation, as https://onnx.ai/onnx/repo-docs/IR.html and the field numbers of its `onnx.proto` have it:
 * likenesses [known, texts] = bank [known, dimensions] · texts [dimensions, texts].
 */
function multiplication(): Buffer {
  const text = (field: number, value: string) => message(field, Buffer.from(value));
  const FLOAT = 1;
  const matrix = (name: string, ...sizes: string[]) => {
    const shape = Buffer.concat(sizes.map((size) => message(1, text(2, size))));
    const tensor = Buffer.concat([varintField(1, FLOAT), message(2, shape)]);
    return Buffer.concat([text(1, name), message(2, message(1, tensor))]);
  };
  const node = Buffer.concat([text(1, 'bank'), text(1, 'texts'), text(2, 'likenesses'), text(4, 'MatMul')]);
  const graph = Buffer.concat([
    message(1, node),
    text(2, 'likeness'),
    message(11, matrix('bank', 'known', 'dimensions')),
    message(11, matrix('texts', 'dimensions', 'texts')),
    message(12, matrix('likenesses', 'known', 'texts')),
  ]);
  const [IR_VERSION, OPERATORS_VERSION] = [8, 13];
  return Buffer.concat([
    varintField(1, IR_VERSION),
    message(8, varintField(2, OPERATORS_VERSION)),
    message(7, graph),
  ]);
}
