const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** What someone typed as an address a link may lead to; null when it is none. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const isMail = /^[^@:/]+@[^@/]+\.[^@/]+$/.test(text);
  const whole = isMail ? `mailto:${text}` : /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) ? text : `https://${text}`;
  try {
    const { protocol, hostname } = new URL(whole);
    if (!ALLOWED.has(protocol)) return null;
    return protocol.startsWith('http') && !hostname.includes('.') && hostname !== 'localhost' ? null : whole;
  } catch {
    return null;
  }
}
