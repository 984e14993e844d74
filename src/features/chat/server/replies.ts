// Replies under way in this process, and those waited for while another one makes them. Each runs apart from any request
// (answer-run.ts).
import type { Message } from '#features/conversations/conversations.contract.ts';
import { describeError } from '#platform/server/log.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { createAnswering, type RepliesOptions, type Run } from './answer-run.ts';
import type { Verdict } from './judge-turn.ts';
import type { Conversation } from './reply-lease.ts';
import type { Wish } from './reply-work.ts';
import type { StopReason } from './reply-writer.ts';

const LEFT_OVER_MS = 150;

export type Replies = ReturnType<typeof createReplies>;

export function createReplies(options: RepliesOptions) {
  const { platform, hub, limits } = options;
  const runs = new Map<string, Run>();
  /** Conversations whose lease another process holds: looked at again when it would be over. */
  const waiting = new Map<string, NodeJS.Timeout>();
  const verdicts = new Map<string, Verdict>();
  let isClosed = false;
  const { answerAll } = createAnswering(options, verdicts, () => isClosed);

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
      .then((leftMs) => {
        if (leftMs !== null) lookAgain(run, leftMs);
      })
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
