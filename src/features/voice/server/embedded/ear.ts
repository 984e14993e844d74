// Listens to one call: finds where the member starts and stops, collects the sound, has it transcribed and decides
// when the turn is over. All time is counted in windows of sound, so it runs the same at any speed.
// While a silence lasts the words are already being read; if the member goes on, that reading is thrown away.
import { decideTurn, FIRST_LOOK_MS } from './end-of-turn.ts';
import type { Transcribe } from './recognizer.ts';
import type { Heard } from './speech-to-text.protocol.ts';
import { WINDOW_MS, WINDOW_SAMPLES } from './voice-activity.ts';

/** A window at least this likely to be a voice counts as one; below the other value it counts as silence. */
const VOICE = 0.5;
const SILENCE = 0.35;
/** Sound shorter than this is a cough or a click and interrupts nobody. */
const ONSET_MS = 192;
/** Kept from before the first voice, where soft consonants are. */
const LEAD_MS = 320;
const REMEMBERED_WINDOWS = 32;
/** In a pause, what was said so far may be closed as a piece once it is this long. */
const PIECE_MS = 7_000;
/** Without any pause it is cut at the quietest moment of its last part. */
const LONGEST_PIECE_MS = 20_000;
const CUT_SEARCH_MS = 3_000;
const PARTIAL_EVERY_MS = 1_280;
const LONGEST_PARTIAL_MS = 9_000;
/** Less voice than this in a whole turn is taken for a noise unless it lasts. */
const LEAST_VOICE_MS = 160;

export type Ear = {
  setPace(takeYourTime: boolean): void;
  /** `probability`: that this window is a voice. The window is kept, not copied. */
  hear(window: Float32Array, probability: number): void;
  close(): void;
};

/** In place of words: the sound was there, and could not be read. */
const UNREADABLE = Symbol('unreadable');
type Reading = string | typeof UNREADABLE;
type Moment = { window: Float32Array; probability: number };
type Turn = {
  /** Words of earlier pieces; each may still be being read. */
  pieces: Promise<Reading>[];
  piece: Moment[];
  lastVoiceAt: number;
  voicedMs: number;
  /** Changes with every look and every resumed voice, so that a late answer is recognised as stale. */
  look: number;
  hasLooked: boolean;
  /** The words so far, known only during a silence. */
  text: string | null;
  lastPartialAt: number;
};

