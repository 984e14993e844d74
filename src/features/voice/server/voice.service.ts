// Voice, put together: the engine the operator chose, the gateway in front of it, and what the screen asks besides.
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import {
  findSettledSession,
  getSessionForCall,
  noteCallSettings,
} from '#features/billing/server/call-session.service.ts';
import { endSession } from '#features/billing/server/sessions.service.ts';
import { type Assessor, assess, type ReplyCheck } from '#features/safety/server/safety.service.ts';
import type { SumUp } from '#features/therapist/server/sum-up.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import type { Caller } from '#platform/server/http/procedure.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { VoiceId } from '../voice.contract.ts';
import { voiceCatalogue } from '../voice-catalogue.data.ts';
import { createCallPorts } from './call-ports.ts';
import { readInPieces } from './cut-at-pauses.ts';
import { embeddedEngine } from './embedded/embedded-upstream.ts';
import { openSpeech, type Speech } from './embedded/speech.ts';
import { realtimeEngine } from './realtime-upstream.ts';
import { deleteExpiredTickets, insertTicket } from './tickets.queries.ts';
import { issueTicket, TICKET_LIFETIME_MS } from './tickets.ts';
import { attachVoiceSocket, type VoiceSocket } from './voice-socket.ts';
import { encodeWav } from './wav.ts';

/** What voice needs of accounts. */
type AccountDoor = {
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  isStillSignedIn(memberId: string, authSessionId: string): Promise<boolean>;
};

export type VoiceOptions = {
  accounts: AccountDoor;
  /** The mind that answers, unless a vendor's engine thinks for itself. */
  therapist: Therapist;
  assessor: Assessor;
  /** Reads what a vendor's engine says for itself. */
  checkReply: ReplyCheck;
  sumUp: SumUp;
  realtime: { url: string; apiKey: string | null; model: string } | null;
  /** Keys the hash by which a vendor may know a member. */
  secret: string;
  /** False leaves the speech models unloaded, for tests that do not listen. */
  hasSpeech: boolean;
};

export type Voice = ReturnType<typeof startVoice>;

