// What the gateway asks of the rest of the product. A call never touches a table itself: it is driven through
// these functions, so that it can be run, tested and measured alone.
import type { AssessedTurn, Assessment } from '#features/safety/safety.contract.ts';
import type { DialogueState, ReplyChunk, TherapistTurn } from '#features/therapist/therapist.contract.ts';
import type { VoiceId } from '../voice.contract.ts';
import type { EndReason } from '../voice.protocol.ts';

export type GatewayLog = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** What a ticket stood for. */
export type Caller = { memberId: string; authSessionId: string; sessionId: string; voice: VoiceId };

/** A therapy session as the call needs it; also what a call is rebuilt from after a crash. */
export type LoadedCall = {
  sessionId: string;
  conversationId: string;
  memberId: string;
  style: TherapistTurn['style'];
  category: TherapistTurn['category'];
  topic: TherapistTurn['topic'];
  voice: VoiceId;
  funding: 'free' | 'paid' | 'subscription';
  /** Longest duration, counted from `startedAt`. */
  capMs: number;
  /** When the therapist was first heard; null when that has not happened yet. */
  startedAt: Date | null;
  /** A disclosure in this conversation, however long ago: the card is there and the therapist begins with care. */
  hasEarlierEvent: boolean;
  /** A disclosure in this session, or a recent one in the conversation: nothing may cut the call off. */
  hasOpenSafetyEvent: boolean;
  /** What heartbeats of an earlier process said, so that counting goes on from there. */
  connectedMs: number;
  memberTurns: number;
  /** For an engine that thinks for itself. */
  instructions: string;
  /** A hash that names the member to a vendor's abuse team without identifying them. */
  safetyIdentifier: string;
  dialogueState: DialogueState | null;
};

export type StoredItem = {
  itemId: string;
  /** Orders the items of a conversation; numbers leave gaps, so that a late item fits between two others. */
  position: number;
  role: 'user' | 'assistant';
  text: string;
  isFinal: boolean;
  /** For an interrupted therapist item: how much of it was heard. Null otherwise. */
  heardMs: number | null;
  source: 'voice' | 'typed';
};

export type Progress = { connectedMs: number; memberTurns: number; aiReplied: boolean };

export type CallTurn = Pick<
  TherapistTurn,
  'conversation' | 'memberText' | 'risk' | 'style' | 'category' | 'topic' | 'state'
> & { sessionId: string; conversationId: string; memberId: string; signal: AbortSignal };

export type Verdict = {
  assessment: Assessment;
  /** Words to speak instead of a reply; null lets the therapist answer. */
  say: string | null;
  /** The crisis card belongs on the screen, whatever the level: it could not be fully judged. */
  showsHelp?: boolean;
  /** The member took leave. Only asked for with an engine that thinks for itself. */
  isGoodbye?: boolean;
};

export type CallPorts = {
  /** Spends a one-use ticket. Null: unknown, spent or older than 30 s. */
  redeemTicket(token: string): Promise<Caller | null>;
  /** Null: no such session, not this member's, or already over. */
  loadCall(sessionId: string, memberId: string): Promise<LoadedCall | null>;
  /** The therapist was heard for the first time. False: the session is not open any more. */
  activate(sessionId: string): Promise<boolean>;
  /**
   * Keeps the session's lease. Counts never go down: two processes may beat while a client moves between them.
   * False: the session is not open any more.
   */
  heartbeat(sessionId: string, progress: Progress): Promise<boolean>;
  /** The call is over for good; idempotent. Settlement is not the gateway's business. */
  end(sessionId: string, reason: EndReason, progress: Progress): Promise<void>;
  /** Why a session is not open any more: true when the member ended it, on another page perhaps. */
  wasEndedByMember(sessionId: string, memberId: string): Promise<boolean>;
  /** Inserts or overwrites the row of `itemId`. Never called twice at once for one call. */
  saveItem(item: StoredItem & { conversationId: string; memberId: string }): Promise<void>;
  /** Takes back a row of a member item that turned out to hold no words. */
  deleteItem(itemId: string, conversationId: string, memberId: string): Promise<void>;
  saveDialogueState(conversationId: string, memberId: string, state: DialogueState): Promise<void>;
  /** Oldest first. */
  loadTranscript(conversationId: string, memberId: string): Promise<StoredItem[]>;
  /** Assesses the whole conversation and records a safety event where there is one. */
  judge(conversation: AssessedTurn[], call: LoadedCall): Promise<Verdict>;
  reply(turn: CallTurn): AsyncIterable<ReplyChunk>;
  /**
   * Whether a sentence that an engine made itself may be said, after `before` of the same reply and in answer to
   * `memberText`; null: it may.
   */
  checkReply(
    newest: string,
    context: { memberText: string | null; before: string },
  ): Promise<{ rule: string } | null>;
  isStillSignedIn(memberId: string, authSessionId: string): Promise<boolean>;
};
