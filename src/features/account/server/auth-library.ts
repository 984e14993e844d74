// better-auth as a library: its tables, its tokens, its rules for users, credentials and sessions; no HTTP of its own.
// Everything it does runs in one of our transactions, so that a member and what they are given commit together.
import { runWithTransaction } from '@better-auth/core/context';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { betterAuth } from 'better-auth/minimal';
import type { Database, Tx } from '#platform/server/database/database.ts';
import { withHashedTokens } from './hashed-session-tokens.ts';
import { sessionCookieName } from './session-cookie.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session-limits.ts';

export type AuthLibrary = Awaited<ReturnType<typeof openAuthLibrary>>;
export type AuthTables = Awaited<ReturnType<typeof betterAuth>['$context']>['internalAdapter'];

/** The library's settings; `database` is added by whoever opens or checks it. */
export function authLibraryOptions({ publicUrl, authSecret }: { publicUrl: string; authSecret: string }) {
  const isHttps = publicUrl.startsWith('https:');
  const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return {
    baseURL: publicUrl,
    secret: authSecret,
    telemetry: { enabled: false },
    // It would write addresses into the log.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true },
    user: {
      modelName: 'auth_user',
      fields: { emailVerified: 'email_verified', ...stamps },
      additionalFields: {
        phoneNumber: { type: 'string', required: false, unique: true, fieldName: 'phone_number' },
      },
    },
    session: {
      modelName: 'auth_session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
      expiresIn: IDLE_MS.member / 1000,
    },
    account: {
      modelName: 'auth_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', ...stamps },
      storeIdentifier: 'hashed',
    },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(isHttps),
          attributes: { secure: isHttps, maxAge: ABSOLUTE_MS.member / 1000 },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

const operations = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const;

export async function openAuthLibrary({
  database,
  publicUrl,
  authSecret,
}: {
  database: Database;
  publicUrl: string;
  authSecret: string;
}) {
  const options = authLibraryOptions({ publicUrl, authSecret });
  const inside = async (tx: Tx): Promise<DBAdapter> =>
    withHashedTokens(
      await getAdapter({ ...options, database: { db: tx, type: 'postgres', transaction: false } }),
    );

  /** What the library does on its own account: each statement in a system transaction. */
  const outside = {
    id: 'tulia',
    ...Object.fromEntries(
      operations.map((name) => [
        name,
        (request: never) =>
          database.asSystem(async (tx) => {
            const adapter = await inside(tx);
            return (adapter[name] as (request: never) => Promise<unknown>)(request);
          }),
      ]),
    ),
    transaction: <R>(work: (adapter: DBAdapter) => Promise<R>) =>
      database.asSystem(async (tx) => work(await inside(tx))),
  } as unknown as DBAdapter;

  const library = betterAuth({ ...options, database: () => outside });
  const context = await library.$context;

  return {
    api: library.api,
    /** Runs `work` in one system transaction shared by our queries (`tx`) and the library's (`tables`). */
    inTransaction: async <T>(work: (tx: Tx, tables: AuthTables) => Promise<T>): Promise<T> => {
      let shared: Tx | undefined;
      const scoped: DBAdapter = {
        ...outside,
        transaction: (callback) =>
          database.asSystem(async (tx) => {
            shared = tx;
            return callback(await inside(tx));
          }),
      };
      return runWithTransaction(scoped, () => work(shared!, context.internalAdapter)) as Promise<Awaited<T>>;
    },
  };
}
