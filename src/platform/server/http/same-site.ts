// Cross-site request forgery is stopped here for every unsafe method: same origin by Sec-Fetch-Site or Origin, and
// JSON only, or an upload's own types, which no foreign form can send. Webhooks carry no cookie and are let through.
import type { MiddlewareHandler } from 'hono';
import { refuse } from '../../shared/refusals.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function sameSiteOnly({
  publicUrl,
  isWebhook,
  uploadTypes,
}: {
  publicUrl: string;
  isWebhook: (path: string) => boolean;
  /** None of them may be one that a form can send: text/plain, multipart/form-data, application/x-www-form-urlencoded. */
  uploadTypes: (method: string, path: string) => readonly string[] | undefined;
}): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return async (c, next) => {
    if (SAFE.has(c.req.method) || isWebhook(c.req.path)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOurs = origin
      ? origin === ownOrigin || origin === new URL(c.req.url).origin
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!isOurs || site === 'cross-site') throw refuse('CROSS_SITE');
    const type = c.req.header('content-type')?.split(';')[0]?.trim();
    const hasBody =
      Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined;
    const types = ['application/json', ...(uploadTypes(c.req.method, c.req.path) ?? [])];
    if (hasBody && !types.includes(type ?? '')) throw refuse('UNSUPPORTED_CONTENT');
    return next();
  };
}
