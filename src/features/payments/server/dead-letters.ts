// What went wrong with money and needs a person: kept in the inbox as a dead letter, once, and logged by its ids.
import type { Tx } from '#platform/server/database/database.ts';
import { insertDeadLetter } from './payment-events.queries.ts';
import type { PaymentTools } from './payment-tools.ts';
import type { PaymentRow } from './payments.queries.ts';

export type Trouble = 'amount_mismatch' | 'member_gone' | 'second_subscription';

/** Trying the letter again looks at the payment again. */
export async function writeDeadLetter(
  { platform }: PaymentTools,
  tx: Tx,
  payment: PaymentRow,
  trouble: Trouble,
): Promise<void> {
  const isNew = await insertDeadLetter(tx, {
    provider: payment.provider,
    eventId: `${trouble}:${payment.id}`,
    type: trouble,
    about: { kind: 'payment', ref: payment.provider_ref ?? payment.id, paymentId: payment.id },
    failure: trouble,
  });
  if (isNew) platform.log.error({ paymentId: payment.id, trouble }, 'a payment needs a person to look at it');
}
