// Memories a session suggests. Nothing is used until the member agreed, and nothing of a conversation in which someone
// was not safe is ever suggested.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hasSafetyEvent } from './history.queries.ts';
import {
  deleteSuggestions,
  insertSuggestion,
  listActiveMemories,
  listMemories,
  type MemoryKind,
  updateWithoutSource,
} from './memories.queries.ts';

const LONGEST_MEMORY = 300;
/** As many as the therapist is ever given. */
const MOST_RECALLED = 20;

/** What the member agreed that the therapist knows, newest first. */
export async function recallMemories(platform: Platform, memberId: string): Promise<string[]> {
  return platform.database.asMember(memberId, async (tx) => {
    const rows = await listActiveMemories(tx, memberId, MOST_RECALLED);
    if (rows.length === 0) return [];
    const vault = await platform.vault.forMember(tx, memberId);
    return rows.map(({ id, text }) => vault.open('memories.text', id, text));
  });
}

/** Replaces what this conversation suggested before; a text already suggested, kept or refused is not asked again. */
export async function suggestMemories(
  platform: Platform,
  tx: Tx,
  memberId: string,
  conversationId: string,
  texts: string[],
): Promise<void> {
  await deleteSuggestions(tx, memberId, conversationId);
  if (texts.length === 0 || (await hasSafetyEvent(tx, memberId, conversationId))) return;
  const vault = await platform.vault.forMember(tx, memberId);
  const rows = await listMemories(tx, memberId);
  const known = new Set(rows.map((row) => sameness(vault.open('memories.text', row.id, row.text))));
  for (const text of texts.map((each) => each.trim().slice(0, LONGEST_MEMORY))) {
    if (text === '' || known.has(sameness(text))) continue;
    known.add(sameness(text));
    const id = randomUUID();
    const sealed = vault.seal('memories.text', id, text);
    await insertSuggestion(tx, {
      id,
      memberId,
      text: sealed,
      kind: kindOf(text),
      sourceId: conversationId,
    });
  }
}

/** The conversation goes: what it suggested goes along, what the member decided on stays without its source. */
export async function forgetSource(tx: Tx, memberId: string, conversationId: string): Promise<void> {
  await deleteSuggestions(tx, memberId, conversationId);
  await updateWithoutSource(tx, memberId, conversationId);
}

export async function forgetSuggestions(tx: Tx, memberId: string, conversationId: string): Promise<void> {
  await deleteSuggestions(tx, memberId, conversationId);
}

const sameness = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A first guess; the member may change it. */
function kindOf(text: string): MemoryKind {
  if (/\b(?:don't|do not|never) want (?:to talk|you|advice)|\bplease don't\b/i.test(text)) return 'boundary';
  if (/\b(?:want|hope|plan|trying|dream|goal)\b/i.test(text)) return 'goal';
  if (
    /\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|kids|children|boss|manager|friend|family)\b/i.test(
      text,
    )
  )
    return 'person';
  if (/\b(?:love|like|prefer|enjoy|hate)\b/i.test(text)) return 'preference';
  return 'pattern';
}
