// The loudspeaker's end on the audio thread. Built as a file of its own and loaded by audioWorklet.addModule.
import { readDownFrame } from './audio-frame.ts';
import { createPlaybackRing } from './playback-ring.ts';
import type { FromPlayback, ToPlayback } from './worklet-messages.ts';

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const sampleRate: number;
declare const currentFrame: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

const MAX_BLOCK = 2_048;
const REPORTS_PER_SECOND = 20;

class Playback extends AudioWorkletProcessor {
  ring = createPlaybackRing(sampleRate, MAX_BLOCK);
  flush: number | null = null;
  isReportDue = false;
  energy = 0;
  frames = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToPlayback>) => this.take(data);
  }

  take(message: ToPlayback): void {
    if (message instanceof ArrayBuffer) {
      const frame = readDownFrame(message);
      if (frame) this.ring.push(frame.item, frame.pcm);
    } else if (message.type === 'finish') {
      this.ring.finish();
    } else if (message.type === 'accept') {
      this.ring.accept(message.item);
    } else if (message.type === 'flush') {
      this.ring.flush();
      this.flush = message.flush ?? this.flush;
      this.isReportDue = true;
    } else {
      message.port.onmessage = ({ data }: MessageEvent<boolean>) => this.ring.duck(data);
    }
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const block = outputs[0]?.[0];
    if (!block) return true;
    this.ring.render(block);
    this.energy += this.ring.level() ** 2 * block.length;
    this.frames += block.length;
    if (this.isReportDue || this.frames >= sampleRate / REPORTS_PER_SECOND) this.report(block.length);
    return true;
  }

  report(blockLength: number): void {
    const report: FromPlayback = {
      item: this.ring.item(),
      ms: this.ring.playedMs(),
      level: Math.sqrt(this.energy / this.frames),
      atMs: ((currentFrame + blockLength) / sampleRate) * 1000,
      isPlaying: this.ring.isPlaying(),
      bufferedMs: this.ring.bufferedMs(),
      underruns: this.ring.underruns(),
    };
    if (this.flush !== null) report.flush = this.flush;
    this.port.postMessage(report);
    this.flush = null;
    this.isReportDue = false;
    this.energy = 0;
    this.frames = 0;
  }
}

registerProcessor('playback', Playback);
