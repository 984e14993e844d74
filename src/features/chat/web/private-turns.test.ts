import { expect, test } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { privateTurn } from '../chat.protocol.ts';
import { privateTurnBounds } from '../private-turn.data.ts';
import { privateTurnOf } from './private-turns.ts';

const said = (at: number, content: string): Message => ({
  id: `m${at}`,
  conversation_id: '',
  item_id: '',
  position: at,
  content,
  role: at % 2 ? 'assistant' : 'user',
  source: 'typed',
  is_final: true,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: '2026-11-21T02:00:00.000Z',
});
const rest = { therapy_style: 'Standard', coach_type: 'career', content: 'And more', state: null } as const;
const sent = (messages: Message[], grave: string[] = []) => {
  const turn = privateTurnOf(rest, messages, new Set(grave));
  expect(privateTurn.safeParse(turn).success).toBe(true);
  return turn.turns.map(({ content }) => content);
};

test('all of it is sent along while it fits, in order', () => {
  expect(sent([said(0, 'one'), said(1, 'two'), said(2, 'three')])).toEqual(['one', 'two', 'three']);
});

test('the oldest stays behind, but for words for which help was shown', () => {
  const messages = Array.from({ length: 500 }, (_, at) => said(at, `${at}`));
  expect(sent(messages)).toEqual(messages.slice(100).map(({ content }) => content));
  expect(sent(messages, ['m4'])).toEqual(['4', ...messages.slice(101).map(({ content }) => content)]);
});

test('where help was shown for very many words, what was said last has its place beside them', () => {
  const messages = Array.from({ length: 200 }, (_, at) => said(at, `${at} ${'ü'.repeat(7_900)}`));
  const own = messages.filter(({ role }) => role === 'user').map(({ id }) => id);
  const turns = sent(messages, own);
  expect(turns.slice(-2)).toEqual(messages.slice(-2).map(({ content }) => content));
  expect(turns.length).toBeGreaterThanOrEqual(14);
  expect(turns.join('').length).toBeLessThanOrEqual(privateTurnBounds.characters);
});

test('a reply that is longer than anything the server takes does not stand in the way of what follows', () => {
  expect(sent([said(0, 'one'), said(1, 'x'.repeat(9_000))])[1]).toHaveLength(8_000);
});
