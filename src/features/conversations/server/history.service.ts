// Looking back, and searching sealed words: the member's own messages are opened in small batches and scanned, so
// that a long history never holds up the server. Nothing that was opened is kept.
import { setImmediate as breathe } from 'node:timers/promises';
import { findWords } from '#platform/server/find-words.ts';
import { cursorOf, placeOf } from '#platform/server/page-cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { fold } from '#platform/shared/folded-text.ts';
import { nextDate, startOfLocalDate } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { Conversation, HistoryItem } from '../conversations.contract.ts';
import {
  HISTORY_BY,
  type HistoryFilter,
  type HistoryOrder,
  type HistoryRow,
  listHistory,
  listSealedMessages,
  type SealedMessage,
} from './history.queries.ts';

export {
  hasRecentPrivateEvent,
  hasRecentSafetyEvent,
  hasSafetyEvent,
  wasRecentlyUnsafe,
} from './history.queries.ts';

const ITEMS_PER_PAGE = 20;
const SCANNED_AT_ONCE = 25;
const MESSAGES_AT_ONCE = 100;
const MATCHES_SHOWN = 3;
const FIRST_LINE_CHARACTERS = 140;
/** Longest stretch of opening and scanning before others get their turn. */
const STRETCH_MS = 5;

export type HistoryRequest = {
  q?: string | undefined;
  surface?: Conversation['surface'] | undefined;
  coach_type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  order?: HistoryOrder | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/**
 * `timeZone`: for the dates; null = UTC. With `q`, only conversations that hold it, in a title or a message. Refuses
 * UNAVAILABLE once nobody waits for the answer any more (`signal`): whoever types on begins a search with each pause.
 */
export async function listHistoryPage(
  platform: Platform,
  memberId: string,
  request: HistoryRequest,
  timeZone: string | null,
  signal?: AbortSignal,
): Promise<{ items: HistoryItem[]; nextCursor: string | null }> {
  const limit = request.limit ?? ITEMS_PER_PAGE;
  const order = request.order ?? 'begun';
  const words = fold(request.q ?? '');
  const filter: HistoryFilter = {
    surface: request.surface ?? null,
    coachType: request.coach_type ?? null,
    from: request.from ? startOfLocalDate(request.from, timeZone) : null,
    before: request.to ? startOfLocalDate(nextDate(request.to), timeZone) : null,
  };
  const items: HistoryItem[] = [];
  let after = placeOf(request.cursor, HISTORY_BY);
  let shownTo: HistoryRow | undefined;
  for (;;) {
    const atOnce = words === '' ? limit + 1 : SCANNED_AT_ONCE;
    const { rows, vault } = await platform.database.asMember(memberId, async (tx) => ({
      rows: await listHistory(tx, memberId, filter, { after, limit: atOnce, order }),
      vault: await platform.vault.forMember(tx, memberId),
    }));
    const matches = words === '' ? null : await scan(platform, memberId, vault, rows, words, signal);
    for (const row of rows) {
      const title = row.title && vault.open('conversations.title', row.id, row.title);
      const found = matches?.get(row.id) ?? [];
      const isWanted = matches === null || found.length > 0 || (title && fold(title).includes(words));
      if (!isWanted) continue;
      if (items.length === limit) return { items, nextCursor: shownTo ? cursorOf(shownTo) : null };
      items.push(present(vault, row, title, found));
      shownTo = row;
    }
    if (rows.length < atOnce) return { items, nextCursor: null };
    after = rows.at(-1)!;
  }
}

/** By conversation; at most three messages of each, and of each of those the first place. */
async function scan(
  platform: Platform,
  memberId: string,
  vault: MemberVault,
  rows: HistoryRow[],
  words: string,
  signal: AbortSignal | undefined,
): Promise<Map<string, HistoryItem['matches']>> {
  const matches = new Map<string, HistoryItem['matches']>();
  const ids = rows.map(({ id }) => id);
  let after: SealedMessage | null = null;
  let since = performance.now();
  while (ids.length > 0) {
    if (signal?.aborted) throw refuse('UNAVAILABLE');
    const last: SealedMessage | null = after;
    const batch: SealedMessage[] = await platform.database.asMember(memberId, (tx) =>
      listSealedMessages(tx, memberId, ids, last, MESSAGES_AT_ONCE),
    );
    since = performance.now();
    for (const message of batch) {
      const found = matches.get(message.conversation_id) ?? [];
      if (found.length < MATCHES_SHOWN) {
        const text = vault.open('messages.content', message.id, message.content);
        // The whole message is a tap away: the next place shown is of another one.
        const [place] = findWords(text, words, 1);
        if (place) matches.set(message.conversation_id, [...found, { message_id: message.id, ...place }]);
      }
      if (performance.now() - since > STRETCH_MS) {
        await breathe();
        since = performance.now();
      }
    }
    if (batch.length < MESSAGES_AT_ONCE) break;
    after = batch.at(-1)!;
  }
  return matches;
}

function present(
  vault: MemberVault,
  row: HistoryRow,
  title: string | null,
  matches: HistoryItem['matches'],
): HistoryItem {
  const first =
    row.first_id && row.first_content
      ? vault.open('messages.content', row.first_id, row.first_content)
      : null;
  return {
    conversation: {
      id: row.id,
      therapy_style: row.therapy_style,
      coach_type: row.coach_type,
      topic: row.topic,
      title,
      surface: row.surface,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    },
    first_line: first === null ? null : firstLine(first),
    last_said_at: row.last_said_at.toISOString(),
    message_count: row.message_count,
    length_ms: Math.max(0, row.length_ms),
    has_safety_event: row.has_safety_event,
    matches,
  };
}

function firstLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= FIRST_LINE_CHARACTERS
    ? line
    : `${characters.slice(0, FIRST_LINE_CHARACTERS - 1).join('')}…`;
}
