// Learned numbers as they lie in a repository: 8 bits each, with one scale per row.

export type PackedRows = { rows: number; scales: number[]; bytes: string };

/** `values`: row-major, of `rows` rows of one length. */
export function packRows(values: Float32Array, rows: number): PackedRows {
  const size = values.length / rows;
  const bytes = new Int8Array(values.length);
  const scales: number[] = [];
  for (let row = 0; row < rows; row++) {
    let most = 0;
    for (let i = 0; i < size; i++) most = Math.max(most, Math.abs(values[row * size + i]!));
    const scale = Number((most / 127 || 1).toPrecision(6));
    scales.push(scale);
    for (let i = 0; i < size; i++) bytes[row * size + i] = Math.round(values[row * size + i]! / scale);
  }
  return { rows, scales, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

export function unpackRows({ rows, scales, bytes }: PackedRows): Float32Array {
  const raw = Buffer.from(bytes, 'base64');
  const values = new Float32Array(raw.length);
  const size = raw.length / rows;
  for (let i = 0; i < raw.length; i++) values[i] = raw.readInt8(i) * scales[Math.floor(i / size)]!;
  return values;
}
