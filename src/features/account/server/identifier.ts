// What a person types to say who they are: an e-mail address or a phone number, brought to one form so that two ways of
// writing it are one account. A phone number lives in the library's e-mail column as <digits>@phone.invalid.
import { diallingByCountry } from '../countries.data.ts';

const DEFAULT_COUNTRY = 'KE';
export const PHONE_DOMAIN = 'phone.invalid';

export type Identifier =
  | { kind: 'email'; loginEmail: string; email: string; phone: null }
  | { kind: 'phone'; loginEmail: string; email: null; phone: string };

const EMAIL =
  /^[^\s@<>(),;:"[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Returns null for what is neither. `country` is an ISO code; without one a local number is read as Kenyan. */
export function parseIdentifier(typed: string, country: string = DEFAULT_COUNTRY): Identifier | null {
  const text = typed.normalize('NFKC').trim();
  if (text.includes('@')) {
    const email = text.toLowerCase();
    if (!EMAIL.test(email) || email.length > 254 || email.endsWith(`@${PHONE_DOMAIN}`)) return null;
    return { kind: 'email', loginEmail: email, email, phone: null };
  }
  const digits = toInternationalDigits(text, country);
  if (!digits) return null;
  return { kind: 'phone', loginEmail: `${digits}@${PHONE_DOMAIN}`, email: null, phone: `+${digits}` };
}

/** E.164 without its plus: at most 15 digits, not starting with 0. */
function toInternationalDigits(text: string, country: string): string | null {
  if (!/^[+()\d\s./-]{6,30}$/.test(text) || text.lastIndexOf('+') > 0) return null;
  const digits = text.replace(/\D/g, '');
  const dialling = diallingByCountry.get(country) ?? diallingByCountry.get(DEFAULT_COUNTRY);
  const international = text.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : dialling && withCallingCode(digits, dialling);
  return international && /^[1-9]\d{6,14}$/.test(international) ? international : null;
}

function withCallingCode(
  digits: string,
  { callingCode, trunkPrefix }: { callingCode: string; trunkPrefix: string },
): string {
  if (trunkPrefix && digits.startsWith(trunkPrefix)) return callingCode + digits.slice(trunkPrefix.length);
  // People also leave out only the plus: 254 712 345 678.
  if (digits.startsWith(callingCode) && digits.length >= 11) return digits;
  return callingCode + digits;
}
