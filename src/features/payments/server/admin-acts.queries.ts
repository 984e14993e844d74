// What an admin did about money and sessions, and why: one row for each act, never changed.
import type { Tx } from '#platform/server/database/database.ts';

export type AdminAct = {
  /** When the page made an id so that sending twice counts once; otherwise the database makes one. */
  id?: string;
  actorId: string;
  act:
    | 'refund'
    | 'requery'
    | 'retry_event'
    | 'set_price'
    | 'adjust_sessions'
    | 'create_promo_code'
    | 'create_promo_codes'
    | 'set_promo_code_active';
  subjectType: 'payment' | 'payment_event' | 'product' | 'member' | 'promo_code';
  subjectId: string;
  reason: string | null;
  /** Ids, amounts and counts only. */
  details: Record<string, string | number | boolean | null>;
};

type Tables = {
  admin_acts: {
    id: string | undefined;
    actor_id: string;
    act: AdminAct['act'];
    subject_type: AdminAct['subjectType'];
    subject_id: string;
    reason: string | null;
    details: string | AdminAct['details'];
  };
};

const db = (tx: Tx) => tx.withTables<Tables>();

/** Returns false when an act with this id was written before. */
export async function insertAdminAct(tx: Tx, act: AdminAct): Promise<boolean> {
  const written = await db(tx)
    .insertInto('admin_acts')
    .values({
      ...(act.id && { id: act.id }),
      actor_id: act.actorId,
      act: act.act,
      subject_type: act.subjectType,
      subject_id: act.subjectId,
      reason: act.reason,
      details: JSON.stringify(act.details),
    } as Tables['admin_acts'])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function findAdminAct(tx: Tx, id: string): Promise<AdminAct | null> {
  const row = await db(tx)
    .selectFrom('admin_acts')
    .select([
      'id',
      'actor_id as actorId',
      'act',
      'subject_type as subjectType',
      'subject_id as subjectId',
      'reason',
      'details',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as AdminAct | undefined) ?? null;
}
