// A member with check-ins, for tests over HTTP.
import { vi } from 'vitest';
import type { TestApp, TestMember } from '#app/testing/test-app.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const draft = (more: Record<string, unknown> = {}) => ({
  score: 4,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: null,
  logged_at: ago(MINUTE_MS),
  tz: 'Africa/Nairobi',
  source: 'checkin',
  base_version: 0,
  ...more,
});

export const save = (as: TestMember, id: string, more: Record<string, unknown> = {}) =>
  as.call('PUT', `/mood/logs/${id}`, draft(more));

export const eventsOf = (app: TestApp, as: TestMember) =>
  app.query<{ level: string; kinds: string[]; evidence: string[]; surface: string }>(
    'select level, kinds, evidence, surface from safety_events where user_id = $1 order by created_at',
    [as.memberId],
  );

/** The server's clock, past or present; sign-ins made before stay good. */
export const setClock = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });
