// Structured logs: ids and static messages only. Never a member's words, an e-mail, a prompt or a vendor payload.
import { pino } from 'pino';

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
  child(fields: Record<string, unknown>): Log;
};

/** Fields that must not reach a log line even by mistake. */
const redacted = [
  'email',
  'text',
  'content',
  'password',
  'token',
  'headers',
  'body',
  '*.email',
  '*.text',
  '*.content',
  '*.password',
  '*.token',
];

export function createLog(level: string): Log {
  return pino({
    level,
    redact: { paths: redacted, censor: '[withheld]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** What may be said of an unknown error: its name, its code, the places in our code; not its message, which may quote data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim());
  return { error: error.name, ...(typeof code === 'string' ? { code } : {}), at: frames };
}
