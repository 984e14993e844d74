// The member's sound as the engine gets it: held while the engine is away, stopped by mute, and brought to an end
// when it breaks off, because without sound an engine waits for ever for the end of a sentence.
import { FRAME_BYTES, FRAME_MS } from '../../voice.protocol.ts';
import { createUplink, type Uplink } from './uplink.ts';

const SILENCE = Buffer.alloc(FRAME_BYTES);
/** Long enough for any engine to notice that the member stopped. */
const CLOSING_SILENCE_MS = 3_000;
/** A member who was cut off while speaking gets this long to come back before the turn is closed. */
const SPEECH_GRACE_MS = 2_500;

export type CallMicrophone = Omit<Uplink, 'setMuted'> & {
  setMuted(isMuted: boolean): void;
  isMuted(): boolean;
  /** The client has been gone for so long. */
  away(ms: number): void;
  back(): void;
};

export function createCallMicrophone(options: {
  /** Must not keep the buffer. */
  deliver(pcm: Buffer): void;
  isMemberSpeaking(): boolean;
  now(): number;
}): CallMicrophone {
  const uplink = createUplink(options.deliver, options.now);
  let isMuted = false;
  let hasClosedSpeech = false;

  function closeSpeech(): void {
    if (!options.isMemberSpeaking()) return;
    for (let ms = 0; ms < CLOSING_SILENCE_MS; ms += FRAME_MS) options.deliver(SILENCE);
  }

  return {
    ...uplink,
    setMuted(muted) {
      isMuted = muted;
      uplink.setMuted(muted);
      if (muted) closeSpeech();
    },
    isMuted: () => isMuted,
    away(ms) {
      if (ms < SPEECH_GRACE_MS || hasClosedSpeech) return;
      hasClosedSpeech = true;
      closeSpeech();
    },
    back() {
      hasClosedSpeech = false;
    },
  };
}
