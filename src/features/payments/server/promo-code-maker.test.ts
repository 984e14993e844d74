import { expect, test } from 'vitest';
import { codePattern } from '../payments-admin.contract.ts';
import { makePromoCodes } from './promo-code-maker.ts';
import { normalisePromoCode } from './promo-terms.ts';

test('a thousand codes are a thousand different ones, each a code the product accepts', () => {
  const codes = makePromoCodes('TENLETTERS', 1_000);
  expect(new Set(codes).size).toBe(1_000);
  for (const code of codes) {
    expect(code).toMatch(codePattern);
    expect(normalisePromoCode(code.toLowerCase())).toBe(code);
  }
});

test('no sign of one can be taken for another', () => {
  const signs = new Set(makePromoCodes('', 500).join(''));
  for (const [one, other] of ['0O', '1I', '1L', 'IL', '2Z', '5S', '6G', '8B', 'UV', 'OQ'])
    expect(signs.has(one!) && signs.has(other!), `${one} ${other}`).toBe(false);
  expect(signs.size).toBe(19);
});

test('every sign is drawn about as often as every other', () => {
  const counts = new Map<string, number>();
  for (const sign of makePromoCodes('', 2_000).join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const expected = 20_000 / counts.size;
  for (const [sign, count] of counts) expect(Math.abs(count - expected) / expected, sign).toBeLessThan(0.2);
});
