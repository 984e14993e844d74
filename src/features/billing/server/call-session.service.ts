// The metered session as the call gateway sees it. The gateway acts for the server and is the only one who tells how
// long a call lasted and whether anything was said.
import type { Platform } from '#platform/server/platform.ts';
import { lockAccount } from './ledger.queries.ts';
import { publishSessionChange, settleSession } from './settle-session.ts';
import {
  type Funding,
  findOpenSession as findOpenRow,
  findOwner,
  findSession,
  updateCallSettings,
  updateHeartbeat,
  updateSafetyEvent,
  updateToActive,
} from './therapy-sessions.queries.ts';

/** Totals of the whole session so far. */
export type Progress = { connectedMs: number; memberTurns: number; aiReplied: boolean };

/** An open session, as a call needs it. Durations in ms. */
export type CallSession = {
  sessionId: string;
  memberId: string;
  conversationId: string;
  status: 'pending' | 'active';
  funding: Funding;
  capMs: number;
  connectedMs: number;
  memberTurns: number;
  aiReplied: boolean;
  hasSafetyEvent: boolean;
  voice: string | null;
  topic: string | null;
  startedAt: Date;
  /** When the therapist was first heard; null when that has not happened yet. */
  activatedAt: Date | null;
};

type OpenRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function asCallSession(row: OpenRow | undefined): CallSession | null {
  if (row?.status !== 'pending' && row?.status !== 'active') return null;
  return {
    sessionId: row.id,
    memberId: row.user_id,
    conversationId: row.conversation_id,
    status: row.status,
    funding: row.funding,
    capMs: row.cap_ms,
    connectedMs: row.connected_ms,
    memberTurns: row.member_turns,
    aiReplied: row.ai_replied_at !== null,
    hasSafetyEvent: row.has_safety_event,
    voice: row.voice,
    topic: row.topic,
    startedAt: row.started_at,
    activatedAt: row.activated_at,
  };
}

/** The member's open session, lapsed or not; null without one. */
export async function findOpenSession(platform: Platform, memberId: string): Promise<CallSession | null> {
  return asCallSession(await platform.database.asMember(memberId, (tx) => findOpenRow(tx, memberId)));
}

/** This session if it is the member's and still open, else null. */
export async function getSessionForCall(
  platform: Platform,
  memberId: string,
  sessionId: string,
): Promise<CallSession | null> {
  return asCallSession(
    await platform.database.asMember(memberId, (tx) => findSession(tx, memberId, sessionId)),
  );
}

/** A session of the member's that is over; null for anything else. */
export async function findSettledSession(platform: Platform, memberId: string, sessionId: string) {
  const row = await platform.database.asMember(memberId, (tx) => findSession(tx, memberId, sessionId));
  if (row?.status !== 'ended' && row?.status !== 'voided') return null;
  return {
    conversationId: row.conversation_id,
    connectedMs: row.connected_ms,
    isCounted: row.status === 'ended' && row.given_back_at === null,
    endReason: row.end_reason,
  };
}

/** Remembers the chosen voice and topic, so that another process can take the call over. False when not open. */
export async function noteCallSettings(
  platform: Platform,
  memberId: string,
  sessionId: string,
  settings: { voice: string; topic: string | null },
): Promise<boolean> {
  return platform.database.asMember(memberId, (tx) => updateCallSettings(tx, memberId, sessionId, settings));
}

/** At the first output of the therapist; may be repeated. False when the session is not open any more. */
export async function activateSession(platform: Platform, sessionId: string): Promise<boolean> {
  return platform.database.asSystem(async (tx) => {
    const memberId = await updateToActive(tx, sessionId);
    if (memberId) await publishSessionChange(platform, tx, memberId, sessionId);
    return memberId !== null;
  });
}

/**
 * Keeps the lease (60 s from now). Counts are totals of the whole session; smaller ones than before change nothing.
 * False means the session was ended elsewhere: hang up.
 */
export async function heartbeat(platform: Platform, sessionId: string, progress: Progress): Promise<boolean> {
  return platform.database.asSystem((tx) => updateHeartbeat(tx, sessionId, progress));
}

/** The call is over for good: takes its last counts and settles it. Does nothing when it was settled before. */
export async function endCallSession(
  platform: Platform,
  sessionId: string,
  reason: string,
  progress: Progress,
): Promise<void> {
  await platform.database.asSystem(async (tx) => {
    const memberId = await findOwner(tx, sessionId);
    if (!memberId) return;
    // The account first, as everywhere: taking the session's row before it could deadlock with another end.
    await lockAccount(tx, memberId);
    await updateHeartbeat(tx, sessionId, progress);
    await settleSession(platform, tx, memberId, sessionId, { reason });
  });
}

/** From now on the session is neither charged nor cut off at its cap. False when it is not open any more. */
export async function flagSafetyEvent(platform: Platform, sessionId: string): Promise<boolean> {
  return platform.database.asSystem((tx) => updateSafetyEvent(tx, sessionId));
}