export function startVoice(platform: Platform, options: VoiceOptions) {
  const { accounts, therapist, assessor, checkReply, sumUp, realtime, secret, hasSpeech } = options;
  const { log } = platform;
  const speech: Speech | null = hasSpeech ? openSpeech({ dataDir: platform.dataDir, log }) : null;
  const engine = realtime ? ('realtime' as const) : ('embedded' as const);
  const previews = new Map<VoiceId, Promise<Buffer>>();
  let socket: VoiceSocket | null = null;

  const ports = createCallPorts({
    platform,
    therapist,
    assessor,
    checkReply,
    findMember: accounts.findMember,
    isStillSignedIn: accounts.isStillSignedIn,
    safetyIdentifierOf: (memberId) =>
      createHmac('sha256', secret).update(`safety ${memberId}`).digest('base64url'),
  });

  // The first reply compiles a thousand patterns; better now than while someone waits for an answer.
  const warmUp = setImmediate(() => void warmUpMind(therapist).catch(() => {}));

  const openUpstream = realtime
    ? realtimeEngine({ ...realtime, log }).open
    : speech
      ? embeddedEngine({ speech, log }).open
      : null;

  // A session ended in another tab or by the sweeper, and a sign-in revoked anywhere, reach the call within a second.
  const unsubscribe = platform.events.subscribe((change) => {
    if (!socket || change.topic === 'resync' || !change.memberId || !('id' in change) || !change.id) return;
    const { memberId, id } = change;
    if (change.topic === 'auth') {
      accounts.isStillSignedIn(memberId, id).then(
        (isIn) => void (isIn || socket?.endForSignIn(id)),
        () => {},
      );
    }
    if (change.topic === 'therapy_sessions') {
      findSettledSession(platform, memberId, id).then(
        (settled) => {
          if (settled)
            void socket?.endForSession(id, settled.endReason === 'member' ? 'member' : 'no_access');
        },
        () => {},
      );
    }
  });
  platform.metrics.gauge(
    'tulia_voice_calls',
    'Calls in this process, resuming ones included',
    () => socket?.callCount() ?? 0,
  );

  function status() {
    if (engine === 'realtime') return { state: 'ready' as const, engine, message: null };
    if (speech?.isReady()) return { state: 'ready' as const, engine, message: null };
    const problem = speech ? speech.problem() : 'Voice is switched off on this server.';
    return { state: problem ? ('unavailable' as const) : ('starting' as const), engine, message: problem };
  }

  return {
    status,

    /**
     * Refuses NOT_FOUND when the session is not this member's, or not open and without a call that goes on all the same;
     * UNAVAILABLE without an engine.
     */
    createTicket: async (caller: Caller, { sessionId, voice }: { sessionId: string; voice: VoiceId }) => {
      const { memberId, authSessionId } = caller;
      const isOpen = await noteCallSettings(platform, memberId, sessionId, { voice, topic: null });
      if (!isOpen && !socket?.isServing(memberId, sessionId)) throw refuse('NOT_FOUND');
      const { state, message } = status();
      if (state !== 'ready')
        throw refuse('UNAVAILABLE', message ?? 'The voices are still loading. Try again in a moment.');
      const { token, hash, path } = issueTicket();
      const row = { user_id: memberId, auth_session_id: authSessionId, session_id: sessionId, voice };
      const expiresAt = await platform.database.asMember(memberId, async (tx) => {
        await deleteExpiredTickets(tx);
        return insertTicket(tx, hash, row, TICKET_LIFETIME_MS);
      });
      return { ticket: token, path, expiresAt: expiresAt.toISOString() };
    },

    /** Refuses NOT_FOUND for a session that is not theirs, CONFLICT while it runs. */
    summary: async (memberId: string, sessionId: string) => {
      if (await getSessionForCall(platform, memberId, sessionId))
        throw refuse('CONFLICT', 'This session is still running.');
      const session = await findSettledSession(platform, memberId, sessionId);
      if (!session) throw refuse('NOT_FOUND');
      const [settled, summary] = await Promise.all([
        endSession(platform, memberId, sessionId, 'member'),
        sumUp(memberId, session.conversationId),
      ]);
      return {
        summary: summary?.text || null,
        step: summary?.step ?? null,
        isCounted: session.isCounted,
        message: settled.message ?? '',
        remaining: settled.remaining,
        durationMs: session.connectedMs,
      };
    },

    /** A WAV of the voice introducing itself; synthesised once. Refuses UNAVAILABLE without speech. */
    preview: async (voice: VoiceId): Promise<Buffer> => {
      if (!speech?.isReady())
        throw refuse(
          'UNAVAILABLE',
          speech?.problem() ?? 'The voices are still loading. Try again in a moment.',
        );
      const known = previews.get(voice) ?? sample(speech, voice);
      previews.set(voice, known);
      known.catch(() => previews.delete(voice));
      return known;
    },

    /** `pcm`: 24 kHz, mono, 16 bit. Long sound is read piece by piece. Refuses UNAVAILABLE without speech. */
    transcribe: async (pcm: Buffer): Promise<string> => {
      if (!speech?.isReady())
        throw refuse(
          'UNAVAILABLE',
          speech?.problem() ?? 'Dictation is not ready on this server. You can go on typing.',
        );
      return readInPieces(pcm, speech.transcribe);
    },

    attach: (httpServer: Server) => {
      if (!openUpstream) return;
      const local = httpServer.address();
      const own =
        typeof local === 'object' && local
          ? [`http://localhost:${local.port}`, `http://127.0.0.1:${local.port}`]
          : [];
      const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(platform.publicUrl);
      const origins = [new URL(platform.publicUrl).origin, ...(isLocal ? own : [])];
      socket = attachVoiceSocket({ httpServer, ports, openUpstream, engine, origins, log });
    },
    drain: async () => socket?.drain(),
    close: async () => {
      clearImmediate(warmUp);
      unsubscribe();
      await speech?.close();
    },
  };
}

async function warmUpMind(therapist: Therapist): Promise<void> {
  const turn = {
    conversation: [],
    memberText: 'Work has been a lot and I am tired.',
    risk: assess([{ role: 'user', content: 'Work has been a lot and I am tired.' }]),
    style: 'Standard' as const,
    surface: 'voice' as const,
    category: { id: 'general', name: 'General', isCustom: false },
    topic: { id: 'stress', name: 'Stress' },
    memories: [],
    lastSummary: null,
    country: null,
    state: null,
    seed: 1,
  };
  for await (const _ of therapist.reply(turn));
}

async function sample(speech: Speech, voice: VoiceId): Promise<Buffer> {
  const { name } = voiceCatalogue.find(({ id }) => id === voice)!;
  const parts: Buffer[] = [];
  for await (const { pcm } of speech.synthesise(`Hi, I'm ${name}. Take your time; I'm listening.`, voice))
    parts.push(pcm);
  return encodeWav(Buffer.concat(parts));
}
