// Members for ledger tests, written straight into the tables: hundreds of sign-ups would only test password hashing.
import { randomUUID } from 'node:crypto';
import type { Platform } from '#platform/server/platform.ts';
import { grantFree, grantSessions } from '../billing.service.ts';
import { heartbeat } from '../call-session.service.ts';
import { startSession } from '../sessions.service.ts';

type OwnerSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** A member with the two free sessions and `extra` paid ones. */
export async function addMember(
  { platform, query }: { platform: Platform; query: OwnerSql },
  { nickname = 'Amani', extra = 0 } = {},
): Promise<string> {
  const id = randomUUID();
  await query('insert into auth_user (id, name, email) values ($1, $2, $3)', [
    id,
    nickname,
    `${id}@tulia.test`,
  ]);
  await query(
    'insert into members (id, nickname, is_adult_confirmed_at, consented_at) values ($1, $2, now(), now())',
    [id, nickname],
  );
  await platform.database.asSystem((tx) => grantFree(tx, id));
  if (extra > 0) await give(platform, id, extra);
  return id;
}

export async function give(platform: Platform, memberId: string, count: number): Promise<void> {
  await platform.database.asSystem((tx) =>
    grantSessions(platform, tx, {
      memberId,
      count,
      kind: 'grant_admin',
      sourceType: 'admin',
      sourceId: randomUUID(),
      actor: 'system',
    }),
  );
}

/** Starts a session and makes it one that will be counted when it ends. */
export async function holdRealSession(platform: Platform, memberId: string): Promise<string> {
  const { sessionId } = await startSession(platform, memberId, randomUUID());
  if (!sessionId) throw new Error('the session did not start');
  await heartbeat(platform, sessionId, { connectedMs: 180_000, memberTurns: 5, aiReplied: true });
  return sessionId;
}
