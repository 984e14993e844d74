import { expect, test } from 'vitest';
import { parseReceiptNumber, receiptNumber } from './receipts.ts';

test('a receipt’s number carries its year and is found again as people type it', () => {
  const paidAt = new Date('2026-12-31T23:59:59Z');
  expect(receiptNumber(123, paidAt)).toBe('R2026-000123');
  expect(receiptNumber(1_234_567, paidAt)).toBe('R2026-1234567');
  for (const typed of ['R2026-000123', 'r2026-000123', ' 2026-123 '])
    expect(parseReceiptNumber(typed)).toBe(123);
  for (const typed of ['', 'R2026', 'amani@tulia.test', '123', 'R2026-12a'])
    expect(parseReceiptNumber(typed)).toBeNull();
});
