// Paystack's messages: HMAC-SHA512 of the raw body with the secret key. They carry neither an id nor a time, so the
// hash of the body is the id, and the inbox is what stops a replay.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ProviderError, type ProviderNotice } from '../payment-provider.ts';
import { paymentIdFrom, webhookText } from '../webhook-body.ts';

const messageSchema = z.object({
  event: z.string().min(1).max(100),
  data: z.object({
    reference: z.unknown().optional(),
    transaction_reference: z.unknown().optional(),
    transaction: z.object({ reference: z.unknown().optional() }).nullish().catch(null),
  }),
});

/** @throws ProviderError `forged` when the signature is missing or wrong. */
export function readPaystackWebhook(
  secretKey: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): ProviderNotice {
  const text = webhookText(rawBody, headers);
  const signature = headers['x-paystack-signature'] ?? '';
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  if (!/^[0-9a-f]{128}$/.test(signature) || !timingSafeEqual(Buffer.from(signature, 'hex'), expected))
    throw new ProviderError('forged', 'A webhook that Paystack did not sign');
  const message = messageSchema.safeParse(parse(text));
  if (!message.success) throw new ProviderError('forged', 'A webhook that is no event');
  const { event, data } = message.data;
  const eventId = `${event}:${createHash('sha256').update(rawBody).digest('hex')}`;
  return { eventId, type: event, about: aboutOf(event, data) };
}

/** The reference is the payment's id, or that of another product on the same account. */
function aboutOf(event: string, data: z.infer<typeof messageSchema>['data']): ProviderNotice['about'] {
  const reference = event.startsWith('charge.dispute.')
    ? (data.transaction?.reference ?? data.transaction_reference)
    : event.startsWith('refund.')
      ? data.transaction_reference
      : event.startsWith('charge.')
        ? data.reference
        : null;
  const paymentId = paymentIdFrom(reference);
  return paymentId ? { kind: 'payment', ref: paymentId, paymentId } : { kind: 'nothing' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
