// A member of the ledger bench, who uses both server processes by turns.
import { type BenchApp, signUp } from './bench-app.ts';

/** `body` is null when the answer is not JSON. */
export type Answer = { status: number; body: Record<string, unknown> | null };
export type LedgerMember = {
  id: string;
  call(server: number, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer>;
};

export async function addLedgerMember({ urls }: BenchApp): Promise<LedgerMember> {
  const cookie = await signUp(urls[0]!);
  const call: LedgerMember['call'] = async (server, method, path, body) => {
    const answer = await fetch(`${urls[server % urls.length]}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as Answer['body'] };
  };
  const { body } = await call(0, 'GET', '/profile');
  return { id: String(body?.id), call };
}
