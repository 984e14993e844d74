// Streaming sample-rate conversion for the audio thread: a polyphase windowed-sinc filter, exact for any two
// integer rates. Push input, pull output; nothing is allocated after creation.

const ZERO_CROSSINGS = 16;
/** Kaiser window shape for about 70 dB of rejection. */
const KAISER_BETA = 7;
/** Where the filter is half way down, relative to the lower Nyquist: leaves room for the roll-off below it. */
const CUTOFF = 0.9;

export type Resampler = {
  /** How many input samples must be pushed before `count` outputs can be pulled. */
  needed(count: number): number;
  /** Appends the first `count` samples of `input`; at most `maxPush` (set on creation) between pulls. */
  push(input: Float32Array, count: number): void;
  /** Writes up to `count` outputs at `offset` and says how many there were. */
  pull(output: Float32Array, offset: number, count: number): number;
  /** Input samples by which the output lags. */
  delay: number;
  /** Forgets all history, as if nothing had been pushed. */
  reset(): void;
};

/** Rates in Hz, whole numbers. `maxPush` bounds one push. */
export function createResampler(inputRate: number, outputRate: number, maxPush: number): Resampler {
  const divisor = greatestCommonDivisor(inputRate, outputRate);
  const phases = outputRate / divisor;
  const stride = inputRate / divisor;
  const isIdentity = phases === stride;
  const taps = isIdentity ? 1 : 2 * Math.ceil(ZERO_CROSSINGS * Math.max(1, inputRate / outputRate));
  const kernel = isIdentity ? Float32Array.of(1) : polyphaseKernel(phases, taps, inputRate, outputRate);
  const history = taps - 1;
  const buffer = new Float32Array(4 * (history + maxPush) + 64);

  let filled = history;
  let base = history;
  let phase = 0;

  function needed(count: number): number {
    const last = base + Math.floor((phase + (count - 1) * stride) / phases);
    return Math.max(0, last + 1 - filled);
  }

  function push(input: Float32Array, count: number): void {
    if (filled + count > buffer.length) {
      const from = base - history;
      buffer.copyWithin(0, from, filled);
      filled -= from;
      base = history;
    }
    for (let i = 0; i < count; i++) buffer[filled + i] = input[i]!;
    filled += count;
  }

  function pull(output: Float32Array, offset: number, count: number): number {
    const end = Math.min(offset + count, output.length);
    let at = offset;
    while (at < end && base < filled) {
      output[at++] = weigh(kernel, phase * taps, buffer, base - history, taps);
      phase += stride;
      while (phase >= phases) {
        phase -= phases;
        base++;
      }
    }
    return at - offset;
  }

  function reset(): void {
    buffer.fill(0);
    filled = history;
    base = history;
    phase = 0;
  }

  return { needed, push, pull, delay: isIdentity ? 0 : taps / 2, reset };
}

/** The sum of `taps` samples times their weights; four at a time, because this is nearly all the work there is. */
function weigh(kernel: Float32Array, row: number, samples: Float32Array, from: number, taps: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let tap = 0;
  for (; tap + 3 < taps; tap += 4) {
    a += kernel[row + tap]! * samples[from + tap]!;
    b += kernel[row + tap + 1]! * samples[from + tap + 1]!;
    c += kernel[row + tap + 2]! * samples[from + tap + 2]!;
    d += kernel[row + tap + 3]! * samples[from + tap + 3]!;
  }
  for (; tap < taps; tap++) a += kernel[row + tap]! * samples[from + tap]!;
  return a + b + c + d;
}

/** One row of taps per output phase, each summing to 1 so that the level does not depend on the phase. */
function polyphaseKernel(phases: number, taps: number, inputRate: number, outputRate: number): Float32Array {
  const cutoff = CUTOFF * Math.min(1, outputRate / inputRate);
  const half = taps / 2;
  const kernel = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = phase / phases + half - 1 - tap;
      const value = cutoff * sinc(cutoff * distance) * kaiser(distance / half);
      kernel[phase * taps + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < taps; tap++) kernel[phase * taps + tap]! /= sum;
  }
  return kernel;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
