// A small server that speaks Stripe's API over HTTP, so that the official SDK and the adapter's real code run in tests;
// strict where Stripe is (keys, versions, unknown fields, idempotency, expansion depth), and able to misbehave.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeBooks } from './stripe-server-books.ts';
import { newId, parseForm, type StripeObject } from './stripe-server-objects.ts';
import { type Answer, StripeRefusal } from './stripe-server-shelf.ts';
import { misbehave, sendJson, type VendorBehaviour, wellBehaved } from './vendor-faults.ts';

export type StripeWebhook = { type: string; body: string; headers: Record<string, string> };

export type StripeServer = {
  /** As STRIPE_API_URL wants it. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  behaviour: VendorBehaviour;
  /** What members, banks and time do. */
  books: StripeBooks;
  requests: {
    method: string;
    path: string;
    form: Record<string, unknown>;
    idempotencyKey: string | undefined;
  }[];
  /** Every message so far, signed as Stripe signs; deliver them in any order, or to `deliverTo`. */
  webhooks: StripeWebhook[];
  /** Where messages are posted as they arise; null posts none. */
  deliverTo: string | null;
  /** Any message with a true signature. */
  sign(body: string, at?: Date): Record<string, string>;
  close(): Promise<void>;
};

export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = 'sk_test_local_7f1c2d';
  const webhookSecret = 'whsec_local_9a8b7c';
  const remembered = new Map<string, { fingerprint: string; answer: Answer }>();
  const requests: StripeServer['requests'] = [];
  const behaviour = wellBehaved();

  const sign = (body: string, at = new Date()) => {
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
    return {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${timestamp},v1=${signature}`,
    };
  };
  const tell = (type: string, object: StripeObject) => {
    const body = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      type,
      created: server.books.now(),
      livemode: false,
      data: { object },
    });
    const webhook = { type, body, headers: sign(body) };
    server.webhooks.push(webhook);
    if (server.deliverTo)
      void fetch(server.deliverTo, { method: 'POST', body, headers: webhook.headers }).catch(() => {});
  };

  const http = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const url = new URL(request.url ?? '/', 'http://local');
    const form = parseForm(request.method === 'GET' ? url.search : text);
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    requests.push({ method: request.method ?? '', path: url.pathname, form, idempotencyKey });
    if (misbehave(behaviour, response)) return;
    try {
      authorise(request, secretKey);
      const fingerprint = `${request.method} ${url.pathname} ${text}`;
      const before = idempotencyKey ? remembered.get(idempotencyKey) : undefined;
      if (before && before.fingerprint !== fingerprint)
        throw new StripeRefusal(
          400,
          'idempotency_error',
          null,
          'Keys can only be used with the same parameters',
        );
      const answer = before?.answer ?? server.books.answer(request.method ?? '', url.pathname, form);
      if (idempotencyKey) remembered.set(idempotencyKey, { fingerprint, answer: structuredClone(answer) });
      sendJson(response, 200, answer);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { status, type, code, message } = error;
      sendJson(response, status, { error: { type, ...(code && { code }), message } });
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: StripeServer = {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    behaviour,
    books: new StripeBooks(tell, `http://127.0.0.1:${port}`),
    requests,
    webhooks: [],
    deliverTo: null,
    sign,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}

function authorise(request: IncomingMessage, secretKey: string): void {
  const key = request.headers.authorization?.replace(/^Bearer /, '');
  // As Stripe does: the message repeats part of the key.
  if (key !== secretKey)
    throw new StripeRefusal(401, 'invalid_request_error', null, `Invalid API Key provided: ${key}`);
  if (!/^\d{4}-\d{2}-\d{2}\.[a-z]+$/.test(request.headers['stripe-version']?.toString() ?? ''))
    throw new StripeRefusal(400, 'invalid_request_error', null, 'A version is missing');
}
