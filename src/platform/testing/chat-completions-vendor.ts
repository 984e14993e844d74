// A small server that speaks OpenAI's chat completions, streamed or whole, so that the adapter's real code runs in
// tests; and that misbehaves in the ways such servers do.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

export type CompletionsBehaviour = {
  /** What it answers to these messages. */
  reply: (messages: { role: string; content: string }[]) => string;
  fault:
    | null
    /** 401 with a JSON body. */
    | 'unauthorised'
    /** The conversation is too long for the model. */
    | 'too_long'
    | 'server_error'
    /** A page instead of JSON, with status 200. */
    | 'html'
    /** `data:` lines that are no JSON. */
    | 'garbage'
    /** Well-formed, without a word. */
    | 'empty'
    /** Accepts and never answers. */
    | 'hang'
    /** Falls silent after `faultAfter` characters. */
    | 'stall'
    /** Cuts the connection after `faultAfter` characters. */
    | 'cut';
  faultAfter: number;
  /** Characters in one piece, and the pause between two, in ms. */
  pieceSize: number;
  pauseMs: number;
};

export type CompletionsVendor = {
  /** As LLM_BASE_URL wants it. */
  url: string;
  behaviour: CompletionsBehaviour;
  requests: { body: Json; authorization: string | undefined }[];
  /** Requests whose client hung up before the end. */
  hangUps(): number;
  close(): Promise<void>;
};

export async function startCompletionsVendor(): Promise<CompletionsVendor> {
  const behaviour: CompletionsBehaviour = {
    reply: () => 'That sounds heavy, and you carry it alone. What part of it weighs most?',
    fault: null,
    faultAfter: 0,
    pieceSize: 4,
    pauseMs: 0,
  };
  const requests: CompletionsVendor['requests'] = [];
  let hangUps = 0;

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const body = JSON.parse(text || '{}') as Json;
    requests.push({ body, authorization: request.headers.authorization });
    response.on('close', () => {
      if (!response.writableFinished) hangUps += 1;
    });
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const { fault } = behaviour;
    if (fault === 'hang') return;
    if (fault === 'unauthorised') return sendJson(response, 401, { error: { message: 'Incorrect API key' } });
    if (fault === 'too_long')
      return sendJson(response, 400, { error: { code: 'context_length_exceeded', message: 'too long' } });
    if (fault === 'server_error') return sendJson(response, 503, { error: { message: 'overloaded' } });
    if (fault === 'html')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><h1>Welcome</h1></html>');
    const words =
      fault === 'empty' ? '' : behaviour.reply(body.messages as { role: string; content: string }[]);
    if (body.stream !== true) {
      const message = { role: 'assistant', content: fault === 'garbage' ? 42 : words };
      return sendJson(response, 200, {
        id: 'x',
        object: 'chat.completion',
        choices: [{ index: 0, message }],
      });
    }
    await stream(response, words, behaviour);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behaviour,
    requests,
    hangUps: () => hangUps,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function stream(
  response: ServerResponse,
  words: string,
  behaviour: CompletionsBehaviour,
): Promise<void> {
  const { fault, faultAfter, pieceSize, pauseMs } = behaviour;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: Json, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  if (fault === 'garbage') return void response.end('data: {"choices": [oops\n\ndata: ]]\n\n');
  for (let at = 0; at < words.length && !response.destroyed; at += pieceSize) {
    if (fault === 'stall' && at >= faultAfter) return;
    if (fault === 'cut' && at >= faultAfter) {
      // What was written before has to be on its way.
      await new Promise((resolve) => setTimeout(resolve, 40));
      return void response.destroy();
    }
    send({ content: words.slice(at, at + pieceSize) });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
