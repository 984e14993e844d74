// The gateway on a real port with everything behind it in memory, times shortened.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngineName } from '../gateway/call.ts';
import type { CallLimits } from '../gateway/call-limits.ts';
import type { SocketLimits } from '../gateway/call-socket.ts';
import type { Caller, CallPorts, GatewayLog, LoadedCall } from '../ports.ts';
import { CALL_PATH } from '../tickets.ts';
import type { OpenUpstream } from '../upstream.ts';
import { attachVoiceSocket, type VoiceSocket } from '../voice-socket.ts';
import { createMemoryPorts, type MemoryPorts } from './memory-ports.ts';

export type LogLine = { level: 'info' | 'warn' | 'error'; fields: Record<string, unknown>; message: string };

export function createLogBook(): GatewayLog & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}

export type TestGateway = {
  ports: MemoryPorts;
  voice: VoiceSocket;
  log: ReturnType<typeof createLogBook>;
  /** A new session and the address of its call. */
  admit(caller?: Partial<Caller>, call?: Partial<LoadedCall>): { address: string; caller: Caller };
  /** The address of a call of a session that exists, with a fresh ticket. */
  again(caller: Caller): string;
  address(ticket: string): string;
  close(): Promise<void>;
};

export async function startTestGateway(options: {
  openUpstream: OpenUpstream;
  engine?: EngineName;
  ports?: MemoryPorts;
  replaced?: Partial<CallPorts>;
  limits?: Partial<CallLimits>;
  socketLimits?: Partial<SocketLimits>;
}): Promise<TestGateway> {
  const ports = options.ports ?? createMemoryPorts(options.replaced);
  const log = createLogBook();
  const httpServer = createServer();
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const voice = attachVoiceSocket({
    httpServer,
    ports,
    openUpstream: options.openUpstream,
    engine: options.engine ?? 'embedded',
    origins: ['http://tulia.test'],
    log,
    limits: { tickMs: 15, drainMs: 50, ...options.limits },
    socketLimits: options.socketLimits ?? {},
  });
  const address = (ticket: string) =>
    `ws://127.0.0.1:${(httpServer.address() as AddressInfo).port}${CALL_PATH}?ticket=${ticket}`;
  return {
    ports,
    voice,
    log,
    admit(caller, call) {
      const admitted = ports.admit(caller, call);
      return { address: address(admitted.ticket), caller: admitted.caller };
    },
    again: (caller) => address(ports.ticketFor(caller)),
    address,
    async close() {
      await voice.drain();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
