// An outbox with a device, a server and a network as its tests want them.
import type { StoredItem } from '#platform/web/offline/queue-item.ts';
import type { QueuePorts } from '#platform/web/offline/queue-ports.ts';
import { createOutbox, type Outgoing, type OutgoingWrite } from '../outbox.ts';

export const conversationId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
export const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What lies on the device, in the clear: how it is locked is the store's business. */
export const newDevice = () => new Map<string, string>();
const MADE = 'made/';

/** A server that notes what reached it; `fails` says what goes wrong, first come first served. */
export function world(device = newDevice()) {
  const server = { asked: [] as string[], stored: new Map<string, string>(), fails: [] as unknown[] };
  const gone: string[] = [];
  let isOnline = true;
  let wakeUp = () => {};
  let hear = (_news: unknown) => {};
  const waiting: (() => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const ports: QueuePorts<OutgoingWrite> = {
    load: async () =>
      [...device.keys()]
        .filter((key) => !key.startsWith(MADE))
        .sort()
        .map((key) => JSON.parse(device.get(key)!) as StoredItem<OutgoingWrite>),
    put: async (item) => void device.set(item.key, JSON.stringify(item)),
    drop: async (key) => void device.delete(key),
    isKeptOnDevice: () => true,
    alone: (lock, run) => {
      if (lock === 'send') return run();
      const mine = last.then(run, run);
      last = mine.catch(() => {});
      return mine;
    },
    tell: () => {},
    listen: ({ onWake, onNews }) => {
      wakeUp = onWake;
      hear = onNews;
      return () => {};
    },
    maySend: () => isOnline,
    needsSignIn: () => {},
    now: () => 0,
    later: (run, ms) => {
      // The limit on one request is not waited for here.
      if (ms < 30_000) waiting.push(run);
      return () => {
        if (waiting.includes(run)) waiting.splice(waiting.indexOf(run), 1);
      };
    },
  };
  const fail = () => {
    const error = server.fails.shift();
    if (error) throw error;
  };
  const outbox = createOutbox<string>({
    memberId: 'ann',
    kept: {
      list: async () =>
        [...device.keys()].filter((key) => key.startsWith(MADE)).map((key) => key.slice(MADE.length)),
      keep: async (id) => void device.set(MADE + id, ''),
      forget: async (id) => void device.delete(MADE + id),
    },
    create: async (id, { coach_type }) => {
      server.asked.push(`create ${id.slice(0, 4)} ${coach_type}`);
      fail();
    },
    send: async ({ id, content }) => {
      server.asked.push(`send ${id}`);
      fail();
      server.stored.set(id, content);
      return id;
    },
    onAccepted: () => {},
    onGone: (id) => gone.push(id),
    ports,
  });
  const say = (id: string, creates: Outgoing['creates'] = null) =>
    outbox.add({ id, conversationId, content: `words ${id}`, writtenAt: '2026-11-21T02:00:00Z', creates });
  return {
    outbox,
    server,
    gone,
    say,
    /** What another tab tells. */
    hear: (news: unknown) => hear(news),
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    comeBack: async () => {
      isOnline = true;
      wakeUp();
      wakeUp();
      await outbox.queue.flush();
      await turn();
    },
    wake: async () => {
      waiting.shift()?.();
      await turn();
    },
  };
}
