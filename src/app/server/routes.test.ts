// The guard test: every endpoint there is, asked by everyone there is. A new endpoint is walked without being named
// here; one that takes an id must say whose id to try with, or the test fails.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';

type Operation = { method: string; path: string; access: string };

let app: TestApp;
let owner: TestMember;
let other: TestMember;
let admin: TestMember;
let expired: TestMember;
let operations: Operation[];
/** Things of `owner`'s that nobody else may touch, by the name of the path or body field that takes their id. */
let owned: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  [owner, other, expired] = [
    await app.signUp('Owner'),
    await app.signUp('Other'),
    await app.signUp('Expired'),
  ];
  admin = await app.signUpAdmin();
  await expired.call('POST', '/account/sign-out', {});

  const document = (await app.visitor.call('GET', '/openapi.json')).body;
  operations = Object.entries<Record<string, { 'x-access': string }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
      })),
  );

  const conversationId = randomUUID();
  const { sessionId } = (await owner.call('POST', '/start-session', { conversationId })).body;
  await owner.call('POST', '/conversations', {
    id: conversationId,
    therapy_style: 'Standard',
    coach_type: 'general',
    topic: 'stress',
  });
  const category = (
    await owner.call('POST', '/categories', {
      name: 'Mine',
      description: '',
      subcategories: [{ id: randomUUID(), name: 'General Support' }],
    })
  ).body;
  const entryId = randomUUID();
  await owner.call('PUT', `/journal/entries/${entryId}`, entryBody());
  const photoId = randomUUID();
  const stored = await fetch(`${app.url}/api/journal/entries/${entryId}/photos?photo_id=${photoId}`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'image/png', origin: app.url },
    body: ONE_PIXEL,
  });
  expect(stored.status, await stored.text()).toBe(200);
  const moodId = randomUUID();
  await owner.call('PUT', `/mood/logs/${moodId}`, moodBody());
  const checkoutId = randomUUID();
  const { products } = (await owner.call('GET', '/plans')).body;
  await owner.call('POST', '/checkout', {
    checkoutId,
    priceId: products[0].prices[0].id,
    expectedTotalMinor: products[0].prices[0].amount_minor,
  });
  const devices = (await owner.call('GET', '/account/devices')).body;
  owned = {
    conversationId,
    sessionId,
    '/conversations/{id}': conversationId,
    '/conversations/{id}/messages': conversationId,
    '/conversations/{id}/rename': conversationId,
    '/conversations/:id/export': conversationId,
    '/chat/conversations/{conversationId}/messages': conversationId,
    '/chat/conversations/{conversationId}/open': conversationId,
    '/chat/conversations/{conversationId}/messages/{messageId}/edit': conversationId,
    '/chat/conversations/{conversationId}/regenerate': conversationId,
    '/chat/conversations/{conversationId}/stop': conversationId,
    '/chat/conversations/:conversationId/stream': conversationId,
    '/categories/{id}': category.id,
    '/account/devices/{id}': (devices.items ?? devices.devices ?? devices)[0].id,
    '/voice/sessions/{sessionId}/summary': sessionId,
    '/voice/previews/:voice': 'alloy',
    '/journal/entries/{id}': entryId,
    '/journal/entries/{id}/acknowledge-help': entryId,
    '/journal/entries/{id}/reflect': entryId,
    '/journal/entries/{id}/keep-both': entryId,
    '/journal/entries/:id/photos': entryId,
    '/journal/photos/{id}': photoId,
    '/journal/photos/{id}/describe': photoId,
    '/journal/photos/:id': photoId,
    '/payments/{paymentId}': checkoutId,
    '/payments/{paymentId}/abandon': checkoutId,
    '/test-checkout/{ref}': `test_${checkoutId}`,
    '/admin/payments/{paymentId}/refund': checkoutId,
    '/admin/payments/{paymentId}/requery': checkoutId,
    '/admin/products/{productId}/prices/{currency}': 'starter',
    '/admin/members/{memberId}/sessions': owner.memberId,
    '/admin/promo-codes/{code}': 'NONE',
    '/mood/logs/{id}': moodId,
    '/mood/logs/{id}/acknowledge-help': moodId,
  };
});
afterAll(() => app.close());

const fill = (path: string) => path.replace(/\{\w+\}|:\w+/g, () => owned[path] ?? 'missing');

