import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('prices carry the symbols of the specification', () => {
  expect(formatMoney({ amountMinor: 499, currency: 'USD' })).toBe('$4.99');
  expect(formatMoney({ amountMinor: 130_000, currency: 'KES' })).toBe('KSh 1,300');
  expect(formatMoney({ amountMinor: 11_900, currency: 'USD' })).toBe('$119');
  expect(formatMoney({ amountMinor: 250, currency: 'EUR' })).toBe('EUR 2.50');
});
