// One call, from the click to the goodbye: idle → connecting → active ⇄ resuming → ended. Make a new client for
// the next call. Nothing here touches the page; screens listen to events and to the signals for what changes
// many times a second.
import type { EndReason, ServerMessage } from '../../voice.protocol.ts';
import { type CallAudio, type CallAudioOptions, createCallAudio } from './call-audio.ts';
import { type CallEnd, createCallLink, type LinkPhase } from './call-link.ts';
import type { MicrophoneProblem } from './microphone.ts';
import { createSignal, type Subscribe } from './signal.ts';
import type { Report } from './worklet-messages.ts';

/** Last words are let out before the sound is closed, but not for longer than this. */
const LAST_WORDS_MS = 15_000;

type CallPhase = 'idle' | LinkPhase;

export type CallEvent =
  | { type: 'phase'; phase: CallPhase }
  /** Everything the gateway says, for captions, state, time and crisis. */
  | { type: 'message'; message: ServerMessage }
  /** Trouble with the microphone in mid-call; null when it is over. */
  | { type: 'microphone'; problem: MicrophoneProblem | null }
  /** The system paused the sound; a tap should call `resumeAudio`. */
  | { type: 'paused'; isPaused: boolean }
  /** The member seems to have begun or stopped speaking; a guess made on this device. */
  | { type: 'speech'; isSpeaking: boolean }
  | { type: 'ended'; reason: EndReason; sessionId: string | null };

type CallSettings = { takeYourTime: boolean; microphoneId: string | null };

export type CallClientOptions = {
  /**
   * Asked for before every socket, first and resumed: a fresh one-use address. Reject with `{ endReason }` when
   * no retry can help; any other rejection is retried while a call is being resumed.
   */
  connect(): Promise<{ url: string }>;
  onEvent(event: CallEvent): void;
  settings: CallSettings;
  audio?: (options: CallAudioOptions) => CallAudio;
};

export type Position = { item: number; ms: number };

export type CallClient = {
  /**
   * Call it synchronously in a click. Resolves when the call is active. Rejects with a MicrophoneError before
   * anything was asked of the server, or with what `connect` threw, or when nothing answers for 20 s.
   */
  start(): Promise<void>;
  /** Ends the call; resolves, never rejects, when it is over. */
  end(): Promise<CallEnd>;
  /** Nothing at all is sent while muted. */
  setMuted(isMuted: boolean): void;
  /** Says it in writing; kept and sent later when the line is down. Returns the id of the message. */
  say(text: string): string;
  /** Silences the therapist at once. */
  interrupt(): void;
  setTakeYourTime(takeYourTime: boolean): void;
  chooseMicrophone(id: string | null): Promise<void>;
  resumeAudio(): Promise<void>;
  /** The member's voice and the therapist's as played (RMS, 0–1), about 17 and 20 times a second. */
  micLevel: Subscribe<number>;
  playedLevel: Subscribe<number>;
  /** How much of which item has been heard, 20 times a second. */
  position: Subscribe<Position>;
};

declare global {
  interface Window {
    /** When set before a call starts, hears the level and audio clock (ms) of everything that is played. */
    __tuliaAudioProbe?: (rms: number, contextTimeMs: number) => void;
  }
}

export function createCallClient({
  connect,
  onEvent,
  settings,
  audio = createCallAudio,
}: CallClientOptions): CallClient {
  const micLevel = createSignal<number>();
  const playedLevel = createSignal<number>();
  const position = createSignal<Position>();
  const probe = globalThis.window?.__tuliaAudioProbe;

  let link: ReturnType<typeof createCallLink> | null = null;
  let isStarted = false;
  let isMuted = false;
  let takeYourTime = settings.takeYourTime;
  let end: CallEnd | null = null;
  let isSilent = true;
  let whenSilent: (() => void) | null = null;
  const whenEnded: ((end: CallEnd) => void)[] = [];

  const sound = audio({
    microphoneId: settings.microphoneId,
    onProblem: (problem) => onEvent({ type: 'microphone', problem }),
    onPaused: (isPaused) => onEvent({ type: 'paused', isPaused }),
  });

  async function start(): Promise<void> {
    if (isStarted) throw new Error('a call client makes one call');
    isStarted = true;
    onEvent({ type: 'phase', phase: 'connecting' });
    try {
      const ports = await sound.open();
      if (end) throw new Error('ended before it began');
      link = createCallLink(ports, {
        connect,
        takeYourTime,
        onPhase: (phase) => onEvent({ type: 'phase', phase }),
        onMessage: (message) => onEvent({ type: 'message', message }),
        onReport: hearReport,
        onMicLevel: micLevel.emit,
        onSpeech: (isSpeaking) => onEvent({ type: 'speech', isSpeaking }),
        onEnd: ended,
      });
      link.setMuted(isMuted);
      globalThis.addEventListener?.('online', online);
      globalThis.addEventListener?.('offline', offline);
      await link.open();
    } catch (error) {
      if (!link) onEvent({ type: 'phase', phase: 'ended' });
      release();
      for (const resolve of whenEnded.splice(0)) resolve({ reason: 'member', sessionId: null });
      await sound.close();
      throw error;
    }
  }

  function hearReport(report: Report): void {
    playedLevel.emit(report.level);
    position.emit({ item: report.item, ms: report.ms });
    probe?.(report.level, report.atMs);
    isSilent = !report.isPlaying && report.bufferedMs === 0;
    if (isSilent) whenSilent?.();
  }

  function ended(result: CallEnd): void {
    end = result;
    release();
    onEvent({ type: 'ended', ...result });
    for (const resolve of whenEnded.splice(0)) resolve(result);
    sound.stopMicrophone();
    if (result.reason === 'member' || isSilent) void sound.close();
    else letLastWordsOut();
  }

  function letLastWordsOut(): void {
    whenSilent = () => void sound.close();
    setTimeout(whenSilent, LAST_WORDS_MS);
  }

  function release(): void {
    globalThis.removeEventListener?.('online', online);
    globalThis.removeEventListener?.('offline', offline);
  }

  const online = () => link?.setOnline(true);
  const offline = () => link?.setOnline(false);

  return {
    start,
    end() {
      if (end) return Promise.resolve(end);
      if (!link) {
        end = { reason: 'member', sessionId: null };
        void sound.close();
        return Promise.resolve(end);
      }
      const over = new Promise<CallEnd>((resolve) => whenEnded.push(resolve));
      link.end();
      return over;
    },
    setMuted(wanted) {
      isMuted = wanted;
      sound.setMuted(wanted);
      link?.setMuted(wanted);
    },
    say(text) {
      const id = crypto.randomUUID();
      link?.say(id, text);
      return id;
    },
    interrupt: () => link?.interrupt(),
    setTakeYourTime(wanted) {
      takeYourTime = wanted;
      link?.setTakeYourTime(wanted);
    },
    chooseMicrophone: sound.chooseMicrophone,
    resumeAudio: sound.resume,
    micLevel: micLevel.subscribe,
    playedLevel: playedLevel.subscribe,
    position: position.subscribe,
  };
}
