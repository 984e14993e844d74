// Each member's one outbox on this page. It lives outside React, so that what waits is sent also when another screen is
// looked at.
import { useSyncExternalStore } from 'react';
import { conversationsApi } from '#features/conversations/web/use-history.ts';
import { queryClient } from '#platform/web/api.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { chatApi } from './chat-api.ts';
import { createOutbox, type Outbox } from './outbox.ts';

type Accepted = Awaited<ReturnType<typeof chatApi.send>>;

const outboxes = new Map<string, Outbox>();
const acceptedListeners = new Set<(accepted: Accepted) => void>();

export const allowanceKey = (memberId: string) => ['chat', memberId, 'allowance'] as const;

export function outboxOf(memberId: string): Outbox {
  const known = outboxes.get(memberId);
  if (known) return known;
  // What waited through a sign-out and another's sign-in is not stored as theirs.
  const context = { writtenFor: memberId };
  const outbox = createOutbox<Accepted>({
    memberId,
    create: (id, conversation) =>
      conversationsApi.create({ id, ...conversation, surface: 'chat' }, { context }),
    send: ({ conversationId, id, content }, signal) =>
      chatApi.send({ conversationId, id, content }, { signal, context }),
    onAccepted: (accepted) => {
      queryClient.setQueryData(allowanceKey(memberId), accepted.allowance);
      for (const listener of acceptedListeners) listener(accepted);
    },
  });
  outboxes.set(memberId, outbox);
  return outbox;
}

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
