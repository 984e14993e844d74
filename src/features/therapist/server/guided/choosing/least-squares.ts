// Ridge regression, solved exactly: the same examples always give the same weights. Of examples that are fewer than the
// numbers that describe them, by how like each is to each.

/** Row-major and symmetric, to its lower triangle L with L·Lᵀ = matrix, in place. */
function factorise(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i += 1) {
    const own = matrix.subarray(i * size, i * size + size);
    for (let j = 0; j <= i; j += 1) {
      const other = matrix.subarray(j * size, j * size + size);
      let sum = own[j] as number;
      for (let k = 0; k < j; k += 1) sum -= (own[k] as number) * (other[k] as number);
      own[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  }
}

/** Solves L·Lᵀ·x = right in place. */
function solve(lower: Float64Array, size: number, right: Float64Array): void {
  for (let i = 0; i < size; i += 1) {
    let sum = right[i] as number;
    for (let k = 0; k < i; k += 1) sum -= (lower[i * size + k] as number) * (right[k] as number);
    right[i] = sum / (lower[i * size + i] as number);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    right[i] = (right[i] as number) / (lower[i * size + i] as number);
    for (let k = 0; k < i; k += 1)
      (right[k] as number) -= (lower[i * size + k] as number) * (right[i] as number);
  }
}

/**
 * How much each example counts for each of the outputs: a row for an output. `alike(i, j)`: the product of two examples'
 * numbers. `wanted`: for each example its outputs, less their means. `ridge`: over 0; how far the answers may stay from them.
 */
export function leastSquares(
  alike: (i: number, j: number) => number,
  wanted: readonly Float32Array[],
  ridge: number,
): Float64Array[] {
  const size = wanted.length;
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j <= i; j += 1) matrix[i * size + j] = alike(i, j) + (i === j ? ridge : 0);
  factorise(matrix, size);
  return Array.from(wanted[0] ?? [], (_, output) => {
    const right = Float64Array.from(wanted, (row) => row[output] as number);
    solve(matrix, size, right);
    return right;
  });
}
