// Sends what earlier visits left unsent, from whatever screen the member is on. A feature's code is fetched only when
// something of its own waits.
import { listWaitingQueues } from '#platform/web/offline/queue-ports.ts';

type Sender = { ready: Promise<void>; flush(): Promise<void>; list(): readonly unknown[] };

/** By the name each feature gave its queue. */
const senders: Record<string, (memberId: string) => Promise<Sender>> = {
  chat: async (memberId) => (await import('#features/chat/web/member-outbox.ts')).outboxOf(memberId).queue,
  journal: async (memberId) =>
    (await import('#features/journal/web/member-journal.ts')).journalOf(memberId).queue,
  mood: async (memberId) => (await import('#features/mood/web/member-moods.ts')).moodsOf(memberId).queue,
};

const GIVE_UP_AFTER_MS = 5_000;

async function openQueues(memberId: string): Promise<Sender[]> {
  const names = await listWaitingQueues(memberId);
  const opened = await Promise.allSettled(names.flatMap((name) => senders[name]?.(memberId) ?? []));
  return opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Opening a queue sends it, and it goes on by itself until it is empty. Never rejects. */
export async function sendWaiting(memberId: string): Promise<void> {
  const queues = await openQueues(memberId).catch(() => []);
  await Promise.allSettled(queues.map((queue) => queue.flush()));
}

/** Sends what can be sent within seconds, and tells how many writes are still here only. Never rejects. */
export async function countUnsent(memberId: string): Promise<number> {
  const queues = await openQueues(memberId).catch(() => []);
  const sending = Promise.allSettled(queues.map((queue) => queue.ready.then(queue.flush)));
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, GIVE_UP_AFTER_MS))]);
  return queues.reduce((sum, queue) => sum + queue.list().length, 0);
}
