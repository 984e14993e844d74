// The operator's command, run as they run it, beside an app that goes on.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '../src/app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The same database as an ordinary address, as DATABASE_URL gives it. */
function address(): string {
  const { pathname, searchParams } = new URL(app.platform.database.url);
  return `postgres://postgres@localhost/${searchParams.get('db')}?host=${encodeURIComponent(decodeURIComponent(pathname))}`;
}

function erase(identifier: string): Promise<{ code: number; printed: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: address() };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/erase-account.ts', identifier], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, printed: `${out}${err}` }),
    );
  });
}

async function signUpWithAPast(): Promise<TestMember> {
  const member = await app.signUp();
  const conversationId = randomUUID();
  await member.call('POST', '/start-session', { conversationId });
  await member.call('POST', '/conversations', {
    id: conversationId,
    therapy_style: 'Standard',
    coach_type: 'general',
    topic: 'stress',
  });
  const message = { conversation_id: conversationId, role: 'user', content: 'A quiet day.' };
  expect((await member.call('POST', '/messages', message)).status).toBe(200);
  return member;
}

/** How many rows say whose they are, by table. */
async function rowsOf({ memberId }: TestMember): Promise<Record<string, number>> {
  const columns = await app.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
       and (c.column_name in ('user_id', 'member_id') or (c.table_name in ('members', 'auth_user') and c.column_name = 'id'))`,
  );
  const found: Record<string, number> = {};
  for (const { table_name, column_name } of columns) {
    const [row] = await app.query<{ n: number }>(
      `select count(*)::integer as n from ${table_name} where ${column_name} = $1`,
      [memberId],
    );
    if (row!.n > 0) found[table_name] = row!.n;
  }
  return found;
}

test('an account is erased with its key and everything but ids and counts, and nobody else’s', async () => {
  const [leaving, staying] = [await signUpWithAPast(), await signUpWithAPast()];
  const before = await rowsOf(staying);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['messages', 'member_keys', 'auth_session']));
  expect(await erase(` ${leaving.identifier.toUpperCase()}`)).toEqual({
    code: 0,
    printed: 'The account is erased.\n',
  });
  expect(Object.keys(await rowsOf(leaving)).sort()).toEqual([
    'credit_account',
    'credit_entry',
    'therapy_sessions',
  ]);
  expect(await rowsOf(staying)).toEqual(before);
  expect((await leaving.call('GET', '/conversations')).status).toBe(401);
  expect(await app.query('select * from violations')).toEqual([]);
});

test('their open pages are told at once', async () => {
  const leaving = await app.signUp();
  const page = await fetch(`${app.url}/api/events`, { headers: { cookie: leaving.cookie } });
  await erase(leaving.identifier);
  expect(await page.text()).toContain('"topic":"auth"');
});

test('a subscription that would go on charging them is to be ended first', async () => {
  const member = await app.signUp();
  await app.query(
    `insert into subscriptions (user_id, status, product_id, provider, renews)
     values ($1, 'active', 'monthly', 'test', true)`,
    [member.memberId],
  );
  const { code, printed } = await erase(member.identifier);
  expect(code).toBe(1);
  expect(printed).toContain('End it first');
  expect((await member.call('GET', '/conversations')).status).toBe(200);
});

test('whoever cannot be erased is not, and the operator is told why', async () => {
  const admin = await app.signUpAdmin();
  expect(await erase(admin.identifier)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('super admin'),
  });
  expect((await erase('nobody@tulia.test')).printed).toContain('Nobody has an account');
  expect((await erase('')).printed).toContain('Name the e-mail address');
});
