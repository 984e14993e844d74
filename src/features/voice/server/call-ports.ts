// The gateway's doors into the rest of the product: sessions, transcripts, safety and the therapist, for real.
import { createHash } from 'node:crypto';
import {
  activateSession,
  endCallSession,
  findSettledSession,
  flagSafetyEvent,
  getSessionForCall,
  heartbeat,
} from '#features/billing/server/call-session.service.ts';
import { findCategory } from '#features/categories/server/categories.service.ts';
import {
  findLastSummary,
  getConversation,
  loadDialogueState,
  saveDialogueState,
} from '#features/conversations/server/conversations.service.ts';
import { hasRecentSafetyEvent, hasSafetyEvent } from '#features/conversations/server/history.service.ts';
import { recallMemories } from '#features/conversations/server/memories.service.ts';
import { deleteItem, loadTranscript, saveItem } from '#features/conversations/server/transcript.service.ts';
import {
  type Assessor,
  crisisHelp,
  isTrip,
  judgeWords,
  type ReplyCheck,
} from '#features/safety/server/safety.service.ts';
import { composeInstructions, takesLeave } from '#features/therapist/server/therapist.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { partOfDay } from '#platform/shared/local-day.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { DEFAULT_VOICE, voiceId } from '../voice.contract.ts';
import type { CallPorts, LoadedCall, Verdict } from './ports.ts';
import { createReplyMarks } from './reply-marks.ts';
import { riskAtStart } from './risk-at-start.ts';
import { spendTicket } from './tickets.queries.ts';
import { hashTicket } from './tickets.ts';

export type CallPortsOptions = {
  platform: Platform;
  therapist: Therapist;
  assessor: Assessor;
  checkReply: ReplyCheck;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  isStillSignedIn(memberId: string, authSessionId: string): Promise<boolean>;
  /** A hash that names the member to a vendor without identifying them. */
  safetyIdentifierOf(memberId: string): string;
};

export function createCallPorts(options: CallPortsOptions): CallPorts {
  const { platform, therapist, findMember, isStillSignedIn } = options;
  const marks = createReplyMarks();
  const flags = createFreeFlags(platform);
  return {
    isStillSignedIn,
    checkReply: options.checkReply,
    redeemTicket: async (token) => {
      const row = await platform.database.asSystem((tx) => spendTicket(tx, hashTicket(token)));
      const voice = voiceId.safeParse(row?.voice);
      if (!row || !voice.success) return null;
      return {
        memberId: row.user_id,
        authSessionId: row.auth_session_id,
        sessionId: row.session_id,
        voice: voice.data,
      };
    },
    loadCall: async (sessionId, memberId) => {
      const call = await loadCall(platform, findMember, sessionId, memberId);
      return call && { ...call, safetyIdentifier: options.safetyIdentifierOf(memberId) };
    },
    activate: (sessionId) => activateSession(platform, sessionId),
    heartbeat: async (sessionId, progress) => {
      await flags.retry(sessionId);
      return heartbeat(platform, sessionId, progress);
    },
    end: async (sessionId, reason, progress) => {
      await flags.retry(sessionId);
      await endCallSession(platform, sessionId, reason, progress);
    },
    wasEndedByMember: async (sessionId, memberId) =>
      (await findSettledSession(platform, memberId, sessionId))?.endReason === 'member',
    saveItem: ({ text, ...item }) => saveItem(platform, { ...item, content: text, ...marks.take(item) }),
    deleteItem: (itemId, conversationId, memberId) => deleteItem(platform, memberId, conversationId, itemId),
    saveDialogueState: (conversationId, memberId, state) =>
      saveDialogueState(platform, memberId, conversationId, state),
    loadTranscript: async (conversationId, memberId) =>
      (await loadTranscript(platform, memberId, conversationId)).map((message) => ({
        itemId: message.item_id,
        position: message.position,
        role: message.role,
        text: message.content,
        isFinal: message.is_final,
        heardMs: message.heard_ms,
        source: message.source,
      })),
    judge: async (conversation, call) => {
      const verdict = await judge(options, conversation, call);
      if (isTrip(verdict.assessment)) await flags.set(call.sessionId);
      marks.judged(call.conversationId, { showsHelp: verdict.showsHelp === true });
      return verdict;
    },
    reply: async function* ({ sessionId, conversationId, memberId, ...turn }) {
      marks.begin(conversationId);
      const [member, lastSummary, memories] = await Promise.all([
        findMember(memberId),
        findLastSummary(platform, memberId, conversationId),
        recallMemories(platform, memberId),
      ]);
      const chunks = therapist.reply({
        ...turn,
        surface: 'voice',
        memories,
        lastSummary,
        country: member?.country ?? null,
        seed: seedOf(conversationId),
      });
      for await (const chunk of chunks) {
        if (chunk.exercise) marks.exercise(conversationId, chunk.exercise);
        yield chunk;
      }
    },
  };
}

