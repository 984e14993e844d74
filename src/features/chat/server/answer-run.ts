// The replies of one conversation, made one after the other under its lease until nothing is left to answer; the lease is let
// go of in the same transaction in which that was seen.
import { createHash, randomInt } from 'node:crypto';
import { deleteItem } from '#features/conversations/server/transcript.service.ts';
import { isAwaitingReply } from '#features/conversations/server/typed-turns.service.ts';
import type { Therapist } from '#features/therapist/therapist.contract.ts';
import { describeError } from '#platform/server/log.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { Verdict } from './judge-turn.ts';
import { type Conversation, holdLease, type ReplyLease } from './reply-lease.ts';
import { findWork, type Wish, type Work, type WorkOptions } from './reply-work.ts';
import { createReplyWriter, type Outcome, type ReplyWriter } from './reply-writer.ts';
import { composeReply, differingFrom } from './therapist-turn.ts';

/** One conversation whose replies are made here. */
export type Run = {
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
  therapist: Therapist;
  sumUp(memberId: string, conversationId: string): Promise<void>;
};

/** Looks in a row that found nothing to say although something waits. */
const MOST_IN_VAIN = 3;
/**
 * `verdicts`: on messages stored in this process, by their ids; each is taken out when it was answered. `isClosed`: the
 * process is leaving.
 */
export function createAnswering(
  options: RepliesOptions,
  verdicts: Map<string, Verdict>,
  isClosed: () => boolean,
) {
  const { platform, hub, limits, therapist } = options;

  /** Resolves when nothing is left to answer; with the ms another process still holds the lease where it does. */
  async function answerAll(run: Run): Promise<number | null> {
    const { conversationId } = run.conversation;
    const lease = await holdLease(platform, run.conversation, limits, () => {
      run.isLost = true;
      run.abort?.abort('leaving');
    });
    if (lease === null || typeof lease === 'number') return lease;
    let vain = 0;
    try {
      for (;;) {
        const wish = run.wish;
        run.wish = { kind: 'answer' };
        const outcome = await answer(run, wish, lease);
        if (run.isLost || outcome === 'lost') return null;
        if (outcome === 'gone' || (outcome === 'dropped' && isClosed())) break;
        if (await letGo(run, lease)) return null;
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
    return null;
  }

  /** False when something was written meanwhile that is still to be answered here. */
  async function letGo({ conversation }: Run, lease: ReplyLease): Promise<boolean> {
    const { memberId, conversationId } = conversation;
    return platform.database.asMember(memberId, async (tx) => {
      if ((await isAwaitingReply(tx, memberId, conversationId)) && (await lease.isHeld(tx))) return false;
      await lease.release(tx);
      return true;
    });
  }

  async function answer(run: Run, wish: Wish, lease: ReplyLease): Promise<Outcome | null> {
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
      const writer = createReplyWriter({ platform, hub, limits, lease }, run.conversation, work);
      run.writer = writer;
      run.isReplying = true;
      const { outcome, isGoodbye } = await writer.write(
        chunksOf(work, conversationId, abort.signal),
        abort.signal,
      );
      for (const id of work.answersIds) verdicts.delete(id);
      if (outcome === 'dropped' || outcome === 'lost') await takeBack(run, writer);
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
    if (!message || isClosed()) return;
    await deleteItem(platform, conversation.memberId, conversation.conversationId, message.item_id);
    hub.tell(conversation.conversationId, { type: 'changed' });
  }

  return { answerAll };
}

/** The same conversation always gets the same variation, on any process. */
const seedOf = (conversationId: string) =>
  createHash('sha256').update(conversationId).digest().readUInt32LE();
