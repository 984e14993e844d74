// What a conversation came to, written down for the member and for next time: at once in the member's own sentences,
// and better worded when a model is there. Nothing of a conversation in which someone was not safe is suggested as
// a memory.
import { loadDialogueState, saveSummary } from '#features/conversations/server/conversations.service.ts';
import { suggestMemories } from '#features/conversations/server/memories.service.ts';
import { loadTranscript } from '#features/conversations/server/transcript.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SessionSummary, SpokenTurn } from '../therapist.contract.ts';
import { summarise } from './summarise.ts';

/** A prompted summary; null when the model cannot give one. Never throws. */
export type ModelSummary = (
  conversation: SpokenTurn[],
  own: SessionSummary,
) => Promise<SessionSummary | null>;

export type SumUp = (memberId: string, conversationId: string) => Promise<SessionSummary>;

/** The answer is the summary that can be had at once; a prompted one replaces the stored one when it comes. */
export function createSumUp(platform: Platform, askModel: ModelSummary | null = null): SumUp {
  async function keep(memberId: string, conversationId: string, summary: SessionSummary): Promise<void> {
    await saveSummary(platform, memberId, conversationId, summary.text);
    await suggestMemories(platform, memberId, conversationId, summary.suggestedMemories);
  }

  return async (memberId, conversationId) => {
    const [transcript, state] = await Promise.all([
      loadTranscript(platform, memberId, conversationId),
      loadDialogueState(platform, memberId, conversationId),
    ]);
    const turns = transcript
      .filter(({ content }) => content !== '')
      .map(({ role, content }) => ({ role, content }));
    const own = summarise(turns, state);
    await keep(memberId, conversationId, own);
    if (askModel && own.text !== '') {
      askModel(turns, own)
        .then((better) => better && keep(memberId, conversationId, better))
        .catch(() => platform.log.warn({ conversationId }, 'a prompted summary could not be kept'));
    }
    return own;
  };
}