async function loadCall(
  platform: Platform,
  findMember: CallPortsOptions['findMember'],
  sessionId: string,
  memberId: string,
): Promise<Omit<LoadedCall, 'safetyIdentifier'> | null> {
  const session = await getSessionForCall(platform, memberId, sessionId);
  if (!session) return null;
  const { conversationId } = session;
  const conversation = await getConversation(platform, memberId, conversationId).catch((error: unknown) => {
    if (isRefusal(error, 'NOT_FOUND')) return null;
    throw error;
  });
  if (!conversation) return null;
  const [member, category, dialogueState, lastSummary, memories, events] = await Promise.all([
    findMember(memberId),
    findCategory(platform, memberId, conversation.coach_type),
    loadDialogueState(platform, memberId, conversationId),
    findLastSummary(platform, memberId, conversationId),
    recallMemories(platform, memberId),
    platform.database.asMember(memberId, async (tx) => ({
      any: await hasSafetyEvent(tx, memberId, conversationId),
      recent: await hasRecentSafetyEvent(tx, memberId, conversationId),
    })),
  ]);
  const hasEarlierEvent = session.hasSafetyEvent || events.any;
  const chosen = category ?? (await findCategory(platform, memberId, 'general'));
  if (!chosen) throw new Error('The built-in categories are missing');
  const topic = chosen.subcategories.find(({ id }) => id === conversation.topic) ?? chosen.subcategories[0]!;
  const voice = voiceId.safeParse(session.voice);
  const place = {
    id: chosen.id,
    name: chosen.name,
    isCustom: chosen.isCustom,
    ...(chosen.isCustom && { description: chosen.description }),
  };
  return {
    sessionId,
    conversationId,
    memberId,
    style: conversation.therapy_style,
    category: place,
    topic: { id: topic.id, name: topic.name },
    voice: voice.success ? voice.data : DEFAULT_VOICE,
    funding: session.funding,
    capMs: session.capMs,
    startedAt: session.activatedAt,
    hasEarlierEvent,
    hasOpenSafetyEvent: session.hasSafetyEvent || events.recent,
    connectedMs: session.connectedMs,
    memberTurns: session.memberTurns,
    instructions: composeInstructions({
      wording: platform.wording,
      surface: 'voice',
      style: conversation.therapy_style,
      category: place,
      topic,
      memories,
      lastSummary,
      risk: riskAtStart({ hasEarlierEvent }),
      help: crisisHelp(member?.country ?? null),
      timeOfDay: partOfDay(new Date(), member?.timeZone ?? null),
    }),
    dialogueState,
  };
}

/** Judges before the therapist may answer; the words to say come back with it. */
async function judge(
  { platform, assessor, findMember, therapist }: CallPortsOptions,
  conversation: Parameters<CallPorts['judge']>[0],
  { memberId, conversationId, sessionId }: LoadedCall,
): Promise<Verdict> {
  const isLeaving = takesLeave(conversation);
  const judged = judgeWords(platform, {
    assessor,
    memberId,
    surface: 'voice',
    conversation,
    conversationId,
    sessionId,
    findCountry: async () => (await findMember(memberId))?.country ?? null,
    isLeaving,
  });
  therapist.anticipate?.(conversation.at(-1)?.content ?? '');
  const { assessment, say, showsHelp } = await judged;
  return { assessment, say, showsHelp, isGoodbye: isLeaving };
}

/** Whoever was in danger is not charged: what could not be written down at once is written before anything is settled. */
function createFreeFlags(platform: Platform) {
  const missing = new Set<string>();

  async function set(sessionId: string): Promise<void> {
    missing.add(sessionId);
    try {
      await flagSafetyEvent(platform, sessionId);
      missing.delete(sessionId);
    } catch (error) {
      platform.log.error(
        { sessionId, ...describeError(error) },
        'a session could not be kept free of charge yet',
      );
    }
  }

  return {
    /** Never rejects. */
    set,
    retry: async (sessionId: string) => {
      if (missing.has(sessionId)) await set(sessionId);
    },
  };
}

/** The same conversation always gets the same variation, on any process. */
const seedOf = (conversationId: string) =>
  createHash('sha256').update(conversationId).digest().readUInt32LE();
