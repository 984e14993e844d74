import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { emptyThread, nextThread, type Thread, type ThreadEvent } from './chat-thread.ts';

const conversation_id = '6f1d9a38-5d3a-4f3c-9f63-0f4a0a4a5b11';
const said = (id: string, position: number, change: Partial<Message> = {}): Message => ({
  id,
  conversation_id,
  item_id: id,
  position,
  content: `words ${id}`,
  role: position % 2 ? 'assistant' : 'user',
  source: 'typed',
  is_final: true,
  heard_ms: null,
  exercise: null,
  shows_help: false,
  created_at: '2026-11-21T02:00:00.000Z',
  ...change,
});
const play = (events: ThreadEvent[], from: Thread = emptyThread) => events.reduce(nextThread, from);
const begun = said('b', 1, { content: '', is_final: false });
const delta = (at: number, text: string): ThreadEvent => ({ type: 'delta', messageId: 'b', at, text });
const words = (thread: Thread) => thread.messages.map(({ content }) => content);

describe('words nobody could judge', () => {
  const waiting = play([{ type: 'transcript', messages: [said('a', 0)] }, { type: 'unjudged' }]);

  it('keep help in sight until the server has the next ones', () => {
    expect(waiting.isUnjudged).toBe(true);
    const replied = play([{ type: 'message', message: said('b', 1) }], waiting);
    expect(replied.isUnjudged).toBe(true);
    expect(play([{ type: 'message', message: said('c', 2) }], replied).isUnjudged).toBe(false);
  });

  it('are heard as well when they replace a message', () => {
    const edited = play([{ type: 'edited', replacedId: 'a', message: said('c', 0) }], waiting);
    expect(edited).toMatchObject({ isUnjudged: false, hasHelp: false });
  });
});

describe('a reply as it is written', () => {
  it('grows by its parts and ends', () => {
    const thread = play([
      { type: 'transcript', messages: [said('a', 0)] },
      { type: 'replying' },
      { type: 'message', message: begun },
      delta(0, 'That sounds '),
      delta(12, 'heavy.'),
    ]);
    expect(words(thread)).toEqual(['words a', 'That sounds heavy.']);
    expect(thread.isReplying).toBe(true);
    const final = { ...begun, content: 'That sounds heavy.', is_final: true };
    const ended = play(
      [
        { type: 'message', message: final },
        { type: 'done', reason: 'finished' },
      ],
      thread,
    );
    expect(ended).toMatchObject({ isReplying: false, lastEnd: 'finished', isBehind: false });
  });

  it('is behind when a part is missing, and not any more with the transcript', () => {
    const thread = play([{ type: 'message', message: begun }, delta(0, 'One '), delta(9, 'three')]);
    expect(thread.isBehind).toBe(true);
    expect(words(thread)).toEqual(['One ']);
    const caughtUp = play(
      [{ type: 'transcript', messages: [said('a', 0), { ...begun, content: 'One two three' }] }],
      thread,
    );
    expect(caughtUp).toMatchObject({ isBehind: false, isReplying: true });
    expect(words(caughtUp)).toEqual(['words a', 'One two three']);
  });

  it('is behind when a part belongs to a message it has never heard of', () => {
    expect(play([delta(0, 'Hello')]).isBehind).toBe(true);
  });

  it('does not shrink when the stored transcript is older than what is on the screen', () => {
    const thread = play([
      { type: 'message', message: begun },
      delta(0, 'One two three'),
      { type: 'transcript', messages: [said('a', 0), { ...begun, content: 'One ' }] },
    ]);
    expect(words(thread)).toEqual(['words a', 'One two three']);
  });

  it('goes on after a reload in the middle of it', () => {
    const thread = play([
      { type: 'connected' },
      { type: 'message', message: { ...begun, content: 'One two' } },
      { type: 'transcript', messages: [said('a', 0), { ...begun, content: 'One' }] },
      delta(7, ' three'),
    ]);
    expect(words(thread)).toEqual(['words a', 'One two three']);
    expect(thread.isBehind).toBe(false);
  });

  it('is not under way any more after a gap in which it ended', () => {
    const thread = play([
      { type: 'replying' },
      { type: 'connected' },
      { type: 'transcript', messages: [said('a', 0), said('b', 1)] },
    ]);
    expect(thread.isReplying).toBe(false);
  });

  it('is the same however its parts overlap or come again', () => {
    const text = 'I hear how tired you are, and how long this has lasted.';
    const part = fc.tuple(fc.nat(text.length), fc.nat(text.length));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        let reached = 0;
        let thread = play([{ type: 'message', message: begun }]);
        for (const [from, length] of parts) {
          const at = Math.min(from, reached);
          const piece = text.slice(at, at + length);
          reached = Math.max(reached, at + piece.length);
          thread = nextThread(thread, delta(at, piece));
        }
        expect(thread.isBehind).toBe(false);
        expect(words(thread)).toEqual([text.slice(0, reached)]);
      }),
    );
  });
});

describe('a conversation in two tabs', () => {
  it('shows what was said elsewhere, once and in its place', () => {
    const thread = play([
      { type: 'transcript', messages: [said('a', 0), said('b', 1)] },
      { type: 'message', message: said('d', 3) },
      { type: 'message', message: said('c', 2) },
      { type: 'message', message: said('c', 2) },
    ]);
    expect(thread.messages.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('asks again when something was edited elsewhere, and empties when it was deleted', () => {
    const thread = play([{ type: 'transcript', messages: [said('a', 0)] }, { type: 'changed' }]);
    expect(thread.isBehind).toBe(true);
    expect(play([{ type: 'deleted' }], thread)).toMatchObject({ isDeleted: true, messages: [] });
  });
});

describe('help', () => {
  it('stays, whatever happens to the reply', () => {
    const thread = play([
      { type: 'transcript', messages: [said('a', 0)] },
      { type: 'help' },
      { type: 'done', reason: 'failed' },
      { type: 'transcript', messages: [said('a', 0)] },
    ]);
    expect(thread.hasHelp).toBe(true);
  });

  it('is there again after a reload of a conversation in which it was shown', () => {
    const messages = [said('a', 0), said('b', 1, { shows_help: true }), said('c', 2)];
    expect(play([{ type: 'transcript', messages }]).hasHelp).toBe(true);
  });
});

describe('saying it differently', () => {
  it('takes away what came after', () => {
    const messages = [said('a', 0), said('b', 1), said('c', 2), said('d', 3)];
    const thread = play([
      { type: 'transcript', messages },
      { type: 'suggestions', suggestions: ['Yes'] },
      { type: 'edited', replacedId: 'c', message: said('e', 2, { content: 'otherwise' }) },
    ]);
    expect(words(thread)).toEqual(['words a', 'words b', 'otherwise']);
    expect(thread.suggestions).toEqual([]);
  });

  it('takes the last answer back to have another', () => {
    const thread = play([
      { type: 'transcript', messages: [said('a', 0), said('b', 1)] },
      { type: 'taken_back' },
    ]);
    expect(words(thread)).toEqual(['words a']);
  });
});
