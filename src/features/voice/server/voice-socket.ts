// The one WebSocket of the product. An upgrade needs the exact origin and a ticket; what follows is a call.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, type EndReason, MAX_MESSAGE_BYTES } from '../voice.protocol.ts';
import { type Call, createCall, type EngineName } from './gateway/call.ts';
import { type CallLimits, callLimits } from './gateway/call-limits.ts';
import { createCallRegistry } from './gateway/call-registry.ts';
import { type SocketLimits, serveCallSocket, socketLimits } from './gateway/call-socket.ts';
import type { Caller, CallPorts, GatewayLog } from './ports.ts';
import { CALL_PATH, readTicket } from './tickets.ts';
import type { OpenUpstream } from './upstream.ts';

export type VoiceSocket = {
  /** Refuses new calls, lets the running ones finish their turn and move; at most about 8 s. */
  drain(): Promise<void>;
  /** A sign-in was revoked: its calls end at once. */
  endForSignIn(authSessionId: string): Promise<void>;
  /** A session was ended elsewhere. */
  endForSession(sessionId: string, reason: EndReason): Promise<void>;
  /** A call of theirs goes on in this process, whatever became of its session. */
  isServing(memberId: string, sessionId: string): boolean;
  callCount(): number;
};

/** `origins`: exact, e.g. `https://tulia.example`. */
export function attachVoiceSocket(options: {
  httpServer: Server;
  ports: CallPorts;
  openUpstream: OpenUpstream;
  engine: EngineName;
  origins: string[];
  log: GatewayLog;
  limits?: Partial<CallLimits>;
  socketLimits?: Partial<SocketLimits>;
}): VoiceSocket {
  const { httpServer, ports, log } = options;
  const limits = { ...callLimits, ...options.limits };
  const edge = { ...socketLimits, ...options.socketLimits };
  const origins = new Set(options.origins);
  const registry = createCallRegistry();
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  let isDraining = false;

  httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = request.url ?? '';
    const isAlone = httpServer.listenerCount('upgrade') === 1;
    if (address.split('?')[0] !== CALL_PATH) return isAlone ? refuse(socket, '404 Not Found') : undefined;
    socket.on('error', () => socket.destroy());
    if (isDraining) return refuse(socket, '503 Service Unavailable');
    if (!origins.has(request.headers.origin ?? '')) return refuse(socket, '403 Forbidden');
    redeem(address).then(
      (caller) => {
        if (socket.destroyed) return;
        server.handleUpgrade(request, socket, head, (client) => {
          // A browser cannot read the status of a refused upgrade, so it is accepted and closed with a reason.
          if (!caller) return client.close(closeCodes.auth);
          serveCallSocket({ socket: client, enter: () => enter(caller), limits: edge, log });
        });
      },
      () => {
        log.error({}, 'a ticket could not be redeemed');
        refuse(socket, '503 Service Unavailable');
      },
    );
  });

  async function redeem(address: string): Promise<Caller | null> {
    const token = readTicket(address);
    return token ? ports.redeemTicket(token) : null;
  }

  async function enter(caller: Caller): Promise<Call | null> {
    const call = await registry.findOrCreate(caller.sessionId, () => make(caller));
    return call?.caller.memberId === caller.memberId ? call : null;
  }

  async function make(caller: Caller): Promise<Call | null> {
    if (isDraining) throw new Error('draining');
    const loaded = await ports.loadCall(caller.sessionId, caller.memberId);
    if (!loaded) return null;
    const stored = await ports.loadTranscript(loaded.conversationId, caller.memberId);
    return createCall({
      call: loaded,
      caller,
      stored,
      ports,
      openUpstream: options.openUpstream,
      engine: options.engine,
      limits,
      log,
      onOver: () => registry.remove(caller.sessionId),
    });
  }

  return {
    async drain() {
      isDraining = true;
      await registry.drain();
    },
    endForSignIn: registry.endForSignIn,
    endForSession: registry.endForSession,
    isServing: (memberId, sessionId) => registry.find(sessionId)?.caller.memberId === memberId,
    callCount: registry.count,
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