describe('every endpoint says who may call it, and means it', () => {
  test('the list is the whole list, and each declares its access', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const operation of operations)
      expect(['public', 'member', 'admin', 'webhook'], `${operation.method} ${operation.path}`).toContain(
        operation.access,
      );
  });

  test('no endpoint with an id goes untried', () => {
    const untried = operations.filter(({ path }) => /\{|:/.test(path) && owned[path] === undefined);
    expect(untried).toEqual([]);
  });

  test('a visitor, and someone who signed out, reach only what is public', async () => {
    for (const { method, path, access } of operations) {
      for (const client of [app.visitor, expired]) {
        const { status } = await client.call(method, fill(path), method === 'GET' ? undefined : {});
        const where = `${method} ${path}`;
        if (access === 'public' || access === 'webhook') expect([401, 403], where).not.toContain(status);
        else expect(status, where).toBe(401);
      }
    }
  });

  test('a member reaches nothing of the admin’s; the admin does', async () => {
    const adminOnly = operations.filter(({ access }) => access === 'admin');
    expect(adminOnly.length).toBeGreaterThan(0);
    for (const { method, path } of adminOnly) {
      expect((await other.call(method, fill(path), method === 'GET' ? undefined : {})).status, path).toBe(
        403,
      );
      expect([401, 403], path).not.toContain(
        (await admin.call(method, fill(path), method === 'GET' ? undefined : {})).status,
      );
    }
  });

  test('another member, and the admin, find nothing under the owner’s ids', async () => {
    const withIds = operations.filter(({ path, access }) => /\{/.test(path) && access === 'member');
    expect(withIds.length).toBeGreaterThan(3);
    for (const { method, path } of withIds) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : sampleBody(path);
      for (const client of [other, admin])
        expect((await client.call(method, fill(path), body)).status, `${method} ${path}`).toBe(404);
    }
  });

  test('ids in a body are checked as well', async () => {
    const attempts: [string, object][] = [
      ['/end-session', { sessionId: owned.sessionId }],
      ['/start-session', { conversationId: owned.conversationId }],
      ['/voice/tickets', { sessionId: owned.sessionId, voice: 'alloy' }],
      ['/conversations', { id: owned.conversationId, therapy_style: 'Standard', coach_type: 'general' }],
      ['/messages', { conversation_id: owned.conversationId, role: 'user', content: 'not mine' }],
    ];
    for (const [path, body] of attempts) {
      for (const client of [other, admin])
        expect((await client.call('POST', path, body)).status, path).toBe(404);
    }
  });

  test('the owner reaches their own', async () => {
    for (const path of ['/conversations/{id}', '/conversations/{id}/messages']) {
      expect((await owner.call('GET', fill(path))).status, path).toBe(200);
    }
  });

  test('a foreign page can change nothing, even with the cookie', async () => {
    const unsafe = operations.filter(({ method, access }) => method !== 'GET' && access !== 'webhook');
    for (const { method, path } of unsafe) {
      const { status } = await owner.call(
        method,
        fill(path),
        {},
        { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      );
      expect(status, `${method} ${path}`).toBe(403);
    }
    const form = await fetch(`${app.url}/api/end-session`, {
      method: 'POST',
      headers: { cookie: owner.cookie, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(form.status).toBe(415);
  });
});

function sampleBody(path: string): object {
  if (path.startsWith('/categories'))
    return { name: 'x', description: '', subcategories: [{ id: randomUUID(), name: 'x' }], version: 1 };
  if (path === '/journal/entries/{id}') return entryBody();
  if (path.startsWith('/journal/photos')) return { alt: 'not mine' };
  if (path === '/mood/logs/{id}') return moodBody();
  if (path.startsWith('/test-checkout')) return { outcome: 'approve' };
  if (path.startsWith('/chat')) return { id: randomUUID(), content: 'not mine' };
  return path.endsWith('/rename') ? { title: 'not mine' } : {};
}

/** A PNG of one pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const entryBody = () => ({
  title: 'Mine',
  body: 'A quiet day.',
  date: new Date().toISOString().slice(0, 10),
  tags: [],
  mood: null,
  template: 'free',
  is_pinned: false,
  base_version: 0,
  write_id: randomUUID(),
});

const moodBody = () => ({
  score: 3,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: null,
  logged_at: new Date().toISOString(),
  tz: 'UTC',
  source: 'checkin',
  base_version: 0,
});
