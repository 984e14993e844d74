// What every part of accounts works with, and the two acts they share: making a member and opening a sign-in.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { AuthSession } from '../account.contract.ts';
import { weakReasons } from '../password-strength.ts';
import {
  deleteExpiredSignIns,
  deleteSignIns,
  findMemberById,
  insertMember,
  type MemberRow,
  updateSignInUse,
} from './account.queries.ts';
import type { AuthLibrary, AuthTables } from './auth-library.ts';
import { deviceLabel } from './device-label.ts';
import { hashToken } from './hashed-session-tokens.ts';
import { type Identifier, PHONE_DOMAIN } from './identifier.ts';
import type { PasswordCost, Passwords } from './password-hash.ts';
import type { SessionCookie } from './session-cookie.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session-limits.ts';
import type { Throttles } from './throttles.ts';

export type AccountOptions = {
  /** Signs the cookie; at least 32 characters, the same in every process. */
  secret: string;
  /** The one address whose owner is super admin; null = whoever uses the claim link. */
  superAdminEmail: string | null;
  /** What a new member is given, in the transaction that makes them. */
  onMemberCreated?: (tx: Tx, memberId: string) => Promise<unknown>;
  /** Only tests choose a cheaper one. */
  passwordCost?: PasswordCost;
};

export type AccountTools = {
  platform: Platform;
  options: AccountOptions;
  passwords: Passwords;
  throttles: Throttles;
  cookie: SessionCookie;
  library(): Promise<AuthLibrary>;
};

/** The browser that asks, as far as it matters here. */
export type Asker = { ip: string; userAgent: string | null; presentedToken: string | null };

/** `cookie` is a Set-Cookie value. */
export type OpenedSignIn = { session: AuthSession; cookie: string };

export const newToken = () => randomBytes(32).toString('base64url');

/** A configured address names the admin whatever the database says; without one the database alone does. */
export function roleOf(
  { options }: AccountTools,
  { role, loginEmail }: Pick<MemberRow, 'role' | 'loginEmail'>,
): MemberRow['role'] {
  const isNamed = options.superAdminEmail === null || options.superAdminEmail.toLowerCase() === loginEmail;
  return role === 'super_admin' && isNamed ? 'super_admin' : 'member';
}

export function sessionOf(tools: AccountTools, member: MemberRow, expiresAt: Date): AuthSession {
  const email = member.loginEmail.endsWith(`@${PHONE_DOMAIN}`) ? null : member.loginEmail;
  const { id, phone, nickname, country } = member;
  return {
    user: { id, email, phone, nickname, role: roleOf(tools, member), country },
    expiresAt: expiresAt.toISOString(),
  };
}

/** Refuses WEAK_PASSWORD with `reasons`, each a code and a sentence. */
export function assertStrong(
  { platform }: AccountTools,
  password: string,
  words: (string | null)[],
  isForAdmin: boolean,
): void {
  const reasons = weakReasons(password, { words: [...words, platform.productName], isForAdmin });
  if (reasons.length > 0) throw refuse('WEAK_PASSWORD', undefined, { reasons });
}

type NewMember = {
  who: Identifier;
  nickname: string;
  passwordHash: string;
  isEmailVerified: boolean;
  country: string | null;
  timeZone: string | null;
};

/** Throws PostgreSQL's unique violation when the name was taken meanwhile. */
export async function createMember(
  { options }: AccountTools,
  tx: Tx,
  tables: AuthTables,
  fresh: NewMember,
): Promise<MemberRow> {
  const { who, nickname, passwordHash, isEmailVerified, country, timeZone } = fresh;
  // The nickname lives in `members` alone.
  const user = await tables.createUser(
    { email: who.loginEmail, name: '', emailVerified: isEmailVerified, phoneNumber: who.phone },
    { method: 'email-password' },
  );
  await tables.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: passwordHash,
  });
  await insertMember(tx, { id: user.id, nickname, country, timeZone });
  await options.onMemberCreated?.(tx, user.id);
  const member = await findMemberById(tx, user.id);
  if (!member) throw new Error('A new member could not be read back');
  return member;
}

/** A fresh token each time; the one the browser came with stops working. */
export async function openSignIn(
  tools: AccountTools,
  tx: Tx,
  tables: AuthTables,
  member: MemberRow,
  asker: Asker,
): Promise<OpenedSignIn> {
  const { platform, cookie } = tools;
  const role = roleOf(tools, member);
  if (asker.presentedToken) await endSignIns(platform, tx, { tokenHash: hashToken(asker.presentedToken) });
  await deleteExpiredSignIns(tx);
  const created = await tables.createSession(
    member.id,
    false,
    {
      expiresAt: new Date(Date.now() + IDLE_MS[role]),
      userAgent: deviceLabel(asker.userAgent),
      ipAddress: null,
    },
    true,
  );
  const limits = { idleMs: IDLE_MS[role], absoluteMs: ABSOLUTE_MS[role] };
  const expiresAt = (await updateSignInUse(tx, created.id, limits)) ?? created.expiresAt;
  return {
    session: sessionOf(tools, member, expiresAt),
    cookie: cookie.write(created.token, ABSOLUTE_MS[role]),
  };
}

/** Ends sign-ins and tells whoever holds a page or a call of theirs open. Returns how many there were. */
export async function endSignIns(
  platform: Platform,
  tx: Tx,
  which: Parameters<typeof deleteSignIns>[1],
): Promise<number> {
  const ended = await deleteSignIns(tx, which);
  for (const { id, memberId } of ended) await platform.events.publish(tx, { memberId, topic: 'auth', id });
  return ended.length;
}

/** Answers no sooner than `ms` after the question, so that how much there was to do cannot be timed. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(ms)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}
