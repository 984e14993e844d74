// How a server leaves: what runs may finish within a moment, nothing new is begun, and a stream that only tells of changes is
// let go at once, because the page opens it again by itself, elsewhere.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../../shared/refusals.ts';

type Answer = (request: Request, bindings: { outgoing: ServerResponse }) => Response | Promise<Response>;

/** What can be answered is answered within seconds; a long upload is sent again. */
const FINISH_WITHIN_MS = 5_000;

type LastRequests = {
  /** To be called in place of the one given. */
  answer: Answer;
  /** Returns what closes the server; it resolves when the last connection is gone. */
  watch(server: Server): () => Promise<void>;
};

export function createLastRequests(
  given: Answer,
  { finishWithinMs = FINISH_WITHIN_MS }: { finishWithinMs?: number } = {},
): LastRequests {
  const underWay = new Set<ServerResponse>();
  const endless = new Set<ServerResponse>();
  let isClosing = false;

  return {
    answer: async (request, bindings) => {
      if (isClosing) return refusal();
      const { outgoing } = bindings;
      underWay.add(outgoing);
      outgoing.once('close', () => {
        underWay.delete(outgoing);
        endless.delete(outgoing);
      });
      const response = await given(request, bindings);
      if (!isEndless(request, response)) return response;
      endless.add(outgoing);
      if (isClosing) outgoing.destroy();
      return response;
    },
    watch: (server) => {
      // The server itself forgets those that became a socket of another protocol, and waits for them all the same.
      const connections = new Set<Socket>();
      server.on('connection', (socket: Socket) => {
        connections.add(socket);
        socket.once('close', () => connections.delete(socket));
      });
      return async () => {
        isClosing = true;
        const closed = new Promise<void>((resolve) => server.close(() => resolve()));
        for (const outgoing of underWay) {
          outgoing.shouldKeepAlive = false;
          // The connection of an answer that had begun before would stay open.
          outgoing.once('close', () => server.closeIdleConnections());
        }
        for (const outgoing of endless) outgoing.destroy();
        const late = setTimeout(() => {
          for (const socket of connections) socket.destroy();
        }, finishWithinMs);
        await closed;
        clearTimeout(late);
      };
    },
  };
}

/** Page after page of changes; the answer to something that was sent has an end, however it is written. */
const isEndless = ({ method }: Request, { headers }: Response): boolean =>
  method === 'GET' && headers.get('content-type') === 'text/event-stream';

function refusal(): Response {
  const answer = refuse('UNAVAILABLE');
  return Response.json(answer.toJSON(), { status: answer.status, headers: { Connection: 'close' } });
}
