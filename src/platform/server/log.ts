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
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[withheld]' },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    output,
  );
}

/** Not pino's own way out: it waits for ever for a terminal that was closed, and the whole process with it. */
const output = { write: (line: string): void => void process.stdout.write(line) };
process.stdout.on('error', () => {});

/**
 * What may be said of an unknown error: its name, its code, the places in our code; not its message, which may quote data,
 * nor any line of it that merely begins like a place.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as { code?: unknown }).code;
  const { stack = '', message } = error;
  const places =
    message && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  const frames = places
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => PLACE.test(line))
    .slice(0, 6);
  return { error: error.name, ...(typeof code === 'string' ? { code } : {}), at: frames };
}

/** `at work (file:///srv/tulia/src/x.ts:1:2)`, `at node:internal/y:3:4`. */
const PLACE = /^at (?:async )?(?:.+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$/;