export function createEar(options: {
  takeYourTime: boolean;
  transcribe: Transcribe;
  onHeard(heard: Heard): void;
  /** No words of a turn could be read although the sound was there. */
  onFailure(): void;
}): Ear {
  const { transcribe, onHeard } = options;
  let takeYourTime = options.takeYourTime;
  let isClosed = false;
  let windows = 0;
  let recent: Moment[] = [];
  /** Evidence for a voice while nobody speaks, and where it began. */
  let evidenceMs = 0;
  let evidenceFrom = 0;
  let turn: Turn | null = null;

  function listen(moment: Moment): void {
    recent.push(moment);
    if (recent.length > REMEMBERED_WINDOWS) recent.shift();
    if (moment.probability >= VOICE) {
      if (evidenceMs === 0) evidenceFrom = windows;
      evidenceMs += WINDOW_MS;
    } else if (moment.probability < SILENCE) {
      evidenceMs = Math.max(0, evidenceMs - WINDOW_MS);
    }
    if (evidenceMs >= ONSET_MS) begin();
  }

  function begin(): void {
    const sinceOnset = windows - evidenceFrom + 1;
    const kept = Math.min(recent.length, sinceOnset + Math.ceil(LEAD_MS / WINDOW_MS));
    turn = {
      pieces: [],
      piece: recent.slice(-kept),
      lastVoiceAt: windows,
      voicedMs: evidenceMs,
      look: 0,
      hasLooked: false,
      text: null,
      lastPartialAt: windows,
    };
    recent = [];
    evidenceMs = 0;
    onHeard({ type: 'speech_started', atMs: evidenceFrom * WINDOW_MS });
  }

  function follow(current: Turn, moment: Moment): void {
    const before = current.piece.at(-1);
    current.piece.push(moment);
    const isVoice = moment.probability >= VOICE;
    if (isVoice) current.voicedMs += WINDOW_MS;
    // One loud window in a silence is a click; two are the member going on.
    if (isVoice && (before?.probability ?? 0) >= VOICE) resumeTurn(current);
    const silenceMs = (windows - current.lastVoiceAt) * WINDOW_MS;
    if (silenceMs === 0) {
      if (lengthMs(current.piece) >= LONGEST_PIECE_MS) cutLongPiece(current);
      else guess(current);
    } else if (silenceMs >= FIRST_LOOK_MS && !current.hasLooked) {
      look(current);
    }
    settle(current);
  }

  function resumeTurn(current: Turn): void {
    current.lastVoiceAt = windows;
    if (!current.hasLooked) return;
    current.hasLooked = false;
    current.text = null;
    current.look++;
  }

  /** Reads the words in a silence. The piece is closed on the way when it has become long. */
  function look(current: Turn): void {
    current.hasLooked = true;
    const number = ++current.look;
    const reading = read(current.piece);
    const all = [...current.pieces, reading];
    if (lengthMs(current.piece) >= PIECE_MS) {
      current.pieces.push(reading);
      current.piece = current.piece.slice(-2);
    }
    void Promise.all(all).then((texts) => {
      if (isClosed || turn !== current || current.look !== number) return;
      const known = texts.filter((text) => text !== UNREADABLE);
      if (known.length === 0) {
        options.onFailure();
        finish(current, '');
        return;
      }
      current.text = current.voicedMs < LEAST_VOICE_MS ? '' : joined(known);
      if (current.text !== '') onHeard({ type: 'partial', text: current.text });
      settle(current);
    });
  }

  /** Never rejects: what cannot be read costs its own words and no others. */
  function read(piece: Moment[]): Promise<Reading> {
    return transcribe(samplesOf(piece), 'soon').catch(() => UNREADABLE);
  }

  /** Words on the screen while the member is still talking; skipped whenever somebody waits for an answer. */
  function guess(current: Turn): void {
    if ((windows - current.lastPartialAt) * WINDOW_MS < PARTIAL_EVERY_MS) return;
    if (lengthMs(current.piece) > LONGEST_PARTIAL_MS) return;
    current.lastPartialAt = windows;
    const number = current.look;
    const guessed = transcribe(samplesOf(current.piece), 'idle').catch(() => null);
    void Promise.all([Promise.all(current.pieces), guessed]).then(([pieces, last]) => {
      const isStale = isClosed || turn !== current || current.look !== number || current.hasLooked;
      if (isStale || last === null) return;
      const text = joined([...pieces.filter((piece) => piece !== UNREADABLE), last]);
      if (text !== '') onHeard({ type: 'partial', text });
    });
  }

  function cutLongPiece(current: Turn): void {
    const { piece } = current;
    const searched = Math.ceil(CUT_SEARCH_MS / WINDOW_MS);
    let cut = piece.length - 1;
    for (let at = piece.length - searched; at < piece.length; at++) {
      if (piece[at]!.probability < piece[cut]!.probability) cut = at;
    }
    current.pieces.push(read(piece.slice(0, cut)));
    current.piece = piece.slice(cut);
  }

  function settle(current: Turn): void {
    const silenceMs = (windows - current.lastVoiceAt) * WINDOW_MS;
    if (current.text === null || decideTurn({ text: current.text, silenceMs, takeYourTime }) === 'wait')
      return;
    finish(current, current.text);
  }

  function finish(current: Turn, text: string): void {
    turn = null;
    recent = current.piece.slice(-REMEMBERED_WINDOWS);
    onHeard({ type: 'speech_stopped', atMs: (current.lastVoiceAt + 1) * WINDOW_MS });
    onHeard({ type: 'final', text });
  }

  return {
    setPace(next) {
      takeYourTime = next;
    },
    hear(window, probability) {
      if (isClosed) return;
      const moment = { window, probability };
      if (turn === null) listen(moment);
      else follow(turn, moment);
      windows++;
    },
    close() {
      isClosed = true;
      turn = null;
      recent = [];
    },
  };
}

function lengthMs(moments: Moment[]): number {
  return moments.length * WINDOW_MS;
}

function samplesOf(moments: Moment[]): Float32Array {
  const samples = new Float32Array(moments.length * WINDOW_SAMPLES);
  for (const [i, { window }] of moments.entries()) samples.set(window, i * WINDOW_SAMPLES);
  return samples;
}

function joined(texts: string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
