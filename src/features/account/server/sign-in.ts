// Signing in and setting a new password. Nobody learns from an answer, or from how long it took, whether an account exists.
import { refuse } from '#platform/shared/refusals.ts';
import {
  deleteLinks,
  findCredential,
  findMemberById,
  type MemberRow,
  updateEmailVerified,
} from './account.queries.ts';
import { resetMessage } from './account-mail.ts';
import {
  type AccountTools,
  type Asker,
  assertStrong,
  atLeast,
  endSignIns,
  newToken,
  type OpenedSignIn,
  openSignIn,
  roleOf,
} from './account-tools.ts';
import { isSuperAdminAddress, settleRole } from './admin-role.ts';
import { type Identifier, PHONE_DOMAIN, parseIdentifier } from './identifier.ts';
import { RESET_LINK_MS } from './session-limits.ts';

const ANSWER_NO_SOONER_MS = 120;

const suspended = () =>
  refuse('ACCESS_DENIED', 'This account is paused. Please write to us through the contact page.');

/** Refuses INVALID_CREDENTIALS, TOO_MANY_REQUESTS, and ACCESS_DENIED for a suspended member with the right password. */
export async function signIn(
  tools: AccountTools,
  input: { identifier: string; password: string; country?: string | undefined },
  asker: Asker,
): Promise<OpenedSignIn> {
  const { platform, passwords, throttles } = tools;
  await throttles.byAddress('sign-in', asker.ip);
  const loginEmail =
    parseIdentifier(input.identifier, input.country)?.loginEmail ?? input.identifier.trim().toLowerCase();
  await throttles.byAccount('sign-in', loginEmail);
  const known = await platform.database.asSystem((tx) => findCredential(tx, loginEmail));
  const isRight = await passwords.verify(known?.passwordHash ?? null, input.password);
  if (!known || !isRight) throw refuse('INVALID_CREDENTIALS');
  if (known.suspendedAt) throw suspended();

  const fresherHash = passwords.isOutdated(known.passwordHash ?? '')
    ? await passwords.hash(input.password)
    : null;
  const library = await tools.library();
  return library.inTransaction(async (tx, tables) => {
    if (fresherHash) await tables.updatePassword(known.id, fresherHash);
    return openSignIn(tools, tx, tables, await settleRole(tools, tx, known, input.password), asker);
  });
}

/** Always the same answer. A link is sent when somebody has this name, at most five an hour. */
export async function requestReset(
  tools: AccountTools,
  input: { identifier: string; country?: string | undefined },
  asker: Asker,
): Promise<void> {
  await tools.throttles.byAddress('reset-request', asker.ip);
  await atLeast(ANSWER_NO_SOONER_MS, async () => {
    const who = parseIdentifier(input.identifier, input.country);
    if (who && (await tools.throttles.isWithin('reset-request', who.loginEmail))) await sendReset(tools, who);
  });
}

async function sendReset(tools: AccountTools, who: Identifier): Promise<void> {
  const { platform, options } = tools;
  const token = newToken();
  const library = await tools.library();
  const isSent = await library.inTransaction(async (tx, tables) => {
    const known = await findCredential(tx, who.loginEmail);
    if (!known || known.suspendedAt) return false;
    await tables.createVerificationValue({
      identifier: `reset:${token}`,
      value: resetOf(known.id),
      expiresAt: new Date(Date.now() + RESET_LINK_MS),
    });
    return true;
  });
  if (!isSent) return;
  const operator = options.superAdminEmail ?? 'operator@localhost';
  void platform.mail.send(resetMessage(platform, who, operator, token));
}

const resetOf = (memberId: string) => `reset:${memberId}`;

/**
 * Sets the password, ends every other sign-in and link, and signs in here, so that somebody who keeps failing sign-ins
 * in this person's name cannot keep them out. Refuses NOT_FOUND for a spent link; WEAK_PASSWORD leaves the link usable.
 */
export async function resetPassword(
  tools: AccountTools,
  { token, password }: { token: string; password: string },
  asker: Asker,
): Promise<OpenedSignIn> {
  const { platform, passwords } = tools;
  await tools.throttles.byAddress('link', asker.ip);
  const spent = () => refuse('NOT_FOUND', 'This link was used or has run out. Ask for a new one.');
  const library = await tools.library();
  const identifier = `reset:${token}`;

  const member = await library.inTransaction(async (tx, tables) => {
    const link = await tables.findVerificationValue(identifier);
    return link && link.expiresAt > new Date()
      ? findMemberById(tx, link.value.slice(resetOf('').length))
      : null;
  });
  if (!member) throw spent();
  if (member.suspendedAt) throw suspended();
  assertStrong(tools, password, [member.nickname, member.phone ?? member.loginEmail], isAdmin(tools, member));
  const passwordHash = await passwords.hash(password);

  return library.inTransaction(async (tx, tables) => {
    if (!(await tables.consumeVerificationValue(identifier))) throw spent();
    await deleteLinks(tx, resetOf(member.id));
    await tables.updatePassword(member.id, passwordHash);
    await endSignIns(platform, tx, { memberId: member.id });
    const isMailbox = !member.loginEmail.endsWith(`@${PHONE_DOMAIN}`);
    if (isMailbox) await updateEmailVerified(tx, member.id);
    const proven = { ...member, isEmailVerified: isMailbox };
    return openSignIn(tools, tx, tables, await settleRole(tools, tx, proven, password), {
      ...asker,
      presentedToken: null,
    });
  });
}

function isAdmin(tools: AccountTools, member: MemberRow): boolean {
  const who = parseIdentifier(member.loginEmail);
  return roleOf(tools, member) === 'super_admin' || (who !== null && isSuperAdminAddress(tools, who));
}
