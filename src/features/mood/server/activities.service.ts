// What a member can tick. Names are sealed; a name that is new is judged like anything else they write.
import { judgeWords } from '#features/safety/server/safety.service.ts';
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
 * Refuses INVALID_INPUT (an id twice, or one that is neither built in nor a UUID), CHANGED_ELSEWHERE.
 */
export async function saveActivities(
  platform: Platform,
  { assessor, findMember }: MoodDoors,
  memberId: string,
  draft: ActivityList,
): Promise<ActivityList & { shows_help: boolean }> {
  const ids = new Set(draft.items.map(({ id }) => id));
  if (ids.size < draft.items.length || ![...ids].every(isActivityId))
    throw refuse('INVALID_INPUT', 'Two activities cannot share an id, and a new one needs an id of its own.');

  const { saved, fresh } = await platform.database.asMember(memberId, async (tx) => {
    const before = await readActivities(platform, tx, memberId);
    const used = new Set(await listUsedActivities(tx, memberId));
    const leftOut = before.items.filter(({ id }) => !ids.has(id) && (builtIn.has(id) || used.has(id)));
    const items = [
      ...draft.items.map((item) => ({ ...item, name: item.name.toWellFormed() })),
      ...leftOut.map((item) => ({ ...item, is_hidden: true })),
    ];
    const known = new Set([...before.items, ...defaults].map(({ name }) => name));
    const version = await writeActivities(platform, tx, memberId, { items, version: draft.version });
    return {
      saved: { items, version },
      fresh: items.map(({ name }) => name).filter((name) => !known.has(name)),
    };
  });
  if (fresh.length === 0) return { ...saved, shows_help: false };
  const { showsHelp } = await judgeWords(platform, {
    assessor,
    memberId,
    surface: 'mood',
    conversation: [{ role: 'user', content: fresh.join('. ') }],
    findCountry: async () => (await findMember(memberId))?.country ?? null,
  });
  return { ...saved, shows_help: showsHelp };
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
