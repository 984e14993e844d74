// Making an account. Where mail is delivered, an account is only made when its address was confirmed, and the answer is
// the same for an address that has one. Without mail (one machine at home) it is made at once and a taken name is refused.
import { refuse } from '#platform/shared/refusals.ts';
import { findCredential, updateEmailVerified } from './account.queries.ts';
import { alreadyMemberMessage, confirmMessage } from './account-mail.ts';
import {
  type AccountTools,
  type Asker,
  assertStrong,
  atLeast,
  createMember,
  endSignIns,
  isUniqueViolation,
  newToken,
  type OpenedSignIn,
  openSignIn,
} from './account-tools.ts';
import { isSuperAdminAddress, settleRole } from './admin-role.ts';
import { type Identifier, parseIdentifier } from './identifier.ts';
import { CONFIRM_LINK_MS } from './session-limits.ts';

const ANSWER_NO_SOONER_MS = 120;

export type SignUpInput = {
  identifier: string;
  password: string;
  nickname: string;
  country?: string | undefined;
  timeZone?: string | undefined;
};

/** What waits for an address to be confirmed. */
type Pending = {
  loginEmail: string;
  nickname: string;
  passwordHash: string;
  passwordLength: number;
  country: string | null;
  timeZone: string | null;
};

/** Returns null when a message was sent instead. Refuses INVALID_INPUT, WEAK_PASSWORD, CONFLICT, TOO_MANY_REQUESTS. */
export async function signUp(
  tools: AccountTools,
  input: SignUpInput,
  asker: Asker,
): Promise<OpenedSignIn | null> {
  const { platform, passwords, throttles } = tools;
  await throttles.byAddress('sign-up', asker.ip);
  const who = parseIdentifier(input.identifier, input.country);
  if (!who)
    throw refuse('INVALID_INPUT', 'Type an e-mail address or a phone number.', { field: 'identifier' });
  assertStrong(
    tools,
    input.password,
    [input.nickname, who.email ?? who.phone],
    isSuperAdminAddress(tools, who),
  );
  const pending: Pending = {
    loginEmail: who.loginEmail,
    nickname: input.nickname,
    passwordHash: await passwords.hash(input.password),
    passwordLength: [...input.password].length,
    country: input.country ?? null,
    timeZone: knownTimeZone(input.timeZone),
  };
  if (platform.mail.isDelivered && who.kind === 'email') {
    await atLeast(ANSWER_NO_SOONER_MS, () => askToConfirm(tools, who.email, pending));
    return null;
  }
  return signUpAtOnce(tools, who, pending, input.password, asker);
}

async function askToConfirm(tools: AccountTools, email: string, pending: Pending): Promise<void> {
  const { platform } = tools;
  const token = newToken();
  const library = await tools.library();
  const message = await library.inTransaction(async (tx, tables) => {
    const known = await findCredential(tx, pending.loginEmail);
    if (known?.isEmailVerified) return alreadyMemberMessage(platform, email);
    await tables.createVerificationValue({
      identifier: `confirm:${token}`,
      value: JSON.stringify(pending),
      expiresAt: new Date(Date.now() + CONFIRM_LINK_MS),
    });
    return confirmMessage(platform, email, token);
  });
  // Not waited for: how long the mail server takes must not show in the answer.
  void platform.mail.send(message);
}

async function signUpAtOnce(
  tools: AccountTools,
  who: Identifier,
  pending: Pending,
  password: string,
  asker: Asker,
): Promise<OpenedSignIn> {
  const taken = () =>
    refuse(
      'CONFLICT',
      'We could not make an account with these details. If you already have one, sign in or set a new password.',
    );
  const library = await tools.library();
  try {
    return await library.inTransaction(async (tx, tables) => {
      if (await findCredential(tx, who.loginEmail)) throw taken();
      const member = await createMember(tools, tx, tables, { ...pending, who, isEmailVerified: false });
      return openSignIn(tools, tx, tables, await settleRole(tools, tx, member, password), asker);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}

/** Refuses NOT_FOUND for a link that was used, has run out, or never was. */
export async function confirmEmail(tools: AccountTools, token: string, asker: Asker): Promise<OpenedSignIn> {
  await tools.throttles.byAddress('link', asker.ip);
  const spent = () =>
    refuse('NOT_FOUND', 'This link was used or has run out. Sign in, or sign up again to get a new one.');
  const library = await tools.library();
  try {
    return await library.inTransaction(async (tx, tables) => {
      const link = await tables.consumeVerificationValue(`confirm:${token}`);
      if (!link) throw spent();
      const pending = JSON.parse(link.value) as Pending;
      const who = parseIdentifier(pending.loginEmail);
      const known = await findCredential(tx, pending.loginEmail);
      if (!who || known?.isEmailVerified) throw spent();
      let member =
        known ?? (await createMember(tools, tx, tables, { ...pending, who, isEmailVerified: true }));
      if (known) {
        // Made before mail was set up and never proven: who holds the mailbox takes it over.
        await tables.updatePassword(known.id, pending.passwordHash);
        await updateEmailVerified(tx, known.id);
        await endSignIns(tools.platform, tx, { memberId: known.id });
        member = { ...known, isEmailVerified: true };
      }
      return openSignIn(
        tools,
        tx,
        tables,
        await settleRole(tools, tx, member, '*'.repeat(pending.passwordLength)),
        asker,
      );
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw spent();
    throw error;
  }
}

function knownTimeZone(name: string | undefined): string | null {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
