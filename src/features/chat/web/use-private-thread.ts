// A private chat: the page holds the conversation and sends it along with each turn; the answer streams back and nothing
// of either is stored.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { WRITTEN_FOR } from '#platform/shared/written-for.ts';
import { tellSignInNeeded } from '#platform/web/sign-in-needed.ts';
import type { ChatEvent, PrivateTurn } from '../chat.protocol.ts';
import { chatCopy } from './chat.copy.ts';
import { emptyThread, nextThread, type Thread } from './chat-thread.ts';
import { eventsIn } from './event-lines.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';
import { changePrivateChat, type PrivateChat, privateChat } from './private-memory.ts';
import { privateTurnOf } from './private-turns.ts';

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

type End = Extract<ChatEvent, { type: 'done' }>['reason'];

class PrivateRefusal extends Error {
  readonly data: unknown;
  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

export function usePrivateThread(
  memberId: string,
  chat: PrivateChat,
  onNotSent: (words: string, reason: string) => void,
) {
  const [thread, dispatch] = useReducer(
    nextThread,
    chat,
    ({ messages, hasHelp }): Thread => ({ ...emptyThread, isLoaded: true, messages, hasHelp }),
  );
  const state = useRef(chat.state);
  /** Words for which help was shown. */
  const grave = useRef(new Set(chat.grave));
  const [isBusy, setIsBusy] = useState(false);
  /** Words have waited for too long for somebody to look at them. */
  const [isUnjudged, setIsUnjudged] = useState(false);
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
    const controller = new AbortController();
    underWay.current = controller;
    setIsBusy(true);
    const first = (before.at(-1)?.position ?? -1) + 1;
    const own = content === null ? null : localMessage('user', content, first);
    if (own) dispatch({ type: 'message', message: own });
    dispatch({ type: 'replying' });
    let reply: Message | null = null;
    let end: End | null = null;
    const late = own && setTimeout(setIsUnjudged, JUDGED_WITHIN_MS, true);
    try {
      const rest = { ...chat.conversation, content, state: state.current };
      const answer = await post(memberId, privateTurnOf(rest, before, grave.current), controller.signal);
      // It is answered once it was judged.
      if (late) clearTimeout(late);
      setIsUnjudged(false);
      for await (const event of eventsIn(answer)) {
        // Nothing can follow before the answer is closed, and the screen must not say otherwise.
        if (event.type === 'done') {
          end = event.reason;
          continue;
        }
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
        if (event.type === 'help' && own) {
          grave.current.add(own.id);
          changePrivateChat({ grave: [...grave.current] });
        }
        if (event.type === 'exercise' && reply) reply = { ...reply, exercise: event.exercise };
        dispatch(event);
      }
      if (end === null) throw new Error('the answer broke off');
      finish(reply, end);
    } catch (error) {
      if (controller.signal.aborted) return finish(reply, 'stopped');
      if (reply) return finish(reply, 'failed');
      dispatch({ type: 'connected' });
      // Nobody has looked at what was written: help belongs on the screen.
      if (verdictIn(error) !== false) dispatch({ type: 'help' });
      dispatch({ type: 'transcript', messages: before });
      onNotSent(content ?? '', error instanceof PrivateRefusal ? error.message : chatCopy.private.failed);
    } finally {
      if (late) clearTimeout(late);
      underWay.current = null;
      setIsBusy(false);
    }
  }

  function finish(reply: Message | null, reason: End): void {
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

  return {
    thread,
    hasHelp: thread.hasHelp || isUnjudged,
    say,
    stop: () => underWay.current?.abort(),
    isBusy,
  };
}

async function post(
  memberId: string,
  turn: PrivateTurn,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch('/api/chat/private', {
    method: 'POST',
    credentials: 'same-origin',
    // Under another's sign-in it is not answered: what is found in it would be noted as theirs.
    headers: { 'content-type': 'application/json', [WRITTEN_FOR]: memberId },
    body: JSON.stringify(turn),
    signal,
  });
  if (answer.ok && answer.body) return answer.body;
  if (answer.status === 401) {
    tellSignInNeeded();
    throw new Error('nobody is signed in');
  }
  const refusal: unknown = await answer.json().catch(() => null);
  const { message, data } = (refusal ?? {}) as { message?: unknown; data?: unknown };
  if (answer.status < 500 && typeof message === 'string') throw new PrivateRefusal(message, data);
  throw new Error('the private turn failed');
}
