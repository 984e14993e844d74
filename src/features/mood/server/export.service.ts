// Every check-in of a member as CSV, page by page, so that ten years of them are never in memory at once.
import type { Platform } from '#platform/server/platform.ts';
import { emotionWords } from '../emotion-words.data.ts';
import { listActivities } from './activities.service.ts';
import { listLogs } from './logs.service.ts';
import { moodCsvHead, moodCsvLine } from './mood-csv.ts';

const ROWS_AT_ONCE = 500;

/** Newest first. The first page is read before anything is answered, so that a failure is still a status. */
export async function exportLogs(platform: Platform, memberId: string): Promise<ReadableStream<Uint8Array>> {
  const activities = await listActivities(platform, memberId);
  const names = new Map([
    ...emotionWords.map(({ id, label }) => [id, label.en] as const),
    ...activities.items.map(({ id, name }) => [id, name] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const first = await listLogs(platform, memberId, { limit: ROWS_AT_ONCE });

  let page: typeof first | null = first;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(moodCsvHead)),
    pull: async (controller) => {
      if (!page) return;
      const { items, nextCursor } = page;
      if (items.length > 0)
        controller.enqueue(Buffer.from(items.map((log) => moodCsvLine(log, nameOf)).join('')));
      page = nextCursor
        ? await listLogs(platform, memberId, { limit: ROWS_AT_ONCE, cursor: nextCursor })
        : null;
      if (!page) controller.close();
    },
  });
}
