// A thread that speaks. It loads the voice, says one word to itself so that the first clause is not the slow one,
// and then answers one clause at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { openKokoro } from './kokoro.ts';
import type { FromSpeaker, SpeakerSetup, ToSpeaker } from './text-to-speech.protocol.ts';
import { embeddedVoices } from './voices.ts';

const port = parentPort!;
const tell = (message: FromSpeaker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const { paths, threads } = workerData as SpeakerSetup;
const kokoro = await openKokoro(paths, threads);
await kokoro.speak('I am here with you.', embeddedVoices.alloy, 1);

port.on('message', async ({ id, text, voice, speed }: ToSpeaker) => {
  const startedAt = performance.now();
  try {
    const { pcm, visemes } = await kokoro.speak(text, voice, speed);
    const tookMs = performance.now() - startedAt;
    tell({ type: 'spoken', id, pcm, visemes, tookMs }, [pcm.buffer as ArrayBuffer]);
  } catch {
    tell({ type: 'failed', id });
  }
});
tell({ type: 'ready' });
