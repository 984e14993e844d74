// What a member can tick. Names are sealed; a name that is new is judged like anything else they write.
import { judgeEdit, keepHeard } from '#features/safety/server/safety.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { builtInActivities } from '../activities.data.ts';
import type { MoodActivity } from '../mood.contract.ts';
import { findActivities, upsertActivities } from './activities.queries.ts';
import type { MoodDoors } from './logs.service.ts';
import { listUsedActivities } from './mood.queries.ts';
import { isActivityId } from './read-draft.ts';

export type ActivityList = { items: MoodActivity[]; version: number };

const ITEMS = 'mood_activities.items';
const defaults: MoodActivity[] = builtInActivities.map(({ id, name, icon }) => ({
  id,
  name: name.en,
  icon,
  is_hidden: false,
}));
const builtIn = new Set(builtInActivities.map(({ id }) => id));

/** In the member's order; the built-in ones, with version 0, before the first change. */
export async function listActivities(platform: Platform, memberId: string): Promise<ActivityList> {
  return platform.database.asMember(memberId, (tx) => readActivities(platform, tx, memberId));
}

/**
 * Replaces the list. One left out is kept, hidden, when it is built in or a check-in names it; otherwise it is gone.
 * Refuses INVALID_INPUT (an id twice, or one that is neither built in nor a UUID), CHANGED_ELSEWHERE; with `shows_help`
 * where a new name asked for it.
 */
export async function saveActivities(
  platform: Platform,
  { assessor, findMember }: MoodDoors,
  memberId: string,
  draft: ActivityList,
): Promise<ActivityList & { shows_help: boolean }> {
  const items = draft.items.map((item) => ({ ...item, name: item.name.toWellFormed() }));
  const before = await listActivities(platform, memberId);
  const known = new Set([...before.items, ...defaults].map(({ name }) => name));
  const fresh = items.map(({ name }) => name).filter((name) => !known.has(name));
  const findCountry = async () => (await findMember(memberId))?.country ?? null;
  const request = { assessor, memberId, surface: 'mood' as const, findCountry };
  const { showsHelp } =
    fresh.length > 0 ? await judgeEdit(platform, request, fresh.join('. '), '') : { showsHelp: false };
  const saved = await keepHeard(platform, showsHelp, () =>
    replaceActivities(platform, memberId, { items, version: draft.version }),
  );
  return { ...saved, shows_help: showsHelp };
}

async function replaceActivities(
  platform: Platform,
  memberId: string,
  list: ActivityList,
): Promise<ActivityList> {
  const ids = new Set(list.items.map(({ id }) => id));
  if (ids.size < list.items.length || ![...ids].every(isActivityId))
    throw refuse('INVALID_INPUT', 'Two activities cannot share an id, and a new one needs an id of its own.');
  return platform.database.asMember(memberId, async (tx) => {
    const before = await readActivities(platform, tx, memberId);
    const used = new Set(await listUsedActivities(tx, memberId));
    const leftOut = before.items.filter(({ id }) => !ids.has(id) && (builtIn.has(id) || used.has(id)));
    const items = [...list.items, ...leftOut.map((item) => ({ ...item, is_hidden: true }))];
    return {
      items,
      version: await writeActivities(platform, tx, memberId, { items, version: list.version }),
    };
  });
}

/** In a transaction of the member's. */
export async function readActivities(platform: Platform, tx: Tx, memberId: string): Promise<ActivityList> {
  const row = await findActivities(tx, memberId);
  if (!row) return { items: defaults, version: 0 };
  const vault = await platform.vault.forMember(tx, memberId);
  return {
    items: JSON.parse(vault.open(ITEMS, memberId, row.items)) as MoodActivity[],
    version: row.version,
  };
}

/** The new version. Refuses CHANGED_ELSEWHERE. */
export async function writeActivities(
  platform: Platform,
  tx: Tx,
  memberId: string,
  { items, version }: ActivityList,
): Promise<number> {
  const vault = await platform.vault.forMember(tx, memberId);
  const sealed = vault.seal(ITEMS, memberId, JSON.stringify(items));
  const written = await upsertActivities(tx, memberId, version, sealed);
  if (written === null) throw refuse('CHANGED_ELSEWHERE');
  await platform.events.publish(tx, { memberId, topic: 'mood_activities', id: memberId });
  return written;
}
