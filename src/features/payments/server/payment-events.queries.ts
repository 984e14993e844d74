// The inbox of what providers told us. A row says which event, and what it is about; never what it said.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';
import type { ProviderId } from '../payments.contract.ts';
import type { ProviderNotice } from './payment-provider.ts';

type Tables = {
  payment_events: {
    provider: ProviderId;
    event_id: string;
    type: string;
    about_kind: 'payment' | 'subscription';
    about_ref: string;
    payment_id: string | null;
    status: 'received' | 'done' | 'dead';
    attempts: number;
    failure: string | null;
    received_at: Generated<Date>;
    next_try_at: Date;
    processed_at: Date | null;
  };
};

export type EventAbout = Exclude<ProviderNotice['about'], { kind: 'nothing' }>;
export type PaymentEvent = {
  provider: ProviderId;
  eventId: string;
  about: EventAbout;
  /** How often it was tried before. */
  attempts: number;
};
type EventKey = { provider: ProviderId; eventId: string };

const db = (tx: Tx) => tx.withTables<Tables>();

/** False when it was received before. Nobody else takes it up for `leaseMs`. */
export async function insertEvent(
  tx: Tx,
  event: EventKey & { type: string; about: EventAbout },
  leaseMs: number,
): Promise<boolean> {
  const { provider, eventId, type, about } = event;
  const row = await db(tx)
    .insertInto('payment_events')
    .values({
      provider,
      event_id: eventId,
      type,
      about_kind: about.kind,
      about_ref: about.ref,
      payment_id: about.kind === 'payment' ? about.paymentId : null,
      status: 'received',
      attempts: 0,
      failure: null,
      next_try_at: sql`clock_timestamp() + ${leaseMs} * interval '1 ms'`,
      processed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** In the transaction of the event's effects: both happen or neither does. */
export async function updateEventDone(tx: Tx, { provider, eventId }: EventKey): Promise<void> {
  await db(tx)
    .updateTable('payment_events')
    .set({ status: 'done', failure: null, processed_at: sql`clock_timestamp()` })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('status', '<>', 'done')
    .execute();
}

/** Counts a failed try; another one comes after `retryMs`, or never (null): it waits for a person. */
export async function updateEventFailed(
  tx: Tx,
  { provider, eventId }: EventKey,
  failure: string,
  retryMs: number | null,
): Promise<void> {
  await db(tx)
    .updateTable('payment_events')
    .set({
      attempts: sql`attempts + 1`,
      failure,
      ...(retryMs === null
        ? { status: 'dead' as const }
        : { next_try_at: sql<Date>`clock_timestamp() + ${retryMs} * interval '1 ms'` }),
    })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('status', '<>', 'done')
    .execute();
}

/** What no provider told us but a person should look at. Once for each `eventId`; false when it was known. */
export async function insertDeadLetter(
  tx: Tx,
  letter: EventKey & { type: string; about: EventAbout; failure: string },
): Promise<boolean> {
  const isNew = await insertEvent(tx, letter, 0);
  if (isNew) await updateEventFailed(tx, letter, letter.failure, null);
  return isNew;
}

/** Takes up to `limit` events whose next try is due; two processes never take the same. */
export async function claimDueEvents(
  tx: Tx,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<PaymentEvent[]> {
  const { rows } = await sql<EventRow>`
    update payment_events e set next_try_at = clock_timestamp() + ${leaseMs} * interval '1 ms'
    from (
      select provider, event_id from payment_events
      where status = 'received' and next_try_at <= clock_timestamp()
      order by next_try_at limit ${limit} for update skip locked) due
    where e.provider = due.provider and e.event_id = due.event_id
    returning e.provider, e.event_id, e.about_kind, e.about_ref, e.payment_id, e.attempts`.execute(tx);
  return rows.map(eventOf);
}

/** Takes a dead letter up again, with its tries counted anew; null when it is not one. */
export async function reviveEvent(
  tx: Tx,
  { provider, eventId }: EventKey,
  leaseMs: number,
): Promise<PaymentEvent | null> {
  const row = await db(tx)
    .updateTable('payment_events')
    .set({
      status: 'received',
      attempts: 0,
      next_try_at: sql`clock_timestamp() + ${leaseMs} * interval '1 ms'`,
    })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('status', '=', 'dead')
    .returning(['provider', 'event_id', 'about_kind', 'about_ref', 'payment_id', 'attempts'])
    .executeTakeFirst();
  return row ? eventOf(row) : null;
}

type EventRow = Pick<
  Tables['payment_events'],
  'provider' | 'event_id' | 'about_kind' | 'about_ref' | 'payment_id' | 'attempts'
>;

const eventOf = (row: EventRow): PaymentEvent => ({
  provider: row.provider,
  eventId: row.event_id,
  about:
    row.about_kind === 'payment'
      ? { kind: 'payment', ref: row.about_ref, paymentId: row.payment_id }
      : { kind: 'subscription', ref: row.about_ref },
  attempts: row.attempts,
});

export async function countEvents(tx: Tx, status: 'received' | 'dead'): Promise<number> {
  const row = await db(tx)
    .selectFrom('payment_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return row.count;
}
