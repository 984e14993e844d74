// One Hono app: headers, then refusals, then contracts under /api, then pages. Access is decided here and only here.
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, ORPCError } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EndpointMeta } from '../../shared/endpoint.ts';
import { isRefusal, refuse } from '../../shared/refusals.ts';
import { WRITTEN_FOR } from '../../shared/written-for.ts';
import { describeError } from '../log.ts';
import type { Platform } from '../platform.ts';
import { openApiDocument } from './openapi.ts';
import { assertAccess, type Caller, type RequestContext } from './procedure.ts';
import { findUpload, type RawEndpoint } from './raw-endpoint.ts';
import { routeLabels } from './route-labels.ts';
import { sameSiteOnly } from './same-site.ts';
import { securityHeaders } from './security-headers.ts';

const MAX_BODY_BYTES = 1024 * 1024;

export type HttpOptions = {
  platform: Platform;
  contract: AnyContractRouter;
  router: AnyRouter;
  rawEndpoints: RawEndpoint[];
  resolveCaller(headers: Headers): Promise<Caller | null>;
  /** Checked by /readyz, by name. */
  readiness: Record<string, () => Promise<void> | void>;
  metricsToken: string | null;
  trustsProxy: boolean;
};

export function createHttp(options: HttpOptions): Hono {
  const { platform } = options;
  const app = new Hono();
  const isHttps = platform.publicUrl.startsWith('https:');
  const uploadAt = findUpload(options.rawEndpoints);
  const labelOf = routeLabels(options.contract, options.rawEndpoints);
  const asAnswer: AsAnswer = (error, requestId, path) =>
    answerTo(error, { requestId, route: labelOf(path) }, platform);

  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = labelOf(c.req.path);
    platform.metrics.requests.inc({ route, status: String(c.res.status) });
    platform.metrics.requestSeconds.observe({ route }, (performance.now() - startedAt) / 1000);
  });
  app.use(securityHeaders({ isHttps }));
  app.use(
    sameSiteOnly({
      publicUrl: platform.publicUrl,
      isWebhook: (path) => path.startsWith('/api/webhooks/'),
      uploadTypes: (method, path) => uploadAt(method, path)?.types,
    }),
  );
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => Promise.reject(refuse('TOO_LARGE')),
  });
  app.use('/api/*', (c, next) => {
    const upload = uploadAt(c.req.method, c.req.path);
    if (!upload) return limitBody(c, next);
    if (Number(c.req.header('content-length') ?? 0) > upload.maxBytes) throw refuse('TOO_LARGE');
    return next();
  });
  app.onError((error, c) => {
    const answer = asAnswer(error, randomUUID(), c.req.path);
    return c.json(answer.toJSON(), answer.status as 400);
  });

  mountOperations(app, options);
  mountApi(app, options, asAnswer);
  return app;
}

function mountOperations(app: Hono, { platform, readiness, metricsToken, trustsProxy }: HttpOptions): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const checks = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch {
          return [name, 'failing'] as const;
        }
      }),
    );
    const isReady = checks.every(([, state]) => state === 'ok');
    return c.json({ ok: isReady, checks: Object.fromEntries(checks) }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    const isForwarded = trustsProxy || c.req.header('x-forwarded-for') !== undefined;
    const isLocal = !isForwarded && /^(127\.|::1|::ffff:127\.)/.test(getConnInfo(c).remote.address ?? '');
    const hasToken = metricsToken !== null && c.req.header('authorization') === `Bearer ${metricsToken}`;
    if (!isLocal && !hasToken) throw refuse('NOT_FOUND');
    return c.text(await platform.metrics.text());
  });
}

function mountApi(app: Hono, options: HttpOptions, asAnswer: AsAnswer): void {
  const { platform, contract, router, rawEndpoints } = options;
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      ({ context, procedure, next }) => {
        assertAccess((procedure['~orpc'].meta as Partial<EndpointMeta>).access, context.caller);
        return next();
      },
    ],
    interceptors: [
      async ({ next, request, context }) => {
        try {
          return await next();
        } catch (error) {
          throw asAnswer(error, context.requestId, request.url.pathname);
        }
      },
    ],
  });

  const contextOf = async (c: Context, isCookieBlind = false): Promise<RequestContext> => ({
    platform,
    caller: isCookieBlind
      ? null
      : ifWrittenFor(c.req.header(WRITTEN_FOR), await options.resolveCaller(c.req.raw.headers)),
    ip: clientAddress(c, options.trustsProxy),
    headers: c.req.raw.headers,
    responseHeaders: new Headers(),
    requestId: randomUUID(),
    signal: c.req.raw.signal,
  });

  const document = openApiDocument(contract, rawEndpoints, platform);
  app.get('/api/openapi.json', async (c) => c.json(await document()));
  for (const endpoint of rawEndpoints) {
    app.on(endpoint.method, `/api${endpoint.path}`, async (c) => {
      const context = await contextOf(c, endpoint.access === 'webhook');
      assertAccess(endpoint.access, context.caller);
      assertType(endpoint, context.headers);
      const answer = await endpoint.handle(c.req.raw, context);
      const breakOff = (error: unknown) => {
        asAnswer(error, context.requestId, c.req.path);
        (c.env as HttpBindings).outgoing.destroy();
      };
      return withHeaders(new Response(watched(answer.body, breakOff), answer), context.responseHeaders);
    });
  }
  app.all('/api/*', async (c) => {
    const context = await contextOf(c);
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context });
    if (!matched) throw refuse('NOT_FOUND');
    return withHeaders(response, context.responseHeaders);
  });
}

/** Under another member's sign-in, what one member wrote is nobody's: the page keeps it until they are back. */
const ifWrittenFor = (memberId: string | undefined, caller: Caller | null): Caller | null =>
  memberId === undefined || caller?.memberId === memberId ? caller : null;

function assertType({ upload }: RawEndpoint, headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (upload && !upload.types.includes(type))
    throw refuse('UNSUPPORTED_CONTENT', 'Files of this kind cannot be read here.');
}

/** Of a body that fails while it is sent, the adapter would print the error with its message, which may quote what was sent. */
function watched(
  body: ReadableStream<Uint8Array> | null,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> | null {
  if (!body) return null;
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const part = await reader.read().catch(onFailure);
      if (!part || part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason).catch(() => {}),
  });
}

function withHeaders(response: Response, extra: Headers): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of extra) answer.headers.append(name, value);
  return answer;
}

function clientAddress(c: Context, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? getConnInfo(c).remote.address ?? 'unknown';
}

/** Codes by which PostgreSQL, or the way to it, says that it is away rather than that we are wrong. */
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

type AsAnswer = (error: unknown, requestId: string, path: string) => ORPCError<string, unknown>;

function answerTo(
  error: unknown,
  { requestId, route }: { requestId: string; route: string },
  platform: Platform,
): ORPCError<string, unknown> {
  if (error instanceof ORPCError && error.status < 500) return error;
  if (isRefusal(error)) return error;
  const code = (error as { code?: string }).code ?? '';
  const isAway =
    DATABASE_AWAY.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(
      (error as Error)?.message ?? '',
    );
  platform.log.error(
    { requestId, route, ...describeError(error) },
    isAway ? 'the database is away' : 'a request failed',
  );
  if (isAway) return refuse('UNAVAILABLE');
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: `Something went wrong on our side. Nothing you wrote was lost here. If it keeps happening, quote ${requestId.slice(0, 8)}.`,
    data: { errorId: requestId.slice(0, 8) },
  });
}
