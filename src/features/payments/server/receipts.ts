// The number printed on a receipt: the year it was paid in (UTC) and a running number that is never given twice.

/** E.g. `R2026-000123`. */
export const receiptNumber = (receiptNo: number, paidAt: Date): string =>
  `R${paidAt.getUTCFullYear()}-${String(receiptNo).padStart(6, '0')}`;

/** The running number in what somebody typed, in any case and with or without its zeros; null when it is none. */
export function parseReceiptNumber(typed: string): number | null {
  const digits = /^r?\d{4}-0*(\d{1,12})$/i.exec(typed.trim())?.[1];
  return digits ? Number(digits) : null;
}
