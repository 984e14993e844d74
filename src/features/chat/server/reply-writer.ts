// One reply from its first word to its row: told to open pages as it comes, written at least once a second, and at
// the end together with where it left the dialogue. Nothing of it depends on the request that asked for it.
import { randomUUID } from 'node:crypto';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { messageId, saveItemWithin } from '#features/conversations/server/transcript.service.ts';
import {
  findTypedMessage,
  lockConversation,
  saveReply,
  settleUpTo,
} from '#features/conversations/server/typed-turns.service.ts';
import { staticSafeWords } from '#features/safety/server/safety.service.ts';
import type { DialogueState, ReplyChunk } from '#features/therapist/therapist.contract.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { ChatLimits } from './limits.data.ts';
import type { ReplyHub, Signal } from './reply-hub.ts';
import type { Conversation, ReplyLease } from './reply-lease.ts';
import type { Work } from './reply-work.ts';
import { joined } from './therapist-turn.ts';

export type StopReason = 'stopped' | 'superseded' | 'deleted' | 'leaving' | 'late';
/** `dropped`: what it answered was taken back. `lost`: another process answers instead. Neither leaves anything said. */
export type Outcome = 'finished' | 'stopped' | 'failed' | 'dropped' | 'lost' | 'gone';

export type ReplyWriter = {
  /** The reply as it stands; null before its first word. */
  message(): Message | null;
  showsHelp(): boolean;
  write(
    chunks: AsyncIterable<ReplyChunk>,
    signal: AbortSignal,
  ): Promise<{ outcome: Outcome; isGoodbye: boolean }>;
};

/** Thrown to undo what was written after the lease was lost. */
class LostLease extends Error {}

