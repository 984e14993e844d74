import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountApp, startAccountApp } from '../testing/account-app.ts';
import { type Inbox, openInbox } from '../testing/smtp-inbox.ts';

const tokenIn = (message: string, name: string) =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(message)?.[1] ?? '';
const sessionOf = async (app: AccountApp, cookie: string) =>
  (await app.call('GET', '/account/session', undefined, { cookie })).body.session;

describe('a forgotten password', () => {
  let app: AccountApp;
  beforeAll(async () => {
    app = await startAccountApp();
  });
  afterAll(() => app.close());

  it('is replaced by a link that works once, ends every other sign-in, and signs in', async () => {
    const { identifier, cookie, password } = await app.signUp();
    await app.call('POST', '/account/reset-request', { identifier });
    const token = tokenIn(await app.outbox(identifier), 'token');

    const weak = await app.call('POST', '/account/reset', { token, password: '12345678' });
    expect(weak.body.data.reasons[0].code).toBe('a-sequence');
    const done = await app.call('POST', '/account/reset', { token, password: 'a brand new lantern' });
    expect(done.status).toBe(200);
    expect((await sessionOf(app, done.cookie)).user.email).toBe(identifier);
    expect(await sessionOf(app, cookie)).toBeNull();
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(401);
    expect(
      (await app.call('POST', '/account/sign-in', { identifier, password: 'a brand new lantern' })).status,
    ).toBe(200);
    const again = await app.call('POST', '/account/reset', { token, password: 'another new lantern' });
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('gets the same answer for a name nobody has, and in no less time', async () => {
    const { identifier } = await app.signUp();
    const time = async (name: string) => {
      const startedAt = performance.now();
      const answer = await app.call('POST', '/account/reset-request', { identifier: name });
      return { ...answer, ms: performance.now() - startedAt };
    };
    const known = await time(identifier);
    const unknown = await time('nobody@tulia.test');
    const nonsense = await time('nonsense');
    expect(known).toMatchObject({ status: 200, body: { success: true }, setCookie: [] });
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 });
    expect({ ...nonsense, ms: 0 }).toEqual({ ...known, ms: 0 });
    for (const { ms } of [known, unknown, nonsense]) expect(ms).toBeGreaterThan(110);
  });

  it('cannot be kept from its owner by someone who keeps failing to sign in', async () => {
    const { identifier } = await app.signUp();
    for (let round = 0; round < 12; round++)
      await app.call('POST', '/account/sign-in', { identifier, password: 'guess guess' });
    expect((await app.call('POST', '/account/sign-in', { identifier, password: 'guess guess' })).status).toBe(
      429,
    );
    await app.call('POST', '/account/reset-request', { identifier });
    const token = tokenIn(await app.outbox(identifier), 'token');
    const done = await app.call('POST', '/account/reset', { token, password: 'mine again, lantern' });
    expect((await sessionOf(app, done.cookie)).user.email).toBe(identifier);
  });

  it('is used once even when the link is opened twice at the same moment', async () => {
    const { identifier } = await app.signUp();
    await app.call('POST', '/account/reset-request', { identifier });
    const token = tokenIn(await app.outbox(identifier), 'token');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        app.call('POST', '/account/reset', { token, password: `lantern in room ${n}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('does not work after an hour, and its token is stored as a hash', async () => {
    const { identifier } = await app.signUp();
    await app.call('POST', '/account/reset-request', { identifier });
    const token = tokenIn(await app.outbox(identifier), 'token');
    const rows = await app.query<{ row: string }>('select v::text as row from auth_verification v');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    await app.query("update auth_verification set expires_at = now() - interval '1 second'");
    expect(
      (await app.call('POST', '/account/reset', { token, password: 'a brand new lantern' })).status,
    ).toBe(404);
  });

  it('of someone with a phone number goes to the operator, who hands it on', async () => {
    await app.signUp({ identifier: '0722 333 444', country: 'KE' });
    await app.call('POST', '/account/reset-request', { identifier: '0722333444', country: 'KE' });
    const message = await app.outbox('operator@localhost');
    expect(message).toContain('+254722333444');
    const done = await app.call('POST', '/account/reset', {
      token: tokenIn(message, 'token'),
      password: 'a brand new lantern',
    });
    expect(done.body.session.user.phone).toBe('+254722333444');
  });
});

describe('where mail is delivered', () => {
  let app: AccountApp;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await openInbox();
    app = await startAccountApp({ smtpUrl: inbox.url, superAdminEmail: 'Keeper@tulia.test' });
  });
  afterAll(async () => {
    await app.close();
    await inbox.close();
  });

  it('an account is made when its address is confirmed, and not before', async () => {
    const { status, body, setCookie, identifier, password } = await app.signUp({ nickname: 'Amina' });
    expect({ status, body, setCookie }).toEqual({
      status: 200,
      body: { status: 'check-mail', session: null },
      setCookie: [],
    });
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(401);

    const token = tokenIn(await inbox.next(identifier), 'verify');
    const done = await app.call('POST', '/account/verify', { token });
    expect(done.status).toBe(200);
    expect(done.body.session.user).toMatchObject({ email: identifier, nickname: 'Amina' });
    expect((await sessionOf(app, done.cookie)).user.email).toBe(identifier);
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(200);
    expect((await app.call('POST', '/account/verify', { token })).status).toBe(404);
  });

  it('signing up with an address that has an account looks the same, and its owner is told', async () => {
    const first = await app.signUp();
    await app.call('POST', '/account/verify', {
      token: tokenIn(await inbox.next(first.identifier), 'verify'),
    });
    const again = await app.signUp({ identifier: first.identifier, password: 'somebody else entirely' });
    expect(again).toMatchObject({ status: first.status, body: first.body, setCookie: first.setCookie });
    const told = await inbox.next(first.identifier);
    expect(told).toContain('already have');
    expect(told).not.toContain('verify=');
    const { identifier, password } = first;
    expect((await app.call('POST', '/account/sign-in', { identifier, password })).status).toBe(200);
  });

  it('the super admin is the owner of the configured address, once it is confirmed', async () => {
    const short = await app.signUp({ identifier: 'keeper@tulia.test', password: 'lantern-9x' });
    expect(short.body.data.reasons).toEqual([{ code: 'too-short', message: expect.stringContaining('15') }]);
    await app.signUp({
      identifier: 'keeper@tulia.test',
      password: 'a long quiet lantern',
      nickname: 'Keeper',
    });
    const token = tokenIn(await inbox.next('keeper@tulia.test'), 'verify');
    const { cookie, body } = await app.call('POST', '/account/verify', { token });
    expect(body.session.user.role).toBe('super_admin');
    expect((await app.call('GET', '/admin/session', undefined, { cookie })).body).toEqual({ isAdmin: true });
  });

  it('how long the mail server takes does not show', async () => {
    const slow = await startAccountApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    const { status, body } = await slow.signUp();
    expect({ status, body }).toEqual({ status: 200, body: { status: 'check-mail', session: null } });
    await slow.close();
  });
});
