// The product as the gateway sees it, kept in memory: for tests and measurements of the gateway alone.
import { randomBytes } from 'node:crypto';
import type { EndReason } from '../../voice.protocol.ts';
import type { Caller, CallPorts, CallTurn, LoadedCall, Progress, StoredItem, Verdict } from '../ports.ts';

export const calm: Verdict = {
  assessment: { level: 'none', kinds: [], evidence: [], declined: [] },
  say: null,
};

export type MemoryPorts = CallPorts & {
  sessions: Map<string, LoadedCall>;
  rows: Map<string, StoredItem>;
  ended: { sessionId: string; reason: EndReason; progress: Progress }[];
  activated: string[];
  beats: Progress[];
  judged: string[];
  turns: CallTurn[];
  /** A session and a ticket for it. */
  admit(caller?: Partial<Caller>, call?: Partial<LoadedCall>): { ticket: string; caller: Caller };
  ticketFor(caller: Caller): string;
};

export function createMemoryPorts(replaced: Partial<CallPorts> = {}): MemoryPorts {
  const tickets = new Map<string, Caller>();
  let made = 0;
  const ports: MemoryPorts = {
    sessions: new Map(),
    rows: new Map(),
    ended: [],
    activated: [],
    beats: [],
    judged: [],
    turns: [],
    admit(caller = {}, call = {}) {
      const number = ++made;
      const sessionId = caller.sessionId ?? `session-${number}`;
      const admitted: Caller = {
        memberId: `member-${number}`,
        authSessionId: `signed-in-${number}`,
        voice: 'alloy',
        ...caller,
        sessionId,
      };
      ports.sessions.set(sessionId, newCall(sessionId, admitted, call));
      return { ticket: ports.ticketFor(admitted), caller: admitted };
    },
    ticketFor(caller) {
      const ticket = randomBytes(32).toString('base64url');
      tickets.set(ticket, caller);
      return ticket;
    },
    async redeemTicket(ticket) {
      const caller = tickets.get(ticket) ?? null;
      tickets.delete(ticket);
      return caller;
    },
    loadCall: async (sessionId, memberId) => {
      const call = ports.sessions.get(sessionId);
      return call && call.memberId === memberId ? { ...call } : null;
    },
    async activate(sessionId) {
      ports.activated.push(sessionId);
      const call = ports.sessions.get(sessionId);
      if (call) call.startedAt ??= new Date();
      return call !== undefined;
    },
    async heartbeat(sessionId, progress) {
      ports.beats.push(progress);
      const call = ports.sessions.get(sessionId);
      if (call) call.connectedMs = Math.max(call.connectedMs, progress.connectedMs);
      return ports.sessions.has(sessionId);
    },
    async end(sessionId, reason, progress) {
      ports.ended.push({ sessionId, reason, progress });
      ports.sessions.delete(sessionId);
    },
    wasEndedByMember: async () => false,
    async saveItem({ conversationId: _, memberId: __, ...item }) {
      ports.rows.set(item.itemId, item);
    },
    deleteItem: async (itemId) => void ports.rows.delete(itemId),
    saveDialogueState: async () => {},
    loadTranscript: async () => [...ports.rows.values()].sort((a, b) => a.position - b.position),
    async judge(conversation) {
      ports.judged.push(conversation.at(-1)?.content ?? '');
      return calm;
    },
    async *reply(turn) {
      ports.turns.push(turn);
      yield { text: turn.memberText === null ? "Hello, I'm an AI." : `You said: ${turn.memberText}` };
    },
    isStillSignedIn: async () => true,
    checkReply: async () => null,
    ...replaced,
  };
  return ports;
}

function newCall(sessionId: string, caller: Caller, call: Partial<LoadedCall>): LoadedCall {
  return {
    sessionId,
    conversationId: `conversation-of-${sessionId}`,
    memberId: caller.memberId,
    style: 'Standard',
    category: { id: 'general', name: 'General', isCustom: false },
    topic: { id: 'stress', name: 'Stress' },
    voice: caller.voice,
    funding: 'free',
    capMs: 900_000,
    startedAt: null,
    hasEarlierEvent: false,
    hasOpenSafetyEvent: false,
    connectedMs: 0,
    memberTurns: 0,
    instructions: 'Listen.',
    safetyIdentifier: 'hash-of-a-member',
    dialogueState: null,
    ...call,
  };
}
