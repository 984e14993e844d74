// Where providers tell us that something happened. Cookie-blind; proven by signature; answered once it is kept, whether
// or not acting on it takes longer. Whatever is wrong with a message, the answer is the same.

import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { readBody } from '#platform/server/http/request-body.ts';
import { describeError } from '#platform/server/log.ts';
import { type ProviderId, providerIds } from '../payments.contract.ts';
import { processEvent, receiveNotice } from './payment-inbox.ts';
import type { PaymentProvider, ProviderNotice } from './payment-provider.ts';
import { ProviderError } from './payment-provider.ts';
import type { PaymentTools } from './payment-tools.ts';

const MOST_BYTES = 256 * 1024;
/** Providers wait a few seconds for an answer, and send again what was not answered. */
const ANSWER_WITHIN_MS = 2_500;

export type Webhooks = {
  endpoints: RawEndpoint[];
  /** Waits for what is being acted upon. */
  settle(): Promise<void>;
};

/** @param now replaced in tests of clocks that differ */
export function createWebhooks(tools: PaymentTools, now: () => Date = () => new Date()): Webhooks {
  const underWay = new Set<Promise<unknown>>();

  async function answer(id: ProviderId, request: Request): Promise<Response> {
    const rawBody = await readBody(request, MOST_BYTES);
    const provider = tools.providers.byId(id);
    const notice = provider && readNotice(provider, rawBody, request.headers, now());
    if (!notice) return new Response(null, { status: 400 });
    const event = await receiveNotice(tools, id, notice);
    if (event) await withinTime(processEvent(tools, event));
    return new Response(null, { status: 200 });
  }

  async function withinTime(work: Promise<unknown>): Promise<void> {
    // Kept already: if this fails, the job finds it.
    const safe = work.catch((error: unknown) =>
      tools.platform.log.error(describeError(error), 'a message of a payment provider waits for the job'),
    );
    underWay.add(safe);
    void safe.finally(() => underWay.delete(safe));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      safe,
      new Promise((resolve) => {
        timer = setTimeout(resolve, ANSWER_WITHIN_MS);
      }),
    ]);
    clearTimeout(timer);
  }

  return {
    endpoints: providerIds.map((id) => ({
      method: 'POST',
      path: `/webhooks/${id}`,
      access: 'webhook',
      summary: 'What a payment provider tells this server, signed by it',
      tag: 'payments',
      handle: (request) => answer(id, request),
    })),
    settle: async () => void (await Promise.allSettled(underWay)),
  };
}

function readNotice(
  provider: PaymentProvider,
  rawBody: Buffer,
  headers: Headers,
  now: Date,
): ProviderNotice | null {
  try {
    return provider.readWebhook(rawBody, Object.fromEntries(headers), now);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}
