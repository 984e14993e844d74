// Paystack's REST API: one call, with a deadline, whose answer is believed only when it has the shape asked for. Its
// messages are never passed on, only its codes.
import { z } from 'zod';
import { ProviderError } from '../payment-provider.ts';

export type PaystackSettings = {
  secretKey: string;
  /** Where people reach Tulia; its host is the domain of addresses made for members without one. */
  publicUrl: string;
  /** Another server that speaks the API; null is Paystack's. */
  apiUrl: string | null;
  /** For one call, in ms; 10 s. */
  timeoutMs?: number;
};

/** `data` of a successful answer. @throws ProviderError for everything else. */
export type AskPaystack = <Schema extends z.ZodType>(
  request: { method: 'GET' | 'POST'; path: string; body?: Record<string, unknown> },
  schema: Schema,
  signal: AbortSignal,
) => Promise<z.infer<Schema>>;

const failure = z.object({ code: z.string().optional(), message: z.string().optional() });

export function connectToPaystack({ secretKey, apiUrl, timeoutMs = 10_000 }: PaystackSettings): AskPaystack {
  const base = (apiUrl ?? 'https://api.paystack.co').replace(/\/+$/, '');
  return async ({ method, path, body }, schema, signal) => {
    const { status, json } = await send(
      `${base}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
      },
      AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    );
    if (status >= 400) throw refusal(status, json);
    const answer = z.object({ status: z.boolean(), data: z.unknown() }).safeParse(json);
    if (!answer.success) throw new ProviderError('unreachable', 'Paystack answered with something else');
    if (!answer.data.status) throw refusal(status, json);
    const data = schema.safeParse(answer.data.data);
    if (!data.success) throw new ProviderError('unreachable', 'Paystack answered with another shape');
    return data.data;
  };
}

async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ status: number; json: unknown }> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal });
    text = await response.text();
  } catch {
    throw new ProviderError('unreachable', 'Paystack cannot be reached');
  }
  if (response.status >= 500 || response.status === 429)
    throw new ProviderError('unreachable', 'Paystack cannot answer now');
  try {
    return { status: response.status, json: JSON.parse(text) };
  } catch {
    throw new ProviderError('unreachable', 'Paystack answered without JSON');
  }
}

function refusal(status: number, json: unknown): ProviderError {
  const { code, message } = failure.safeParse(json).data ?? {};
  // An unknown reference is a 404 or a 400, with or without a code, depending on the age of the integration.
  if (status === 404 || code?.endsWith('not_found') || /reference not found/i.test(message ?? ''))
    return new ProviderError('unknown_reference', 'Paystack does not know this reference');
  const safeCode = code && /^[a-z0-9_-]{1,60}$/i.test(code) ? code : `status ${status}`;
  return new ProviderError('refused', `Paystack refused: ${safeCode}`);
}

const count = z.int().min(0);

export const initializedSchema = z.object({
  authorization_url: z.url({ protocol: /^https?$/ }),
  reference: z.string(),
});

export const transactionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.string(),
  amount: count,
  requested_amount: count.nullish(),
  currency: z.string().toUpperCase(),
  channel: z.string().nullish(),
  gateway_response: z.string().nullish(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
  /** As it was sent, or parsed, or an empty text. */
  metadata: z.unknown().optional(),
});
export type PaystackTransaction = z.infer<typeof transactionSchema>;

const ofTransaction = z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]);

export const refundsSchema = z.array(
  z.object({
    transaction: ofTransaction,
    amount: count,
    status: z.string(),
    merchant_note: z.string().nullish(),
  }),
);

export const disputesSchema = z.array(
  z.object({ transaction: ofTransaction, status: z.string(), resolution: z.string().nullish() }),
);
