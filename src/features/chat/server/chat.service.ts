// Text chat: what a member writes is stored and judged at once; the reply is made apart from the request (replies.ts)
// and reaches open pages through the hub. Turns of someone who may not be safe are never counted; the day's limit and a
// running call refuse only what was judged.
import { findLiveSession } from '#features/billing/server/access.service.ts';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { listUnsummarised, readConversation } from '#features/conversations/server/conversations.service.ts';
import { hasSafetyEvent } from '#features/conversations/server/history.service.ts';
import { loadTranscript } from '#features/conversations/server/transcript.service.ts';
import {
  addTypedMessage,
  findLast,
  findTypedMessage,
  lockConversation,
  removeFrom,
} from '#features/conversations/server/typed-turns.service.ts';
import type { Assessor } from '#features/safety/server/safety.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { createOpenStreams } from '#platform/server/http/open-streams.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/refusals.ts';
import type { ChatAllowance } from '../chat.contract.ts';
import { countOne, presentAllowance, readStanding, type Standing } from './allowance.ts';
import { chatWords } from './chat.copy.ts';
import { createJudge, isGrave, type Verdict } from './judge-turn.ts';
import { type ChatLimits, chatLimits } from './limits.data.ts';
import { createRecentNames } from './recent-names.ts';
import { createReplies } from './replies.ts';
import { createReplyHub } from './reply-hub.ts';
import { isLeased } from './reply-lease.ts';
import { isOpeningDue, type Wish } from './reply-work.ts';

export type ChatOptions = {
  therapist: Therapist;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  isStillSignedIn(memberId: string, authSessionId: string): Promise<boolean>;
  /** Writes what a conversation came to. */
  sumUp(memberId: string, conversationId: string): Promise<unknown>;
  assessor: Pick<Assessor, 'assess'>;
  limits?: Partial<ChatLimits>;
};

const LETTING_GO_MS = 50;
const LETTING_GO_LOOKS = 8;
/** Private turns remembered as counted; one that is sent again follows within minutes. */
const MOST_COUNTED_TURNS = 5_000;

/** Whoever may not be safe is neither counted nor refused. */
const isDisclosed = ({ showsHelp, assessment }: Verdict): boolean => showsHelp || isGrave(assessment);

type Accepted = { message: Message; allowance: ChatAllowance; shows_help: boolean };
type Draft = { conversationId: string; id: string; content: string };

export type Chat = ReturnType<typeof startChat>;

