// Erases an account for good, as the privacy page promises: everything that refers to the member, and the key that what they
// wrote was sealed with. Of the ledger, ids and counts stay. Run while Tulia runs, with the same settings:
//   node scripts/with-node.mjs scripts/erase-account.ts SOMEONE@EXAMPLE.ORG
import { sql } from 'kysely';
import { ConfigError, readConfig } from '../src/app/server/config.ts';
import { parseIdentifier } from '../src/features/account/server/identifier.ts';
import { openDatabase, type Tx } from '../src/platform/server/database/database.ts';
import { embeddedUrl } from '../src/platform/server/database/embedded-postgres.ts';
import { publishChange } from '../src/platform/server/events.ts';
import { deleteMemberKey } from '../src/platform/server/vault/vault.queries.ts';

type Found = { id: string; role: string; renews: boolean };

async function find(tx: Tx, loginEmail: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select u.id, m.role, exists (
      select from subscriptions s where s.user_id = u.id
        and s.status in ('active', 'past_due') and s.renews and not s.cancels_at_period_end) as renews
    from auth_user u join members m using (id) where u.email = ${loginEmail} for update of u`.execute(tx);
  return rows[0];
}

async function erase(tx: Tx, memberId: string): Promise<void> {
  await deleteMemberKey(tx, memberId);
  const { rows: signIns } = await sql<{ id: string }>`
    delete from auth_session where user_id = ${memberId} returning id`.execute(tx);
  await sql`delete from auth_user where id = ${memberId}`.execute(tx);
  // Their open pages and calls end at once.
  for (const { id } of signIns) await publishChange(tx, { memberId, topic: 'auth', id });
}

/** Returns why not, in a sentence for the operator; null when it is done. */
async function eraseAccount(typed: string): Promise<string | null> {
  const who = parseIdentifier(typed);
  if (!who) return 'Name the e-mail address or the phone number they sign in with.';
  const { databaseUrl, dataDir } = readConfig();
  const database = openDatabase({ url: databaseUrl ?? embeddedUrl(dataDir), maxConnections: 1 });
  try {
    return await database.asSystem(async (tx) => {
      const member = await find(tx, who.loginEmail);
      if (!member) return 'Nobody has an account under that name.';
      if (member.role === 'super_admin') return 'That is the super admin. Their account cannot be erased.';
      if (member.renews)
        return 'Their subscription would go on charging them. End it first: they can under Upgrade, you at the provider.';
      await erase(tx, member.id);
      return null;
    });
  } finally {
    await database.close();
  }
}

try {
  const refusal = await eraseAccount(process.argv[2] ?? '');
  console.log(refusal ?? 'The account is erased.');
  process.exitCode = refusal ? 1 : 0;
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? error.message
      : 'The database could not be asked. Is Tulia running, and are the settings the same? Nothing was erased.',
  );
  process.exitCode = 1;
}
