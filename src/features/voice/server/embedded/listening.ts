// The server's side of the thread that listens: passes a call's sound on, hands back what was heard.
import { Worker } from 'node:worker_threads';
import type { FromListener, Heard, ListenerSetup, ToListener } from './speech-to-text.protocol.ts';

/** One call being listened to. */
export type Listener = {
  /** 24 kHz, mono, 16 bit; copied. */
  append(pcm: Buffer): void;
  setPace(takeYourTime: boolean): void;
  close(): void;
};

export type ListenerEvents = {
  onHeard(heard: Heard): void;
  /** A turn whose words could not be read. */
  onFailure(): void;
  /** Nothing will be heard any more. */
  onLost(): void;
};

export type Listening = {
  listen(options: ListenerEvents & { takeYourTime: boolean }): Listener;
  /** 16 kHz, mono; `samples` is given away. */
  transcribe(samples: Float32Array): Promise<string>;
  close(): Promise<void>;
};

/** Resolves when the thread is ready. */
export async function openListening(options: {
  setup: ListenerSetup;
  onBusy(isBusy: boolean): void;
  onLost(): void;
}): Promise<Listening> {
  const calls = new Map<number, ListenerEvents>();
  const readings = new Map<number, { resolve(text: string): void; reject(reason: Error): void }>();
  let lastNumber = 0;
  let isClosed = false;
  const worker = new Worker(new URL('./speech-to-text.worker.ts', import.meta.url), {
    workerData: options.setup,
  });
  const tell = (message: ToListener, transfer: ArrayBuffer[] = []) => {
    if (!isClosed) worker.postMessage(message, transfer);
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromListener) => {
      if (message.type === 'ready') resolve();
      else take(message);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      reject(new Error('the listening thread stopped'));
      lose();
    });
  });

  function take(message: Exclude<FromListener, { type: 'ready' }>): void {
    switch (message.type) {
      case 'heard':
        calls.get(message.call)?.onHeard(message.heard);
        return;
      case 'hearing_failed':
        calls.get(message.call)?.onFailure();
        return;
      case 'transcribed':
        readings.get(message.id)?.resolve(message.text);
        readings.delete(message.id);
        return;
      case 'transcription_failed':
        readings.get(message.id)?.reject(new Error('the words could not be read'));
        readings.delete(message.id);
        return;
      case 'busy':
        options.onBusy(message.isBusy);
        return;
    }
  }

  function lose(): void {
    if (isClosed) return;
    isClosed = true;
    forgetReadings();
    options.onBusy(false);
    for (const events of calls.values()) events.onLost();
    calls.clear();
    options.onLost();
  }

  function forgetReadings(): void {
    for (const { reject } of readings.values()) reject(new Error('the listening thread stopped'));
    readings.clear();
  }

  return {
    listen({ takeYourTime, ...events }) {
      const call = ++lastNumber;
      calls.set(call, events);
      tell({ type: 'open', call, takeYourTime });
      return {
        append(pcm) {
          const samples = new Int16Array(pcm.length >> 1);
          for (let i = 0; i < samples.length; i++) samples[i] = pcm.readInt16LE(i * 2);
          tell({ type: 'audio', call, pcm: samples }, [samples.buffer]);
        },
        setPace: (next) => tell({ type: 'pace', call, takeYourTime: next }),
        close() {
          if (calls.delete(call)) tell({ type: 'close', call });
        },
      };
    },
    transcribe(samples) {
      if (isClosed) return Promise.reject(new Error('speech is closed'));
      const id = ++lastNumber;
      return new Promise((resolve, reject) => {
        readings.set(id, { resolve, reject });
        tell({ type: 'transcribe', id, samples }, [samples.buffer as ArrayBuffer]);
      });
    },
    async close() {
      isClosed = true;
      calls.clear();
      forgetReadings();
      await worker.terminate();
    },
  };
}
