// What a conversation came to, written down for the member and for next time: at once in the member's own sentences,
// and better worded when a model is there. Nothing of a conversation in which someone was not safe is suggested as
// a memory.
import { loadDialogueState } from '#features/conversations/server/conversations.service.ts';
import { keepSummary } from '#features/conversations/server/summaries.service.ts';
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

/**
 * The answer is the summary that can be had at once; a prompted one replaces the stored one when it comes, unless what it
 * was made from was taken back meanwhile.
 */
export function createSumUp(platform: Platform, askModel: ModelSummary | null = null): SumUp {
  return async (memberId, conversationId) => {
    const [transcript, state] = await Promise.all([
      loadTranscript(platform, memberId, conversationId),
      loadDialogueState(platform, memberId, conversationId),
    ]);
    const upTo = transcript.at(-1)?.id ?? null;
    const turns = transcript
      .filter(({ content }) => content !== '')
      .map(({ role, content }) => ({ role, content }));
    const keep = (summary: SessionSummary) =>
      keepSummary(platform, memberId, conversationId, { ...summary, upTo });
    const own = await summarise(turns, state);
    await keep(own);
    if (askModel && own.text !== '') {
      askModel(turns, own)
        .then((better) => better && keep(better))
        .catch(() => platform.log.warn({ conversationId }, 'a prompted summary could not be kept'));
    }
    return own;
  };
}
