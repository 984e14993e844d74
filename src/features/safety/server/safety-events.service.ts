// Writes down that help was shown, on every surface that takes words.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { Assessment } from '../safety.contract.ts';
import { insertSafetyEvent } from './safety-events.queries.ts';

export type SafetySurface =
  | 'voice'
  | 'chat'
  | 'avatar'
  | 'journal'
  | 'mood'
  | 'feedback'
  | 'contact'
  | 'category';

/** Does nothing for level `none`. Returns the event's id, or null. */
export async function recordSafetyEvent(
  tx: Tx,
  event: {
    memberId: string;
    surface: SafetySurface;
    assessment: Assessment;
    /** What the person was shown: `crisis_card`, `safe_words`, `static_card`. */
    shown: string[];
    conversationId?: string;
    sessionId?: string;
  },
): Promise<string | null> {
  const { level, kinds, evidence } = event.assessment;
  if (level === 'none') return null;
  const id = randomUUID();
  await insertSafetyEvent(tx, {
    id,
    user_id: event.memberId,
    conversation_id: event.conversationId ?? null,
    session_id: event.sessionId ?? null,
    surface: event.surface,
    level,
    kinds,
    evidence,
    shown: event.shown,
  });
  return id;
}
