// Messages on their way, over the queue that keeps writes encrypted on the device. Each has the id it will be stored
// under, so that sending it again changes nothing; they go one at a time and in order, and wait while there is no network.
// What the server refuses stays here with the reason until the member takes it back, and holds up nothing after it.
import { isRefusal, refuse } from '#platform/shared/refusals.ts';
import type { QueuePorts } from '#platform/web/offline/queue-ports.ts';
import { createWriteQueue } from '#platform/web/offline/write-queue.ts';

export type NewConversation = {
  therapy_style: 'Standard' | 'GenZ';
  coach_type: string;
  topic?: string;
};

type Words = {
  id: string;
  conversationId: string;
  content: string;
  /** ISO; when the member sent it. */
  writtenAt: string;
  /** The conversation begins with this message and is made first. */
  creates: NewConversation | null;
};

export type Outgoing = Words & {
  state: 'waiting' | 'sending' | 'refused';
  /** The server's own sentence, or null when it gave none. */
  reason: string | null;
  /** Nobody could look at what was written so far, so help belongs on the screen until somebody has. */
  isUnjudged: boolean;
  /** It was judged before it was refused, and help belongs on the screen for good. */
  showsHelp: boolean;
  /** It was sent and no answer came: taken back and sent anew, it could stand there twice. */
  mayHaveArrived: boolean;
};

/** Its entity is the message itself: a refused one does not stand before the next. */
export type OutgoingWrite = Omit<Words, 'id'> & { write_id: string; entity: string };

type OutboxOptions<Accepted> = {
  memberId: string;
  create(conversationId: string, conversation: NewConversation): Promise<unknown>;
  send(message: Words, signal: AbortSignal): Promise<Accepted>;
  /** Before the message leaves the outbox, so that it never vanishes in between. */
  onAccepted(accepted: Accepted): void;
  /** The conversation was deleted, and what was meant for it is let go of. */
  onGone?(conversationId: string): void;
  /** Only given by tests. */
  ports?: QueuePorts<OutgoingWrite>;
};

/** Longer than judging takes: words that wait longer wait for a network or a server. */
export const JUDGED_WITHIN_MS = 5_000;

/** Whether help belongs beside what the server refused; null: nobody judged the words. */
export const verdictIn = (refused: unknown): boolean | null =>
  (refused as { data?: { shows_help?: boolean } | null } | null)?.data?.shows_help ?? null;

/** Whether the conversation stood when the words were refused: a page that opens later did not see it made. */
const wasMade = (refused: { data?: unknown }): boolean =>
  (refused.data as { is_made?: boolean } | null | undefined)?.is_made === true;

export type Outbox = ReturnType<typeof createOutbox>;

const wordsOf = ({ write_id, conversationId, content, writtenAt, creates }: OutgoingWrite): Words => ({
  id: write_id,
  conversationId,
  content,
  writtenAt,
  creates,
});

/**
 * The queue tries again what may pass by itself. A day's limit does not pass, and a server that broke over a message is not
 * asked again unseen: both come back to the member.
 */
function comingBack(error: unknown, isMade: boolean): unknown {
  const { status = 0, data } = (error ?? {}) as { status?: number; data?: object | null };
  const noted = { ...data, is_made: isMade };
  if (isRefusal(error))
    return refuse(error.code === 'TOO_MANY_REQUESTS' ? 'CONFLICT' : error.code, error.message, noted);
  const isBroken = status >= 500 && ![502, 503, 504].includes(status);
  return isBroken ? Object.assign(new Error('the server failed'), { status: 400, data: noted }) : error;
}

export function createOutbox<Accepted>(options: OutboxOptions<Accepted>) {
  const { create, send, onAccepted, onGone } = options;
  /** Conversations this page knows to exist, and those it knows to be gone. */
  const made = new Set<string>();
  const gone = new Set<string>();
  /** Those that took words along which may have been a cry for help. */
  const goneWithWords = new Set<string>();
  /** Words that failed on their way, or have been on it for too long. */
  const unjudged = new Set<string>();
  const patience = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const queue = createWriteQueue<OutgoingWrite, null>({
    memberId: options.memberId,
    name: 'chat',
    send: async (write, signal) => {
      const { conversationId } = write;
      if (gone.has(conversationId)) return null;
      try {
        await deliver(write, signal);
      } catch (error) {
        // Nothing is left to send it to.
        if (gone.has(conversationId)) return null;
        if (verdictIn(error) === null) unjudged.add(write.write_id);
        throw comingBack(error, made.has(conversationId));
      }
      return null;
    },
    ...(options.ports && { ports: options.ports }),
  });

  async function deliver(write: OutgoingWrite, signal: AbortSignal): Promise<void> {
    const { conversationId, creates } = write;
    if (creates && !made.has(conversationId)) {
      await create(conversationId, creates);
      made.add(conversationId);
      show();
    }
    try {
      onAccepted(await send(wordsOf(write), signal));
      made.add(conversationId);
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) forget(conversationId);
      throw error;
    }
  }

  let items: readonly Outgoing[] = [];
  function show(): void {
    const list = queue.list();
    for (const item of list) if (wasMade(item)) made.add(item.write.conversationId);
    beginPatience(list.flatMap(({ write, state }) => (state === 'refused' ? [] : write.write_id)));
    items = list
      .filter(({ write }) => !gone.has(write.conversationId))
      .map((item) => ({
        ...wordsOf(item.write),
        creates: made.has(item.write.conversationId) ? null : item.write.creates,
        state: item.state,
        reason: item.reason,
        isUnjudged: item.state === 'refused' ? verdictIn(item) === null : unjudged.has(item.write.write_id),
        showsHelp: verdictIn(item) === true,
        mayHaveArrived: item.mayHaveArrived === true,
      }));
    for (const listener of listeners) listener();
  }
  queue.subscribe(show);
  // Also what another tab sent.
  queue.onAccepted(({ conversationId }) => {
    made.add(conversationId);
    show();
  });

  /** From when this page first sees them: what an earlier visit left is usually sent at once. */
  function beginPatience(waiting: readonly string[]): void {
    for (const [id, timer] of patience) {
      if (waiting.includes(id)) continue;
      clearTimeout(timer);
      patience.delete(id);
      unjudged.delete(id);
    }
    for (const id of waiting) {
      if (patience.has(id)) continue;
      const lose = () => {
        unjudged.add(id);
        show();
      };
      patience.set(id, setTimeout(lose, JUDGED_WITHIN_MS));
    }
  }

  function forget(conversationId: string): void {
    if (gone.has(conversationId)) return;
    gone.add(conversationId);
    for (const item of queue.list()) {
      if (item.write.conversationId !== conversationId) continue;
      if (verdictIn(item) !== false) goneWithWords.add(conversationId);
      void queue.remove(item.write.write_id);
    }
    // What may have arrived cannot be taken out: its turn comes, and it is let go of then.
    void queue.flush();
    onGone?.(conversationId);
    show();
  }

  return {
    queue,
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: ({ id, ...words }: Words) => void queue.add({ ...words, write_id: id, entity: id }),
    retry: (id: string) => void queue.retry(id),
    /** Takes a message back that was not sent, with its words. null when it may have arrived or is gone. */
    takeBack: async (id: string): Promise<string | null> => (await queue.remove(id))?.content ?? null,
    /** The conversation is gone, and what was meant for it with it. */
    forget,
    isGone: (conversationId: string) => gone.has(conversationId),
    /** Words went with the conversation that nobody had found calm: help belongs in their place. */
    tookWords: (conversationId: string) => goneWithWords.has(conversationId),
    close: queue.close,
  };
}
