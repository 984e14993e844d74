// Holds the therapist's audio between the network and the loudspeaker: a fixed ring at 24 kHz that waits until
// enough is there, plays without a gap, and falls silent within one block when told to. Runs on the audio thread,
// so nothing is allocated after creation. Positions count what was rendered, never what merely arrived.
import { isAfter, SAMPLE_RATE } from './audio-frame.ts';
import { createResampler } from './resampler.ts';

const RING_SAMPLES = 1 << 19;
const MASK = RING_SAMPLES - 1;
const ITEM_SLOTS = 64;

const START_MS = 60;
const START_STEP_MS = 20;
const START_LIMIT_MS = 400;
/** After this long without a gap the start threshold comes down one step again. */
const FORGIVE_AFTER_MS = 30_000;
/** Every beginning and end of sound is a ramp of this many samples (3 ms), so that none of them clicks. */
const FADE_SAMPLES = 72;

const DUCKED_GAIN = 0.3;
const DUCK_TIME_CONSTANT_MS = 12;
/** Lowered for longer than this without being silenced means it was noise, not an interruption. */
const DUCK_LIMIT_MS = 1_500;

export type PlaybackRing = {
  /** Appends audio of an item; audio of an item that was flushed is ignored. */
  push(item: number, pcm: Int16Array): void;
  /** No more audio will come for what was pushed so far: play it to its end without waiting. */
  finish(): void;
  /** Item numbers begin again at this one: what was flushed under it before no longer counts. */
  accept(item: number): void;
  /** The next `render` fades to silence and drops everything held. */
  flush(): void;
  /** Lowers the voice while the member seems to speak. */
  duck(isDucked: boolean): void;
  /** Fills one block of output. */
  render(output: Float32Array): void;
  /** The item being heard, or the last one heard; 0 before the first. */
  item(): number;
  /** How much of `item()` has been rendered, in ms. */
  playedMs(): number;
  bufferedMs(): number;
  /** Level (RMS, 0–1) of the last block, after fades and ducking. */
  level(): number;
  isPlaying(): boolean;
  /** How often sound ran out in the middle of an item. */
  underruns(): number;
  /** How much must be held before sound starts, in ms. */
  startMs(): number;
};

