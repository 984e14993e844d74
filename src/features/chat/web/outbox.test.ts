import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';
import { conversationId, newDevice, turn, world } from './testing/outbox-world.ts';

const begins = { therapy_style: 'Standard', coach_type: 'career' } as const;

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

  it('says of words that wait whether they are on the device yet', async () => {
    const { outbox, say, setOnline } = world();
    setOnline(false);
    say('1');
    expect(outbox.items()).toMatchObject([{ state: 'waiting', isBeingKept: true }]);
    await turn();
    expect(outbox.items()).toMatchObject([{ state: 'waiting', isBeingKept: false }]);
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

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['no database', refuse('UNAVAILABLE')],
    ['the day’s limit', refuse('TOO_MANY_REQUESTS', 'That was today’s last message.', { shows_help: false })],
  ])('does not make again what was made before %s and was then deleted elsewhere', async (_what, failure) => {
    const device = newDevice();
    const before = world(device);
    before.server.fails = [undefined, failure];
    before.say('1', begins);
    await turn();
    before.setOnline(false);
    void before.outbox.queue.retry('1');
    await turn();
    const after = world(device);
    after.server.fails = [refuse('NOT_FOUND')];
    await after.comeBack();
    expect(after.server.asked).toEqual(['send 1']);
    expect(after.gone).toEqual([conversationId]);
    await turn();
    expect(device.size).toBe(0);
  });

  it('does not make again for later words what the first of them had made', async () => {
    const device = newDevice();
    const before = world(device);
    before.setOnline(false);
    before.say('1', begins);
    before.say('2', begins);
    await turn();
    before.server.fails = [undefined, undefined, new TypeError('Failed to fetch')];
    await before.comeBack();
    before.setOnline(false);
    const after = world(device);
    await after.comeBack();
    expect(after.server.asked).toEqual(['send 2']);
    expect(device.size).toBe(0);
  });

  it('leaves nothing behind of a conversation whose first words were taken back', async () => {
    const device = newDevice();
    const { outbox, server, say } = world(device);
    server.fails = [undefined, refuse('CONFLICT', 'A call is running.')];
    say('1', begins);
    await turn();
    expect(await outbox.takeBack('1')).toBe('words 1');
    expect(device.size).toBe(0);
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
