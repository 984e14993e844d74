// Binds the HTTP server. Port 0 picks a free one, for tests.
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { createLastRequests } from '#platform/server/http/last-requests.ts';
import { waitForSenders } from '#platform/server/http/sender-patience.ts';

/** Throws a sentence for the operator when the address cannot be taken. */
export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number; close(): Promise<void> }> {
  const lastRequests = createLastRequests(app.fetch);
  const server = createAdaptorServer({
    fetch: (request, bindings) => lastRequests.answer(request, bindings as HttpBindings),
  }) as Server;
  waitForSenders(server);
  const close = lastRequests.watch(server);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(whyNotListening(error, { port, host }))));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close,
  };
}

function whyNotListening(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This account may not listen on port ${port}. Choose a PORT of 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is no address of this machine. Leave it out, or set it to 0.0.0.0 for all of them.`;
    default:
      return `The pages cannot be served on ${host}, port ${port}: ${message}`;
  }
}
