// Numbers as a calm English speaker says them. American style: no "and" inside a number.

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A whole number from 0 to 999 999 999 999. */
export function cardinal(value: number): string {
  if (value < 20) return small[value]!;
  if (value < 100) {
    const ones = value % 10;
    return ones === 0 ? tens[value / 10]! : `${tens[Math.floor(value / 10)]}-${small[ones]}`;
  }
  const [size, name] = scales.find(([scale]) => value >= scale)!;
  const rest = value % size;
  const head = `${cardinal(Math.floor(value / size))} ${name}`;
  return rest === 0 ? head : `${head} ${cardinal(rest)}`;
}

export function ordinal(value: number): string {
  const words = cardinal(value);
  const cut = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1;
  const last = words.slice(cut);
  const ending = irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, cut) + ending;
}

/** One word per digit, as telephone numbers are said. Anything but digits is left out. */
export function digitByDigit(digits: string): string {
  return [...digits.replace(/\D/g, '')].map((digit) => small[Number(digit)]).join(' ');
}

/** 1985 → nineteen eighty-five, 2005 → two thousand five, 1900 → nineteen hundred. */
export function year(value: number): string {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (value >= 2000 && value < 2010) return cardinal(value);
  if (value === 1000) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? 'oh ' : ''}${cardinal(rest)}`;
}

/** Hours 0–24 and minutes 0–59, without "am" or "pm". */
export function clock(hours: number, minutes: number): string {
  const hour = cardinal(hours);
  if (minutes === 0) return hour;
  return `${hour} ${minutes < 10 ? 'oh ' : ''}${cardinal(minutes)}`;
}

/** Digits with optional thousands commas and a decimal part. */
export function amount(text: string): string {
  const [whole = '0', fraction] = text.replaceAll(',', '').split('.');
  const value = Number(whole || '0');
  const words = value < 1_000_000_000_000 ? cardinal(value) : digitByDigit(whole);
  return fraction ? `${words} point ${digitByDigit(fraction)}` : words;
}