export function startChat(platform: Platform, options: ChatOptions) {
  const { therapist, findMember } = options;
  const limits = { ...chatLimits, ...options.limits };
  const judge = createJudge(platform, options.assessor);
  const hub = createReplyHub(platform);
  const openStreams = createOpenStreams(limits.streamsPerMember);
  const countedTurns = createRecentNames(MOST_COUNTED_TURNS);
  const sumUp = async (memberId: string, conversationId: string) => {
    await options.sumUp(memberId, conversationId);
  };
  const replies = createReplies({
    platform,
    hub,
    limits,
    judge,
    therapist,
    findMember,
    sumUp,
    sumUpOthers: async (memberId, conversationId) => {
      for (const id of await listUnsummarised(platform, memberId, conversationId))
        await sumUp(memberId, id).catch((error: unknown) => {
          platform.log.warn({ conversationId: id, ...describeError(error) }, 'a chat could not be summed up');
        });
    },
  });

  // A conversation deleted in any tab, on any process: its reply stops and its pages are told.
  const unsubscribe = platform.events.subscribe((change) => {
    if (change.topic !== 'conversations' || !('id' in change) || !change.id || !change.memberId) return;
    const { id, memberId } = change;
    if (!hub.hasListeners(id) && !replies.isHere(id)) return;
    owned(memberId, id).catch((error: unknown) => {
      if (!isRefusal(error, 'NOT_FOUND')) return;
      replies.interrupt(id, 'deleted');
      hub.tell(id, { type: 'deleted' });
    });
  });

  /** Refuses NOT_FOUND. */
  const owned = (memberId: string, conversationId: string) =>
    platform.database.asMember(memberId, (tx) => readConversation(platform, tx, memberId, conversationId));

  async function refuseInCall(tx: Tx, memberId: string, conversationId: string): Promise<void> {
    const session = await findLiveSession(platform, tx, memberId);
    if (session?.conversation_id === conversationId) throw refuse('CONFLICT', chatWords.inCall);
  }

  /** What is there under this id already, the transcript, and how the new words are to be taken. */
  async function prepare(memberId: string, { conversationId, id, content }: Draft, editedId: string | null) {
    const asked = findMember(memberId);
    const standing = readStanding(platform, memberId, asked);
    // Refusals below come first; a failure here is told when it is waited for.
    standing.catch(() => {});
    const [member, present, transcript] = await Promise.all([
      asked,
      platform.database.asMember(memberId, async (tx) => {
        await readConversation(platform, tx, memberId, conversationId);
        return {
          message: await findTypedMessage(platform, tx, memberId, conversationId, id),
          hasOpenEvent: await hasSafetyEvent(tx, memberId, conversationId),
        };
      }),
      loadTranscript(platform, memberId, conversationId),
    ]);
    if (present.message)
      return {
        stored: present.message,
        verdict: null,
        showsHelp: present.hasOpenEvent,
        standing: await standing,
      };
    const edited = editedId ? transcript.findIndex((message) => message.id === editedId) : -1;
    const before = edited >= 0 ? transcript.slice(0, edited) : transcript;
    const conversation = [
      ...before.map((message) => ({ role: message.role, content: message.content })),
      { role: 'user' as const, content },
    ];
    const country = member?.country ?? null;
    const [verdict, plan] = await Promise.all([
      judge({ memberId, conversation, conversationId, country, isNew: true }),
      standing,
    ]);
    const isCounted = !isDisclosed(verdict) && !present.hasOpenEvent;
    return { stored: null, verdict, standing: isCounted ? plan : { ...plan, isCounted } };
  }

  /** Stores the words in one transaction with their count, then has them answered. */
  async function accept(
    memberId: string,
    draft: Draft,
    editedId: string | null,
    { verdict, standing }: { verdict: Verdict; standing: Standing & { isCounted?: boolean } },
  ): Promise<Omit<Accepted, 'shows_help'>> {
    const { conversationId, id, content } = draft;
    const accepted = await platform.database.asMember(memberId, async (tx) => {
      await lockConversation(tx, memberId, conversationId);
      const stored = await findTypedMessage(platform, tx, memberId, conversationId, id);
      if (stored) return { message: stored, allowance: await presentAllowance(tx, memberId, standing) };
      await refuseInCall(tx, memberId, conversationId);
      const position = editedId ? await takeBack(tx, memberId, conversationId, editedId) : null;
      if (standing.isCounted !== false) await countOne(tx, memberId, standing);
      const message = await addTypedMessage(platform, tx, {
        memberId,
        conversationId,
        id,
        content,
        position,
        showsHelp: verdict.showsHelp,
      });
      if (editedId) await hub.publish(tx, conversationId, { kind: 'changed' });
      await hub.publish(tx, conversationId, { kind: 'message', detail: id });
      if (verdict.showsHelp) await hub.publish(tx, conversationId, { kind: 'help' });
      await platform.events.publish(tx, { memberId, topic: 'conversations', id: conversationId });
      return { message, allowance: await presentAllowance(tx, memberId, standing) };
    });
    replies.remember(id, verdict);
    if (editedId) hub.tell(conversationId, { type: 'changed' });
    if (verdict.showsHelp) hub.tell(conversationId, { type: 'help' });
    hub.tell(conversationId, { type: 'message', message: accepted.message });
    if (editedId) interruptEverywhere(conversationId, 'superseded');
    replies.ensure({ memberId, conversationId });
    return accepted;
  }

  async function takeBack(
    tx: Tx,
    memberId: string,
    conversationId: string,
    editedId: string,
  ): Promise<number> {
    const edited = await findTypedMessage(platform, tx, memberId, conversationId, editedId);
    if (!edited) throw refuse('NOT_FOUND');
    if (edited.role !== 'user' || edited.source !== 'typed') throw refuse('CONFLICT', chatWords.notEditable);
    await removeFrom(platform, tx, memberId, conversationId, edited.position);
    return edited.position;
  }

  function interruptEverywhere(conversationId: string, reason: 'stopped' | 'superseded'): void {
    if (!replies.interrupt(conversationId, reason))
      void hub.announce(conversationId, { kind: 'stop', detail: reason });
  }

  /** A reply that has just ended takes a moment to let go. */
  async function isQuiet(memberId: string, conversationId: string): Promise<boolean> {
    for (let looks = 0; looks < LETTING_GO_LOOKS; looks += 1) {
      if (looks > 0) await new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS));
      const isHere = replies.isHere(conversationId);
      if (!isHere && !(await isLeased(platform, { memberId, conversationId }))) return true;
    }
    return false;
  }

  async function write(memberId: string, draft: Draft, editedId: string | null): Promise<Accepted> {
    const { conversationId } = draft;
    const prepared = await prepare(memberId, draft, editedId);
    const { verdict } = prepared;
    if (verdict) {
      try {
        const accepted = await accept(memberId, draft, editedId, prepared);
        return { ...accepted, shows_help: verdict.showsHelp };
      } catch (error) {
        throw judgedBefore(error, conversationId, verdict);
      }
    }
    replies.ensure({ memberId, conversationId });
    const { stored, standing, showsHelp } = prepared;
    const allowance = await platform.database.asMember(memberId, (tx) =>
      presentAllowance(tx, memberId, standing),
    );
    return { message: stored, allowance, shows_help: showsHelp };
  }

  /** Words that were not taken were heard all the same: open pages show help, and a refusal says whether it belongs there. */
  function judgedBefore(error: unknown, conversationId: string, { showsHelp }: Verdict): unknown {
    if (showsHelp) {
      hub.tell(conversationId, { type: 'help' });
      void hub.announce(conversationId, { kind: 'help' });
    }
    if (!isRefusal(error)) return error;
    return refuse(error.code, error.message, { ...(error.data as object | null), shows_help: showsHelp });
  }

  return {
    hub,
    openStreams,
    replies,
    judge,
    therapist,
    limits,
    findMember,
    isStillSignedIn: options.isStillSignedIn,
    owned,

    /**
     * Refuses NOT_FOUND, CONFLICT during a call, TOO_MANY_REQUESTS when the day's messages are used up. What was judged
     * before it was refused says so in `shows_help`.
     */
    send: (memberId: string, draft: Draft) => write(memberId, draft, null),

    /** As `send`; the edited message and all after it are deleted. Refuses CONFLICT for what was spoken or is not theirs to change. */
    edit: (memberId: string, { messageId, ...draft }: Draft & { messageId: string }) =>
      write(memberId, draft, messageId),

    /** Says what is owed: first words, a greeting, an answer that did not come. Never takes anything back. Refuses NOT_FOUND. */
    open: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      const isInCall = await platform.database.asMember(memberId, async (tx) => {
        const session = await findLiveSession(platform, tx, memberId);
        return session?.conversation_id === conversationId;
      });
      if (isInCall) return { isReplying: false };
      const transcript = await loadTranscript(platform, memberId, conversationId);
      const last = transcript.at(-1);
      const isOwed =
        isOpeningDue(transcript, new Date(), limits) ||
        (last?.source === 'typed' && (last.role === 'user' || !last.is_final));
      if (isOwed) replies.ensure({ memberId, conversationId }, { kind: 'opening' });
      return { isReplying: isOwed };
    },

    /**
     * Takes the last reply back and has another one made; where the member's words are last, they are answered. Refuses
     * NOT_FOUND, CONFLICT during a call.
     */
    regenerate: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      if (!(await isQuiet(memberId, conversationId))) return { isReplying: true };
      const wish = await platform.database.asMember(memberId, async (tx): Promise<Wish | null> => {
        await lockConversation(tx, memberId, conversationId);
        await refuseInCall(tx, memberId, conversationId);
        const last = await findLast(platform, tx, memberId, conversationId);
        if (last?.source !== 'typed') return null;
        if (last.role === 'user') return { kind: 'answer' };
        await removeFrom(platform, tx, memberId, conversationId, last.position);
        await hub.publish(tx, conversationId, { kind: 'changed' });
        return { kind: 'again', old: last.content, position: last.position };
      });
      if (!wish) return { isReplying: false };
      if (wish.kind === 'again') hub.tell(conversationId, { type: 'changed' });
      replies.ensure({ memberId, conversationId }, wish);
      return { isReplying: true };
    },

    /** What was written so far stays. Refuses NOT_FOUND. */
    stop: async (memberId: string, conversationId: string): Promise<{ isReplying: boolean }> => {
      await owned(memberId, conversationId);
      if (replies.interrupt(conversationId, 'stopped')) {
        await replies.settled(conversationId);
        return { isReplying: false };
      }
      const isElsewhere = await isLeased(platform, { memberId, conversationId });
      if (isElsewhere) void hub.announce(conversationId, { kind: 'stop', detail: 'stopped' });
      return { isReplying: isElsewhere };
    },

    allowance: async (memberId: string): Promise<ChatAllowance> => {
      const standing = await readStanding(platform, memberId, findMember(memberId));
      return platform.database.asMember(memberId, (tx) => presentAllowance(tx, memberId, standing));
    },

    /** Counts a message that is stored by another way than `send`, as `send` counts. Refuses TOO_MANY_REQUESTS. */
    countTyped: async (memberId: string, conversationId: string, verdict: Verdict): Promise<void> => {
      if (isDisclosed(verdict)) return;
      const standing = await readStanding(platform, memberId, findMember(memberId));
      await platform.database.asMember(memberId, async (tx) => {
        const session = await findLiveSession(platform, tx, memberId);
        if (session?.conversation_id === conversationId) return;
        if (!(await hasSafetyEvent(tx, memberId, conversationId))) await countOne(tx, memberId, standing);
      });
    },

    /** Counts a turn that is never stored, once under its name. Refuses TOO_MANY_REQUESTS. */
    countPrivate: async (memberId: string, turnName: string): Promise<void> => {
      if (countedTurns.has(turnName)) return;
      const standing = await readStanding(platform, memberId, findMember(memberId));
      await platform.database.asMember(memberId, (tx) => countOne(tx, memberId, standing));
      countedTurns.add(turnName);
    },

    close: async (): Promise<void> => {
      unsubscribe();
      await replies.close();
      hub.close();
    },
  };
}
