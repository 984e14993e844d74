// The credit ledger. An account moves only together with its entry, by `post_entry`; entries are never changed.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type GrantKind = 'grant_free' | 'grant_purchase' | 'grant_promo' | 'grant_admin';
export type EntryKind = GrantKind | 'hold' | 'capture' | 'void' | 'give_back' | 'refund' | 'expire';
export type EntrySource = 'free' | 'payment' | 'promo' | 'admin' | 'session' | 'account';

type Tables = {
  credit_account: { user_id: string; balance: number; held: number; seq: number; closed_at: Date | null };
  credit_entry: {
    user_id: string;
    seq: number;
    kind: EntryKind;
    source_type: EntrySource;
    source_id: string;
  };
};

export type Entry = {
  memberId: string;
  kind: EntryKind;
  deltaBalance: number;
  deltaHeld: number;
  sourceType: EntrySource;
  sourceId: string;
  actor: string;
};

/** What a member has and had, from the entries alone. */
export type Standing = {
  available: number;
  freeGranted: number;
  usedFree: number;
  usedPaid: number;
  purchased: number;
};

export async function insertAccount(tx: Tx, memberId: string): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('credit_account')
    .values({ user_id: memberId, balance: 0, held: 0, seq: 0, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that starts or settles a session of this member waits here for everything else that does. */
export async function lockAccount(tx: Tx, memberId: string) {
  return tx
    .withTables<Tables>()
    .selectFrom('credit_account')
    .select(['balance', 'held', 'closed_at'])
    .where('user_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findEntrySeq(
  tx: Tx,
  memberId: string,
  source: { type: EntrySource; id: string; kinds: EntryKind[] },
): Promise<number | null> {
  const row = await tx
    .withTables<Tables>()
    .selectFrom('credit_entry')
    .select('seq')
    .where('user_id', '=', memberId)
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id)
    .where('kind', 'in', source.kinds)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/** Throws when the account is missing or closed, and (from the CHECKs) when it would be overdrawn. */
export async function insertEntry(tx: Tx, entry: Entry): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`
    select post_entry(${entry.memberId}, ${entry.kind}, ${entry.deltaBalance}, ${entry.deltaHeld},
      ${entry.sourceType}, ${entry.sourceId}, ${entry.actor}) as seq`.execute(tx);
  const seq = rows[0]?.seq;
  if (!seq) throw new Error('A ledger entry needs an open account');
  return seq;
}

/** Up to and including entry `untilSeq`, or all of them. */
export async function readStanding(tx: Tx, memberId: string, untilSeq: number | null): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      coalesce(sum(e.delta_balance) - sum(e.delta_held), 0)::integer as "available",
      coalesce(sum(e.delta_balance) filter (where e.kind = 'grant_free'), 0)::integer as "freeGranted",
      (count(*) filter (where e.kind = 'capture' and s.funding = 'free')
        - count(*) filter (where e.kind = 'give_back' and s.funding = 'free'))::integer as "usedFree",
      (count(*) filter (where e.kind = 'capture' and s.funding = 'paid')
        - count(*) filter (where e.kind = 'give_back' and s.funding = 'paid'))::integer as "usedPaid",
      greatest(coalesce(sum(e.delta_balance) filter
        (where e.kind in ('grant_purchase', 'grant_promo', 'grant_admin', 'refund')), 0), 0)::integer as "purchased"
    from credit_entry e
    left join therapy_sessions s
      on s.user_id = e.user_id and s.id = case when e.source_type = 'session' then e.source_id::uuid end
    where e.user_id = ${memberId} and (${untilSeq}::bigint is null or e.seq <= ${untilSeq}::bigint)`.execute(
    tx,
  );
  return rows[0]!;
}

/** How many rows the ledger's own check finds wrong. Needs a system transaction to see everyone. */
export async function countViolations(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from violations`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
