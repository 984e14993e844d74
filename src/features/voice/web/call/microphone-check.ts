// A live level for the device check before a call. It opens the microphone and nothing else: nothing is recorded
// and nothing leaves the page.
import { openMicrophone } from './microphone.ts';

const METER_EVERY_MS = 60;

export type MicrophoneCheck = { stop(): void };

/**
 * Opens the microphone (null = the system's default) and reports its level (RMS, 0–1) until stopped.
 * Call it in a click. Rejects with a MicrophoneError.
 */
export async function checkMicrophone(
  id: string | null,
  onLevel: (rms: number) => void,
): Promise<MicrophoneCheck> {
  const context = new AudioContext();
  void context.resume();
  try {
    const stream = await openMicrophone(id);
    const analyser = context.createAnalyser();
    analyser.fftSize = 2_048;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const meter = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(Math.sqrt(samples.reduce((energy, sample) => energy + sample * sample, 0) / samples.length));
    }, METER_EVERY_MS);
    return {
      stop() {
        clearInterval(meter);
        for (const track of stream.getTracks()) track.stop();
        void context.close();
      },
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}
