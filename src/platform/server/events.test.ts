import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openSilentPath } from '../testing/silent-path.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database/database.ts';
import { type ChangeOrResync, openEvents } from './events.ts';
import { createLog } from './log.ts';

const log = createLog('silent');
const liveness = { askEveryMs: 300, answersWithinMs: 150 };

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

async function openPath(url: string) {
  const path = await openSilentPath(url);
  toClose.push(path.close);
  return path;
}

async function listen() {
  const { url } = await createTestDatabase();
  const path = await openPath(url);
  const database = openDatabase({ url });
  const events = await openEvents({ url: path.url, log, liveness });
  toClose.push(database.close, events.close);
  const heard: ChangeOrResync[] = [];
  events.subscribe((change) => heard.push(change));
  const memberId = randomUUID();
  const publish = (id: string) =>
    database.asMember(memberId, (tx) => events.publish(tx, { memberId, topic: 'journal', id }));
  const hears = async (wanted: Partial<ChangeOrResync>) => {
    for (const giveUpAt = Date.now() + 5_000; Date.now() < giveUpAt; await sleep(20))
      if (heard.some((change) => Object.entries(wanted).every(([k, v]) => Object(change)[k] === v))) return;
    throw new Error(`never heard ${JSON.stringify(wanted)}, but ${JSON.stringify(heard)}`);
  };
  return { path, publish, hears, heard, events };
}

test('a connection that answers is kept, and changes arrive over it', async () => {
  const { publish, hears, heard } = await listen();
  await sleep(3 * liveness.askEveryMs);
  await publish('a');
  await hears({ topic: 'journal', id: 'a' });
  expect(heard).toHaveLength(1);
});

test('a connection that was dropped in silence is noticed: everybody is told to look again, and changes arrive', async () => {
  const { path, publish, hears } = await listen();
  path.dropInSilence();
  await publish('missed');
  await hears({ topic: 'resync' });
  await publish('b');
  await hears({ topic: 'journal', id: 'b' });
});

test('a connection that was dropped in silence does not hold the closing up', async () => {
  const { path, events } = await listen();
  path.dropInSilence();
  const startedAt = performance.now();
  await events.close();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
