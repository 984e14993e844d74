import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import type { StoredItem } from '#platform/web/offline/queue-item.ts';
import type { QueuePorts } from '#platform/web/offline/queue-ports.ts';
import { createOutbox, JUDGED_WITHIN_MS, type Outgoing, type OutgoingWrite } from './outbox.ts';

const conversationId = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const begins = { therapy_style: 'Standard', coach_type: 'career' } as const;
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What lies on the device, in the clear: how it is locked is the store's business. */
const newDevice = () => new Map<string, string>();

/** A server that notes what reached it; `fails` says what goes wrong, first come first served. */
function world(device = newDevice()) {
  const server = { asked: [] as string[], stored: new Map<string, string>(), fails: [] as unknown[] };
  const gone: string[] = [];
  let isOnline = true;
  let wakeUp = () => {};
  let hear = (_news: unknown) => {};
  const waiting: (() => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const ports: QueuePorts<OutgoingWrite> = {
    load: async () =>
      [...device.keys()].sort().map((key) => JSON.parse(device.get(key)!) as StoredItem<OutgoingWrite>),
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

afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox', () => {
  it('sends in the order of writing, one at a time', async () => {
    const { outbox, server, say } = world();
    say('1');
    say('2');
    say('3');
    expect(outbox.items().map(({ content }) => content)).toEqual(['words 1', 'words 2', 'words 3']);
    await turn();
    expect(server.asked).toEqual(['send 1', 'send 2', 'send 3']);
    expect(outbox.items()).toEqual([]);
  });

  it('keeps what is written offline and sends it in order, once, on return', async () => {
    const { outbox, server, say, setOnline, comeBack } = world();
    setOnline(false);
    say('1');
    say('2');
    await turn();
    expect(server.asked).toEqual([]);
    expect(outbox.items().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    await Promise.all([comeBack(), comeBack()]);
    expect(server.asked).toEqual(['send 1', 'send 2']);
  });

  it('sends again under the same id when the answer was lost', async () => {
    const { outbox, server, say, wake } = world();
    server.fails = [new TypeError('Failed to fetch')];
    say('1');
    await turn();
    expect(outbox.items()[0]?.state).toBe('waiting');
    await wake();
    expect(server.asked).toEqual(['send 1', 'send 1']);
    expect([...server.stored.keys()]).toEqual(['1']);
    expect(outbox.items()).toEqual([]);
  });

  it('does not let a later message overtake one that is waiting', async () => {
    const { server, say, wake } = world();
    server.fails = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
    say('1');
    await turn();
    say('2');
    await turn();
    await wake();
    await wake();
    expect([...server.stored.keys()]).toEqual(['1', '2']);
  });

  it('survives a reload, also one in the middle of sending', async () => {
    const device = newDevice();
    const before = world(device);
    before.server.fails = [new TypeError('the page is gone')];
    before.say('1');
    await turn();
    before.setOnline(false);
    const after = world(device);
    await after.comeBack();
    expect(after.server.asked).toEqual(['send 1']);
    expect(device.size).toBe(0);
  });

  it('makes the conversation first, and only once', async () => {
    const { outbox, server, say, wake } = world();
    server.fails = [undefined, new TypeError('Failed to fetch')];
    say('1', begins);
    await turn();
    expect(outbox.items()[0]?.creates).toBeNull();
    await wake();
    expect(server.asked).toEqual(['create 6f1d career', 'send 1', 'send 1']);
  });

  it('still makes the conversation when its first message was taken back', async () => {
    const { outbox, server, say, setOnline, comeBack } = world();
    setOnline(false);
    say('1', begins);
    say('2', begins);
    say('3', begins);
    await turn();
    expect(await outbox.takeBack('1')).toBe('words 1');
    await comeBack();
    expect(server.asked).toEqual(['create 6f1d career', 'send 2', 'send 3']);
  });

  it('gives the words back with the reason when the server refuses, and goes on with the next', async () => {
    const { outbox, server, say } = world();
    const judged = { resetsAt: '2026-11-22T00:00:00Z', shows_help: false };
    server.fails = [refuse('TOO_MANY_REQUESTS', 'That was today’s last message.', judged)];
    say('1');
    say('2');
    await turn();
    expect(outbox.items()).toMatchObject([
      { id: '1', state: 'refused', reason: 'That was today’s last message.', isUnjudged: false },
    ]);
    expect([...server.stored.keys()]).toEqual(['2']);
    expect(await outbox.takeBack('1')).toBe('words 1');
    expect(outbox.items()).toEqual([]);
  });

  it('knows that nobody judged what a failing server was told', async () => {
    const { outbox, server, say } = world();
    server.fails = [Object.assign(new Error('broken'), { status: 500 })];
    say('1');
    await turn();
    expect(outbox.items()).toMatchObject([{ state: 'refused', reason: null, isUnjudged: true }]);
    outbox.retry('1');
    await turn();
    expect([...server.stored.keys()]).toEqual(['1']);
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['no database', refuse('UNAVAILABLE')],
    ['a proxy in between', Object.assign(new Error('busy'), { status: 429 })],
    ['nobody signed in', refuse('UNAUTHENTICATED')],
  ])('knows that nobody judged what met %s, until somebody has', async (_what, failure) => {
    const { outbox, server, say, comeBack } = world();
    server.fails = [failure];
    say('1');
    await turn();
    expect(outbox.items()).toMatchObject([{ state: 'waiting', isUnjudged: true }]);
    await comeBack();
    expect(outbox.items()).toEqual([]);
  });

  it('knows that nobody judged what waits longer than judging takes, and not before', async () => {
    vi.useFakeTimers();
    const { outbox, say, setOnline } = world();
    setOnline(false);
    say('1');
    await vi.advanceTimersByTimeAsync(JUDGED_WITHIN_MS - 1);
    expect(outbox.items()).toMatchObject([{ state: 'waiting', isUnjudged: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.items()).toMatchObject([{ state: 'waiting', isUnjudged: true }]);
    await outbox.takeBack('1');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('knows that nobody judged what was refused before it was read', async () => {
    const { outbox, server, say } = world();
    server.fails = [refuse('ACCESS_DENIED', 'Not here.')];
    say('1');
    await turn();
    expect(outbox.items()).toMatchObject([{ reason: 'Not here.', isUnjudged: true, showsHelp: false }]);
  });

  it('keeps what was found in words that were refused, also through a reload', async () => {
    const device = newDevice();
    const before = world(device);
    before.server.fails = [refuse('CONFLICT', 'A call is running.', { shows_help: true })];
    before.say('1');
    await turn();
    const found = [{ state: 'refused', reason: 'A call is running.', isUnjudged: false, showsHelp: true }];
    expect(before.outbox.items()).toMatchObject(found);
    const after = world(device);
    await turn();
    expect(after.outbox.items()).toMatchObject(found);
  });

  it('lets go of everything meant for a conversation the server does not know any more', async () => {
    const device = newDevice();
    const { outbox, server, say, gone, setOnline, comeBack } = world(device);
    setOnline(false);
    say('1');
    say('2');
    await turn();
    server.fails = [refuse('NOT_FOUND')];
    await comeBack();
    expect(server.asked).toEqual(['send 1']);
    expect(outbox.items()).toEqual([]);
    expect(device.size).toBe(0);
    expect(gone).toEqual([conversationId]);
    expect([outbox.isGone(conversationId), outbox.tookWords(conversationId)]).toEqual([true, true]);
  });

  it('drops also what may have arrived for a conversation that is gone', async () => {
    const { outbox, server, say } = world();
    server.fails = [new TypeError('Failed to fetch')];
    say('1');
    await turn();
    outbox.forget(conversationId);
    await turn();
    expect(server.asked).toEqual(['send 1']);
    expect(outbox.queue.list()).toEqual([]);
  });

  it('does not give back what may have arrived, so that it is not stored twice', async () => {
    const { outbox, server, say, setOnline, comeBack } = world();
    server.fails = [new TypeError('the answer was lost')];
    say('1');
    await turn();
    setOnline(false);
    expect(outbox.items()).toMatchObject([{ state: 'waiting', mayHaveArrived: true }]);
    expect(await outbox.takeBack('1')).toBeNull();
    await comeBack();
    expect([...server.stored.keys()]).toEqual(['1']);
    expect(outbox.items()).toEqual([]);
  });

  it.each([
    ['the day’s limit', refuse('TOO_MANY_REQUESTS', 'That was today’s last message.', { shows_help: false })],
    ['a server that broke', Object.assign(new Error('broken'), { status: 500 })],
  ])('knows after a reload that the conversation was made before %s', async (_what, failure) => {
    const device = newDevice();
    const before = world(device);
    before.setOnline(false);
    for (const id of ['1', '2', '3']) before.say(id, begins);
    await turn();
    before.server.fails = [undefined, undefined, failure, failure];
    await before.comeBack();
    expect([...before.server.stored.keys()]).toEqual(['1']);
    const after = world(device);
    await turn();
    expect(after.outbox.items()).toMatchObject([
      { id: '2', state: 'refused', creates: null },
      { id: '3', state: 'refused', creates: null },
    ]);
  });

  it('does not take a conversation for made that was itself refused', async () => {
    const device = newDevice();
    const before = world(device);
    before.server.fails = [refuse('INVALID_INPUT')];
    before.say('1', begins);
    await turn();
    const after = world(device);
    await turn();
    expect(after.outbox.items()).toMatchObject([{ id: '1', state: 'refused', creates: begins }]);
  });

  it('knows of a conversation that another tab made', async () => {
    const { outbox, say, setOnline, hear } = world();
    setOnline(false);
    say('1', begins);
    say('2', begins);
    await turn();
    hear({ kind: 'accepted', write: outbox.queue.list()[0]?.write, answer: null });
    expect(outbox.items()).toMatchObject([{ creates: null }, { creates: null }]);
  });

  it('drops what was meant for a conversation that is gone, also what is on its way to it', async () => {
    const { outbox, server, say, setOnline, comeBack } = world();
    setOnline(false);
    say('1');
    say('2');
    await turn();
    outbox.forget(conversationId);
    expect(outbox.items()).toEqual([]);
    await comeBack();
    expect(server.asked).toEqual([]);
    expect(outbox.queue.list()).toEqual([]);
  });
});
