// Questionnaires taken. The answers are sealed; total and band are plain.
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { MoodAssessment } from '../mood.contract.ts';

export type AssessmentRow = Pick<MoodAssessment, 'id' | 'instrument' | 'total' | 'band'> & {
  answers: Buffer;
  taken_at: Date;
};
type Tables = { mood_assessments: AssessmentRow & { user_id: string } };

const columns = ['id', 'instrument', 'answers', 'total', 'band', 'taken_at'] as const;

/** Whoever takes questionnaires for this member at the same moment waits until the transaction is over. */
export async function lockAssessments(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mood_assessments ${memberId}`}, 0))`.execute(tx);
}

/** Newest first. */
export async function listAssessments(tx: Tx, memberId: string): Promise<AssessmentRow[]> {
  return tx
    .withTables<Tables>()
    .selectFrom('mood_assessments')
    .select(columns)
    .where('user_id', '=', memberId)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False when the id is taken, by whomever. */
export async function insertAssessment(tx: Tx, memberId: string, row: AssessmentRow): Promise<boolean> {
  const inserted = await tx
    .withTables<Tables>()
    .insertInto('mood_assessments')
    .values({ ...row, user_id: memberId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
