// What is to be said next in a conversation, read from its transcript: an answer to what the member wrote, or said when
// a call broke off and it is grave; first words, a greeting on return, or nothing. Always looked up by whoever holds the
// lease, never carried over.
import type { Message } from '#features/conversations/conversations.contract.ts';
import {
  findLastSummary,
  getConversation,
  loadDialogueState,
} from '#features/conversations/server/conversations.service.ts';
import { recallMemories } from '#features/conversations/server/memories.service.ts';
import { deleteItem, loadTranscript, saveItem } from '#features/conversations/server/transcript.service.ts';
import type { TherapistTurn } from '#features/therapist/therapist.contract.ts';
import type { Platform } from '#platform/server/platform.ts';
import { partOfDay } from '#platform/shared/local-day.ts';
import { isAiNoticeDue } from './ai-notice.ts';
import { isGrave, type JudgeTurn, type Verdict } from './judge-turn.ts';
import type { ChatLimits } from './limits.data.ts';
import type { ReplyHub } from './reply-hub.ts';
import type { Conversation } from './reply-lease.ts';
import { findPlace, splitAtMember } from './therapist-turn.ts';
import { judgeWaiting, waitingIn } from './waiting-verdict.ts';

/** Why a reply was asked for. */
export type Wish =
  | { kind: 'answer' }
  /** The page was opened: first words or a greeting, where one is due. */
  | { kind: 'opening' }
  /** In place of a reply that was taken back, and nothing where another took its place meanwhile. */
  | { kind: 'again'; old: string; position: number };

export type Work = {
  turn: Omit<TherapistTurn, 'seed' | 'signal'>;
  verdict: Verdict | null;
  /** The message this answers; null for first words. Gone by the time the reply is done, the reply is dropped. */
  answersId: string | null;
  /** All messages it answers. */
  answersIds: string[];
  /** The place of the reply: right after what it answers, before what the member adds meanwhile. */
  position: number;
  /** Of the message it answers. */
  answersPosition: number;
  hasAiNotice: boolean;
  old: string | null;
};

export type WorkOptions = {
  platform: Platform;
  hub: ReplyHub;
  judge: JudgeTurn;
  limits: ChatLimits;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
  /** Sums up what was left open elsewhere, so that first words can build on it. */
  sumUpOthers(memberId: string, conversationId: string): Promise<void>;
};

/** True when the therapist owes first words or a greeting. `transcript` oldest first. */
export function isOpeningDue(transcript: Message[], now: Date, limits: ChatLimits): boolean {
  const last = transcript.at(-1);
  if (!last) return true;
  const hasGreeted = last.role === 'assistant' && transcript.at(-2)?.role !== 'user';
  if (hasGreeted && last.source === 'typed') return false;
  if (last.role === 'user' && last.source === 'typed') return false;
  // What was spoken goes on in writing after a word that says so.
  return last.source === 'voice' || now.getTime() - Date.parse(last.created_at) > limits.greetAfterMs;
}

/** Null when nothing is to be said. Refuses NOT_FOUND when the conversation is gone. */
export async function findWork(
  options: WorkOptions,
  { memberId, conversationId }: Conversation,
  wish: Wish,
  known: ReadonlyMap<string, Verdict>,
): Promise<Work | null> {
  const { platform, limits } = options;
  const [conversation, transcript, member, state] = await Promise.all([
    getConversation(platform, memberId, conversationId),
    withoutOrphans(options, memberId, conversationId),
    options.findMember(memberId),
    loadDialogueState(platform, memberId, conversationId),
  ]);
  const last = transcript.at(-1);
  const unanswered = last?.role === 'user' ? last : null;
  const isTyped = unanswered?.source === 'typed';
  const isTakenBack = wish.kind === 'again' && (last?.position ?? -1) < wish.position;
  const isOpening =
    !isTyped && (isTakenBack || (wish.kind === 'opening' && isOpeningDue(transcript, new Date(), limits)));
  if (!isTyped && !isOpening) return null;

  const turns = transcript.map(({ role, content }) => ({ role, content }));
  const country = member?.country ?? null;
  const verdict = await judgeWaiting(transcript, known, (said) =>
    options.judge({ memberId, conversation: said, conversationId, country, isNew: false }),
  );
  // What was said before a call broke off is greeted, unless it must not be left without an answer.
  const answered = isTyped || (verdict && isGrave(verdict.assessment)) ? unanswered : null;
  const answersIds = answered ? waitingIn(transcript).map(({ id }) => id) : [];
  // Of several, it may be all of them together that ask for help.
  if (verdict?.showsHelp && (isOpening || answersIds.length > 1)) showHelp(options.hub, conversationId);

  if (!answered) await options.sumUpOthers(memberId, conversationId);
  const [place, lastSummary, memories] = await Promise.all([
    findPlace(platform, memberId, conversation),
    findLastSummary(platform, memberId, conversationId),
    recallMemories(platform, memberId),
  ]);
  const split = answered ? splitAtMember(turns) : { conversation: turns, unanswered: null };
  return {
    turn: {
      ...place,
      conversation: split.conversation,
      memberText: split.unanswered,
      risk: verdict?.assessment ?? { level: 'none', kinds: [], evidence: [], declined: [] },
      style: conversation.therapy_style,
      surface: 'chat',
      memories,
      lastSummary,
      country,
      timeOfDay: partOfDay(new Date(), member?.timeZone ?? null),
      state,
    },
    verdict,
    answersId: answered?.id ?? null,
    answersIds,
    position: last ? last.position + 1 : 0,
    answersPosition: last?.position ?? 0,
    hasAiNotice:
      answered !== null && isAiNoticeDue(transcript.slice(0, -1), new Date(answered.created_at), limits),
    old: wish.kind === 'again' ? wish.old : null,
  };
}

/** Before anything is said; words that are written to a chat are shown help for when they are stored. */
function showHelp(hub: ReplyHub, conversationId: string): void {
  hub.tell(conversationId, { type: 'help' });
  void hub.announce(conversationId, { kind: 'help' });
}

/**
 * The transcript, after clearing away what a process that died left half-written: at the end it is said anew,
 * elsewhere it stays as far as it came.
 */
async function withoutOrphans(
  { platform, hub }: Pick<WorkOptions, 'platform' | 'hub'>,
  memberId: string,
  conversationId: string,
): Promise<Message[]> {
  const transcript = await loadTranscript(platform, memberId, conversationId);
  const orphans = transcript.filter(
    ({ role, source, is_final }) => role === 'assistant' && source === 'typed' && !is_final,
  );
  if (orphans.length === 0) return transcript;
  for (const orphan of orphans) {
    if (orphan === transcript.at(-1)) {
      await deleteItem(platform, memberId, conversationId, orphan.item_id);
      continue;
    }
    await saveItem(platform, {
      memberId,
      conversationId,
      itemId: orphan.item_id,
      position: orphan.position,
      role: 'assistant',
      content: orphan.content,
      source: 'typed',
      isFinal: true,
      heardMs: null,
    });
  }
  // A page may have read them half-written, and would go on showing them beside what is said now.
  hub.tell(conversationId, { type: 'changed' });
  void hub.announce(conversationId, { kind: 'changed' });
  return transcript.filter((message) => message.is_final || message !== transcript.at(-1));
}
