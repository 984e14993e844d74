// 24 kHz to 16 kHz for the listening models: two samples out for three in, through a low-pass at 7.2 kHz.
// Keeps the end of each buffer, so that a call can be fed frame by frame without a seam.

export const LISTENING_SAMPLE_RATE = 16_000;

/** Taps of the filter at the common rate of 48 kHz. Odd, so that the delay is a whole number of samples. */
const TAPS = 97;
const CUT_OFF = 7_200 / 48_000;
/** Kaiser window shape: about 70 dB of rejection. */
const BETA = 6.8;

const filter = lowPass();

/** Returns a function that takes 24 kHz samples and returns the 16 kHz samples that are complete by now. */
export function createDownsampler(): (input: Int16Array) => Float32Array {
  /** Samples still needed, oldest first; starts with silence so that the first output has a past. */
  let past = new Float32Array(Math.ceil(TAPS / 2));
  /** Where the next output lies, in 48 kHz steps from the start of `past`. */
  let at = TAPS - 1;

  return (input) => {
    const samples = new Float32Array(past.length + input.length);
    samples.set(past);
    for (let i = 0; i < input.length; i++) samples[past.length + i] = input[i]! / 32_768;

    const end = (samples.length - 1) * 2;
    const output = new Float32Array(at > end ? 0 : Math.floor((end - at) / 3) + 1);
    for (let i = 0; i < output.length; i++, at += 3) {
      let sum = 0;
      // Every other 48 kHz step is a zero that was never written; only the taps that meet a sample count.
      for (let tap = at % 2; tap < TAPS; tap += 2) sum += filter[tap]! * samples[(at - tap) / 2]!;
      output[i] = sum;
    }
    const oldest = Math.max(0, Math.floor((at - TAPS) / 2));
    past = samples.slice(oldest);
    at -= oldest * 2;
    return output;
  };
}

/** A whole recording at once. */
export function downsample(input: Int16Array): Float32Array {
  return createDownsampler()(input);
}

function lowPass(): Float32Array {
  const middle = (TAPS - 1) / 2;
  const taps = Float32Array.from({ length: TAPS }, (_, i) => {
    const x = i - middle;
    const sinc = x === 0 ? 2 * CUT_OFF : Math.sin(2 * Math.PI * CUT_OFF * x) / (Math.PI * x);
    return sinc * (bessel(BETA * Math.sqrt(1 - (x / middle) ** 2)) / bessel(BETA));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  // Gain 2: half of the 48 kHz steps are zeros.
  return taps.map((tap) => (tap / sum) * 2);
}

function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 30; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
