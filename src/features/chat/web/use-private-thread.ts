// A private chat: the page holds the conversation and sends it along with each turn; the answer streams back and nothing
// of either is stored.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Message } from '#features/conversations/conversations.contract.ts';
import type { PrivateTurn } from '../chat.protocol.ts';
import { chatCopy } from './chat.copy.ts';
import { emptyThread, nextThread, type Thread } from './chat-thread.ts';
import { eventsIn } from './event-lines.ts';
import { changePrivateChat, type PrivateChat, privateChat } from './private-memory.ts';

/** The server takes no more, and a reply made from less is as good. */
const MOST_TURNS = 400;
const NO_ID = '00000000-0000-4000-8000-000000000000';

const localMessage = (
  role: Message['role'],
  content: string,
  position: number,
  id: string = crypto.randomUUID(),
): Message => ({
  id,
  conversation_id: NO_ID,
  item_id: id,
  position,
  content,
  role,
  source: 'typed',
  is_final: role === 'user',
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: new Date().toISOString(),
});

class PrivateRefusal extends Error {}

export function usePrivateThread(chat: PrivateChat, onNotSent: (words: string, reason: string) => void) {
  const [thread, dispatch] = useReducer(
    nextThread,
    chat,
    ({ messages, hasHelp }): Thread => ({ ...emptyThread, isLoaded: true, messages, hasHelp }),
  );
  const state = useRef(chat.state);
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  // What is said follows on what is there now, whoever still holds an older `say`.
  const said = useRef(thread.messages);
  useEffect(() => {
    said.current = thread.messages;
  }, [thread.messages]);

  useEffect(() => {
    changePrivateChat({ messages: thread.messages, hasHelp: thread.hasHelp });
  }, [thread.messages, thread.hasHelp]);

  async function say(content: string | null): Promise<void> {
    if (underWay.current) return;
    const before = said.current;
    const turns = before
      .map(({ role, content: words, created_at: at }) => ({ role, content: words, at }))
      .slice(-MOST_TURNS);
    const controller = new AbortController();
    underWay.current = controller;
    setIsBusy(true);
    const first = (before.at(-1)?.position ?? -1) + 1;
    if (content !== null) dispatch({ type: 'message', message: localMessage('user', content, first) });
    dispatch({ type: 'replying' });
    let reply: Message | null = null;
    try {
      const answer = await post({ ...chat.conversation, turns, content, state: state.current }, controller);
      for await (const event of eventsIn(answer)) {
        if (event.type === 'state') {
          state.current = event.state;
          changePrivateChat({ state: event.state });
          continue;
        }
        if (event.type === 'message') {
          if (event.message.role === 'user') continue;
          reply = { ...event.message, position: first + 1 };
          dispatch({ type: 'message', message: reply });
          continue;
        }
        if (event.type === 'delta') {
          if (!reply) {
            reply = localMessage('assistant', '', first + 1, event.messageId);
            dispatch({ type: 'message', message: reply });
          }
          reply = { ...reply, content: reply.content.slice(0, event.at) + event.text };
        }
        if (event.type === 'exercise' && reply) reply = { ...reply, exercise: event.exercise };
        dispatch(event);
      }
      finish(reply, 'finished');
    } catch (error) {
      if (controller.signal.aborted) return finish(reply, 'stopped');
      finish(reply, 'failed');
      if (reply) return;
      // Nobody has looked at what was written: help belongs on the screen.
      if (!(error instanceof PrivateRefusal)) dispatch({ type: 'help' });
      dispatch({ type: 'transcript', messages: before });
      onNotSent(content ?? '', error instanceof PrivateRefusal ? error.message : chatCopy.private.failed);
    } finally {
      underWay.current = null;
      setIsBusy(false);
    }
  }

  function finish(reply: Message | null, reason: 'finished' | 'stopped' | 'failed'): void {
    if (reply) dispatch({ type: 'message', message: { ...reply, is_final: true } });
    dispatch({ type: 'done', reason });
  }

  const begin = useEffectEvent(() => {
    const start = privateChat()?.start;
    if (!start) return;
    changePrivateChat({ start: null });
    void say(start.words);
  });
  useEffect(() => begin(), []);

  return { thread, say, stop: () => underWay.current?.abort(), isBusy };
}

async function post(turn: PrivateTurn, { signal }: AbortController): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch('/api/chat/private', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(turn),
    signal,
  });
  if (answer.ok && answer.body) return answer.body;
  const refusal: unknown = await answer.json().catch(() => null);
  const message = refusal instanceof Object && 'message' in refusal ? refusal.message : null;
  if (answer.status < 500 && typeof message === 'string') throw new PrivateRefusal(message);
  throw new Error('the private turn failed');
}
