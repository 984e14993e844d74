import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { parseKeyring } from './keyring.ts';
import { seal, unseal } from './sealed-field.ts';
import { deleteMemberKey } from './vault.queries.ts';
import { createVault } from './vault.ts';

const ring = parseKeyring(`v1:${randomBytes(32).toString('base64')}`);
let database: Database;
let owner: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  owner = await createTestDatabase();
  database = openDatabase({ url: owner.url });
});
afterAll(() => database.close());

const place = { table: 'messages', column: 'content', rowId: 'r1', ownerId: 'm1' };

test('a sealed field opens only with its key and only in its own place', () => {
  const key = randomBytes(32);
  const sealed = seal(key, place, 'I said it out loud');
  expect(unseal(key, place, sealed).toString()).toBe('I said it out loud');
  expect(() => unseal(randomBytes(32), place, sealed)).toThrow();
  for (const change of [{ table: 'x' }, { column: 'x' }, { rowId: 'x' }, { ownerId: 'x' }]) {
    expect(() => unseal(key, { ...place, ...change }, sealed)).toThrow();
  }
});

test('any changed byte is noticed', () => {
  const key = randomBytes(32);
  const sealed = seal(key, place, 'words');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(() => unseal(key, place, changed)).toThrow();
  }
});

test('two processes meeting a new member at once agree on one key', async () => {
  const memberId = randomUUID();
  const vaults = Array.from({ length: 8 }, () => createVault(ring));
  const sealed = await Promise.all(
    vaults.map((vault) =>
      database.asMember(memberId, async (tx) =>
        (await vault.forMember(tx, memberId)).seal('messages.content', 'r', 'same key'),
      ),
    ),
  );
  for (const vault of vaults) {
    const opened = await database.asMember(memberId, async (tx) => {
      const mine = await vault.forMember(tx, memberId);
      return sealed.map((value) => mine.open('messages.content', 'r', value));
    });
    expect(opened).toEqual(Array(8).fill('same key'));
  }
});

test('an erased member is unreadable for ever', async () => {
  const memberId = randomUUID();
  const sealed = await database.asMember(memberId, async (tx) =>
    (await createVault(ring).forMember(tx, memberId)).seal('t.c', 'r', 'gone'),
  );
  await database.asSystem((tx) => deleteMemberKey(tx, memberId));
  await expect(
    database.asMember(memberId, async (tx) =>
      (await createVault(ring).forMember(tx, memberId)).open('t.c', 'r', sealed),
    ),
  ).rejects.toThrow();
});

test('a newer key ring still opens what an older one sealed', async () => {
  const memberId = randomUUID();
  const old = createVault(ring);
  const sealed = await database.asMember(memberId, async (tx) =>
    (await old.forMember(tx, memberId)).seal('t.c', 'r', 'kept'),
  );
  const oldKey = ring.keys.get(1)!.toString('base64');
  const rotated = createVault(parseKeyring(`v2:${randomBytes(32).toString('base64')},v1:${oldKey}`));
  const opened = await database.asMember(memberId, async (tx) =>
    (await rotated.forMember(tx, memberId)).open('t.c', 'r', sealed),
  );
  expect(opened).toBe('kept');
});

test('one member cannot see another member’s key', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const vault = createVault(ring);
  await database.asMember(theirs, (tx) => vault.forMember(tx, theirs));
  const stored = await owner.query('select member_id from member_keys where member_id = $1', [theirs]);
  expect(stored).toHaveLength(1);
  const seen = await database.asMember(mine, async (tx) => {
    return (await sql`select * from member_keys`.execute(tx)).rows;
  });
  expect(seen).toEqual([]);
  const other = createVault(ring);
  await expect(database.asMember(mine, (tx) => other.forMember(tx, theirs))).rejects.toThrow();
});

test('a key ring that cannot be used says so without showing a key', () => {
  expect(() => parseKeyring('secret')).toThrow(/KEYRING must look like/);
  expect(() => parseKeyring(`v1:${randomBytes(16).toString('base64')}`)).toThrow(/KEYRING must look like/);
});
