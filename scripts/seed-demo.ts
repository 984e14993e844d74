// Fills the demo member's year through the product's own doors: pages' requests for what a page could have sent,
// services for what has to lie in the past. Doing it again adds only the days that are new.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { saveItem } from '../src/features/conversations/server/transcript.service.ts';
import { takeAssessment } from '../src/features/mood/server/assessments.service.ts';
import { importMoodLogs } from '../src/features/mood/server/mood.service.ts';
import type { Platform } from '../src/platform/server/platform.ts';
import { localDate } from '../src/platform/shared/local-day.ts';
import { seededConversations, seededEntries } from './seeded-words.data.ts';
import { dateBefore, SEEDED_ZONE, seededCheckIns } from './seeded-year.ts';

export const demo = {
  identifier: 'demo@tulia.example',
  password: 'quiet-lantern-by-the-river',
  nickname: 'Neema',
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Weeks apart, and downwards: a year that got better. */
const questionnaires = [
  { daysBack: 350, instrument: 'phq9', answers: [2, 2, 2, 2, 1, 2, 2, 0, 0] },
  { daysBack: 349, instrument: 'gad7', answers: [2, 2, 2, 2, 1, 2, 1] },
  { daysBack: 260, instrument: 'phq9', answers: [1, 2, 2, 2, 1, 1, 1, 0, 0] },
  { daysBack: 259, instrument: 'gad7', answers: [2, 1, 2, 1, 1, 1, 1] },
  { daysBack: 170, instrument: 'phq9', answers: [1, 1, 2, 1, 0, 1, 1, 0, 0] },
  { daysBack: 80, instrument: 'phq9', answers: [1, 1, 1, 1, 0, 0, 1, 0, 0] },
  { daysBack: 79, instrument: 'gad7', answers: [1, 1, 1, 1, 0, 1, 0] },
  { daysBack: 20, instrument: 'phq9', answers: [0, 1, 1, 1, 0, 0, 0, 0, 0] },
] as const;

export type Seeded = { memberId: string; checkIns: number; entries: number; conversations: number };

/** Members there are besides the demo member. */
export async function countOthers(platform: Platform): Promise<number> {
  return platform.database.asSystem(async (tx) => {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from auth_user where email <> ${demo.identifier}`.execute(tx);
    return rows[0]?.others ?? 0;
  });
}

/** The year ends yesterday, in the demo member's zone. Throws a sentence when the app refuses something. */
export async function seedDemo(app: { url: string; platform: Platform }, now = new Date()): Promise<Seeded> {
  const { platform } = app;
  const today = localDate(now, SEEDED_ZONE);
  const call = await enter(app.url);
  const { body: entered } = await call('GET', '/account/session');
  const memberId = (entered as { session: { user: { id: string } } }).session.user.id;

  const moods = await importMoodLogs(platform, memberId, seededCheckIns(today), { now });
  for (const { daysBack, ...draft } of questionnaires) {
    const takenAt = new Date(now.getTime() - daysBack * DAY_MS);
    const id = idOf(memberId, `questionnaire ${localDate(takenAt, SEEDED_ZONE)} ${draft.instrument}`);
    // One of an earlier run lies nearer than fourteen days: it stands.
    await takeAssessment(platform, memberId, { ...draft, id, answers: [...draft.answers] }, takenAt).catch(
      (error: { code?: string }) => {
        if (error.code !== 'CONFLICT') throw error;
      },
    );
  }
  const entries = await writeEntries(call, memberId, today);
  const conversations = await holdConversations(platform, call, memberId, now);
  await platform.database.asSystem(async (tx) => {
    await sql`update mood_logs set source = 'checkin' where user_id = ${memberId} and source = 'import'`.execute(
      tx,
    );
  });
  return { memberId, checkIns: moods.fresh, entries, conversations };
}

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

/** Signs the demo member up, or in. */
async function enter(url: string): Promise<Call> {
  const callWith =
    (cookie: string) =>
    async (
      method: string,
      path: string,
      body?: unknown,
    ): Promise<{ status: number; body: unknown; cookie: string }> => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { status: response.status, body: await response.json(), cookie: set.join('; ') };
    };
  const { identifier, password, nickname } = demo;
  const visitor = callWith('');
  let entered = await visitor('POST', '/account/sign-in', { identifier, password });
  if (entered.status !== 200)
    entered = await visitor('POST', '/account/sign-up', {
      identifier,
      password,
      nickname,
      country: 'KE',
      timeZone: SEEDED_ZONE,
      isAdult: true,
      hasConsented: true,
    });
  if (entered.status !== 200 || entered.cookie === '')
    throw new Error('The demo member could be neither signed in nor signed up. Was its password changed?');
  return callWith(entered.cookie);
}

/** Pages make ids; the same thing made again must have the same one. */
function idOf(memberId: string, what: string): string {
  const hex = createHash('sha256').update(`seeded ${memberId} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Each text is written once, on the day it had at the first run; how many were new. */
async function writeEntries(call: Call, memberId: string, today: string): Promise<number> {
  let written = 0;
  for (const [i, { daysBack, ...words }] of seededEntries.entries()) {
    const id = idOf(memberId, `entry ${i}`);
    if ((await call('GET', `/journal/entries/${id}`)).status === 200) continue;
    const { status } = await call('PUT', `/journal/entries/${id}`, {
      ...words,
      date: dateBefore(today, daysBack),
      mood: null,
      is_pinned: i === seededEntries.length - 2,
      base_version: 0,
      write_id: idOf(memberId, `write ${i}`),
    });
    if (status !== 200) throw new Error(`The journal answered ${status}.`);
    written += 1;
  }
  return written;
}

async function holdConversations(
  platform: Platform,
  call: Call,
  memberId: string,
  now: Date,
): Promise<number> {
  let held = 0;
  for (const [i, { daysBack, turns, ...draft }] of seededConversations.entries()) {
    const id = idOf(memberId, `conversation ${i}`);
    if ((await call('GET', `/conversations/${id}`)).status === 200) continue;
    const { status } = await call('POST', '/conversations', { ...draft, id, therapy_style: 'Standard' });
    if (status !== 200) throw new Error(`Conversations answered ${status}.`);
    for (const [position, content] of turns.entries())
      await saveItem(platform, {
        memberId,
        conversationId: id,
        itemId: `item_${position}`,
        position: position * 10,
        role: position % 2 === 0 ? 'assistant' : 'user',
        content,
        source: draft.surface === 'voice' ? 'voice' : 'typed',
        isFinal: true,
        heardMs: null,
      });
    const beganAt = new Date(now.getTime() - daysBack * DAY_MS);
    await platform.database.asSystem(async (tx) => {
      await sql`update messages set created_at = ${beganAt}::timestamptz + position * interval '5 seconds',
        updated_at = ${beganAt}::timestamptz + position * interval '5 seconds' where conversation_id = ${id}`.execute(
        tx,
      );
      await sql`update conversations set created_at = ${beganAt},
        updated_at = ${new Date(beganAt.getTime() + 5 * MINUTE_MS)} where id = ${id}`.execute(tx);
    });
    held += 1;
  }
  return held;
}
