// Access to the microphone. Every way it can fail has its own code, because each asks something else of the
// member; the sentences are in call.copy.ts.

export type MicrophoneProblem =
  | 'refused'
  | 'missing'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'unplugged'
  | 'system_muted';

export type MicrophoneError = Error & { microphoneProblem: MicrophoneProblem };

export type Microphone = { id: string; label: string };

const problemsByErrorName: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function microphoneError(problem: MicrophoneProblem): MicrophoneError {
  return Object.assign(new Error(`microphone ${problem}`), { microphoneProblem: problem });
}

/** The problem an error stands for, or null when it has nothing to do with the microphone. */
export function microphoneProblemOf(error: unknown): MicrophoneProblem | null {
  if (!(error instanceof Error)) return null;
  if ('microphoneProblem' in error) return (error as MicrophoneError).microphoneProblem;
  return problemsByErrorName[error.name] ?? null;
}

/**
 * Asks for a microphone, cleaned of echo and noise. A chosen one that is gone is replaced by the default.
 * Rejects with a MicrophoneError.
 */
export async function openMicrophone(id: string | null): Promise<MediaStream> {
  if (!globalThis.isSecureContext) throw microphoneError('insecure');
  if (!navigator.mediaDevices?.getUserMedia) throw microphoneError('unsupported');
  const audio: MediaTrackConstraints = {
    channelCount: 1,
    // Where the browser can, cancel everything it plays, not only what comes through a call.
    echoCancellation: { ideal: 'all' },
    noiseSuppression: true,
    autoGainControl: true,
  };
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: id ? { ...audio, deviceId: { exact: id } } : audio,
    });
  } catch (error) {
    const problem = microphoneProblemOf(error) ?? 'busy';
    if (id && problem === 'missing') return openMicrophone(null);
    throw microphoneError(problem);
  }
}

/** Microphones to choose from. Names are empty until the member has allowed one. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(
      (device) =>
        device.kind === 'audioinput' && device.deviceId !== 'default' && device.deviceId !== 'communications',
    )
    .map((device) => ({ id: device.deviceId, label: device.label }));
}

/** Calls `listener` with the new list whenever one is plugged in or taken away; returns the way to stop. */
export function watchMicrophones(listener: (microphones: Microphone[]) => void): () => void {
  const changed = async () => listener(await listMicrophones());
  navigator.mediaDevices?.addEventListener('devicechange', changed);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', changed);
}
