// The thread that listens to every call. Voice activity is looked at for all calls together once per turn of its
// loop; decoding happens on native threads, so a long sentence of one call delays no other call's silence.
import { parentPort, workerData } from 'node:worker_threads';
import { createEar, type Ear } from './ear.ts';
import { openRecognizer } from './recognizer.ts';
import { createDownsampler } from './resample.ts';
import type { FromListener, ListenerSetup, ToListener } from './speech-to-text.protocol.ts';
import { newVoiceMemory, openVoiceActivity, type VoiceMemory, WINDOW_SAMPLES } from './voice-activity.ts';

type Call = {
  ear: Ear;
  downsample(pcm: Int16Array): Float32Array;
  memory: VoiceMemory;
  /** 16 kHz samples that do not fill a window yet, and windows not yet looked at. */
  rest: Float32Array;
  pending: Float32Array[];
};

const port = parentPort!;
const tell = (message: FromListener) => port.postMessage(message);

const { paths, threads, parallel } = workerData as ListenerSetup;
const [voiceActivity, transcribe] = await Promise.all([
  openVoiceActivity(paths.voiceActivity),
  openRecognizer({ paths, threads, parallel, onBusy: (isBusy) => tell({ type: 'busy', isBusy }) }),
]);
await transcribe(new Float32Array(16_000), 'soon');

const calls = new Map<number, Call>();
let isLooking = false;

function open(id: number, takeYourTime: boolean): void {
  const ear = createEar({
    takeYourTime,
    transcribe,
    onHeard: (heard) => tell({ type: 'heard', call: id, heard }),
    onFailure: () => tell({ type: 'hearing_failed', call: id }),
  });
  const rest = new Float32Array(0);
  calls.set(id, { ear, downsample: createDownsampler(), memory: newVoiceMemory(), rest, pending: [] });
}

function take(call: Call, pcm: Int16Array): void {
  const fresh = call.downsample(pcm);
  const samples = new Float32Array(call.rest.length + fresh.length);
  samples.set(call.rest);
  samples.set(fresh, call.rest.length);
  let at = 0;
  for (; at + WINDOW_SAMPLES <= samples.length; at += WINDOW_SAMPLES) {
    call.pending.push(samples.slice(at, at + WINDOW_SAMPLES));
  }
  call.rest = samples.slice(at);
  if (call.pending.length > 0 && !isLooking) {
    isLooking = true;
    // Frames of other calls that are already in the queue join the same run.
    setImmediate(lookAtAll);
  }
}

async function lookAtAll(): Promise<void> {
  for (;;) {
    const waiting = [...calls.values()].filter((call) => call.pending.length > 0);
    if (waiting.length === 0) break;
    const moments = waiting.map((call) => ({ window: call.pending.shift()!, memory: call.memory }));
    const probabilities = await voiceActivity.look(moments);
    for (const [i, call] of waiting.entries()) call.ear.hear(moments[i]!.window, probabilities[i]!);
  }
  isLooking = false;
}

port.on('message', (message: ToListener) => {
  switch (message.type) {
    case 'open':
      open(message.call, message.takeYourTime);
      break;
    case 'audio': {
      const call = calls.get(message.call);
      if (call) take(call, message.pcm);
      break;
    }
    case 'pace':
      calls.get(message.call)?.ear.setPace(message.takeYourTime);
      break;
    case 'close':
      calls.get(message.call)?.ear.close();
      calls.delete(message.call);
      break;
    case 'transcribe':
      transcribe(message.samples, 'soon').then(
        (text) => tell({ type: 'transcribed', id: message.id, text }),
        () => tell({ type: 'transcription_failed', id: message.id }),
      );
      break;
  }
});
tell({ type: 'ready' });
