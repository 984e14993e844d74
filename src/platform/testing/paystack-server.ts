// A small server that speaks the part of Paystack's API that is used, so that the adapter's real code runs in tests:
// transactions, refunds and disputes, messages signed with the real algorithm, and a few ways of misbehaving.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misbehave, sendJson, type VendorBehaviour, wellBehaved } from './vendor-faults.ts';

type Json = Record<string, unknown>;
type Transaction = {
  id: number;
  reference: string;
  status: string;
  amount: number;
  requested_amount: number;
  currency: string;
  channel: string | null;
  gateway_response: string;
  paid_at: string | null;
  created_at: string;
  metadata: unknown;
};
type Refund = {
  id: number;
  transaction: number;
  amount: number;
  currency: string;
  status: string;
  merchant_note: string;
};
type Dispute = { id: number; transaction: Transaction; status: string; resolution: string | null };

export type PaystackServer = {
  /** As PAYSTACK_API_URL wants it. */
  url: string;
  secretKey: string;
  behaviour: VendorBehaviour;
  requests: { method: string; path: string; body: Json }[];
  transactions: Map<string, Transaction>;
  refunds: Refund[];
  disputes: Dispute[];
  /** Every message so far, signed as Paystack signs; deliver them in any order, or to `deliverTo`. */
  webhooks: { type: string; body: string; headers: Record<string, string> }[];
  /** Where messages are posted as they arise; null posts none. */
  deliverTo: string | null;
  sign(body: string): Record<string, string>;
  /** The member pays; `feeMinor` is added by shops that pass the fee on. */
  pay(reference: string, how?: { channel?: string; feeMinor?: number }): void;
  decline(reference: string, gatewayResponse?: string): void;
  /** The bank's answer to a refund that was accepted. */
  settleRefund(id: number, status: 'processed' | 'failed' | 'needs-attention'): void;
  dispute(reference: string, status: string, resolution?: string | null): void;
  close(): Promise<void>;
};

