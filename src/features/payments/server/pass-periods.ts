// The periods of passes bought one after the other. A pass bought while one runs begins where that one ends; counted from
// all that was paid each time, in the order of payment, so that it does not matter in which order payments were noticed.

export type PaidPass = { id: string; paidAt: Date; months: number };
export type PassPeriod = { id: string; start: Date; end: Date };

/** In the order of payment, ties by id. */
export function passPeriods(passes: PaidPass[]): PassPeriod[] {
  const inOrder = [...passes].sort(
    (one, other) => one.paidAt.getTime() - other.paidAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  let runsUntil = new Date(0);
  return inOrder.map(({ id, paidAt, months }) => {
    const start = paidAt > runsUntil ? paidAt : runsUntil;
    runsUntil = addMonths(start, months);
    return { id, start, end: runsUntil };
  });
}

/** The same day and time that many months on (UTC), or the month's last day when it has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
