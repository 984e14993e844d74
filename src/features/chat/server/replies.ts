// Replies under way in this process. Each runs apart from any request: it takes the conversation's lease, answers
// until nothing is left to answer, and lets go in the same transaction in which it saw that.
import { createHash, randomInt } from 'node:crypto';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { deleteItem } from '#features/conversations/server/transcript.service.ts';
import { isAwaitingReply } from '#features/conversations/server/typed-turns.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import { describeError } from '#platform/server/log.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import type { Verdict } from './judge-turn.ts';
import type { ReplyHub } from './reply-hub.ts';
import { type Conversation, holdLease, type ReplyLease } from './reply-lease.ts';
import { findWork, type Wish, type Work, type WorkOptions } from './reply-work.ts';
import { createReplyWriter, type Outcome, type ReplyWriter, type StopReason } from './reply-writer.ts';
import { composeReply, differingFrom } from './therapist-turn.ts';

type Run = {
  conversation: Conversation;
  wish: Wish;
  /** Asked for once more while it was letting go. */
  next: Wish | null;
  writer: ReplyWriter | null;
  abort: AbortController | null;
  isReplying: boolean;
  hasBegun: boolean;
  /** The member stopped it before it had begun. */
  isStopAsked: boolean;
  /** Another process has taken it over. */
  isLost: boolean;
  done: Promise<void>;
};

export type RepliesOptions = WorkOptions & {
  hub: ReplyHub;
  therapist: Therapist;
  sumUp(memberId: string, conversationId: string): Promise<void>;
};

/** Looks in a row that found nothing to say although something waits. */
const MOST_IN_VAIN = 3;
const LEFT_OVER_MS = 150;

