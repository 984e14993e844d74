// Money as people read it. The specification's symbols: USD is shown as $, KES as KSh.
export type Money = { amountMinor: number; currency: string };

const symbols: Record<string, string> = { USD: '$', KES: 'KSh ' };

/** 499 USD → "$4.99", 130000 KES → "KSh 1,300". A whole amount shows no decimals. */
export function formatMoney({ amountMinor, currency }: Money) {
  const amount = amountMinor / 100;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return `${symbols[currency] ?? `${currency} `}${number}`;
}
