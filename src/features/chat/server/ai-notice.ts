// After every three hours of use of a conversation, the next reply begins by saying again that this is an AI. Pure:
// it looks at the transcript. Pauses count up to half an hour; what a call said of the kind counts as said.
import { chatWords } from './chat.copy.ts';
import { chatLimits } from './limits.data.ts';

type Said = { role: 'user' | 'assistant'; content: string; created_at: string };

const isNotice = ({ role, content }: Said): boolean =>
  role === 'assistant' &&
  (content.startsWith(chatWords.aiNotice) ||
    /\byou(?:'re| are) (?:still )?talking with an AI\b/i.test(content));

/** `transcript` oldest first. True when the time in use since the last notice, or the start, reached three hours. */
export function isAiNoticeDue(transcript: Said[], now: Date, limits = chatLimits): boolean {
  let usedMs = 0;
  let before: number | null = null;
  for (const message of [
    ...transcript,
    { role: 'user' as const, content: '', created_at: now.toISOString() },
  ]) {
    const at = Date.parse(message.created_at);
    if (before !== null) usedMs += Math.min(Math.max(0, at - before), limits.longestPauseMs);
    before = at;
    if (isNotice(message)) usedMs = 0;
  }
  return usedMs >= limits.aiNoticeEveryMs;
}
