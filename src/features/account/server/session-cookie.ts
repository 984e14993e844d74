// The one cookie: an opaque token and our signature on it, in the form the account library reads as well. The signature
// lets a made-up token be turned away without asking the database.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain. */
export const sessionCookieName = (isHttps: boolean) => (isHttps ? '__Host-tulia.session' : 'tulia.session');

export type SessionCookie = {
  /** The token, or null when there is none or the signature is not ours. */
  read(headers: Headers): string | null;
  /** A Set-Cookie value. */
  write(token: string, maxAgeMs: number): string;
  clear(): string;
};

export function createSessionCookie({
  isHttps,
  secret,
}: {
  isHttps: boolean;
  secret: string;
}): SessionCookie {
  const name = sessionCookieName(isHttps);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest('base64');

  return {
    read: (headers) => {
      for (const part of (headers.get('cookie') ?? '').split(';')) {
        const [key, ...rest] = part.trim().split('=');
        if (key !== name) continue;
        const value = decode(rest.join('='));
        const cut = value.lastIndexOf('.');
        const token = value.slice(0, cut);
        const given = Buffer.from(value.slice(cut + 1));
        const ours = Buffer.from(sign(token));
        if (cut > 0 && given.length === ours.length && timingSafeEqual(given, ours)) return token;
      }
      return null;
    },
    write: (token, maxAgeMs) =>
      `${name}=${encodeURIComponent(`${token}.${sign(token)}`)}; Max-Age=${Math.floor(maxAgeMs / 1000)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
