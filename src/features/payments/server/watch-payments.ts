// What an operator should hear of: messages that wait, and those that need a person.
import type { Platform } from '#platform/server/platform.ts';
import { countEvents } from './payment-events.queries.ts';

export function watchPayments({ metrics, database }: Platform): void {
  metrics.gauge(
    'tulia_payment_dead_letters',
    'Payments and provider messages that need a person; anything but 0 is an alert',
    () => database.asSystem((tx) => countEvents(tx, 'dead')),
  );
  metrics.gauge('tulia_payment_events_waiting', 'Provider messages to be tried again', () =>
    database.asSystem((tx) => countEvents(tx, 'received')),
  );
}
