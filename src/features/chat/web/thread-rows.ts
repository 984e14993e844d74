// What stands in a thread one below the other: the messages, and a line for each day they were said on.
import type { Message } from '#features/conversations/conversations.contract.ts';
import { isSameDay } from '#features/conversations/web/conversation-time.ts';

export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message };

export function rowsOf(messages: readonly Message[]): ThreadRow[] {
  const rows: ThreadRow[] = [];
  for (const [place, message] of messages.entries()) {
    const before = messages[place - 1];
    if (!before || !isSameDay(before.created_at, message.created_at))
      rows.push({ kind: 'day', key: `day-${message.id}`, at: message.created_at });
    rows.push({ kind: 'message', key: message.id, message });
  }
  return rows;
}