export function createReplies(options: RepliesOptions) {
  const { platform, hub, limits, therapist } = options;
  const runs = new Map<string, Run>();
  /** Conversations whose lease another process holds: looked at again when it would be over. */
  const waiting = new Map<string, NodeJS.Timeout>();
  const verdicts = new Map<string, Verdict>();
  let isClosed = false;

  function ensure(conversation: Conversation, wish: Wish = { kind: 'answer' }): void {
    if (isClosed) return;
    const { conversationId } = conversation;
    const present = runs.get(conversationId);
    if (present) {
      present.next = wish;
      return;
    }
    const run: Run = {
      conversation,
      wish,
      next: null,
      writer: null,
      abort: null,
      isReplying: false,
      hasBegun: false,
      isStopAsked: false,
      isLost: false,
      done: Promise.resolve(),
    };
    runs.set(conversationId, run);
    run.done = answerAll(run)
      .catch((error: unknown) => {
        platform.log.error({ conversationId, ...describeError(error) }, 'a reply could not be made');
        hub.tell(conversationId, { type: 'done', reason: 'failed' });
        void hub.announce(conversationId, { kind: 'done', detail: 'failed' });
      })
      .finally(() => {
        runs.delete(conversationId);
        if (run.next) ensure(conversation, run.next);
      });
  }

  async function answerAll(run: Run): Promise<void> {
    const { conversationId } = run.conversation;
    const lease = await holdLease(platform, run.conversation, limits, () => {
      run.isLost = true;
      run.abort?.abort('leaving');
    });
    if (lease === null) return;
    if (typeof lease === 'number') return lookAgain(run, lease);
    let vain = 0;
    try {
      for (;;) {
        const wish = run.wish;
        run.wish = { kind: 'answer' };
        const outcome = await answer(run, wish);
        if (run.isLost) return;
        if (outcome === 'gone' || (outcome === 'dropped' && isClosed)) break;
        if (await letGo(run, lease)) return;
        // What was written just now is found the next time; what is never found would be looked for without end.
        vain = outcome === null ? vain + 1 : 0;
        if (vain >= MOST_IN_VAIN) throw new Error('a message waits for a reply, and none is found to be due');
      }
      await platform.database.asMember(run.conversation.memberId, (tx) => lease.release(tx));
    } catch (error) {
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
      hub.tell(conversationId, { type: 'deleted' });
    } finally {
      lease.stop();
    }
  }

  /** False when something was written meanwhile that is still to be answered. */
  async function letGo({ conversation }: Run, lease: ReplyLease): Promise<boolean> {
    const { memberId, conversationId } = conversation;
    return platform.database.asMember(memberId, async (tx) => {
      if (await isAwaitingReply(tx, memberId, conversationId)) return false;
      await lease.release(tx);
      return true;
    });
  }

  async function answer(run: Run, wish: Wish): Promise<Outcome | null> {
    const { conversationId, memberId } = run.conversation;
    const abort = new AbortController();
    run.abort = abort;
    run.hasBegun = true;
    if (run.isStopAsked) abort.abort('stopped');
    run.isStopAsked = false;
    const timer = setTimeout(() => abort.abort('late'), limits.replyMs);
    try {
      const work = await findWork(options, run.conversation, wish, verdicts);
      if (!work) return null;
      const writer = createReplyWriter({ platform, hub, limits }, run.conversation, work);
      run.writer = writer;
      run.isReplying = true;
      const { outcome, isGoodbye } = await writer.write(
        chunksOf(work, conversationId, abort.signal),
        abort.signal,
      );
      if (work.answersId) verdicts.delete(work.answersId);
      if (outcome === 'dropped') await takeBack(run, writer);
      if (isGoodbye && outcome === 'finished')
        options.sumUp(memberId, conversationId).catch((error: unknown) => {
          platform.log.warn({ conversationId, ...describeError(error) }, 'a chat could not be summed up');
        });
      return outcome;
    } finally {
      clearTimeout(timer);
      run.writer = null;
      run.abort = null;
      run.isReplying = false;
    }
  }

  function chunksOf(work: Work, conversationId: string, signal: AbortSignal) {
    const seed = seedOf(conversationId);
    const old = work.verdict?.say ? null : work.old;
    return differingFrom(old, () => {
      const variation = work.old === null ? seed : randomInt(2 ** 31);
      return composeReply(therapist, { ...work.turn, seed: variation, signal }, work.verdict, work);
    });
  }

  /** What was written of a reply whose question is gone must not stay behind. */
  async function takeBack({ conversation }: Run, writer: ReplyWriter): Promise<void> {
    const message = writer.message();
    if (!message || isClosed) return;
    await deleteItem(platform, conversation.memberId, conversation.conversationId, message.item_id);
    hub.tell(conversation.conversationId, { type: 'changed' });
  }

  function lookAgain({ conversation, wish }: Run, leftMs: number): void {
    const { conversationId } = conversation;
    clearTimeout(waiting.get(conversationId));
    const timer = setTimeout(() => {
      waiting.delete(conversationId);
      ensure(conversation, wish);
    }, leftMs + LEFT_OVER_MS);
    timer.unref();
    waiting.set(conversationId, timer);
  }

  function interrupt(conversationId: string, reason: StopReason): boolean {
    const run = runs.get(conversationId);
    if (!run) return false;
    if (run.abort) run.abort.abort(reason);
    else if (reason === 'stopped' && !run.hasBegun) run.isStopAsked = true;
    return true;
  }
  hub.onStopAsked(interrupt);

  return {
    /** Sees to it that what is unanswered is answered, here or by whoever is at it. Returns at once. */
    ensure,
    /** The verdict on a message just stored, so that it is not judged twice. */
    remember: (messageId: string, verdict: Verdict): void => {
      if (verdicts.size > 1_000) verdicts.clear();
      verdicts.set(messageId, verdict);
    },
    /** Interrupts the reply under way in this process; false when there is none here. */
    interrupt,
    isHere: (conversationId: string): boolean => runs.has(conversationId),
    settled: async (conversationId: string): Promise<void> => runs.get(conversationId)?.done,
    /** What a page that connects now has missed of a reply under way. */
    snapshot: (conversationId: string): ChatEvent[] => {
      const run = runs.get(conversationId);
      if (!run?.isReplying || !run.writer) return [];
      const message: Message | null = run.writer.message();
      return [
        { type: 'replying' },
        ...(run.writer.showsHelp() ? [{ type: 'help' as const }] : []),
        ...(message ? [{ type: 'message' as const, message }] : []),
      ];
    },
    /** Lets replies finish for a moment, then leaves them to another process or the next start. */
    close: async (): Promise<void> => {
      isClosed = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      const all = Promise.allSettled([...runs.values()].map(({ done }) => done));
      const patience = new Promise((resolve) => setTimeout(resolve, limits.drainMs).unref());
      await Promise.race([all, patience]);
      for (const run of runs.values()) {
        run.next = null;
        run.abort?.abort('leaving');
      }
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limits.drainMs).unref())]);
    },
  };
}

/** The same conversation always gets the same variation, on any process. */
const seedOf = (conversationId: string) =>
  createHash('sha256').update(conversationId).digest().readUInt32LE();
