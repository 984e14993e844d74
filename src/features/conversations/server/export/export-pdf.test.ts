import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '../../conversations.contract.ts';
import { exportAsPdf } from './export-pdf.ts';

const at = '2026-03-11T02:00:00.000Z';
const conversation: Conversation = {
  id: randomUUID(),
  therapy_style: 'Standard',
  coach_type: 'career',
  topic: null,
  title: null,
  surface: 'chat',
  created_at: at,
  updated_at: at,
};
const said = (content: string): Message => ({
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

test.each([
  ['prose', 'What I never told anyone is this. '.repeat(240)],
  ['one letter held down', 'x'.repeat(8_000)],
])('one long message leaves others their turn while it is laid out: %s', async (_name, content) => {
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const messages = [said(content)];
  const pdf = await exportAsPdf({
    conversation,
    messages,
    about: ['Career'],
    timeZone: null,
    productName: 'Tulia',
  });
  clearImmediate(turn);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(30);
});
