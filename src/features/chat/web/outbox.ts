// Messages on their way, over the queue that keeps writes encrypted on the device. Each has the id it will be stored
// under, so that sending it again changes nothing; they go one at a time and in order, and wait while there is no network.
// What the server refuses stays here with the reason until the member takes it back, and holds up nothing after it.
import { verdictIn } from '#features/safety/web/verdict-in.ts';
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
  /** Not on the device yet: a page that goes now finds it in the field again, at best. */
  isBeingKept: boolean;
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

/**
 * On the device, for as long as words wait: which conversations were made for them. A page that opens later did not see it,
 * and would make again what was deleted meanwhile. None of the three ever rejects.
 */
export type MadeConversations = {
  list(): Promise<readonly string[]>;
  keep(conversationId: string): Promise<void>;
  forget(conversationId: string): Promise<void>;
};

type OutboxOptions<Accepted> = {
  memberId: string;
  kept: MadeConversations;
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
  const { status = 0, data } = (error ?? {}) as { status?: number; data?: Record<string, unknown> };
  if (isRefusal(error, 'TOO_MANY_REQUESTS')) return refuse('CONFLICT', error.message, data);
  const isBroken = !isRefusal(error) && status >= 500 && ![502, 503, 504].includes(status);
  return isBroken ? Object.assign(new Error('the server failed'), { status: 400, data }) : error;
}

export function createOutbox<Accepted>(options: OutboxOptions<Accepted>) {
  const { kept, create, send, onAccepted, onGone } = options;
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
        throw comingBack(error);
      }
      return null;
    },
    ...(options.ports && { ports: options.ports }),
  });

  async function deliver(write: OutgoingWrite, signal: AbortSignal): Promise<void> {
    const { conversationId, creates } = write;
    if (creates && !made.has(conversationId)) await recall();
    if (creates && !made.has(conversationId)) {
      await create(conversationId, creates);
      made.add(conversationId);
      await kept.keep(conversationId);
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

  /** What an earlier visit or another tab has made. */
  async function recall(): Promise<void> {
    const known = made.size;
    for (const id of await kept.list()) made.add(id);
    if (made.size > known) show();
  }

  function forgetMade(conversationId: string): void {
    const isWaitedFor = queue.list().some(({ write }) => write.conversationId === conversationId);
    if (!isWaitedFor) void kept.forget(conversationId);
  }

  let items: readonly Outgoing[] = [];
  function show(): void {
    const list = queue.list();
    if (list.some(({ write }) => write.creates && !made.has(write.conversationId))) void recall();
    beginPatience(list.flatMap(({ write, state }) => (state === 'refused' ? [] : write.write_id)));
    items = list
      .filter(({ write }) => !gone.has(write.conversationId))
      .map((item) => ({
        ...wordsOf(item.write),
        creates: made.has(item.write.conversationId) ? null : item.write.creates,
        state: item.state,
        isBeingKept: item.isBeingKept === true,
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
    forgetMade(conversationId);
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
    const lost = queue.list().filter(({ write }) => write.conversationId === conversationId);
    if (lost.some((item) => verdictIn(item) !== false)) goneWithWords.add(conversationId);
    void Promise.all(lost.map(({ write }) => queue.remove(write.write_id))).then(() =>
      forgetMade(conversationId),
    );
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
    /** Resolves when the words are kept on the device; never rejects. */
    add: ({ id, ...words }: Words): Promise<void> => queue.add({ ...words, write_id: id, entity: id }),
    retry: (id: string) => void queue.retry(id),
    /** Takes a message back that was not sent, with its words. null when it may have arrived or is gone. */
    takeBack: async (id: string): Promise<string | null> => {
      const taken = await queue.remove(id);
      if (taken) forgetMade(taken.conversationId);
      return taken?.content ?? null;
    },
    /** The conversation is gone, and what was meant for it with it. */
    forget,
    isGone: (conversationId: string) => gone.has(conversationId),
    /** Words went with the conversation that nobody had found calm: help belongs in their place. */
    tookWords: (conversationId: string) => goneWithWords.has(conversationId),
    close: queue.close,
  };
}