const knownFields = new Set([
  'email',
  'amount',
  'currency',
  'reference',
  'callback_url',
  'channels',
  'metadata',
]);

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export async function startPaystackServer(): Promise<PaystackServer> {
  let nextId = 4_099_260_516;
  const secretKey = 'sk_test_paystack_5d2e8b';

  const tell = (type: string, data: Json) => {
    const body = JSON.stringify({ event: type, data });
    const headers = server.sign(body);
    server.webhooks.push({ type, body, headers });
    if (server.deliverTo) void fetch(server.deliverTo, { method: 'POST', body, headers }).catch(() => {});
  };
  const find = (reference: string): Transaction => {
    const found = server.transactions.get(reference);
    if (!found) throw new Refusal(404, 'transaction_not_found', 'Transaction reference not found.');
    return found;
  };

  const initialize = (body: Json): Json => {
    for (const name of Object.keys(body))
      if (!knownFields.has(name)) throw new Refusal(400, 'invalid_params', `Unknown ${name}`);
    const { reference, amount, email } = body as { reference: string; amount: unknown; email: unknown };
    if (!/^[A-Za-z0-9.=-]+$/.test(reference))
      throw new Refusal(400, 'invalid_params', 'Invalid character in transaction reference');
    if (server.transactions.has(reference))
      throw new Refusal(400, 'duplicate_reference', 'Duplicate Transaction Reference');
    if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email))
      throw new Refusal(400, 'missing_params', 'Email is not allowed to be empty');
    if (!Number.isInteger(amount) || Number(amount) <= 0)
      throw new Refusal(400, 'invalid_params', 'Amount must be an integer');
    if (body.currency !== 'KES')
      throw new Refusal(403, 'unsupported_currency', 'Currency not supported by merchant');
    server.transactions.set(reference, {
      id: nextId++,
      reference,
      status: 'abandoned',
      amount: Number(amount),
      requested_amount: Number(amount),
      currency: body.currency,
      channel: null,
      gateway_response: 'The transaction was not completed',
      paid_at: null,
      created_at: new Date().toISOString(),
      metadata: typeof body.metadata === 'string' ? JSON.parse(body.metadata) : body.metadata,
    });
    const access = Math.random().toString(36).slice(2);
    return { authorization_url: `${server.url}/checkout/${access}`, access_code: access, reference };
  };

  const refund = (body: Json): Json => {
    const transaction = find(String(body.transaction));
    if (transaction.status !== 'success')
      throw new Refusal(400, 'transaction_reversed', 'Transaction has been fully reversed');
    const before = server.refunds.filter(
      (one) => one.transaction === transaction.id && one.status !== 'failed',
    );
    const left = transaction.amount - before.reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(body.amount ?? transaction.amount);
    if (amount > left)
      throw new Refusal(400, 'invalid_params', 'Refund amount cannot be more than the amount left');
    const made: Refund = {
      id: nextId++,
      transaction: transaction.id,
      amount,
      currency: transaction.currency,
      status: 'pending',
      merchant_note: String(body.merchant_note ?? ''),
    };
    server.refunds.push(made);
    tell('refund.pending', {
      status: 'pending',
      transaction_reference: transaction.reference,
      amount: `${amount}`,
    });
    return { ...made, transaction };
  };

  const answer = (method: string, url: URL, body: Json): unknown => {
    if (method === 'POST' && url.pathname === '/transaction/initialize') return initialize(body);
    if (method === 'GET' && url.pathname.startsWith('/transaction/verify/'))
      return find(decodeURIComponent(url.pathname.slice('/transaction/verify/'.length)));
    if (method === 'POST' && url.pathname === '/refund') return refund(body);
    const id = Number(url.searchParams.get('transaction'));
    if (method === 'GET' && url.pathname === '/refund')
      return server.refunds.filter(({ transaction }) => transaction === id);
    if (method === 'GET' && url.pathname === '/dispute')
      return server.disputes.filter(({ transaction }) => transaction.id === id);
    throw new Refusal(404, 'not_found', 'No such endpoint');
  };

  const http = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const url = new URL(request.url ?? '/', 'http://local');
    const body = JSON.parse(text || '{}') as Json;
    server.requests.push({ method: request.method ?? '', path: url.pathname + url.search, body });
    if (misbehave(server.behaviour, response)) return;
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        throw new Refusal(401, 'invalid_key', `Invalid key ${request.headers.authorization}`);
      const data = answer(request.method ?? '', url, body);
      sendJson(response, 200, { status: true, message: 'Done', data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      sendJson(response, status, { status: false, message, type: 'validation_error', code, meta: {} });
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const server: PaystackServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    secretKey,
    behaviour: wellBehaved(),
    requests: [],
    transactions: new Map(),
    refunds: [],
    disputes: [],
    webhooks: [],
    deliverTo: null,
    sign: (body) => ({
      'content-type': 'application/json',
      'x-paystack-signature': createHmac('sha512', secretKey).update(body).digest('hex'),
    }),
    pay(reference, { channel = 'mobile_money', feeMinor = 0 } = {}) {
      const transaction = find(reference);
      Object.assign(transaction, {
        status: 'success',
        amount: transaction.requested_amount + feeMinor,
        channel,
        gateway_response: 'Approved',
        paid_at: new Date().toISOString(),
      });
      tell('charge.success', transaction);
    },
    decline(reference, gatewayResponse = 'Insufficient Funds') {
      Object.assign(find(reference), {
        status: 'failed',
        channel: 'card',
        gateway_response: gatewayResponse,
      });
    },
    settleRefund(id, status) {
      const made = server.refunds.find((one) => one.id === id);
      if (!made) throw new Error('No such refund');
      made.status = status;
      const transaction = [...server.transactions.values()].find((one) => one.id === made.transaction);
      if (transaction && status === 'processed' && made.amount === transaction.amount)
        transaction.status = 'reversed';
      tell(`refund.${status}`, {
        status,
        transaction_reference: transaction?.reference,
        amount: `${made.amount}`,
      });
    },
    dispute(reference, status, resolution = null) {
      const transaction = find(reference);
      const known = server.disputes.find((one) => one.transaction === transaction);
      const dispute = known ?? { id: nextId++, transaction, status, resolution };
      Object.assign(dispute, { status, resolution });
      if (!known) server.disputes.push(dispute);
      tell(resolution ? 'charge.dispute.resolve' : 'charge.dispute.create', dispute);
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}
