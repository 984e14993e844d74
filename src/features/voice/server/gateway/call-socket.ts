// The edge to a browser that may be slow, broken or hostile: sizes, shapes and rates are bounded here, and
// nothing a client sends can throw past this file. Losing the socket never ends the call by itself.
import type { RawData, WebSocket } from 'ws';
import { type ClientMessage, clientMessage, closeCodes, PING_INTERVAL_MS } from '../../voice.protocol.ts';
import type { GatewayLog } from '../ports.ts';
import type { Call, Hello } from './call.ts';
import type { ClientSocket } from './call-link.ts';
import { problemWords } from './spoken-words.data.ts';

export type SocketLimits = typeof socketLimits;

export const socketLimits = {
  helloMs: 5_000,
  pingMs: PING_INTERVAL_MS,
  badMessages: 5,
  /** Text messages a second, on average and at once. */
  messagesPerSecond: 60,
  messageBurst: 200,
  bufferedBytes: 1024 * 1024,
};

/**
 * Runs one accepted socket. `enter` finds or makes the call once the client has said hello; null means there is
 * no session to talk in.
 */
export function serveCallSocket(options: {
  socket: WebSocket;
  enter(): Promise<Call | null>;
  limits: SocketLimits;
  log: GatewayLog;
}): void {
  const { socket, limits, log } = options;
  let call: Call | null = null;
  let hasGreeted = false;
  let badMessages = 0;
  let isAlive = true;
  let allowance = limits.messageBurst;
  let refilledAt = performance.now();

  const client: ClientSocket = {
    sendText: (text) => send(text, false),
    sendAudio: (frame) => send(frame, true),
    bufferedBytes: () => socket.bufferedAmount,
    close: (code) => socket.close(code),
  };

  function send(data: string | Buffer, binary: boolean): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.bufferedBytes) {
      log.warn({}, 'a client reads too slowly and was disconnected');
      socket.terminate();
      return;
    }
    socket.send(data, { binary });
  }

  const greeting = setTimeout(() => {
    if (!hasGreeted) socket.close(closeCodes.badMessage);
  }, limits.helloMs);
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, limits.pingMs);

  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    // What a client still says after it was replaced is not about the call of the one that replaced it.
    if (socket.readyState !== socket.OPEN) return;
    const bytes = data as Buffer;
    if (isBinary) audio(bytes);
    else text(bytes);
  });
  socket.on('error', () => log.info({}, 'a client socket failed'));
  socket.on('close', () => {
    clearTimeout(greeting);
    clearInterval(heartbeat);
    call?.detach(client);
    call = null;
  });

  function audio(bytes: Buffer): void {
    if (!call) {
      // The client starts its microphone after `ready`; earlier audio is nobody's.
      if (!hasGreeted) bad();
      return;
    }
    if (!call.audio(bytes)) bad();
  }

  function text(bytes: Buffer): void {
    const message = isWithinRate() ? parse(bytes) : null;
    if (!message) {
      bad();
      return;
    }
    if (message.type === 'hello') {
      hasGreeted ? bad() : greet(message);
      return;
    }
    if (call) call.message(message);
    else if (!hasGreeted) bad();
  }

  function isWithinRate(): boolean {
    const at = performance.now();
    allowance = Math.min(
      limits.messageBurst,
      allowance + ((at - refilledAt) * limits.messagesPerSecond) / 1000,
    );
    refilledAt = at;
    if (allowance < 1) return false;
    allowance--;
    return true;
  }

  function bad(): void {
    if (socket.readyState !== socket.OPEN) return;
    client.sendText(
      JSON.stringify({ type: 'problem', code: 'bad_message', message: problemWords.bad_message }),
    );
    if (++badMessages >= limits.badMessages) socket.close(closeCodes.badMessage);
  }

  function greet(hello: Hello): void {
    hasGreeted = true;
    clearTimeout(greeting);
    options.enter().then(
      (entered) => {
        if (!entered) return socket.close(closeCodes.access);
        if (socket.readyState !== socket.OPEN) return;
        call = entered;
        entered.attach(client, hello);
      },
      () => {
        log.error({}, 'a call could not be entered');
        socket.close(closeCodes.restart);
      },
    );
  }
}

function parse(bytes: Buffer): ClientMessage | null {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