export function createReplyWriter(
  {
    platform,
    hub,
    limits,
    lease,
  }: { platform: Platform; hub: ReplyHub; limits: ChatLimits; lease: Pick<ReplyLease, 'isHeld'> },
  { memberId, conversationId }: Conversation,
  work: Work,
): ReplyWriter {
  const itemId = `reply_${randomUUID()}`;
  const id = messageId(conversationId, itemId);
  const createdAt = new Date().toISOString();
  let text = '';
  let exercise: Message['exercise'] = null;
  let showsHelp = work.verdict?.showsHelp ?? false;
  let state: DialogueState | null = null;
  let savedText = '';
  let saving: Promise<void> | null = null;
  /** What other processes were told so far; its end must reach them last. */
  let announced: Promise<void> = Promise.resolve();
  let isGone = false;
  let isLost = false;

  const present = (isFinal: boolean): Message => ({
    id,
    conversation_id: conversationId,
    item_id: itemId,
    position: work.position,
    content: text,
    role: 'assistant',
    source: 'typed',
    is_final: isFinal,
    heard_ms: null,
    exercise,
    shows_help: showsHelp,
    created_at: createdAt,
  });
  const item = (isFinal: boolean) => ({
    memberId,
    conversationId,
    itemId,
    position: work.position,
    role: 'assistant' as const,
    content: text,
    source: 'typed' as const,
    isFinal,
    heardMs: null,
    exercise,
    showsHelp,
    stateBefore: work.turn.state,
  });

  function add(chunk: ReplyChunk): void {
    const addition = joined(text, chunk.text);
    if (chunk.exercise) exercise = chunk.exercise;
    if (chunk.state) state = chunk.state;
    if (addition === '') return;
    // A page knows no message it was not told of, and would fetch the whole transcript to find where the words belong.
    if (text === '') hub.tell(conversationId, { type: 'message', message: present(false) });
    hub.tell(conversationId, { type: 'delta', messageId: id, at: text.length, text: addition });
    text += addition;
  }

  function announce(signal: Signal): void {
    announced = announced.then(() => hub.announce(conversationId, signal));
  }

  function saveSoFar(): void {
    if (text === savedText || saving) return;
    const written = text;
    saving = platform.database
      .asMember(memberId, async (tx) => {
        await saveItemWithin(platform, tx, item(false));
        if (!(await lease.isHeld(tx))) throw new LostLease('another process answers');
      })
      .then(
        () => {
          savedText = written;
          announce({ kind: 'message', detail: id });
        },
        (error: unknown) => {
          isGone ||= isRefusal(error, 'NOT_FOUND');
          isLost ||= error instanceof LostLease;
          platform.log.warn(
            { conversationId, ...describeError(error) },
            'a growing reply could not be stored',
          );
        },
      )
      .finally(() => {
        saving = null;
      });
  }

  /** Stores the end of it, where this process is still the one to answer and what it answers is still there. */
  async function store(outcome: 'finished' | 'stopped' | 'failed'): Promise<Outcome> {
    await saving;
    await announced;
    return platform.database.asMember(memberId, async (tx) => {
      await lockConversation(tx, memberId, conversationId);
      if (!(await lease.isHeld(tx))) return 'lost';
      const answered = work.answersId
        ? await findTypedMessage(platform, tx, memberId, conversationId, work.answersId)
        : null;
      if (work.answersId && !answered) return 'dropped';
      if (text === '') await settleUpTo(tx, memberId, conversationId, work.answersPosition);
      else {
        const message = await saveReply(platform, tx, item(true), outcome === 'stopped' ? null : state);
        if (message) hub.tell(conversationId, { type: 'message', message });
        await hub.publish(tx, conversationId, { kind: 'message', detail: id });
        await platform.events.publish(tx, { memberId, topic: 'conversations', id: conversationId });
      }
      await hub.publish(tx, conversationId, { kind: 'done', detail: outcome });
      return outcome;
    });
  }

  async function storeSurely(outcome: 'finished' | 'stopped' | 'failed'): Promise<Outcome> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await store(outcome);
      } catch (error) {
        if (isRefusal(error, 'NOT_FOUND')) return 'gone';
        if (attempt === 4) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
      }
    }
  }

  function failSafely(error: unknown): void {
    platform.log.error({ conversationId, ...describeError(error) }, 'the therapist failed to reply');
    showsHelp = true;
    hub.tell(conversationId, { type: 'help' });
    announce({ kind: 'help' });
    if (text === '') add({ text: staticSafeWords.join(' ') });
  }

  async function write(chunks: AsyncIterable<ReplyChunk>, signal: AbortSignal) {
    hub.tell(conversationId, { type: 'replying' });
    announce({ kind: 'replying' });
    const timer = setInterval(saveSoFar, limits.saveEveryMs);
    let suggestions: string[] = [];
    let isGoodbye = false;
    let outcome: 'finished' | 'stopped' | 'failed' = 'finished';
    try {
      for await (const chunk of until(chunks, signal)) {
        add(chunk);
        suggestions = chunk.suggestions ?? suggestions;
        isGoodbye ||= chunk.isGoodbye ?? false;
        if (isGone) return { outcome: 'gone' as const, isGoodbye };
        if (isLost) return { outcome: 'lost' as const, isGoodbye };
      }
      if (text === '' && !signal.aborted) failSafely(new Error('an empty reply'));
    } catch (error) {
      const reason: StopReason | null = signal.aborted ? (signal.reason as StopReason) : null;
      if (reason === 'stopped') outcome = 'stopped';
      else if (reason === null || reason === 'late') {
        outcome = 'failed';
        failSafely(error);
      } else {
        await saving;
        return { outcome: reason === 'deleted' ? ('gone' as const) : ('dropped' as const), isGoodbye };
      }
    } finally {
      clearInterval(timer);
    }
    const stored = await storeSurely(outcome);
    if (stored !== 'dropped' && stored !== 'lost' && stored !== 'gone') {
      if (suggestions.length > 0) hub.tell(conversationId, { type: 'suggestions', suggestions });
      hub.tell(conversationId, { type: 'done', reason: outcome });
    }
    return { outcome: stored, isGoodbye };
  }

  return { message: () => (text === '' ? null : present(false)), showsHelp: () => showsHelp, write };
}

/** Stops waiting for the next value the moment `signal` aborts, even if `source` does not listen to it. */
async function* until<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.(undefined).catch(() => {});
  }
}
