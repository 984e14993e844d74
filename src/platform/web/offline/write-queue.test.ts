// The queue against a model: a server that does each write once, a device shared by tabs that open, crash and come back,
// and a network that loses requests, loses answers, delivers late and twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '#platform/shared/refusals.ts';
import type { StoredItem } from './queue-item.ts';
import type { QueuePorts } from './queue-ports.ts';
import { createWriteQueue, SEND_WITHIN_MS } from './write-queue.ts';

type Note = { write_id: string; entity: string; base_version: number; text: string };
type Answer = { id: string; version: number };
const outcomes = [
  'done',
  'request lost',
  'answer lost',
  'arrives late',
  'arrives twice',
  'never answered',
  'stumbles before',
  'stumbles after',
  'busy',
  'signed out',
  'refused',
] as const;
type Outcome = (typeof outcomes)[number];

function createModelServer() {
  const notes = new Map<string, { version: number; text: string }>();
  const done = new Map<string, Answer>();
  const applied: string[] = [];
  return {
    notes,
    applied,
    write({ write_id, entity, base_version, text }: Note): Answer {
      const before = done.get(write_id);
      if (before) return before;
      const stored = notes.get(entity);
      const isStale = (stored?.version ?? 0) !== base_version;
      const answer = isStale
        ? { id: `${entity}~${write_id}`, version: 1 }
        : { id: entity, version: base_version + 1 };
      notes.set(answer.id, { version: answer.version, text });
      done.set(write_id, answer);
      applied.push(write_id);
      return answer;
    },
  };
}

const failed = (status: number) => Object.assign(new Error('failed'), { status });
const forever = new Promise<never>(() => {});

