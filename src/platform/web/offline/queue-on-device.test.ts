// @vitest-environment happy-dom
// The queue on a real store: what a reload, a sign-out, another member and a browser that keeps nothing do to it.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import { forgetKeptWords } from '../kept-words.ts';
import { forgetEverythingPrivate, listPrivately } from '../private-store.ts';
import { onSignInNeeded } from '../sign-in-needed.ts';
import { keepMember } from './kept-member.ts';
import { listWaitingQueues } from './queue-ports.ts';
import { createWriteQueue, type WriteQueue } from './write-queue.ts';

type Note = { write_id: string; entity: string; base_version: number; text: string };
type Answer = { version: number };
const note = (write_id: string, text: string, entity = 'e1'): Note => ({
  write_id,
  entity,
  base_version: 0,
  text,
});

const network = { isOnline: true };
let sent: Note[] = [];
let answer: (write: Note) => Promise<Answer> = async () => ({ version: 1 });
const opened: WriteQueue<Note, Answer>[] = [];

function open(memberId = 'ann') {
  const queue = createWriteQueue<Note, Answer>({
    memberId,
    name: 'notes',
    send: (write) => {
      sent.push(write);
      return answer(write);
    },
    merge: (earlier, later) => ({ ...later, base_version: earlier.base_version }),
    rebase: (waiting, { version }) => ({ ...waiting, base_version: Math.max(waiting.base_version, version) }),
  });
  opened.push(queue);
  return queue;
}
const goOnline = () => {
  network.isOnline = true;
  dispatchEvent(new Event('online'));
};
const textsOf = (queue: WriteQueue<Note, Answer>) => queue.list().map(({ write }) => write.text);

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
  network.isOnline = true;
  sent = [];
  answer = async () => ({ version: 1 });
  keepMember({ id: 'ann', nickname: 'Ann', country: null });
  await forgetEverythingPrivate();
});
afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.restoreAllMocks();
});

describe('writes on their way, on a device', () => {
  it('wait while there is no network, outlive the page, and go in order when it is back', async () => {
    network.isOnline = false;
    const first = open();
    await first.add(note('w1', 'one', 'e1'));
    await first.add(note('w2', 'two', 'e2'));
    first.close();
    const second = open();
    await second.ready;
    expect(textsOf(second)).toEqual(['one', 'two']);
    expect(await listWaitingQueues('ann')).toEqual(['notes']);
    goOnline();
    await expect.poll(() => second.list()).toEqual([]);
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(await listWaitingQueues('ann')).toEqual([]);
  });

  it('become one while none was sent: the last words, on the version the first stood on', async () => {
    network.isOnline = false;
    const queue = open();
    await queue.add({ ...note('w1', 'a'), base_version: 4 });
    await queue.add({ ...note('w2', 'ab'), base_version: 4 });
    expect(textsOf(queue)).toEqual(['ab']);
    goOnline();
    await expect.poll(() => sent).toEqual([{ ...note('w2', 'ab'), base_version: 4 }]);
  });

  it('are never changed once they may have arrived: later words wait and stand on what came of them', async () => {
    let arrive = (_: Answer) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const queue = open();
    await queue.add(note('w1', 'a'));
    await expect.poll(() => sent).toHaveLength(1);
    await queue.add(note('w2', 'ab'));
    await queue.add(note('w3', 'abc'));
    expect(queue.list().map(({ state, write }) => [state, write.text])).toEqual([
      ['sending', 'a'],
      ['waiting', 'abc'],
    ]);
    arrive({ version: 7 });
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toEqual({ ...note('w3', 'abc'), base_version: 7 });
  });

  it('stay with the reason when they are refused, and go out again once mended', async () => {
    answer = async ({ text }) => {
      if (text.length > 3) throw refuse('INVALID_INPUT', 'Too long.', { most: 3 });
      return { version: 1 };
    };
    const queue = open();
    await queue.add(note('w1', 'much too long'));
    await queue.add(note('w2', 'x', 'e2'));
    const refused = { state: 'refused', reason: 'Too long.', data: { most: 3 } };
    await expect.poll(() => queue.list()).toMatchObject([refused]);
    expect(sent.map(({ write_id }) => write_id)).toEqual(['w1', 'w2']);
    await queue.add(note('w3', 'ok'));
    await expect.poll(() => queue.list()).toEqual([]);
  });

  it('can be taken back with their words', async () => {
    network.isOnline = false;
    const queue = open();
    await queue.add(note('w1', 'one'));
    expect(await queue.remove('w1')).toEqual(note('w1', 'one'));
    expect(queue.list()).toEqual([]);
    expect(await queue.remove('w1')).toBeNull();
  });

  it('are not given back once they may have arrived, in no tab, until the server has said no', async () => {
    answer = async () => {
      throw new TypeError('the answer was lost');
    };
    const queue = open();
    await queue.add(note('w1', 'one'));
    await expect.poll(() => queue.list()[0]).toMatchObject({ state: 'waiting', mayHaveArrived: true });
    network.isOnline = false;
    const other = open();
    await other.ready;
    expect(await queue.remove('w1')).toBeNull();
    expect(await other.remove('w1')).toBeNull();
    expect(textsOf(other)).toEqual(['one']);
    answer = async () => {
      throw refuse('INVALID_INPUT');
    };
    goOnline();
    await expect.poll(() => queue.list()[0]?.state).toBe('refused');
    expect(await queue.remove('w1')).toEqual(note('w1', 'one'));
  });

  it('ask for a sign-in when the session is over, and wait for it', async () => {
    const needed = vi.fn();
    const stop = onSignInNeeded(needed);
    answer = async () => {
      throw refuse('UNAUTHENTICATED');
    };
    const queue = open();
    await queue.add(note('w1', 'one'));
    await expect.poll(() => needed.mock.calls.length).toBe(1);
    expect(textsOf(queue)).toEqual(['one']);
    answer = async () => ({ version: 1 });
    await queue.flush();
    expect(queue.list()).toEqual([]);
    stop();
  });

  it('are not sent while someone else is signed in here', async () => {
    keepMember({ id: 'ben', nickname: 'Ben', country: null });
    const queue = open('ann');
    await queue.add(note('w1', 'ann’s own'));
    await queue.flush();
    expect(sent).toEqual([]);
    expect(textsOf(queue)).toEqual(['ann’s own']);
  });

  it('die with the sign-out, even those being kept at that moment', async () => {
    network.isOnline = false;
    const queue = open();
    await queue.add(note('w1', 'one'));
    const adding = queue.add(note('w2', 'two', 'e2'));
    forgetKeptWords(null);
    await forgetEverythingPrivate();
    await adding;
    expect(queue.list()).toEqual([]);
    goOnline();
    await queue.flush();
    expect(sent).toEqual([]);
    expect(await listPrivately('ann', '')).toEqual([]);
  });

  it('are sent from the page alone where the browser keeps nothing', async () => {
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('closed'));
    network.isOnline = false;
    const queue = open();
    await queue.add(note('w1', 'one'));
    expect(queue.isKeptOnDevice()).toBe(false);
    expect(textsOf(queue)).toEqual(['one']);
    goOnline();
    await expect.poll(() => queue.list()).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
