// Times calls in real time: somebody speaks into a microphone that never stops, and the answer is listened for.
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedEngine } from '#features/voice/server/embedded/embedded-upstream.ts';
import type { Speech } from '#features/voice/server/embedded/speech.ts';
import type { GatewayLog } from '#features/voice/server/ports.ts';
import type { Upstream, UpstreamEvent } from '#features/voice/server/upstream.ts';
import type { VoiceId } from '#features/voice/voice.contract.ts';
import { seeded } from './seeded-random.ts';
import { openTherapy, type Therapy, type VoiceSession } from './voice-session.ts';

/** From the last audible sample of the member, in ms. */
export type Wait = {
  /** The first audible sample of the answer. */
  toSound: number;
  /** The first audible sample of the reply's own words; the same where nothing was said before them. */
  toOwnWords: number;
  isAcknowledged: boolean;
};

/** Loudness at which a sample counts as audible. */
export const AUDIBLE = 0.01 * 32_768;

/** Each call has another voice, so that no sound is left from the call before. */
const voices: readonly VoiceId[] = ['alloy', 'coral', 'onyx', 'shimmer'];
const FRAME_MS = 20;
const BYTES_PER_MS = 48;
const FRAME_BYTES = FRAME_MS * BYTES_PER_MS;
const BREATH_MS = 600;
/** A member who waits at most so long after the last of a reply was made, although it may still be heard. */
const LISTENS_MS = 3_000;

/** 24 kHz, mono, 16 bit; the utterances are shared out among a few calls. */
export async function measureWaits(
  speech: Speech,
  utterances: readonly Buffer[],
  log: GatewayLog,
): Promise<Wait[]> {
  const therapy = await openTherapy(log);
  try {
    const waits: Wait[] = [];
    const turnsPerCall = Math.ceil(utterances.length / voices.length);
    for (const [number, voice] of voices.entries()) {
      const share = utterances.slice(number * turnsPerCall, (number + 1) * turnsPerCall);
      waits.push(...(await holdCall({ speech, therapy, voice, seed: number + 1, utterances: share, log })));
    }
    process.stdout.write('\n');
    return waits;
  } finally {
    await therapy.close();
  }
}

async function holdCall(options: {
  speech: Speech;
  therapy: Therapy;
  voice: VoiceId;
  seed: number;
  utterances: readonly Buffer[];
  log: GatewayLog;
}): Promise<Wait[]> {
  const { speech, voice, log } = options;
  const session = options.therapy.begin(voice, options.seed);
  const settings = { voice, speed: 1, instructions: '', takeYourTime: false, safetyIdentifier: '' };
  const ear = createEar();
  const upstream: Upstream = embeddedEngine({ speech, log }).open({
    settings,
    mind: session.mind,
    onEvent(event) {
      session.note(event);
      ear.take(event);
      if (event.type === 'member_text' && event.final && event.text !== '')
        void session.judge().then(() => {
          session.mind.prepare('answer');
          upstream.respond();
        });
    },
  });
  await ear.until('ready');
  session.mind.prepare('opening');
  upstream.respond();
  await ear.until('response_done');
  // A slow machine may have made it more slowly than it is heard.
  await sleep(Math.max(0, ear.reply().soundMs - (performance.now() - ear.reply().clauses[0]!.at)));

  const microphone = openMicrophone(upstream);
  const waits: Wait[] = [];
  for (const utterance of options.utterances) {
    await sleep(BREATH_MS);
    const answered = ear.until('response_done');
    const startedAt = await microphone.play(utterance);
    await answered;
    waits.push(waitOf(ear.reply(), startedAt + lastAudible(utterance) / BYTES_PER_MS, session));
    process.stdout.write(`  ${Math.round(waits.at(-1)!.toSound)}/${Math.round(waits.at(-1)!.toOwnWords)}`);
    await sleep(LISTENS_MS);
  }
  microphone.close();
  upstream.close();
  return waits;
}

type HeardReply = { clauses: { text: string; at: number; pcm: Buffer }[]; soundMs: number };

function createEar() {
  let reply: HeardReply = { clauses: [], soundMs: 0 };
  let text = '';
  const waiting = new Map<UpstreamEvent['type'], () => void>();
  return {
    take(event: UpstreamEvent) {
      if (event.type === 'response_started') reply = { clauses: [], soundMs: 0 };
      if (event.type === 'therapist_text') text = event.text.trim();
      if (event.type === 'audio') {
        reply.clauses.push({ text, at: performance.now(), pcm: event.pcm });
        reply.soundMs += event.pcm.length / BYTES_PER_MS;
      }
      waiting.get(event.type)?.();
    },
    until: (type: UpstreamEvent['type']) => new Promise<void>((resolve) => waiting.set(type, resolve)),
    /** The latest one. */
    reply: () => reply,
  };
}

function waitOf({ clauses }: HeardReply, endOfSpeech: number, { mind }: VoiceSession): Wait {
  const [first, second] = clauses;
  const toSound = first!.at + firstAudible(first!.pcm) / BYTES_PER_MS - endOfSpeech;
  const isAcknowledged = second !== undefined && (mind.phrases ?? []).includes(first!.text);
  if (!isAcknowledged) return { toSound, toOwnWords: toSound, isAcknowledged };
  // It is played after what is heard before it.
  const playedAt = Math.max(second.at, first!.at + first!.pcm.length / BYTES_PER_MS);
  return {
    toSound,
    toOwnWords: playedAt + firstAudible(second.pcm) / BYTES_PER_MS - endOfSpeech,
    isAcknowledged,
  };
}

/** A microphone that never stops: a faint hiss, and now and then somebody speaks into it. */
function openMicrophone(upstream: Upstream) {
  const startedAt = performance.now();
  const random = seeded(7);
  let frames = 0;
  let playing: { pcm: Buffer; at: number; begun(at: number): void } | null = null;
  const timer = setInterval(() => {
    while (startedAt + (frames + 1) * FRAME_MS <= performance.now()) {
      const frame = Buffer.alloc(FRAME_BYTES);
      for (let i = 0; i < FRAME_BYTES; i += 2) frame.writeInt16LE(Math.round((random() - 0.5) * 24), i);
      if (playing) {
        if (playing.at === 0) playing.begun(startedAt + frames * FRAME_MS);
        playing.pcm.copy(frame, 0, playing.at, playing.at + FRAME_BYTES);
        playing.at += FRAME_BYTES;
        if (playing.at >= playing.pcm.length) playing = null;
      }
      upstream.appendAudio(frame);
      frames++;
    }
  }, FRAME_MS / 4);
  return {
    /** Resolves with the moment the first sample was spoken. */
    play: (pcm: Buffer) =>
      new Promise<number>((begun) => {
        playing = { pcm, at: 0, begun };
      }),
    close: () => clearInterval(timer),
  };
}

const firstAudible = (pcm: Buffer) => {
  let at = 0;
  while (at < pcm.length && Math.abs(pcm.readInt16LE(at)) < AUDIBLE) at += 2;
  return at;
};

const lastAudible = (pcm: Buffer) => {
  let at = pcm.length - 2;
  while (at > 0 && Math.abs(pcm.readInt16LE(at)) < AUDIBLE) at -= 2;
  return at;
};
