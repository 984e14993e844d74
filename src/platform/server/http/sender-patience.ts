// How long a sender is waited for. A large file on a slow line may take an hour, so it is not the whole that is timed:
// what ends a request is that too little of its body came in a minute, and that its sender kept it back, not we.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** `leastBytes` every `everyMs`: what a line of 2 kbit/s brings. */
export type SenderPatience = { everyMs: number; leastBytes: number };
const PATIENCE: SenderPatience = { everyMs: 60_000, leastBytes: 16 * 1024 };

/** Headers keep Node's own limit of a minute. A request without progress is answered 408 and its connection closed. */
export function waitForSenders(server: Server, { everyMs, leastBytes }: SenderPatience = PATIENCE): void {
  server.requestTimeout = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const judge = () => {
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      // What lies here unread is ours to take first.
      if (request.complete || came >= leastBytes || request.readableLength > 0) return;
      clearInterval(timer);
      if (response.headersSent) socket.destroy();
      else
        socket.write(
          'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
          () => void socket.destroy(),
        );
    };
    // After what lies in the network's buffers was taken: a server that was busy is late, not its sender.
    const timer = setInterval(() => setImmediate(judge), everyMs);
    timer.unref();
    request.once('close', () => clearInterval(timer));
  });
}
