// One-use tickets for opening a call: a browser cannot set headers on a WebSocket, and a cookie alone would let
// another site open one. Only the hash is stored, in a table every process sees.
import { createHash, randomBytes } from 'node:crypto';

export const TICKET_LIFETIME_MS = 30_000;
export const CALL_PATH = '/api/voice/call';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A fresh ticket: `token` and `path` for the browser, `hash` (32 bytes) for the table. */
export function issueTicket(): { token: string; hash: Buffer; path: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashTicket(token), path: `${CALL_PATH}?ticket=${token}` };
}

export function hashTicket(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The ticket in the address of an upgrade request; null when there is none or it cannot be one. */
export function readTicket(address: string): string | null {
  const query = address.indexOf('?');
  if (query < 0) return null;
  const token = new URLSearchParams(address.slice(query + 1)).get('ticket');
  return token && SHAPE.test(token) ? token : null;
}
