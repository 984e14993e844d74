// The last things of a call: what must be stored before the member is told, and how long that may take.
import { closeCodes, type EndReason } from '../../voice.protocol.ts';
import type { CallPorts, GatewayLog, Progress } from '../ports.ts';
import type { Transcript } from './transcript.ts';

/** Stores the last words and ends the session; resolves within `patienceMs`, whatever the database does. */
export async function storeEnd(options: {
  sessionId: string;
  reason: EndReason;
  progress: Progress;
  transcript: Transcript;
  ports: Pick<CallPorts, 'end'>;
  patienceMs: number;
  log: GatewayLog;
}): Promise<void> {
  const { sessionId, reason, progress, transcript, ports, patienceMs, log } = options;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  const store = async () => {
    await transcript.settle(patienceMs / 2);
    await ports.end(sessionId, reason, progress);
  };
  const stored = store().catch(() => {
    log.error({ sessionId }, 'the end of a session could not be stored; its lease will run out');
  });
  await Promise.race([stored, patience]);
}

export function closeCodeOf(reason: EndReason): number {
  if (reason === 'signed_out') return closeCodes.auth;
  return reason === 'no_access' ? closeCodes.access : closeCodes.normal;
}

/** Resolves when `isBusy` no longer holds, or after `patienceMs`. */
export async function waitWhile(isBusy: () => boolean, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  while (isBusy() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
}
