import { afterEach, describe, expect, it } from 'vitest';
import { type AccountApp, startAccountApp } from '../testing/account-app.ts';

let app: AccountApp;
afterEach(() => app.close());

const adminSession = (cookie: string) => app.call('GET', '/admin/session', undefined, { cookie });
const claimOf = async () =>
  new URL((await app.accounts.adminClaimUrl()) ?? 'http://none').searchParams.get('claim') ?? '';
const keeper = { identifier: 'keeper@tulia.test', password: 'a long quiet lantern', nickname: 'Keeper' };

describe('with a configured address', () => {
  it('its owner is the super admin whatever the capitals, and nobody else is', async () => {
    app = await startAccountApp({ superAdminEmail: 'Keeper@Tulia.test' });
    const admin = await app.signUp(keeper);
    const member = await app.signUp();
    expect(admin.body.session.user.role).toBe('super_admin');
    expect((await adminSession(admin.cookie)).body).toEqual({ isAdmin: true });
    expect(await adminSession(member.cookie)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
    expect(await adminSession('')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await app.accounts.adminClaimUrl()).toBeNull();
  });

  it('gives the admin half an hour of idleness and twelve hours in all', async () => {
    app = await startAccountApp({ superAdminEmail: keeper.identifier });
    const { body, cookie, setCookie } = await app.signUp(keeper);
    expect(setCookie[0]).toContain('Max-Age=43200');
    expect((new Date(body.session.expiresAt).getTime() - Date.now()) / 60_000).toBeCloseTo(30, 0);
    await app.query("update auth_session set created_at = now() - interval '12 hours 1 second'");
    expect((await adminSession(cookie)).status).toBe(401);
  });

  it('gives the role at sign-in to an account made before the address was configured, if its password is long', async () => {
    const secret = 's'.repeat(40);
    app = await startAccountApp({ secret });
    await app.signUp(keeper);
    const { createAccounts } = await import('./account.service.ts');
    const later = createAccounts(app.platform, { secret, superAdminEmail: keeper.identifier });
    const asker = { ip: '127.0.0.1', userAgent: null, presentedToken: null };
    expect((await later.signIn(keeper, asker)).session.user.role).toBe('super_admin');
  });

  it('takes the role from whoever the configuration no longer names', async () => {
    const secret = 's'.repeat(40);
    app = await startAccountApp({ secret, superAdminEmail: keeper.identifier });
    const { cookie, body } = await app.signUp(keeper);
    const { createAccounts } = await import('./account.service.ts');
    const later = createAccounts(app.platform, { secret, superAdminEmail: 'someone.else@tulia.test' });
    expect((await later.resolveCaller(new Headers({ cookie })))?.role).toBe('member');
    await later.adminClaimUrl();
    expect((await later.findMember(body.session.user.id))?.role).toBe('member');
  });
});

describe('with the link printed on first start', () => {
  it('one person becomes super admin, once', async () => {
    app = await startAccountApp();
    const token = await claimOf();
    const weak = await app.call('POST', '/account/claim-admin', { ...keeper, token, password: 'short one' });
    expect(weak.body.data.reasons[0].code).toBe('too-short');
    const done = await app.call('POST', '/account/claim-admin', { ...keeper, token });
    expect(done.status).toBe(200);
    expect((await adminSession(done.cookie)).body).toEqual({ isAdmin: true });
    const again = await app.call('POST', '/account/claim-admin', {
      ...keeper,
      token,
      identifier: 'second@tulia.test',
    });
    expect(again.status).toBe(404);
    expect(await app.accounts.adminClaimUrl()).toBeNull();
    expect(await app.query("select id from members where role = 'super_admin'")).toHaveLength(1);
  });

  it('ten people at once make one super admin and no other account', async () => {
    app = await startAccountApp();
    const token = await claimOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        app.call('POST', '/account/claim-admin', { ...keeper, token, identifier: `keeper-${n}@tulia.test` }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await app.query('select id from members')).toHaveLength(1);
  });

  it('a member becomes super admin with their own password, and nobody with another’s name', async () => {
    app = await startAccountApp();
    const member = await app.signUp(keeper);
    const token = await claimOf();
    const stranger = await app.call('POST', '/account/claim-admin', {
      ...keeper,
      token,
      password: 'a guess that is long',
    });
    expect(stranger.status).toBe(401);
    const done = await app.call('POST', '/account/claim-admin', { ...keeper, token });
    expect(done.body.session.user).toMatchObject({ id: member.body.session.user.id, role: 'super_admin' });
  });

  it('only the newest link counts, for 24 hours, and a made-up one never', async () => {
    app = await startAccountApp();
    const older = await claimOf();
    const newer = await claimOf();
    const attempt = (token: string) => app.call('POST', '/account/claim-admin', { ...keeper, token });
    expect((await attempt(older)).status).toBe(404);
    expect((await attempt('made-up')).status).toBe(404);
    await app.query("update admin_claims set expires_at = now() - interval '1 second'");
    expect((await attempt(newer)).status).toBe(404);
    expect(JSON.stringify(await app.query('select * from admin_claims'))).not.toContain(newer);
  });
});
