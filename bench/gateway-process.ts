// The gateway alone in a process: real sockets, real adapter, everything behind the ports in memory.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimeEngine } from '#features/voice/server/realtime-upstream.ts';
import { createMemoryPorts } from '#features/voice/server/testing/memory-ports.ts';
import { attachVoiceSocket } from '#features/voice/server/voice-socket.ts';

const quiet = { info() {}, warn() {}, error() {} };
// Nobody measures any more.
process.on('disconnect', () => process.exit());
const httpServer = createServer();
httpServer.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (httpServer.address() as AddressInfo).port });
});
const ports = createMemoryPorts();
attachVoiceSocket({
  httpServer,
  // Every ticket is good, for a session of its own.
  ports: { ...ports, redeemTicket: async () => ports.admit().caller },
  openUpstream: realtimeEngine({ url: process.argv[2]!, apiKey: null, model: 'bench', log: quiet }).open,
  engine: 'realtime',
  origins: ['http://tulia.bench'],
  log: quiet,
});