/** One browser: what lies on its device, its locks, its tabs, its network. `pauses`: turns of the loop each step takes. */
function createBrowser(server: ReturnType<typeof createModelServer>, script: Outcome[], pauses: number[]) {
  const device = new Map<string, string>();
  const kept = new Map<string, { id: string; version: number; text: string }>();
  const lastTurn = new Map<string, Promise<unknown>>();
  const late: Note[] = [];
  const sent: string[] = [];
  const state = { isOnline: true, now: 0, steps: 0 };
  const tabs = new Set<{
    hear(news: unknown): void;
    wake(): void;
    timers: Set<{ at: number; run: () => void }>;
  }>();
  const pause = async () => {
    for (let left = pauses.length ? pauses[state.steps++ % pauses.length]! : 0; left > 0; left--) await null;
  };

  async function send(note: Note, signal: AbortSignal): Promise<Answer> {
    sent.push(note.write_id);
    await pause();
    const outcome = script.shift() ?? 'done';
    if (!state.isOnline || outcome === 'request lost') throw new TypeError('Failed to fetch');
    if (outcome === 'busy') throw failed(429);
    if (outcome === 'signed out') throw refuse('UNAUTHENTICATED');
    if (outcome === 'stumbles before') throw failed(500);
    // A server that took it before, or will, does not say no to it now.
    const isTaken =
      server.applied.includes(note.write_id) || late.some(({ write_id }) => write_id === note.write_id);
    if (outcome === 'refused' && !isTaken) throw refuse('INVALID_INPUT', 'Not like this.');
    if (outcome === 'arrives late' || outcome === 'never answered') {
      late.push(note);
      if (outcome === 'arrives late') throw new TypeError('Failed to fetch');
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    if (outcome === 'arrives twice') late.push(note);
    const answer = server.write(note);
    await pause();
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch');
    if (outcome === 'stumbles after') throw failed(500);
    return answer;
  }

  function openTab() {
    let isAlive = true;
    let die = () => {};
    const death = new Promise<void>((resolve) => (die = resolve));
    /** What a dead tab began is never heard of again. */
    const alive = async <T>(run: () => T | Promise<T>): Promise<T> => {
      if (!isAlive) return forever;
      await pause();
      if (!isAlive) return forever;
      const result = await run();
      return isAlive ? result : forever;
    };
    const hearers: { current: Parameters<QueuePorts<Note>['listen']>[0] | null } = { current: null };
    const timers = new Set<{ at: number; run: () => void }>();
    const tab = {
      hear: (news: unknown) => hearers.current?.onNews(structuredClone(news)),
      wake: () => hearers.current?.onWake(),
      timers,
    };
    const ports: QueuePorts<Note> = {
      load: () =>
        alive(() => [...device.keys()].sort().map((key) => JSON.parse(device.get(key)!) as StoredItem<Note>)),
      put: (item) => alive(() => void device.set(item.key, JSON.stringify(item))),
      drop: (key) => alive(() => void device.delete(key)),
      isKeptOnDevice: () => true,
      alone(lock, run) {
        const before = lastTurn.get(lock) ?? Promise.resolve();
        const turn = before.then(() => (isAlive ? run() : forever));
        const released = before.then(() => Promise.race([turn.catch(() => {}), death]));
        lastTurn.set(lock, released);
        return alive(() => turn);
      },
      tell(news) {
        const words = structuredClone(news);
        for (const other of tabs)
          if (other !== tab) void Promise.resolve().then(() => isAlive && other.hear(words));
      },
      listen(given) {
        hearers.current = given;
        return () => {
          hearers.current = null;
        };
      },
      maySend: () => state.isOnline && isAlive,
      needsSignIn: () => {},
      now: () => state.now,
      later(run, ms) {
        const timer = { at: state.now + ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    };
    const queue = createWriteQueue<Note, Answer>({
      memberId: 'ann',
      name: 'notes',
      ports,
      send: (note, signal) => alive(() => send(note, signal)),
      merge: (earlier, later) => ({ ...later, entity: earlier.entity, base_version: earlier.base_version }),
      rebase: (waiting, answer) => ({
        ...waiting,
        entity: answer.id,
        base_version:
          answer.id === waiting.entity ? Math.max(waiting.base_version, answer.version) : answer.version,
      }),
      keepAnswer: (note, answer) =>
        alive(() => void kept.set(note.entity, { id: answer.id, version: answer.version, text: note.text })),
    });
    tabs.add(tab);
    return {
      queue,
      isAlive: () => isAlive,
      crash() {
        isAlive = false;
        tabs.delete(tab);
        die();
      },
    };
  }

  return {
    state,
    device,
    kept,
    late,
    sent,
    openTab,
    wakeAll: () => tabs.forEach((tab) => void tab.wake()),
    advance(ms: number) {
      state.now += ms;
      for (const { timers } of tabs)
        for (const timer of [...timers].filter(({ at }) => at <= state.now)) {
          timers.delete(timer);
          timer.run();
        }
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;
const settle = async (turns = 400) => {
  for (let left = turns; left > 0; left--) await null;
};

let made = 0;
/** An editor as a screen would write one: it appends words to what it opened, and follows the answers to its own writes. */
function openEditor(
  browser: Browser,
  server: ReturnType<typeof createModelServer>,
  tab: ReturnType<Browser['openTab']>,
  entity: string,
) {
  const own = new Set<string>();
  const waiting = tab.queue.latest(browser.kept.get(entity)?.id ?? entity) ?? tab.queue.latest(entity);
  const kept = browser.kept.get(entity);
  const known = kept ?? { id: entity, version: 0, text: '' };
  const stored = browser.state.isOnline ? server.notes.get(known.id) : undefined;
  let id = waiting?.entity ?? known.id;
  let base = waiting?.base_version ?? stored?.version ?? known.version;
  let text = waiting?.text ?? stored?.text ?? known.text;
  if (waiting) own.add(waiting.write_id);
  tab.queue.onAccepted(({ write_id }, answer) => {
    if (!own.has(write_id)) return;
    id = answer.id;
    base = answer.version;
  });
  return {
    append(word: string): Promise<void> {
      text += `${word} `;
      const write_id = `w${++made}`;
      own.add(write_id);
      return tab.queue.add({ write_id, entity: id, base_version: base, text });
    },
    text: () => text,
  };
}

async function comeToRest(
  browser: Browser,
  server: ReturnType<typeof createModelServer>,
  tab: ReturnType<Browser['openTab']>,
) {
  browser.state.isOnline = true;
  for (let round = 0; round < 60; round++) {
    browser.wakeAll();
    await settle();
    for (const note of browser.late.splice(0)) server.write(note);
    for (const item of tab.queue.list())
      if (item.state === 'refused') void tab.queue.retry(item.write.write_id);
    browser.advance(SEND_WITHIN_MS * 3);
    await settle();
    if (browser.device.size === 0 && browser.late.length === 0) return;
  }
  throw new Error('The queue never came to rest');
}

type Step =
  | { do: 'write'; tab: number; entity: string; isAwaited: boolean }
  | { do: 'crash' | 'reopen'; tab: number; entity: string }
  | { do: 'network'; isOnline: boolean }
  | { do: 'deliver late' | 'wait' };

const stepFor = (tabs: number): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('write' as const),
        tab: fc.nat(tabs - 1),
        entity: fc.constantFrom('a', 'b'),
        isAwaited: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('crash' as const, 'reopen' as const),
        tab: fc.nat(tabs - 1),
        entity: fc.constantFrom('a', 'b'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), isOnline: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deliver late' as const, 'wait' as const) }) },
  );

/** Plays the steps in `count` tabs; returns the words known to be kept, and the editors' last texts. */
async function play(
  browser: Browser,
  server: ReturnType<typeof createModelServer>,
  count: number,
  steps: Step[],
) {
  const tabs = Array.from({ length: count }, browser.openTab);
  const editors = new Map<string, ReturnType<typeof openEditor>>();
  const owed = new Set<string>();
  let words = 0;
  for (const tab of tabs) await tab.queue.ready;
  for (const step of steps) {
    if (step.do === 'write') {
      const place = `${step.tab}/${step.entity}`;
      const editor = editors.get(place) ?? openEditor(browser, server, tabs[step.tab]!, step.entity);
      editors.set(place, editor);
      const word = `${step.entity}${words++}`;
      const adding = editor.append(word).then(() => owed.add(word));
      if (step.isAwaited) await adding;
    } else if (step.do === 'crash') {
      tabs[step.tab]!.crash();
      for (const place of [...editors.keys()]) if (place.startsWith(`${step.tab}/`)) editors.delete(place);
      await settle(30);
      tabs[step.tab] = browser.openTab();
      await tabs[step.tab]!.queue.ready;
    } else if (step.do === 'reopen') {
      editors.delete(`${step.tab}/${step.entity}`);
    } else if (step.do === 'network') {
      browser.state.isOnline = step.isOnline;
      if (step.isOnline) browser.wakeAll();
    } else if (step.do === 'deliver late') {
      for (const note of browser.late.splice(0)) server.write(note);
    } else {
      await settle(60);
      browser.advance(5_000);
    }
  }
  await comeToRest(browser, server, tabs[0]!);
  return { owed, words };
}

const wordsOf = (text: string) => text.trim().split(' ').filter(Boolean);
const scripts = fc.array(fc.constantFrom(...outcomes), { maxLength: 25 });
const pauses = fc.array(fc.nat(6), { minLength: 1, maxLength: 30 });

describe('a write queue, whatever the network, the server and the tabs do', () => {
  it('loses nothing, doubles nothing and keeps the order in one tab that may crash', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepFor(1), { maxLength: 30 }),
        scripts,
        pauses,
        async (steps, script, turns) => {
          const server = createModelServer();
          const browser = createBrowser(server, [...script], turns);
          const { owed } = await play(browser, server, 1, steps);
          const texts = [...server.notes.values()].map(({ text }) => wordsOf(text));
          for (const word of owed) expect(texts.filter((text) => text.includes(word))).toHaveLength(1);
          // One note for each that was written: no copy, and its words in the order they were written.
          expect([...server.notes.keys()].filter((id) => id.includes('~'))).toEqual([]);
          for (const text of texts) {
            const order = text.map((word) => Number(word.slice(1)));
            expect(order).toEqual([...order].sort((a, b) => a - b));
          }
          expect(new Set(server.applied).size).toBe(server.applied.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses nothing between tabs: what was written apart is kept as two', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepFor(3), { maxLength: 30 }),
        scripts,
        pauses,
        async (steps, script, turns) => {
          const server = createModelServer();
          const browser = createBrowser(server, [...script], turns);
          const { owed } = await play(browser, server, 3, steps);
          const everything = new Set([...server.notes.values()].flatMap(({ text }) => wordsOf(text)));
          for (const word of owed) expect(everything).toContain(word);
          expect(new Set(server.applied).size).toBe(server.applied.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
