// Who the super admin is: the owner of the configured address, or, when none is configured, whoever used the one-time
// link printed on first start. There is never more than one.
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { ADMIN_PASSWORD_MIN } from '../account.protocol.ts';
import {
  findCredential,
  findMemberById,
  findSuperAdminId,
  isAdminClaimOpen,
  type MemberRow,
  replaceAdminClaim,
  updateEmailVerified,
  updateRole,
  useAdminClaim,
} from './account.queries.ts';
import {
  type AccountTools,
  type Asker,
  assertStrong,
  createMember,
  newToken,
  type OpenedSignIn,
  openSignIn,
} from './account-tools.ts';
import { hashToken } from './hashed-session-tokens.ts';
import { type Identifier, parseIdentifier } from './identifier.ts';
import { ADMIN_CLAIM_MS } from './session-limits.ts';

export const isSuperAdminAddress = ({ options }: AccountTools, who: Identifier) =>
  who.kind === 'email' && options.superAdminEmail?.toLowerCase() === who.loginEmail;

/**
 * Brings the stored role in line with the configuration, when the member is signing in and their password is at hand.
 * Where mail is delivered the address must have been confirmed first. Returns the member as they now are.
 */
export async function settleRole(
  tools: AccountTools,
  tx: Tx,
  member: MemberRow,
  password: string,
): Promise<MemberRow> {
  const { platform, options } = tools;
  if (options.superAdminEmail === null) return member;
  const isNamed = options.superAdminEmail.toLowerCase() === member.loginEmail;
  if (!isNamed || member.role === 'super_admin') return member;
  const isProven = member.isEmailVerified || !platform.mail.isDelivered;
  if (!isProven || [...password].length < ADMIN_PASSWORD_MIN) {
    platform.log.warn(
      { memberId: member.id },
      `the configured super admin signed in without the role: it needs a confirmed address and a password of ${ADMIN_PASSWORD_MIN} characters; resetting the password gives both`,
    );
    return member;
  }
  return makeSuperAdmin(tools, tx, member);
}

async function makeSuperAdmin({ platform }: AccountTools, tx: Tx, member: MemberRow): Promise<MemberRow> {
  const former = await findSuperAdminId(tx);
  if (former) await updateRole(tx, former, 'member');
  await updateRole(tx, member.id, 'super_admin');
  platform.log.info({ memberId: member.id }, 'this member is now the super admin');
  return { ...member, role: 'super_admin' };
}

/**
 * For the start of the server: takes the role from whoever the configuration no longer names. Returns the address to open
 * once to become super admin, valid for 24 hours (earlier ones stop working), or null when an address is configured or
 * there is a super admin already.
 */
export async function createAdminClaim({
  platform,
  options,
}: Pick<AccountTools, 'platform' | 'options'>): Promise<string | null> {
  const token = newToken();
  const isNeeded = await platform.database.asSystem(async (tx) => {
    const adminId = await findSuperAdminId(tx);
    if (options.superAdminEmail !== null) {
      const admin = adminId && (await findMemberById(tx, adminId));
      if (admin && admin.loginEmail !== options.superAdminEmail.toLowerCase())
        await updateRole(tx, admin.id, 'member');
      return false;
    }
    if (adminId) return false;
    await replaceAdminClaim(tx, hashToken(token), ADMIN_CLAIM_MS);
    return true;
  });
  return isNeeded ? claimUrl(platform, token) : null;
}

const claimUrl = ({ publicUrl }: Platform, token: string) => `${publicUrl}/admin/auth?claim=${token}`;

const spentClaim = () =>
  refuse(
    'NOT_FOUND',
    'This link was used or has run out. Restart the server to get a new one, if there is no admin yet.',
  );

/** Makes the super admin, of a new account or of one whose password is given. Works once. */
export async function claimAdmin(
  tools: AccountTools,
  input: {
    token: string;
    identifier: string;
    password: string;
    nickname: string;
    country?: string | undefined;
  },
  asker: Asker,
): Promise<OpenedSignIn> {
  const { platform, passwords, throttles, options } = tools;
  await throttles.byAddress('link', asker.ip);
  const tokenHash = hashToken(input.token);
  const isOpen = await platform.database.asSystem((tx) => isAdminClaimOpen(tx, tokenHash));
  if (!isOpen || options.superAdminEmail !== null) throw spentClaim();

  const who = parseIdentifier(input.identifier, input.country);
  if (!who)
    throw refuse('INVALID_INPUT', 'Type an e-mail address or a phone number.', { field: 'identifier' });
  assertStrong(tools, input.password, [input.nickname, who.email ?? who.phone], true);
  const known = await platform.database.asSystem((tx) => findCredential(tx, who.loginEmail));
  if (known && !(await passwords.verify(known.passwordHash, input.password)))
    throw refuse('INVALID_CREDENTIALS');
  const passwordHash = await passwords.hash(input.password);

  const library = await tools.library();
  return library.inTransaction(async (tx, tables) => {
    if (!(await useAdminClaim(tx, tokenHash)) || (await findSuperAdminId(tx))) throw spentClaim();
    const fresh = {
      who,
      nickname: input.nickname,
      passwordHash,
      isEmailVerified: true,
      country: input.country ?? null,
      timeZone: null,
    };
    const member = known ?? (await createMember(tools, tx, tables, fresh));
    if (known) await updateEmailVerified(tx, known.id);
    return openSignIn(tools, tx, tables, await makeSuperAdmin(tools, tx, member), asker);
  });
}
