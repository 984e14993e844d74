// The test provider's messages: signed, with the time in what is signed, and sent over HTTP like anybody else's.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ProviderError, type ProviderNotice } from '../payment-provider.ts';
import { webhookText } from '../webhook-body.ts';

const HEADER = 'x-test-signature';
const TOLERANCE_MS = 300_000;
const TRY_AGAIN_AFTER_MS = [500, 3_000];
const SEND_FOR_MS = 5_000;

const message = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(120),
  about: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), ref: z.string().max(255), paymentId: z.uuid().nullable() }),
    z.object({ kind: z.literal('subscription'), ref: z.string().max(255) }),
  ]),
});
export type TestMessage = z.infer<typeof message>;

export const testMessage = (type: string, about: TestMessage['about']): TestMessage => ({
  id: `evt_${randomUUID()}`,
  type,
  about,
});

const signatureOf = (secret: string, at: string, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** The body and headers of a message, as they are sent. */
export function signMessage(
  secret: string,
  content: TestMessage,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const at = String(Math.floor(now.getTime() / 1000));
  const body = JSON.stringify(content);
  const signature = `t=${at},v1=${signatureOf(secret, at, body)}`;
  return { body, headers: { 'content-type': 'application/json', [HEADER]: signature } };
}

/** Throws `ProviderError('forged')` for anything that is not one of ours, made within the last five minutes. */
export function readMessage(
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): ProviderNotice {
  const body = webhookText(rawBody, headers);
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[HEADER] ?? '') ?? [];
  const expected = Buffer.from(signatureOf(secret, at, body), 'hex');
  const isSigned = given !== '' && timingSafeEqual(expected, Buffer.from(given, 'hex'));
  const isRecent = Math.abs(now.getTime() - Number(at) * 1000) <= TOLERANCE_MS;
  if (!isSigned || !isRecent) throw new ProviderError('forged', 'Not a message of the test provider');
  const read = message.safeParse(parseJson(body));
  if (!read.success) throw new ProviderError('forged', 'A message that cannot be read');
  const { id, type, about } = read.data;
  return { eventId: id, type, about };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Tries three times; what cannot be delivered is found out by being asked. */
export async function sendMessage(
  secret: string,
  url: string,
  content: TestMessage,
  now: () => Date,
): Promise<void> {
  for (const wait of [...TRY_AGAIN_AFTER_MS, null]) {
    const { body, headers } = signMessage(secret, content, now());
    const answer = await fetch(`${url}/api/webhooks/test`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(SEND_FOR_MS),
    }).catch(() => null);
    if (answer?.ok || wait === null) return;
    await sleep(wait, undefined, { ref: false });
  }
}
