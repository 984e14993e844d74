// Microphone, loudspeaker and the two worklets of one call. The context runs at the device's own rate (some
// browsers refuse a microphone in any other) and must be made inside the click that starts the call.

import { keepAwake } from '#platform/web/wake-lock.ts';
import captureUrl from './capture.worklet.ts?worker&url';
import { type MicrophoneProblem, microphoneError, openMicrophone } from './microphone.ts';
import playbackUrl from './playback.worklet.ts?worker&url';

export type CallAudio = {
  /**
   * Starts listening. Call it synchronously in a click. Resolves with the ports of the two worklets
   * (worklet-messages.ts says what travels on them); rejects with a MicrophoneError.
   */
  open(): Promise<AudioPorts>;
  setMuted(isMuted: boolean): void;
  /** Changes the microphone in mid-call; null is the system's default. Rejects with a MicrophoneError. */
  chooseMicrophone(id: string | null): Promise<void>;
  /** Brings sound back after the system paused it; in some browsers only a click may do this. */
  resume(): Promise<void>;
  /** Stops listening but lets what is being said finish. */
  stopMicrophone(): void;
  close(): Promise<void>;
};

export type AudioPorts = { capture: MessagePort; playback: MessagePort };

export type CallAudioOptions = {
  microphoneId: string | null;
  /** Something happened to the microphone while in use; null when it is well again. */
  onProblem(problem: MicrophoneProblem | null): void;
  /** The system paused the sound (a phone call, a locked screen) or gave it back. */
  onPaused(isPaused: boolean): void;
};

export function createCallAudio({ microphoneId, onProblem, onPaused }: CallAudioOptions): CallAudio {
  let context: AudioContext | null = null;
  let capture: AudioWorkletNode | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  let stream: MediaStream | null = null;
  let isMuted = false;
  let isClosed = false;
  let letSleep: (() => void) | null = null;

  async function open(): Promise<AudioPorts> {
    const made = new AudioContext({ latencyHint: 'interactive' });
    context = made;
    void made.resume();
    try {
      if (!made.audioWorklet) throw microphoneError(globalThis.isSecureContext ? 'unsupported' : 'insecure');
      const [opened] = await Promise.all([
        openMicrophone(microphoneId),
        made.audioWorklet.addModule(captureUrl),
        made.audioWorklet.addModule(playbackUrl),
      ]);
      if (isClosed) {
        stop(opened);
        throw new Error('closed while opening');
      }
      const ports = build(made);
      listenTo(opened);
      letSleep = keepAwake();
      return ports;
    } catch (error) {
      await close();
      throw error;
    }
  }

  function build(made: AudioContext): AudioPorts {
    capture = new AudioWorkletNode(made, 'capture', {
      channelCount: 1,
      channelCountMode: 'explicit',
      outputChannelCount: [1],
    });
    // It puts nothing out, but a node that leads nowhere is not run in every browser.
    capture.connect(made.destination);
    const playback = new AudioWorkletNode(made, 'playback', { numberOfInputs: 0, outputChannelCount: [1] });
    playback.connect(made.destination);

    // Straight from worklet to worklet, so that a busy page cannot delay the lowering of the voice.
    const duck = new MessageChannel();
    capture.port.postMessage({ type: 'duck', port: duck.port1 }, [duck.port1]);
    playback.port.postMessage({ type: 'duck', port: duck.port2 }, [duck.port2]);

    made.addEventListener('statechange', stateChanged);
    document.addEventListener('visibilitychange', wakeUp);
    return { capture: capture.port, playback: playback.port };
  }

  function listenTo(opened: MediaStream): void {
    source?.disconnect();
    stop(stream);
    stream = opened;
    source = context!.createMediaStreamSource(opened);
    source.connect(capture!);
    const [track] = opened.getAudioTracks();
    if (!track) return;
    track.enabled = !isMuted;
    track.addEventListener('ended', () => stream === opened && unplugged());
    track.addEventListener('mute', () => stream === opened && onProblem('system_muted'));
    track.addEventListener('unmute', () => stream === opened && onProblem(null));
    if (track.muted) onProblem('system_muted');
  }

  /** The microphone in use is gone: say so, and go on with another if there is one. */
  async function unplugged(): Promise<void> {
    onProblem('unplugged');
    await chooseMicrophone(null).catch(() => {
      navigator.mediaDevices.addEventListener(
        'devicechange',
        () => !isClosed && stream?.active === false && unplugged(),
        {
          once: true,
        },
      );
    });
  }

  async function chooseMicrophone(id: string | null): Promise<void> {
    const opened = await openMicrophone(id);
    if (isClosed) {
      stop(opened);
      return;
    }
    listenTo(opened);
    onProblem(null);
  }

  function stateChanged(): void {
    if (isClosed) return;
    onPaused(context?.state !== 'running');
    wakeUp();
  }

  function wakeUp(): void {
    if (document.visibilityState === 'visible' && context?.state !== 'running') void resume();
  }

  async function resume(): Promise<void> {
    if (!isClosed) await context?.resume().catch(() => {});
  }

  function setMuted(wanted: boolean): void {
    isMuted = wanted;
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !wanted;
  }

  function stopMicrophone(): void {
    source?.disconnect();
    stop(stream);
  }

  async function close(): Promise<void> {
    isClosed = true;
    letSleep?.();
    document.removeEventListener('visibilitychange', wakeUp);
    stopMicrophone();
    if (context && context.state !== 'closed') await context.close();
  }

  return { open, setMuted, chooseMicrophone, resume, stopMicrophone, close };
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
