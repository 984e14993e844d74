// A member with a journal, for tests over HTTP.
import { randomUUID } from 'node:crypto';
import type { Answer, TestApp, TestMember } from '#app/testing/test-app.ts';

export const draft = (more: Record<string, unknown> = {}) => ({
  title: 'A quiet morning',
  body: 'Tea on the step, and nobody needed anything.',
  date: '2026-03-14',
  tags: ['morning'],
  mood: 4,
  template: 'free',
  is_pinned: false,
  base_version: 0,
  write_id: randomUUID(),
  ...more,
});

export async function write(
  member: TestMember,
  more: Record<string, unknown> = {},
  id: string = randomUUID(),
) {
  const answer = await member.call('PUT', `/journal/entries/${id}`, draft(more));
  if (answer.status !== 200)
    throw new Error(`saving answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.entry;
}

/** Sends a file as the body. */
export async function upload(
  app: TestApp,
  member: { cookie: string },
  path: string,
  file: Uint8Array,
  type: string,
): Promise<Answer> {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { cookie: member.cookie, 'content-type': type },
    body: new Uint8Array(file),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}

/** Fetches a file. */
export async function download(app: TestApp, member: { cookie: string }, path: string) {
  const response = await fetch(`${app.url}/api${path}`, { headers: { cookie: member.cookie } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
