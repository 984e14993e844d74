// A conversation with one message of the member's, as an export is handed it.
import { randomUUID } from 'node:crypto';
import type { Conversation, Message } from '../conversations.contract.ts';

const at = '2026-03-11T02:00:00.000Z';

export const conversation: Conversation = {
  id: randomUUID(),
  therapy_style: 'Standard',
  coach_type: 'career',
  topic: null,
  title: null,
  surface: 'chat',
  created_at: at,
  updated_at: at,
};

export const said = (content: string): Message => ({
  id: randomUUID(),
  conversation_id: conversation.id,
  item_id: 'item_0',
  position: 0,
  content,
  role: 'user',
  source: 'typed',
  is_final: true,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: at,
});
