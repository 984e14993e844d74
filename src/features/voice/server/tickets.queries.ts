// Tickets are found and spent in one statement, so that two sockets can never share one.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type TicketRow = { user_id: string; auth_session_id: string; session_id: string; voice: string };
type Tables = { voice_tickets: TicketRow & { ticket_hash: Buffer; expires_at: Date } };

export async function insertTicket(
  tx: Tx,
  ticketHash: Buffer,
  row: TicketRow,
  lifetimeMs: number,
): Promise<Date> {
  const { expires_at } = await tx
    .withTables<Tables>()
    .insertInto('voice_tickets')
    .values({
      ...row,
      ticket_hash: ticketHash,
      expires_at: sql<Date>`clock_timestamp() + ${lifetimeMs} * interval '1 ms'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Null when unknown, spent or past its time. */
export async function spendTicket(tx: Tx, ticketHash: Buffer): Promise<TicketRow | null> {
  const row = await tx
    .withTables<Tables>()
    .deleteFrom('voice_tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning([
      'user_id',
      'auth_session_id',
      'session_id',
      'voice',
      sql<boolean>`expires_at > clock_timestamp()`.as('is_valid'),
    ])
    .executeTakeFirst();
  return row?.is_valid ? row : null;
}

export async function deleteExpiredTickets(tx: Tx): Promise<void> {
  await tx
    .withTables<Tables>()
    .deleteFrom('voice_tickets')
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
}
