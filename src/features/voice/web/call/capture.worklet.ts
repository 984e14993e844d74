// The microphone's end on the audio thread. Built as a file of its own and loaded by audioWorklet.addModule.
import { createCaptureFramer } from './capture-framer.ts';
import type { FromCapture, ToCapture } from './worklet-messages.ts';

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const sampleRate: number;
declare const currentFrame: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** The specification of the platform says 128; a larger block would still be taken whole. */
const MAX_BLOCK = 2_048;

class Capture extends AudioWorkletProcessor {
  isMuted = false;
  duckPort: MessagePort | null = null;

  framer = createCaptureFramer(sampleRate, MAX_BLOCK, {
    onFrame: (frame) => {
      if (this.isMuted) return;
      new DataView(frame).setUint32(4, (currentFrame / sampleRate) * 1000, true);
      this.send(frame, [frame]);
    },
    onLevel: (rms) => this.send({ type: 'level', rms: this.isMuted ? 0 : rms }),
    onSpeech: (isSpeaking) => {
      if (this.isMuted) return;
      this.duckPort?.postMessage(isSpeaking);
      this.send({ type: 'speech', isSpeaking });
    },
  });

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToCapture>) => {
      if (data.type === 'mute') this.isMuted = data.isMuted;
      else this.duckPort = data.port;
    };
  }

  send(message: FromCapture, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }

  process(inputs: Float32Array[][]): boolean {
    const block = inputs[0]?.[0];
    if (block) this.framer.process(block);
    return true;
  }
}

registerProcessor('capture', Capture);
