import { describe, expect, it } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { type LinePorts, openChatLine } from './chat-line.ts';
import { emptyThread, nextThread } from './chat-thread.ts';

const conversation_id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const said = (id: string, position: number, content: string, is_final = true): Message => ({
  id,
  conversation_id,
  item_id: id,
  position,
  content,
  role: position % 2 ? 'assistant' : 'user',
  source: 'typed',
  is_final,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: '2026-11-21T02:00:00.000Z',
});
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function world() {
  let thread = emptyThread;
  let state = 'connecting';
  let transcripts: (Message[] | Error)[] = [];
  let answerLater: ((messages: Message[]) => void) | null = null;
  let asked = 0;
  let streams = 0;
  let stream: Parameters<LinePorts['openStream']>[0] | null = null;
  const retries: (() => void)[] = [];
  const line = openChatLine({
    fetchTranscript: () => {
      asked++;
      const answer = transcripts.shift();
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer) return Promise.resolve(answer);
      return new Promise((resolve) => {
        answerLater = resolve;
      });
    },
    openStream: (handlers) => {
      streams++;
      stream = handlers;
      return () => {};
    },
    onEvent: (event) => {
      thread = nextThread(thread, event);
    },
    onState: (next) => {
      state = next;
    },
    later: (run) => {
      retries.push(run);
      return () => {};
    },
  });
  return {
    line,
    thread: () => thread,
    state: () => state,
    asked: () => asked,
    streams: () => streams,
    willAnswer: (...answers: (Message[] | Error)[]) => {
      transcripts = answers;
    },
    answer: async (messages: Message[]) => {
      answerLater?.(messages);
      await turn();
    },
    open: async () => {
      stream?.onOpen();
      await turn();
    },
    says: (event: ChatEvent) => stream?.onEvent(event),
    lose: async (isTryingAgain: boolean) => {
      stream?.onLost(isTryingAgain);
      await turn();
    },
    retry: () => retries.shift()?.(),
  };
}

describe('the line of a conversation', () => {
  it('shows the transcript once the stream stands', async () => {
    const { thread, state, willAnswer, open } = world();
    willAnswer([said('a', 0, 'Hello')]);
    expect(thread().isLoaded).toBe(false);
    await open();
    expect(state()).toBe('live');
    expect(thread()).toMatchObject({ isLoaded: true, messages: [{ id: 'a' }] });
  });

  it('keeps what the stream says while the transcript is on its way', async () => {
    const { thread, open, says, answer } = world();
    await open();
    says({ type: 'message', message: said('b', 1, '', false) });
    says({ type: 'delta', messageId: 'b', at: 0, text: 'I am here.' });
    await answer([said('a', 0, 'Hello')]);
    expect(thread().messages.map(({ content }) => content)).toEqual(['Hello', 'I am here.']);
    expect(thread()).toMatchObject({ isReplying: true, isBehind: false });
  });

  it('asks for the transcript again after every gap', async () => {
    const { asked, willAnswer, open, lose, state, thread } = world();
    willAnswer([said('a', 0, 'Hello')], [said('a', 0, 'Hello'), said('b', 1, 'Hello to you')]);
    await open();
    await lose(true);
    expect(state()).toBe('lost');
    await open();
    expect(asked()).toBe(2);
    expect(thread().messages).toHaveLength(2);
  });

  it('says that a conversation is missing and stops trying', async () => {
    const { state, willAnswer, lose, retry, streams } = world();
    willAnswer(refuse('NOT_FOUND'));
    await lose(false);
    expect(state()).toBe('missing');
    retry();
    expect(streams()).toBe(1);
  });

  it('tries again by itself when the server cannot be reached', async () => {
    const { state, willAnswer, lose, retry, streams, open } = world();
    willAnswer(new TypeError('Failed to fetch'), [said('a', 0, 'Hello')]);
    await lose(false);
    expect(state()).toBe('failed');
    retry();
    expect(streams()).toBe(2);
    await open();
    expect(state()).toBe('live');
  });

  it('asks for the transcript also while the browser goes on trying, until it has it', async () => {
    const { state, asked, willAnswer, lose, open, thread } = world();
    const unreachable = new TypeError('Failed to fetch');
    willAnswer(unreachable, unreachable, [said('a', 0, 'Hello')]);
    await lose(true);
    expect(state()).toBe('failed');
    await lose(true);
    expect(state()).toBe('failed');
    await open();
    expect([state(), thread().isLoaded]).toEqual(['live', true]);
    await lose(true);
    expect([state(), asked()]).toEqual(['lost', 3]);
  });

  it('asks once more when something changed while it was asking', async () => {
    const { asked, open, says, answer, thread } = world();
    await open();
    says({ type: 'changed' });
    await answer([said('a', 0, 'Hello')]);
    expect(asked()).toBe(2);
    await answer([said('c', 0, 'Hello, differently')]);
    expect(thread().messages.map(({ id }) => id)).toEqual(['c']);
    expect(thread().isBehind).toBe(false);
  });

  it('asks until it knows what was said in a gap, also when it cannot be told at first', async () => {
    const { asked, willAnswer, open, lose, retry, thread } = world();
    const away = refuse('UNAVAILABLE');
    willAnswer([said('a', 0, 'Hello')], away, away, [said('a', 0, 'Hello'), said('b', 1, 'Hello to you')]);
    await open();
    await lose(true);
    await open();
    expect(thread().messages).toHaveLength(1);
    for (const _ of ['away', 'there']) {
      retry();
      await turn();
    }
    expect(thread().messages).toHaveLength(2);
    expect(asked()).toBe(4);
    retry();
    expect(asked()).toBe(4);
  });

  it('leaves asking to a stream that stands again, where it was lost meanwhile', async () => {
    const { asked, willAnswer, open, lose, retry, line } = world();
    willAnswer([said('a', 0, 'Hello')], new TypeError('Failed to fetch'));
    await open();
    await lose(true);
    line.catchUp();
    await turn();
    retry();
    expect(asked()).toBe(2);
  });
});