/** `outputRate` is the device's, in Hz; `maxBlock` the longest block `render` will be given. */
export function createPlaybackRing(outputRate: number, maxBlock: number): PlaybackRing {
  const ring = new Int16Array(RING_SAMPLES);
  const maxNeed = Math.ceil((maxBlock * SAMPLE_RATE) / outputRate) + 2;
  const resampler = createResampler(SAMPLE_RATE, outputRate, maxNeed);
  const source = new Float32Array(maxNeed);
  const duckStep = 1 - Math.exp(-1000 / (DUCK_TIME_CONSTANT_MS * outputRate));

  // Items in the order they arrived; `starts` are absolute sample counts, as are `written` and `read`.
  const items = new Uint16Array(ITEM_SLOTS);
  const starts = new Float64Array(ITEM_SLOTS);
  let firstItem = 0;
  let itemCount = 0;

  let written = 0;
  let read = 0;
  let isPlaying = false;
  let isFinished = false;
  let isFlushing = false;
  let isDucked = false;
  let flushedThrough = -1;
  let gain = 0;
  let duckGain = 1;
  let duckedSamples = 0;
  let waited = 0;
  let cleanSamples = 0;
  let tailBlocks = 0;
  let startMs = START_MS;
  let underruns = 0;
  let level = 0;
  let lastItem = 0;
  let lastPlayedMs = 0;

  function push(item: number, pcm: Int16Array): void {
    if (flushedThrough >= 0 && !isAfter(item, flushedThrough)) return;
    if (itemCount === 0 || items[(firstItem + itemCount - 1) % ITEM_SLOTS] !== item) {
      if (itemCount === ITEM_SLOTS) dropFirstItem();
      items[(firstItem + itemCount) % ITEM_SLOTS] = item;
      starts[(firstItem + itemCount) % ITEM_SLOTS] = written;
      itemCount++;
    }
    for (let i = 0; i < pcm.length; i++) ring[(written + i) & MASK] = pcm[i]!;
    written += pcm.length;
    if (written - read > RING_SAMPLES) read = written - RING_SAMPLES;
    isFinished = false;
  }

  function dropFirstItem(): void {
    firstItem = (firstItem + 1) % ITEM_SLOTS;
    itemCount--;
  }

  function finish(): void {
    isFinished = true;
  }

  function accept(item: number): void {
    flushedThrough = (item - 1) & 0xffff;
  }

  function flush(): void {
    isFlushing = true;
  }

  function duck(wanted: boolean): void {
    isDucked = wanted;
    duckedSamples = 0;
  }

  function render(output: Float32Array): void {
    const count = output.length;
    if (!isPlaying) startWhenReady(count);
    if (isPlaying || tailBlocks > 0) {
      const need = resampler.needed(count);
      takeFromRing(need);
      resampler.push(source, need);
      resampler.pull(output, 0, count);
      shape(output);
    } else {
      output.fill(0);
      level = 0;
    }
    notePosition();
    if (isFlushing) drop();
  }

  function startWhenReady(count: number): void {
    const held = written - read;
    if (tailBlocks > 0) tailBlocks--;
    if (held === 0) {
      waited = 0;
      return;
    }
    waited += count;
    const isEnough = held >= (startMs * SAMPLE_RATE) / 1000;
    const isOverdue = waited >= (2 * startMs * outputRate) / 1000;
    if (isEnough || isFinished || isOverdue) {
      isPlaying = true;
      gain = 0;
      waited = 0;
    }
  }

  /** Moves `need` samples to `source`, ramping up after silence and down before the samples run out. */
  function takeFromRing(need: number): void {
    const held = isPlaying ? Math.min(need, written - read) : 0;
    for (let i = 0; i < held; i++) {
      const left = written - read - i;
      gain = Math.min(1, gain + 1 / FADE_SAMPLES, (left - 1) / FADE_SAMPLES);
      source[i] = ring[(read + i) & MASK]! * gain * (1 / 32_768);
    }
    for (let i = held; i < need; i++) source[i] = 0;
    read += held;
    cleanSamples += held;
    if (isPlaying && held < need) runDry();
    else if (cleanSamples > (FORGIVE_AFTER_MS * SAMPLE_RATE) / 1000 && startMs > START_MS) {
      startMs -= START_STEP_MS;
      cleanSamples = 0;
    }
  }

  function runDry(): void {
    isPlaying = false;
    tailBlocks = 1 + Math.ceil((resampler.delay * 2 * outputRate) / (SAMPLE_RATE * 128));
    if (isFinished) return;
    underruns++;
    cleanSamples = 0;
    startMs = Math.min(START_LIMIT_MS, startMs + START_STEP_MS);
  }

  /** Ducking, the fade of a flush, and the level, in one pass over the block. */
  function shape(output: Float32Array): void {
    const count = output.length;
    const target = isDucked && duckedSamples < (DUCK_LIMIT_MS * outputRate) / 1000 ? DUCKED_GAIN : 1;
    duckedSamples += count;
    let energy = 0;
    for (let i = 0; i < count; i++) {
      duckGain += (target - duckGain) * duckStep;
      let sample = output[i]! * duckGain;
      if (isFlushing) sample *= 0.5 + 0.5 * Math.cos((Math.PI * (i + 1)) / count);
      output[i] = sample;
      energy += sample * sample;
    }
    level = Math.sqrt(energy / count);
  }

  function notePosition(): void {
    const rendered = isPlaying ? Math.max(0, read - resampler.delay) : read;
    while (itemCount > 1 && starts[(firstItem + 1) % ITEM_SLOTS]! <= rendered) dropFirstItem();
    if (itemCount === 0 || rendered < starts[firstItem]!) return;
    if (rendered === starts[firstItem] && !isPlaying) return;
    lastItem = items[firstItem]!;
    lastPlayedMs = ((rendered - starts[firstItem]!) * 1000) / SAMPLE_RATE;
  }

  function drop(): void {
    if (itemCount > 0) flushedThrough = items[(firstItem + itemCount - 1) % ITEM_SLOTS]!;
    read = written;
    itemCount = 0;
    isFlushing = false;
    isFinished = false;
    isPlaying = false;
    isDucked = false;
    gain = 0;
    duckGain = 1;
    waited = 0;
    tailBlocks = 0;
    resampler.reset();
  }

  return {
    push,
    finish,
    accept,
    flush,
    duck,
    render,
    item: () => lastItem,
    playedMs: () => lastPlayedMs,
    bufferedMs: () => ((written - read) * 1000) / SAMPLE_RATE,
    level: () => level,
    isPlaying: () => isPlaying,
    underruns: () => underruns,
    startMs: () => startMs,
  };
}
