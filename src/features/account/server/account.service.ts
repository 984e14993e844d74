// Accounts for the rest of the product: who is asking, whether they still may, and what is known of a member.
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller } from '#platform/server/http/procedure.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { AuthSession } from '../account.contract.ts';
import {
  findMemberById,
  findProfile,
  findSignIn,
  findSignInEnd,
  isSignInLive,
  listSignIns,
  updateSignInUse,
} from './account.queries.ts';
import {
  type AccountOptions,
  type AccountTools,
  type Asker,
  endSignIns,
  roleOf,
  sessionOf,
} from './account-tools.ts';
import { claimAdmin, createAdminClaim } from './admin-role.ts';
import { openAuthLibrary } from './auth-library.ts';
import { hashToken } from './hashed-session-tokens.ts';
import { createPasswords } from './password-hash.ts';
import { createSessionCookie } from './session-cookie.ts';
import { ABSOLUTE_MS, IDLE_MS, NOTE_USE_MS } from './session-limits.ts';
import { requestReset, resetPassword, signIn } from './sign-in.ts';
import { confirmEmail, type SignUpInput, signUp } from './sign-up.ts';
import { createThrottles } from './throttles.ts';

export type Member = {
  nickname: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** IANA name. */
  timeZone: string | null;
  role: Caller['role'];
};

export type { AccountOptions } from './account-tools.ts';
export { isThisMachine, networkOf } from './throttles.ts';
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(platform: Platform, options: AccountOptions) {
  const isHttps = platform.publicUrl.startsWith('https:');
  const cookie = createSessionCookie({ isHttps, secret: options.secret });
  let opening: ReturnType<typeof openAuthLibrary> | undefined;
  const tools: AccountTools = {
    platform,
    options,
    cookie,
    passwords: createPasswords(options.passwordCost),
    throttles: createThrottles(platform.rateLimit, options.secret),
    library: () => {
      const { database, publicUrl } = platform;
      opening ??= openAuthLibrary({ database, publicUrl, authSecret: options.secret });
      return opening;
    },
  };
  const asSystem = platform.database.asSystem;

  /** The caller behind a request's cookie, or null. Using a sign-in keeps it from idling out. */
  async function resolveCaller(headers: Headers): Promise<Caller | null> {
    const token = cookie.read(headers);
    if (!token) return null;
    return asSystem(async (tx) => {
      const found = await findSignIn(tx, hashToken(token), NOTE_USE_MS);
      if (!found || found.suspendedAt) return null;
      const role = roleOf(tools, found);
      if (found.startedAt.getTime() + ABSOLUTE_MS[role] <= Date.now()) return null;
      if (!found.isUseNoted) {
        await updateSignInUse(tx, found.authSessionId, {
          idleMs: IDLE_MS[role],
          absoluteMs: ABSOLUTE_MS[role],
        });
      }
      return { memberId: found.id, role, authSessionId: found.authSessionId };
    });
  }

  return {
    resolveCaller,

    /** For what stays open after its request: event streams, calls. */
    isStillSignedIn: (memberId: string, authSessionId: string): Promise<boolean> =>
      asSystem((tx) => isSignInLive(tx, memberId, authSessionId)),

    /** Within the given transaction, which may be the member's own; otherwise in one of its own. */
    findMember: (memberId: string, tx?: Tx): Promise<Member | null> =>
      tx ? findProfile(tx, memberId) : asSystem((own) => findProfile(own, memberId)),

    /** Where the operator becomes super admin, once; null when there is one or an address is configured. */
    adminClaimUrl: () => createAdminClaim(tools),

    signUp: (input: SignUpInput, asker: Asker) => signUp(tools, input, asker),
    confirmEmail: (token: string, asker: Asker) => confirmEmail(tools, token, asker),
    signIn: (input: Parameters<typeof signIn>[1], asker: Asker) => signIn(tools, input, asker),
    requestReset: (input: Parameters<typeof requestReset>[1], asker: Asker) =>
      requestReset(tools, input, asker),
    resetPassword: (input: Parameters<typeof resetPassword>[1], asker: Asker) =>
      resetPassword(tools, input, asker),
    claimAdmin: (input: Parameters<typeof claimAdmin>[1], asker: Asker) => claimAdmin(tools, input, asker),

    /** Ends the sign-in behind these headers, if any. Returns the Set-Cookie value that forgets it. */
    signOut: async (headers: Headers): Promise<string> => {
      const token = cookie.read(headers);
      if (token) await asSystem((tx) => endSignIns(platform, tx, { tokenHash: hashToken(token) }));
      return cookie.clear();
    },

    findSession: (caller: Caller): Promise<AuthSession | null> =>
      asSystem(async (tx) => {
        const member = await findMemberById(tx, caller.memberId);
        const expiresAt = await findSignInEnd(tx, caller.authSessionId);
        return member && expiresAt ? sessionOf(tools, member, expiresAt) : null;
      }),

    listDevices: (caller: Caller) =>
      asSystem(async (tx) => {
        const signIns = await listSignIns(tx, caller.memberId);
        return signIns.map(({ id, label, signedInAt, lastSeenAt }) => ({
          id,
          label: label ?? '',
          signedInAt: signedInAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          isCurrent: id === caller.authSessionId,
        }));
      }),

    /** Refuses NOT_FOUND for a sign-in that is not this member's. */
    signOutDevice: (memberId: string, authSessionId: string): Promise<void> =>
      asSystem(async (tx) => {
        if ((await endSignIns(platform, tx, { memberId, authSessionId })) === 0) throw refuse('NOT_FOUND');
      }),

    signOutEverywhere: (memberId: string): Promise<number> =>
      asSystem((tx) => endSignIns(platform, tx, { memberId })),

    askerOf: (headers: Headers, ip: string): Asker => ({
      ip,
      userAgent: headers.get('user-agent'),
      presentedToken: cookie.read(headers),
    }),
  };
}
