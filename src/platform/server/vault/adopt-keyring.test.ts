import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { adoptKeyring } from './adopt-keyring.ts';
import { parseKeyring } from './keyring.ts';
import { createVault } from './vault.ts';

const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const old = parseKeyring(`v1:${first}`);

let database: Database;
let query: Awaited<ReturnType<typeof createTestDatabase>>['query'];
beforeAll(async () => {
  const owner = await createTestDatabase();
  query = owner.query;
  database = openDatabase({ url: owner.url });
});
afterAll(() => database.close());

const memberIds = Array.from({ length: 520 }, () => randomUUID());
const sealFor = (memberId: string, keyring = old) =>
  database.asMember(memberId, async (tx) =>
    (await createVault(keyring).forMember(tx, memberId)).seal('t.c', 'r', memberId),
  );

test('a database without members takes any key ring', async () => {
  expect(await adoptKeyring(database, parseKeyring(`v7:${second}`))).toBe(0);
});

test('another key ring than the one the words are sealed with is refused at the start, in a sentence', async () => {
  await sealFor(memberIds[0]!);
  await expect(adoptKeyring(database, parseKeyring(`v1:${second}`))).rejects.toThrow(
    /sealed with another v1 than the one given\. Set KEYRING/,
  );
  await expect(adoptKeyring(database, parseKeyring(`v2:${second}`))).rejects.toThrow(
    /sealed with v1, which the key ring lacks/,
  );
});

test('the newest key takes over what the older sealed, so that the older can be given up', async () => {
  const sealed = new Map<string, Buffer>();
  for (const memberId of memberIds) sealed.set(memberId, await sealFor(memberId));
  const damaged = randomUUID();
  await query('insert into member_keys (member_id, keyring_version, wrapped_key) values ($1, 1, $2)', [
    damaged,
    randomBytes(61),
  ]);

  const both = parseKeyring(`v2:${second},v1:${first}`);
  const counts = await Promise.all([adoptKeyring(database, both), adoptKeyring(database, both)]);
  expect(counts[0]! + counts[1]!).toBe(memberIds.length);
  await query('delete from member_keys where member_id = $1', [damaged]);

  const alone = parseKeyring(`v2:${second}`);
  expect(await adoptKeyring(database, alone)).toBe(0);
  const vault = createVault(alone);
  for (const [memberId, value] of sealed) {
    const opened = await database.asMember(memberId, async (tx) =>
      (await vault.forMember(tx, memberId)).open('t.c', 'r', value),
    );
    expect(opened).toBe(memberId);
  }
});
