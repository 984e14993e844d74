// What the check-ins add up to: for their member, and over everybody where enough take part.
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { MoodOverview } from '../mood.contract.ts';
import { LEAST_MEMBERS, MAX_OVERVIEW_DAYS } from '../mood-limits.data.ts';
import { dayNumber } from './local-moment.ts';
import { countAggregates, listCounted } from './mood.queries.ts';
import { firstNeeded, overviewOf } from './mood-statistics.ts';

type Range = { from: string; to: string };

/** Both dates included. Refuses INVALID_INPUT for a range that is upside down or over ten years. */
export async function readOverview(
  platform: Platform,
  memberId: string,
  { from, to }: Range,
): Promise<MoodOverview> {
  assertRange({ from, to });
  const logs = await platform.database.asMember(memberId, (tx) =>
    listCounted(tx, memberId, firstNeeded(from), to),
  );
  return overviewOf(logs, from, to);
}

/** Over all members; a figure that fewer than ten make up is not given. Means to two decimals. */
export async function readAggregates(platform: Platform, range: Range) {
  assertRange(range);
  const { members, days } = await platform.database.asSystem((tx) =>
    countAggregates(tx, range.from, range.to, LEAST_MEMBERS),
  );
  return {
    members: members >= LEAST_MEMBERS ? members : null,
    days: days.map((day) => ({ ...day, mean: Math.round(day.mean * 100) / 100 })),
  };
}

function assertRange({ from, to }: Range): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) throw refuse('INVALID_INPUT', 'The first day has to come before the last.');
  if (days > MAX_OVERVIEW_DAYS) throw refuse('INVALID_INPUT', 'Please ask for ten years at most.');
}
