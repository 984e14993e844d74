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
  /** The server failed: nobody has looked at what was written, so help belongs on the screen. */
  isUnjudged: boolean;
};

/** Its entity is the message itself: a refused one does not stand before the next. */
export type OutgoingWrite = Omit<Words, 'id'> & { write_id: string; entity: string };

type OutboxOptions<Accepted> = {
  memberId: string;
  create(conversationId: string, conversation: NewConversation): Promise<unknown>;
  send(message: Words, signal: AbortSignal): Promise<Accepted>;
  /** Before the message leaves the outbox, so that it never vanishes in between. */
  onAccepted(accepted: Accepted): void;
  /** Only given by tests. */
  ports?: QueuePorts<OutgoingWrite>;
};

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
function comingBack(error: unknown): unknown {
  const status = (error as { status?: number } | null)?.status ?? 0;
  if (isRefusal(error, 'TOO_MANY_REQUESTS')) return refuse('CONFLICT', error.message);
  const isBroken = status >= 500 && ![502, 503, 504].includes(status);
  return isBroken ? Object.assign(new Error('the server failed'), { status: 400 }) : error;
}

export function createOutbox<Accepted>(options: OutboxOptions<Accepted>) {
  const { create, send, onAccepted } = options;
  /** Conversations this page knows to exist, and those it knows to be gone. */
  const made = new Set<string>();
  const gone = new Set<string>();
  const listeners = new Set<() => void>();

  const queue = createWriteQueue<OutgoingWrite, null>({
    memberId: options.memberId,
    name: 'chat',
    send: async (write, signal) => {
      const { conversationId, creates } = write;
      if (gone.has(conversationId)) return null;
      try {
        if (creates && !made.has(conversationId)) {
          await create(conversationId, creates);
          made.add(conversationId);
          show();
        }
        onAccepted(await send(wordsOf(write), signal));
        made.add(conversationId);
      } catch (error) {
        // Nothing is left to send it to.
        if (!gone.has(conversationId)) throw comingBack(error);
      }
      return null;
    },
    ...(options.ports && { ports: options.ports }),
  });

  let items: readonly Outgoing[] = [];
  function show(): void {
    items = queue
      .list()
      .filter(({ write }) => !gone.has(write.conversationId))
      .map(({ write, state, reason }) => ({
        ...wordsOf(write),
        creates: made.has(write.conversationId) ? null : write.creates,
        state,
        reason,
        isUnjudged: state === 'refused' && reason === null,
      }));
    for (const listener of listeners) listener();
  }
  queue.subscribe(show);

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
    /** Takes a message back that was not sent, with its words. null when it is on its way or gone. */
    takeBack: async (id: string): Promise<string | null> => (await queue.remove(id))?.content ?? null,
    /** The conversation is gone, and what was meant for it with it. */
    forget(conversationId: string) {
      if (gone.has(conversationId)) return;
      gone.add(conversationId);
      for (const { write } of queue.list())
        if (write.conversationId === conversationId) void queue.remove(write.write_id);
      show();
    },
    close: queue.close,
  };
}
