// Messages of providers. Each is kept before it is answered, then acted upon by asking the provider what it is about; one
// that fails is tried again by the job, and after the last try waits for a person.
import { describeError } from '#platform/server/log.ts';
import type { ProviderId } from '../payments.contract.ts';
import { lookAtPayment, lookAtSubscription, providerOf } from './look-at-payment.ts';
import {
  claimDueEvents,
  type EventAbout,
  insertEvent,
  type PaymentEvent,
  reviveEvent,
  updateEventFailed,
} from './payment-events.queries.ts';
import { ProviderError, type ProviderNotice } from './payment-provider.ts';
import { ask, type PaymentTools } from './payment-tools.ts';
import { findPayment, findPaymentByRef } from './payments.queries.ts';

const MOST_TRIES = 8;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 3_600_000;
/** Nobody else takes an event up while it is being tried: longer than all its questions together may take. */
const LEASE_MS = 120_000;
const BATCH = 50;

/** Keeps a proven message. Null when it is about nothing of ours, or was received before. */
export async function receiveNotice(
  { platform }: PaymentTools,
  provider: ProviderId,
  { eventId, type, about }: ProviderNotice,
): Promise<PaymentEvent | null> {
  if (about.kind === 'nothing') return null;
  const isNew = await platform.database.asSystem((tx) =>
    insertEvent(tx, { provider, eventId, type, about }, LEASE_MS),
  );
  return isNew ? { provider, eventId, about, attempts: 0 } : null;
}

/** Returns false when it failed and will be tried again, or waits for a person. */
export async function processEvent(tools: PaymentTools, event: PaymentEvent): Promise<boolean> {
  try {
    await actOn(tools, event);
    return true;
  } catch (error) {
    const { provider, eventId, attempts } = event;
    const failure = error instanceof ProviderError ? `provider_${error.reason}` : 'processing_failed';
    const isLast = attempts + 1 >= MOST_TRIES;
    const retryMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 3 ** attempts);
    const fields = { provider, eventId, failure, attempts: attempts + 1 };
    if (error instanceof ProviderError && !isLast)
      tools.platform.log.warn(fields, 'a message of a payment provider will be tried again');
    else tools.platform.log.error({ ...fields, ...describeError(error) }, 'a message could not be processed');
    await tools.platform.database.asSystem((tx) =>
      updateEventFailed(tx, event, failure, isLast ? null : retryMs),
    );
    return false;
  }
}

async function actOn(tools: PaymentTools, { provider, eventId, about }: PaymentEvent): Promise<void> {
  const event = { provider, eventId };
  if (about.kind === 'subscription') {
    await lookAtSubscription(tools, provider, about.ref, { event });
    return;
  }
  const known = await findNamed(tools, provider, about);
  if (known) {
    await lookAtPayment(tools, known, { event, ref: about.ref });
    return;
  }
  // A provider may call a payment otherwise than we do, and a renewal may be new to us: it knows which it is.
  const seen = await ask(providerOf(tools, provider), (asked, signal) =>
    asked.fetchPayment(about.ref, signal),
  );
  const renamed = { ref: seen.ref, paymentId: null };
  if (seen.subscriptionRef && !(await findNamed(tools, provider, renamed)))
    await lookAtSubscription(tools, provider, seen.subscriptionRef);
  const found = await findNamed(tools, provider, renamed);
  if (!found) throw new ProviderError('unknown_reference', 'A payment nobody here began');
  await lookAtPayment(tools, found, { event });
}

const findNamed = (
  { platform }: PaymentTools,
  provider: ProviderId,
  { ref, paymentId }: Pick<Extract<EventAbout, { kind: 'payment' }>, 'ref' | 'paymentId'>,
): Promise<string | null> =>
  platform.database.asSystem(async (tx) => {
    const byRef = await findPaymentByRef(tx, provider, ref);
    if (byRef || !paymentId) return byRef?.id ?? null;
    const byId = await findPayment(tx, paymentId);
    return byId?.provider === provider ? byId.id : null;
  });

/** Tries again what is due; returns how many went through. Any number of processes may do this at once. */
export async function retryEvents(tools: PaymentTools): Promise<number> {
  const due = await tools.platform.database.asSystem((tx) =>
    claimDueEvents(tx, { limit: BATCH, leaseMs: LEASE_MS }),
  );
  let done = 0;
  for (const event of due) if (await processEvent(tools, event)) done += 1;
  return done;
}

/** Tries a dead letter once more. False when it is none, or failed again. */
export async function retryDeadLetter(
  tools: PaymentTools,
  key: { provider: ProviderId; eventId: string },
): Promise<boolean> {
  const event = await tools.platform.database.asSystem((tx) => reviveEvent(tx, key, LEASE_MS));
  return event ? processEvent(tools, event) : false;
}
