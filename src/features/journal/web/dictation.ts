// Spoken words for an entry. The browser records as it likes best; here it becomes what the server's recognition hears: 24 kHz,
// one channel, whole numbers. Nothing is sent until the member stops, and nothing is kept.
import { microphoneError, openMicrophone } from '#features/voice/web/call/microphone.ts';

export const MAX_DICTATION_MS = 5 * 60_000;
const RATE = 24_000;
const LEVEL_EVERY_MS = 80;

export type Recording = {
  /** Ends it and gives the sound as a WAV file; null when nothing was recorded. */
  finish(): Promise<Blob | null>;
  discard(): void;
};

/** Call it in a click. `onLevel` is told 0–1. Rejects with a MicrophoneError. */
export async function startRecording(
  onLevel: (rms: number) => void,
  onEnded: () => void,
): Promise<Recording> {
  if (typeof MediaRecorder === 'undefined' || typeof AudioContext === 'undefined')
    throw microphoneError('unsupported');
  const stream = await openMicrophone(null);
  const context = new AudioContext();
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(Math.sqrt(samples.reduce((energy, sample) => energy + sample * sample, 0) / samples.length));
  }, LEVEL_EVERY_MS);

  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start(1_000);
  const end = () => {
    clearInterval(meter);
    clearTimeout(limit);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  // Unplugged, or long enough: what was said so far is written down.
  const limit = setTimeout(onEnded, MAX_DICTATION_MS);
  stream.getAudioTracks()[0]?.addEventListener('ended', onEnded);
  return {
    async finish() {
      end();
      await stopped;
      return parts.length > 0 ? wavOf(await decoded(new Blob(parts, { type: recorder.mimeType }))) : null;
    },
    discard: end,
  };
}

async function decoded(sound: Blob): Promise<Float32Array> {
  const decoder = new OfflineAudioContext(1, 1, RATE);
  const buffer = await decoder.decodeAudioData(await sound.arrayBuffer());
  const most = Math.floor((MAX_DICTATION_MS / 1000) * RATE);
  return buffer.getChannelData(0).subarray(0, most);
}

/** A WAV file of one channel at 24 kHz. Samples beyond ±1 are held there. */
export function wavOf(samples: Float32Array): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const word = (at: number, text: string) => {
    for (let sign = 0; sign < 4; sign++) bytes.setUint8(at + sign, text.charCodeAt(sign));
  };
  word(0, 'RIFF');
  bytes.setUint32(4, 36 + samples.length * 2, true);
  word(8, 'WAVE');
  word(12, 'fmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  word(36, 'data');
  bytes.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => {
    bytes.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}
