// The account library keeps session tokens as they are; this adapter around its own keeps their SHA-256 instead, so that
// whoever reads the database cannot sign in with what they find.
import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from '@better-auth/core/db/adapter';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Callers pass and get back tokens as the browser holds them; rows found by anything else carry the hash. */
export function withHashedTokens(inner: DBAdapter): DBAdapter {
  const adapter: DBAdapter = {
    ...inner,
    create: async (request) => {
      const token = (request.data as { token?: unknown }).token;
      if (request.model !== 'session' || typeof token !== 'string') return inner.create(request);
      const row = await inner.create<Record<string, unknown>>({
        ...request,
        data: { ...request.data, token: hashToken(token) },
      });
      return { ...row, token } as never;
    },
    findOne: async <T>(request: Parameters<DBAdapter['findOne']>[0]) => {
      const row = await inner.findOne<T>(hashed(request));
      const asked = request.where.find(isToken(request.model))?.value;
      return row && asked !== undefined ? { ...row, token: asked } : row;
    },
    findMany: (request) => inner.findMany(hashed(request)),
    count: (request) => inner.count(hashed(request)),
    update: (request) => inner.update(hashed(request)),
    updateMany: (request) => inner.updateMany(hashed(request)),
    delete: (request) => inner.delete(hashed(request)),
    deleteMany: (request) => inner.deleteMany(hashed(request)),
    consumeOne: (request) => inner.consumeOne(hashed(request)),
    incrementOne: (request) => inner.incrementOne(hashed(request)),
    // Always inside a transaction of ours already.
    transaction: (work) => work(adapter),
  };
  return adapter;
}

const isToken = (model: string) => (condition: Where) => model === 'session' && condition.field === 'token';

function hashed<R extends { model: string; where?: Where[] | undefined; update?: Record<string, unknown> }>(
  request: R,
): R {
  if (request.model !== 'session') return request;
  const where = request.where?.map((condition) =>
    isToken('session')(condition) ? { ...condition, value: hashValue(condition.value) } : condition,
  );
  const token = request.update?.token;
  return {
    ...request,
    ...(where && { where }),
    ...(typeof token === 'string' && { update: { ...request.update, token: hashToken(token) } }),
  };
}

function hashValue(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashToken(value);
  return Array.isArray(value) ? value.map((item) => hashToken(String(item))) : value;
}
