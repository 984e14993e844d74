// Tells every open page of a conversation what happens in it. Pages of this process are told at once; other processes
// hear ids through the database and read the row for theirs.
import { randomUUID } from 'node:crypto';
import { findTypedMessage } from '#features/conversations/server/typed-turns.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ChangeOrResync } from '#platform/server/events.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ChatEvent } from '../chat.protocol.ts';

/** What other processes are told: never a word, only that there is something to read or to do. */
export type Signal =
  | { kind: 'replying' | 'help' | 'changed' }
  | { kind: 'message'; detail: string }
  | { kind: 'done'; detail: 'finished' | 'stopped' | 'failed' }
  | { kind: 'stop'; detail: 'stopped' | 'superseded' };

type Listener = { memberId: string; hear(event: ChatEvent): void };

const TOPIC = 'chat:';

export type ReplyHub = ReturnType<typeof createReplyHub>;

export function createReplyHub(platform: Platform) {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  const stopAsked = new Set<(conversationId: string, reason: 'stopped' | 'superseded') => void>();
  /** One at a time for each conversation, so that pages hear things in the order they happened. */
  const queues = new Map<string, Promise<void>>();

  function tell(conversationId: string, event: ChatEvent): void {
    for (const listener of listeners.get(conversationId) ?? []) listener.hear(event);
  }

  /** Reaches the other processes when `tx` commits. */
  async function publish(tx: Tx, conversationId: string, signal: Signal): Promise<void> {
    const detail = 'detail' in signal ? signal.detail : '';
    const id = `${conversationId}/${self}/${detail}`;
    await platform.events.publish(tx, { memberId: null, topic: `${TOPIC}${signal.kind}`, id });
  }

  /** As `publish`, on its own. Never rejects; what is published after it was waited for comes after it. */
  function announce(conversationId: string, signal: Signal): Promise<void> {
    return platform.database
      .asSystem((tx) => publish(tx, conversationId, signal))
      .catch((error: unknown) => platform.log.warn(describeError(error), 'a chat signal was lost'));
  }

  async function relay(conversationId: string, kind: string, detail: string): Promise<void> {
    const own = [...(listeners.get(conversationId) ?? [])];
    const memberId = own[0]?.memberId;
    if (!memberId) return;
    const forAll = (event: ChatEvent) => tell(conversationId, event);
    if (kind === 'replying' || kind === 'help' || kind === 'changed') forAll({ type: kind });
    if (kind === 'done') forAll({ type: 'done', reason: detail as 'finished' | 'stopped' | 'failed' });
    if (kind !== 'message') return;
    const message = await platform.database.asMember(memberId, (tx) =>
      findTypedMessage(platform, tx, memberId, conversationId, detail),
    );
    if (message) forAll({ type: 'message', message });
  }

  function inTurn(conversationId: string, work: () => Promise<void>): void {
    const next = (queues.get(conversationId) ?? Promise.resolve()).then(work).catch((error: unknown) => {
      platform.log.warn({ conversationId, ...describeError(error) }, 'a chat signal could not be passed on');
      tell(conversationId, { type: 'changed' });
    });
    queues.set(conversationId, next);
    void next.then(() => {
      if (queues.get(conversationId) === next) queues.delete(conversationId);
    });
  }

  function hear(change: ChangeOrResync): void {
    if (change.topic === 'resync') {
      for (const conversationId of listeners.keys()) tell(conversationId, { type: 'changed' });
      return;
    }
    if (!change.topic.startsWith(TOPIC) || !('id' in change) || !change.id) return;
    const [conversationId = '', from, detail = ''] = change.id.split('/');
    if (from === self) return;
    const kind = change.topic.slice(TOPIC.length);
    if (kind === 'stop')
      for (const ask of stopAsked) ask(conversationId, detail === 'stopped' ? 'stopped' : 'superseded');
    else if (listeners.has(conversationId)) inTurn(conversationId, () => relay(conversationId, kind, detail));
  }
  const unsubscribe = platform.events.subscribe(hear);

  return {
    tell,
    publish,
    announce,
    /** Returns the unsubscribe. */
    listen: (conversationId: string, listener: Listener): (() => void) => {
      const known = listeners.get(conversationId) ?? new Set();
      listeners.set(conversationId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(conversationId) === known) listeners.delete(conversationId);
      };
    },
    hasListeners: (conversationId: string) => listeners.has(conversationId),
    /** Another process wants the reply of this conversation stopped. */
    onStopAsked: (ask: (conversationId: string, reason: 'stopped' | 'superseded') => void) => {
      stopAsked.add(ask);
    },
    close: unsubscribe,
  };
}
