// Every statement on members, sign-ins and admin claims. The account library's tables are only read here, or changed in
// ways it has no words for; all of it runs in system transactions, because signing in comes before having an owner.
import { sql } from 'kysely';
import type { Generated, Tx } from '#platform/server/database/database.ts';

type Role = 'member' | 'super_admin';

type Tables = {
  auth_user: { id: Generated<string>; email: string; email_verified: boolean; phone_number: string | null };
  auth_session: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Date;
    user_agent: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  auth_account: { user_id: string; provider_id: string; password: string | null };
  auth_verification: { value: string; expires_at: Date };
  members: {
    id: string;
    nickname: string;
    role: Generated<Role>;
    country: string | null;
    time_zone: string | null;
    locale: Generated<string>;
    is_adult_confirmed_at: Date;
    consented_at: Date;
    suspended_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  admin_claims: { id: Generated<string>; token_hash: string; expires_at: Date; used_at: Date | null };
};

const db = (tx: Tx) => tx.withTables<Tables>();
const fromNow = (ms: number) => sql<Date>`now() + ${ms} * interval '1 ms'`;

export type MemberRow = {
  id: string;
  loginEmail: string;
  isEmailVerified: boolean;
  phone: string | null;
  nickname: string;
  role: Role;
  country: string | null;
  timeZone: string | null;
  suspendedAt: Date | null;
};

const memberColumns = [
  'members.id',
  'auth_user.email as loginEmail',
  'auth_user.email_verified as isEmailVerified',
  'auth_user.phone_number as phone',
  'members.nickname',
  'members.role',
  'members.country',
  'members.time_zone as timeZone',
  'members.suspended_at as suspendedAt',
] as const;

const selectMember = (tx: Tx) =>
  db(tx).selectFrom('members').innerJoin('auth_user', 'auth_user.id', 'members.id').select(memberColumns);

export async function findMemberById(tx: Tx, memberId: string): Promise<MemberRow | null> {
  return (await selectMember(tx).where('members.id', '=', memberId).executeTakeFirst()) ?? null;
}

/** From `members` alone, which a member's own transaction may read. */
export async function findProfile(
  tx: Tx,
  memberId: string,
): Promise<Pick<MemberRow, 'nickname' | 'country' | 'timeZone' | 'role'> | null> {
  const row = await db(tx)
    .selectFrom('members')
    .select(['nickname', 'country', 'time_zone as timeZone', 'role'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** One statement whether or not anybody has this name, so that both take as long. */
export async function findCredential(
  tx: Tx,
  loginEmail: string,
): Promise<(MemberRow & { passwordHash: string | null }) | null> {
  const row = await selectMember(tx)
    .leftJoin('auth_account', (join) =>
      join.onRef('auth_account.user_id', '=', 'members.id').on('auth_account.provider_id', '=', 'credential'),
    )
    .select('auth_account.password as passwordHash')
    .where('auth_user.email', '=', loginEmail)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertMember(
  tx: Tx,
  member: { id: string; nickname: string; country: string | null; timeZone: string | null },
): Promise<void> {
  const { id, nickname, country, timeZone } = member;
  await db(tx)
    .insertInto('members')
    .values({
      id,
      nickname,
      country,
      time_zone: timeZone,
      is_adult_confirmed_at: sql`now()`,
      consented_at: sql`now()`,
    })
    .execute();
}

export async function updateRole(tx: Tx, memberId: string, role: Role): Promise<void> {
  await db(tx)
    .updateTable('members')
    .set({ role, updated_at: sql`now()` })
    .where('id', '=', memberId)
    .execute();
}

export async function findSuperAdminId(tx: Tx): Promise<string | null> {
  const row = await db(tx)
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateEmailVerified(tx: Tx, memberId: string): Promise<void> {
  await db(tx).updateTable('auth_user').set({ email_verified: true }).where('id', '=', memberId).execute();
}

type SignInRow = MemberRow & {
  authSessionId: string;
  expiresAt: Date;
  startedAt: Date;
  isUseNoted: boolean;
};

/** A live sign-in by the hash of its token; `noteUseMs` says by role how recent its noted use must be. */
export async function findSignIn(
  tx: Tx,
  tokenHash: string,
  noteUseMs: Record<Role, number>,
): Promise<SignInRow | null> {
  const row = await selectMember(tx)
    .innerJoin('auth_session', 'auth_session.user_id', 'members.id')
    .select([
      'auth_session.id as authSessionId',
      'auth_session.expires_at as expiresAt',
      'auth_session.created_at as startedAt',
      sql<boolean>`auth_session.updated_at > now()
        - case members.role when 'super_admin' then ${noteUseMs.super_admin}::float8 else ${noteUseMs.member}::float8 end
        * interval '1 ms'`.as('isUseNoted'),
    ])
    .where('auth_session.token', '=', tokenHash)
    .where('auth_session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Pushes the idle limit forward, never past the absolute one. Returns the new end. */
export async function updateSignInUse(
  tx: Tx,
  authSessionId: string,
  limits: { idleMs: number; absoluteMs: number },
): Promise<Date | null> {
  const row = await db(tx)
    .updateTable('auth_session')
    .set({
      updated_at: sql`greatest(now(), created_at)`,
      expires_at: sql`least(${fromNow(limits.idleMs)}, created_at + ${limits.absoluteMs} * interval '1 ms')`,
    })
    .where('id', '=', authSessionId)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function findSignInEnd(tx: Tx, authSessionId: string): Promise<Date | null> {
  const row = await db(tx)
    .selectFrom('auth_session')
    .select('expires_at')
    .where('id', '=', authSessionId)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function isSignInLive(tx: Tx, memberId: string, authSessionId: string): Promise<boolean> {
  const row = await db(tx)
    .selectFrom('auth_session')
    .innerJoin('members', 'members.id', 'auth_session.user_id')
    .select('auth_session.id')
    .where('auth_session.id', '=', authSessionId)
    .where('auth_session.user_id', '=', memberId)
    .where('auth_session.expires_at', '>', sql<Date>`now()`)
    .where('members.suspended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export function listSignIns(tx: Tx, memberId: string) {
  return db(tx)
    .selectFrom('auth_session')
    .select(['id', 'user_agent as label', 'created_at as signedInAt', 'updated_at as lastSeenAt'])
    .where('user_id', '=', memberId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

/** Returns the ids of the sign-ins that ended. */
export async function deleteSignIns(
  tx: Tx,
  which: { memberId: string; authSessionId?: string } | { tokenHash: string },
): Promise<{ id: string; memberId: string }[]> {
  const query = db(tx).deleteFrom('auth_session').returning(['id', 'user_id as memberId']);
  if ('tokenHash' in which) return query.where('token', '=', which.tokenHash).execute();
  const ofMember = query.where('user_id', '=', which.memberId);
  return (which.authSessionId ? ofMember.where('id', '=', which.authSessionId) : ofMember).execute();
}

/** Passes over those that somebody else is ending: waiting for each other would be a deadlock. */
export async function deleteExpiredSignIns(tx: Tx): Promise<void> {
  await db(tx)
    .deleteFrom('auth_session')
    .where('id', 'in', (of) =>
      of
        .selectFrom('auth_session')
        .select('id')
        .where('expires_at', '<', sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Ends the other links of the same kind and person: `value` names both. */
export async function deleteLinks(tx: Tx, value: string): Promise<void> {
  await db(tx).deleteFrom('auth_verification').where('value', '=', value).execute();
}

export async function replaceAdminClaim(tx: Tx, tokenHash: string, validMs: number): Promise<void> {
  await db(tx).deleteFrom('admin_claims').where('used_at', 'is', null).execute();
  await db(tx)
    .insertInto('admin_claims')
    .values({ token_hash: tokenHash, expires_at: fromNow(validMs), used_at: null })
    .execute();
}

export async function isAdminClaimOpen(tx: Tx, tokenHash: string): Promise<boolean> {
  const row = await db(tx)
    .selectFrom('admin_claims')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for exactly one of any number of simultaneous users of the link. */
export async function useAdminClaim(tx: Tx, tokenHash: string): Promise<boolean> {
  const row = await db(tx)
    .updateTable('admin_claims')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
