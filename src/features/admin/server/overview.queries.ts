// Counts over the whole installation, in one statement.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type Counts = {
  members: number;
  active: number;
  open: number;
  captured: number;
  voided: number;
  safety: number;
  violations: number;
};

export async function countOverview(tx: Tx): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from members) as members,
      (select count(distinct user_id) from therapy_sessions where started_at > now() - interval '7 days') as active,
      s.open, s.captured, s.voided,
      (select count(*) from safety_events where created_at > now() - interval '7 days') as safety,
      (select count(*) from violations) as violations
    from (
      select
        count(*) filter (where status in ('pending', 'active')) as open,
        count(*) filter (where status = 'ended') as captured,
        count(*) filter (where status = 'voided') as voided
      from therapy_sessions) s`.execute(tx);
  return rows[0]!;
}
