import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, startAccountApp } from '../testing/account-app.ts';
import { authLibraryOptions, openAuthLibrary } from './auth-library.ts';

let app: AccountApp;
const born: string[] = [];

beforeAll(async () => {
  app = await startAccountApp({ onMemberCreated: async (_tx, memberId) => born.push(memberId) });
});
afterAll(() => app.close());

const sessionOf = (cookie: string) => app.call('GET', '/account/session', undefined, { cookie });

describe('signing up', () => {
  it('signs a new member in at once on a machine without mail', async () => {
    const { status, body, setCookie, identifier } = await app.signUp({
      nickname: '  Amina ',
      country: 'KE',
      timeZone: 'Africa/Nairobi',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'signed-in',
      session: { user: { email: identifier, phone: null, nickname: 'Amina', role: 'member' } },
    });
    expect(setCookie).toHaveLength(1);
    expect(setCookie[0]).toMatch(/^tulia\.session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(born).toContain(body.session.user.id);
    const member = await app.accounts.findMember(body.session.user.id);
    expect(member).toEqual({ nickname: 'Amina', country: 'KE', timeZone: 'Africa/Nairobi', role: 'member' });
    const days = (new Date(body.session.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('lets someone sign up with a phone number and sign in with it written another way', async () => {
    const { status, body, password } = await app.signUp({ identifier: '0711 222 333', country: 'KE' });
    expect(status).toBe(200);
    expect(body.session.user).toMatchObject({ email: null, phone: '+254711222333' });
    const again = await app.call('POST', '/account/sign-in', { identifier: '+254 711 222333', password });
    expect(again.status).toBe(200);
    expect(again.body.session.user.id).toBe(body.session.user.id);
  });

  it('keeps nothing when what a new member is given cannot be given', async () => {
    const broken = await startAccountApp({ onMemberCreated: () => Promise.reject(new Error('no credits')) });
    const { status } = await broken.signUp();
    expect(status).toBe(500);
    expect(await broken.query('select id from auth_user')).toEqual([]);
    await broken.close();
  });

  it('says why a password is too weak, in codes and sentences', async () => {
    const { status, body } = await app.signUp({ password: 'zuri7', nickname: 'Zuri' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect(body.data.reasons).toEqual([
      { code: 'too-short', message: expect.any(String) },
      { code: 'about-you', message: expect.any(String) },
    ]);
    expect((await app.signUp({ password: 'Sunshine2024!' })).body.data.reasons[0].code).toBe('too-common');
    expect((await app.signUp({ password: 'a'.repeat(300) })).body.data.reasons[0].code).toBe('too-long');
  });

  it('refuses a name that is taken without saying which part', async () => {
    const { identifier } = await app.signUp();
    const again = await app.signUp({ identifier: identifier.toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/could not make an account/);
    expect(again.setCookie).toEqual([]);
  });

  it('makes one account when two sign-ups with one name arrive at once', async () => {
    const identifier = 'twins@tulia.test';
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.signUp({ identifier })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['no consent', { hasConsented: false }, 400],
    ['not an adult', { isAdult: false }, 400],
    ['no nickname', { nickname: '   ' }, 400],
    ['a nickname too long', { nickname: 'a'.repeat(61) }, 400],
    ['neither address nor number', { identifier: 'just a name' }, 422],
  ])('does not make an account with %s', async (_what, over, status) => {
    expect((await app.signUp(over)).status).toBe(status);
  });
});

describe('signing in', () => {
  it('gives a fresh session each time and ends the one it came with', async () => {
    const member = await app.signUp();
    const { identifier, password, cookie } = member;
    const again = await app.call('POST', '/account/sign-in', { identifier, password }, { cookie });
    expect(again.status).toBe(200);
    expect(again.cookie).not.toBe(cookie);
    expect((await sessionOf(cookie)).body).toEqual({ session: null });
    expect((await sessionOf(again.cookie)).body.session.user.email).toBe(identifier);
  });

  it('lets many who were long away in at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => app.signUp()));
    await app.query("update auth_session set expires_at = now() - interval '1 day'");
    const answers = await Promise.all(
      members.map(({ identifier, password, cookie }) =>
        app.call('POST', '/account/sign-in', { identifier, password }, { cookie }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200));
  });

  it('answers the same for a wrong password and for a name nobody has', async () => {
    const { identifier } = await app.signUp();
    const wrong = await app.call('POST', '/account/sign-in', { identifier, password: 'not the password' });
    const nobody = await app.call('POST', '/account/sign-in', {
      identifier: 'nobody@tulia.test',
      password: 'not the password',
    });
    const nonsense = await app.call('POST', '/account/sign-in', {
      identifier: 'nonsense',
      password: 'not the password',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid login credentials' });
    expect(nobody).toEqual(wrong);
    expect(nonsense).toEqual(wrong);
  });

  it('slows down after ten tries on one account, known or not, and says for how long', async () => {
    const { identifier, password } = await app.signUp();
    for (const name of [identifier, 'nobody.at.all@tulia.test']) {
      const answers = [];
      for (let round = 0; round < 11; round++) {
        answers.push(
          await app.call('POST', '/account/sign-in', { identifier: name, password: 'not the password' }),
        );
      }
      expect(answers.slice(0, 10).every((answer) => answer.status === 401)).toBe(true);
      expect(answers[10]).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(answers[10]?.body.data.retryAfterMs).toBeGreaterThan(800_000);
    }
    // The right password waits as well, and a new one can still be set.
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(429);
    expect((await app.call('POST', '/account/reset-request', { identifier })).status).toBe(200);
  });

  it('slows one address down across accounts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_, n) =>
        app.call(
          'POST',
          '/account/sign-in',
          { identifier: `spray-${n}@tulia.test`, password: 'spring' },
          headers,
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
    expect(
      (
        await app.call(
          'POST',
          '/account/sign-in',
          { identifier: 'spray-0@tulia.test', password: 'x' },
          { 'x-forwarded-for': '203.0.113.10' },
        )
      ).status,
    ).toBe(401);
  });

  it('keeps names out of the throttle table', async () => {
    const { identifier } = await app.signUp();
    await app.call('POST', '/account/sign-in', { identifier, password: 'not the password' });
    const keys = await app.query<{ key: string }>('select key from rate_limits');
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain(identifier);
  });

  it('does not let a suspended member in, nor any of their open sessions', async () => {
    const { identifier, password, cookie, body } = await app.signUp();
    await app
      .query('update members set suspended_at = now() where id = $1', [body.session.user.id])
      .catch(() => {});
    await app.platform.database.asSystem(async (tx) => {
      const { sql } = await import('kysely');
      await sql`update members set suspended_at = now() where id = ${body.session.user.id}`.execute(tx);
    });
    expect((await sessionOf(cookie)).body).toEqual({ session: null });
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(403);
    expect(
      (await app.call('POST', '/account/sign-in', { identifier, password: 'wrong password' })).status,
    ).toBe(401);
  });
});

describe('the session', () => {
  it('is null for a visitor, and a member endpoint says it is missing', async () => {
    expect((await sessionOf('')).body).toEqual({ session: null });
    const answer = await app.call('GET', '/account/devices');
    expect(answer).toMatchObject({ status: 401, body: { message: 'Auth session missing!' } });
  });

  it('is stored as a hash: the token in the cookie is nowhere in the database', async () => {
    const { cookie } = await app.signUp();
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(32);
    const tables = await app.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = await app.query<{ row: string }>(`select t::text as row from "${name}" t`);
      for (const { row } of rows) expect(row.includes(token), name).toBe(false);
    }
  });

  it('is recognised by the account library itself, so its later parts can stand on it', async () => {
    const secret = 's'.repeat(40);
    const other = await startAccountApp({ secret });
    const { cookie, body } = await other.signUp();
    const { database, publicUrl } = other.platform;
    const library = await openAuthLibrary({ database, publicUrl, authSecret: secret });
    const found = await library.api.getSession({ headers: new Headers({ cookie }) });
    expect(found?.user.id).toBe(body.session.user.id);
    await other.close();
  });

  it('is not opened by a cookie that was changed or made up', async () => {
    const { cookie } = await app.signUp();
    const [name = '', value = ''] = cookie.split('=');
    const [token, signature] = decodeURIComponent(value).split('.');
    for (const forged of [
      `${token}x.${signature}`,
      `${token}`,
      `.${signature}`,
      '%',
      `${token}.${'A'.repeat(43)}=`,
    ]) {
      expect((await sessionOf(`${name}=${encodeURIComponent(forged)}`)).body, forged).toEqual({
        session: null,
      });
    }
  });

  it('ends at sign-out, at once, and says so to open pages', async () => {
    const { cookie, body } = await app.signUp();
    const heard: unknown[] = [];
    const stop = app.platform.events.subscribe((change) => heard.push(change));
    const { memberId, authSessionId } = (await app.accounts.resolveCaller(new Headers({ cookie })))!;
    expect(await app.accounts.isStillSignedIn(memberId, authSessionId)).toBe(true);

    const out = await app.call('POST', '/account/sign-out', {}, { cookie });
    expect(out.body).toEqual({ success: true });
    expect(out.setCookie[0]).toMatch(/^tulia\.session=; Max-Age=0;/);
    expect((await sessionOf(cookie)).body).toEqual({ session: null });
    expect(await app.accounts.isStillSignedIn(memberId, authSessionId)).toBe(false);
    await expect
      .poll(() => heard)
      .toContainEqual({ memberId: body.session.user.id, topic: 'auth', id: authSessionId });
    stop();
    // A second press is no failure.
    expect((await app.call('POST', '/account/sign-out', {}, { cookie })).status).toBe(200);
  });

  it('idles out after 30 days without use, and use keeps it alive up to 90 days', async () => {
    const { cookie, body } = await app.signUp();
    const id = body.session.user.id;
    await app.query(
      "update auth_session set updated_at = now() - interval '20 days', expires_at = now() + interval '10 days' where user_id = $1",
      [id],
    );
    const used = await sessionOf(cookie);
    expect((new Date(used.body.session.expiresAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);

    await app.query(
      "update auth_session set created_at = now() - interval '80 days', updated_at = now() - interval '1 day' where user_id = $1",
      [id],
    );
    const late = await sessionOf(cookie);
    expect((new Date(late.body.session.expiresAt).getTime() - Date.now()) / 86_400_000).toBeCloseTo(10, 1);

    await app.query("update auth_session set expires_at = now() - interval '1 second' where user_id = $1", [
      id,
    ]);
    expect((await sessionOf(cookie)).body).toEqual({ session: null });
  });

  it('has a cookie only https may carry where the address is https', async () => {
    const secure = await startAccountApp({ publicUrl: 'https://tulia.example' });
    const { setCookie } = await secure.signUp();
    expect(setCookie[0]).toMatch(
      /^__Host-tulia\.session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    await secure.close();
  });
});

describe('devices', () => {
  it('lists where a member is signed in, by a name and not by what the browser says of itself', async () => {
    const { identifier, password, cookie } = await app.signUp();
    const phone =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
    await app.call('POST', '/account/sign-in', { identifier, password }, { 'user-agent': phone });
    const { body } = await app.call('GET', '/account/devices', undefined, { cookie });
    expect(body).toHaveLength(2);
    expect(body.map((device: { label: string }) => device.label)).toContain('Chrome on Android');
    expect(body.filter((device: { isCurrent: boolean }) => device.isCurrent)).toHaveLength(1);
  });

  it('lets a member sign out elsewhere, and nobody sign out anyone else', async () => {
    const one = await app.signUp();
    const other = await app.signUp();
    const elsewhere = await app.call('POST', '/account/sign-in', {
      identifier: one.identifier,
      password: one.password,
    });
    const devices = await app.call('GET', '/account/devices', undefined, { cookie: one.cookie });
    const id = devices.body.find((device: { isCurrent: boolean }) => !device.isCurrent).id;

    const attempt = await app.call('DELETE', `/account/devices/${id}`, undefined, { cookie: other.cookie });
    expect(attempt.status).toBe(404);
    expect((await sessionOf(elsewhere.cookie)).body.session).not.toBeNull();

    expect(
      (await app.call('DELETE', `/account/devices/${id}`, undefined, { cookie: one.cookie })).status,
    ).toBe(200);
    expect((await sessionOf(elsewhere.cookie)).body).toEqual({ session: null });
    expect((await sessionOf(one.cookie)).body.session).not.toBeNull();
  });
});

describe('the tables', () => {
  it('are what the account library expects, with nothing to add', async () => {
    const { publicUrl, database } = app.platform;
    const options = authLibraryOptions({ publicUrl, authSecret: 's'.repeat(40) });
    const plan = await getMigrations({ ...options, database: { db: database.kysely, type: 'postgres' } });
    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.toBeAddedIndexes).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
  });

  it('are closed to a member’s own transaction, which sees their profile alone and cannot raise it', async () => {
    const { sql } = await import('kysely');
    const { body } = await app.signUp();
    await app.signUp();
    const id = body.session.user.id;
    const seen = await app.platform.database.asMember(id, async (tx) => {
      const count = async (table: string) =>
        Number(
          (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx)).rows[0]?.n,
        );
      return {
        users: await count('auth_user'),
        sessions: await count('auth_session'),
        accounts: await count('auth_account'),
        verifications: await count('auth_verification'),
        claims: await count('admin_claims'),
        members: await count('members'),
      };
    });
    expect(seen).toEqual({ users: 0, sessions: 0, accounts: 0, verifications: 0, claims: 0, members: 1 });
    await app.platform.database.asMember(id, (tx) =>
      sql`update members set nickname = 'Other' where id = ${id}`.execute(tx),
    );
    await expect(
      app.platform.database.asMember(id, (tx) =>
        sql`update members set role = 'super_admin' where id = ${id}`.execute(tx),
      ),
    ).rejects.toThrow(/only the system/);
  });
});
