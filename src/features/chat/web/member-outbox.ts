// Each member's one outbox on this page. It lives outside React, so that what waits is sent also when another screen is
// looked at.
import { useSyncExternalStore } from 'react';
import { conversationsApi, forgetWordsFor } from '#features/conversations/web/use-history.ts';
import { tellOfHelp } from '#features/safety/web/tell-of-help.ts';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { onChange } from '#platform/web/live.ts';
import { forgetPrivately, keepPrivately, listPrivately } from '#platform/web/private-store.ts';
import { chatApi } from './chat-api.ts';
import { createOutbox, type MadeConversations, type Outbox } from './outbox.ts';

type Accepted = Awaited<ReturnType<typeof chatApi.send>>;

const outboxes = new Map<string, Outbox>();
const acceptedListeners = new Set<(accepted: Accepted) => void>();

const MADE = 'chat-made/';

const madeOnDevice = (memberId: string): MadeConversations => ({
  list: async () => (await listPrivately(memberId, MADE)).map(({ name }) => name.slice(MADE.length)),
  // Where the browser keeps nothing, no words wait for a later visit either.
  keep: (id) => keepPrivately(memberId, MADE + id, true).catch(() => {}),
  forget: (id) => forgetPrivately(memberId, MADE + id),
});

export const allowanceKey = (memberId: string) => ['chat', memberId, 'allowance'] as const;

export function outboxOf(memberId: string): Outbox {
  const known = outboxes.get(memberId);
  if (known) return known;
  // What waited through a sign-out and another's sign-in is not stored as theirs.
  const context = { writtenFor: memberId };
  const outbox = createOutbox<Accepted>({
    memberId,
    kept: madeOnDevice(memberId),
    create: (id, conversation) =>
      conversationsApi.create({ id, ...conversation, surface: 'chat' }, { context }),
    send: async ({ conversationId, id, content }, signal) => {
      try {
        const accepted = await chatApi.send({ conversationId, id, content }, { signal, context });
        if (accepted.shows_help) tellOfHelp(`/chat/${conversationId}`);
        return accepted;
      } catch (error) {
        if (verdictIn(error)) tellOfHelp(`/chat/${conversationId}`);
        // Used up on another device, then.
        if (isRefusal(error, 'TOO_MANY_REQUESTS'))
          void queryClient.invalidateQueries({ queryKey: allowanceKey(memberId) });
        throw error;
      }
    },
    onAccepted: (accepted) => {
      queryClient.setQueryData(allowanceKey(memberId), accepted.allowance);
      for (const listener of acceptedListeners) listener(accepted);
    },
    onGone: (conversationId) => forgetWordsFor(memberId, conversationId),
  });
  outboxes.set(memberId, outbox);
  void outbox.queue.ready.then(() => forgetRefused(memberId, outbox));
  return outbox;
}

/** Asked for this member alone: what another sign-in cannot see is not gone. */
export async function forgetIfGone(memberId: string, conversationId: string): Promise<void> {
  const outbox = outboxOf(memberId);
  await outbox.queue.ready;
  // The server has not heard of it yet: that is another thing than gone.
  if (outbox.items().some((item) => item.conversationId === conversationId && item.creates)) return;
  try {
    await conversationsApi.get({ id: conversationId }, { context: { writtenFor: memberId } });
  } catch (error) {
    if (isRefusal(error, 'NOT_FOUND')) outbox.forget(conversationId);
  }
}

/** What was refused is not sent again, and would stay for good when its conversation is deleted on another screen. */
async function forgetRefused(memberId: string, outbox: Outbox, changedId?: string): Promise<void> {
  const refused = outbox.items().filter(({ state, creates }) => state === 'refused' && creates === null);
  for (const id of new Set(refused.map(({ conversationId }) => conversationId)))
    if (changedId === undefined || changedId === id) await forgetIfGone(memberId, id);
}

onChange('conversations', ({ id }) => {
  for (const [memberId, outbox] of outboxes) void forgetRefused(memberId, outbox, id);
});

onWordsForgotten((keptFor) => {
  for (const [memberId, outbox] of outboxes) {
    if (memberId === keptFor) continue;
    outbox.close();
    outboxes.delete(memberId);
  }
});

export function onAccepted(listener: (accepted: Accepted) => void): () => void {
  acceptedListeners.add(listener);
  return () => {
    acceptedListeners.delete(listener);
  };
}

/** Everything of this member that is on its way, in any conversation. */
export function useOutbox(memberId: string) {
  const outbox = outboxOf(memberId);
  return { outbox, items: useSyncExternalStore(outbox.subscribe, outbox.items) };
}
