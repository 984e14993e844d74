// The official SDK, with one deadline for a whole call, and its errors in our words. Stripe's own messages are never
// passed on: the one for a wrong key repeats part of the key.
import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import { ProviderError } from '../payment-provider.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks the API; null is Stripe's. */
  apiUrl: string | null;
  /** For a whole call, retries included, in ms; 10 s. */
  timeoutMs?: number;
};

/** Runs `work`, which may ask several times, until `signal` or the deadline. Refuses with ProviderError only. */
export type AskStripe = <Answer>(
  signal: AbortSignal,
  work: (stripe: Stripe) => Promise<Answer>,
) => Promise<Answer>;

export function connectToStripe({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeSettings): AskStripe {
  // The SDK's calls take no AbortSignal: the signal of the call under way reaches fetch by its async context.
  const signals = new AsyncLocalStorage<AbortSignal>();
  const client = new Stripe(secretKey, {
    ...(apiUrl ? serverAt(apiUrl) : {}),
    httpClient: Stripe.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) =>
      fetchJson(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([init?.signal, signals.getStore()].filter((signal) => signal != null)),
      }),
    ),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return async (signal, work) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { promise: atDeadline, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(new ProviderError('unreachable', 'Stripe did not answer in time'));
    if (deadline.aborted) onAbort();
    deadline.addEventListener('abort', onAbort);
    try {
      return await Promise.race([atDeadline, signals.run(deadline, () => work(client))]);
    } catch (error) {
      throw toProviderError(error);
    } finally {
      deadline.removeEventListener('abort', onAbort);
    }
  };
}

/** Anything but a JSON object fails like a lost connection, which the SDK tries again; it trips over `null` itself. */
async function fetchJson(url: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const text = await response.text();
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null) throw new TypeError('No object');
  return new Response(text, { status: response.status, headers: response.headers });
}

function serverAt(apiUrl: string) {
  const url = new URL(apiUrl);
  const protocol: 'http' | 'https' = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443) };
}

/** Stripe's own short code, when it is one. */
export function codeOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9_]{1,60}$/.test(value) ? value : null;
}

/** Whether an error of the SDK carries this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

function toProviderError(error: unknown): unknown {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  if (error.code === 'resource_missing' || error.statusCode === 404)
    return new ProviderError('unknown_reference', 'Stripe does not know this reference');
  // 409: a call with the same idempotency key is still under way.
  const isPassing =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error.statusCode === 409;
  if (isPassing) return new ProviderError('unreachable', 'Stripe cannot be reached');
  return new ProviderError(
    'refused',
    `Stripe refused: ${codeOf(error.code) ?? codeOf(error.rawType) ?? 'error'}`,
  );
}

/**
 * The SDK believes whatever JSON comes back; this makes sure that it is the object asked for.
 * @throws ProviderError `unreachable` for anything else, such as a proxy's answer.
 */
export function expectObject<Answer extends { object: string }>(
  answer: Answer,
  object: Answer['object'],
): Answer {
  const isList = object === 'list';
  if (answer?.object !== object || (isList && !Array.isArray((answer as { data?: unknown }).data)))
    throw new ProviderError('unreachable', 'Stripe answered with something else');
  return answer;
}

/** The id of what may be an id, an expanded object, or nothing. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
