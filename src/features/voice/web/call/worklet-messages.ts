// What the audio thread and the call client say to each other over message ports.

/** From the capture worklet. A bare buffer is one uplink frame; bytes 4–7 hold the audio clock in ms. */
export type FromCapture =
  | ArrayBuffer
  | { type: 'level'; rms: number }
  | { type: 'speech'; isSpeaking: boolean };

/** To the capture worklet. `duck` brings the port on which the playback worklet hears of local speech. */
export type ToCapture = { type: 'mute'; isMuted: boolean } | { type: 'duck'; port: MessagePort };

/** To the playback worklet. A bare buffer is one downlink frame, header included. */
export type ToPlayback =
  | ArrayBuffer
  | { type: 'finish' }
  | { type: 'accept'; item: number }
  /** `flush` is answered in a report; null, for one the member asked for, is not. */
  | { type: 'flush'; flush: number | null }
  | { type: 'duck'; port: MessagePort };

/** What has come out of the loudspeaker. `item` is the item heard now or last, `ms` how much of it. */
export type Report = {
  item: number;
  ms: number;
  /** RMS, 0–1, since the last report. */
  level: number;
  /** The audio clock, in ms. */
  atMs: number;
  isPlaying: boolean;
  bufferedMs: number;
  underruns: number;
};

/** From the playback worklet: a report 20 times a second, and one with `flush` the moment a flush is done. */
export type FromPlayback = Report & { flush?: number };
