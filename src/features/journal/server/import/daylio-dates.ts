// Days and times as people's phones write them. Pure.
import { fold } from '#platform/shared/folded-text.ts';
import { afternoon, monthLanguages, morning } from './daylio-words.data.ts';

export type DayOrder = 'day-month' | 'month-day';

/** Digits of any script as ASCII's, narrow spaces as spaces. */
export function plainDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u00a0\u2007\u202f\u200e\u200f]/g, ' ')
    .trim();
}

/** HH:MM; null when there is no time in it. */
export function readTime(text: string): string | null {
  const plain = plainDigits(text);
  const found =
    /(\d{1,2})\s*[:.h時시时点]\s*(\d{2})/.exec(plain) ?? /^(\d{1,2})()\s*(?=[ap]\.?m)/i.exec(plain);
  if (!found) return null;
  let hour = Number(found[1]);
  const minute = Number(found[2] || 0);
  if (hour > 24 || minute > 59) return null;
  const around = plain.replace(/\d/g, ' ');
  if (hour <= 12 && afternoon.test(around)) hour = (hour % 12) + 12;
  else if (hour === 12 && morning.test(around)) hour = 0;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** What `n/m/yyyy` means in a file, from all of its days; `isSure` false when every one could be either. */
export function dayOrderOf(days: string[]): { order: DayOrder; isSure: boolean } {
  for (const day of days) {
    const found = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]/.exec(plainDigits(day));
    if (found && Number(found[1]) > 12) return { order: 'day-month', isSure: true };
    if (found && Number(found[2]) > 12) return { order: 'month-day', isSure: true };
  }
  return {
    order: 'day-month',
    isSure: days.every((day) => !/^\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]/.test(plainDigits(day))),
  };
}

/** YYYY-MM-DD; null when it is no day. `year`: of another column, when the day has none. */
export function readDay(text: string, year: string, order: DayOrder): string | null {
  const plain = plainDigits(text);
  const ymd = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})/.exec(plain);
  if (ymd) return dayOf(Number(ymd[1]), Number(ymd[2]), Number(ymd[3]));
  const dmy = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})/.exec(plain);
  if (dmy) {
    const [first, second] = [Number(dmy[1]), Number(dmy[2])];
    return order === 'day-month'
      ? dayOf(Number(dmy[3]), second, first)
      : dayOf(Number(dmy[3]), first, second);
  }
  const inYear = Number(/(?<!\d)\d{4}(?!\d)/.exec(plain)?.[0] ?? plainDigits(year));
  const eastern = /(\d{1,2})\s*[月월]\s*(\d{1,2})/.exec(plain);
  if (eastern) return dayOf(inYear, Number(eastern[1]), Number(eastern[2]));
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(plain)?.[1];
  const month = monthIn(plain);
  return day && month ? dayOf(inYear, month, Number(day)) : null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 ? date.toISOString().slice(0, 10) : null;
}

let months: Map<string, number> | null = null;

/** 1–12 by its name, long or short, in any of the languages; null when there is none. */
function monthIn(text: string): number | null {
  months ??= monthNames();
  for (const word of fold(text).match(/\p{L}{3,}/gu) ?? []) {
    const month = months.get(word) ?? months.get(word.slice(0, 3));
    if (month) return month;
  }
  return null;
}

function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const language of monthLanguages) {
    for (let month = 1; month <= 12; month += 1) {
      const at = new Date(Date.UTC(2026, month - 1, 5));
      for (const options of [
        { month: 'long' },
        { month: 'short' },
        { day: 'numeric', month: 'long' },
      ] as const) {
        const written = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
        for (const word of fold(written).match(/\p{L}{3,}/gu) ?? []) {
          const known = names.get(word);
          if (known !== undefined && known !== month) ambiguous.add(word);
          else names.set(word, month);
        }
      }
    }
  }
  for (const word of ambiguous) names.delete(word);
  return names;
}
