// One conversation as the page knows it. Pure: what the server says goes in, a new state comes out. Everything may arrive
// twice and deltas may overlap; what cannot be fitted in makes the thread "behind", and the transcript is asked for again.
import type { Message } from '#features/conversations/conversations.contract.ts';
import type { ChatEvent } from '../chat.protocol.ts';

export type Thread = {
  /** False until the transcript is here. */
  isLoaded: boolean;
  messages: Message[];
  isReplying: boolean;
  /** Someone may be in danger: the card stays for good. */
  hasHelp: boolean;
  /** Nobody could judge what was written last: the card stays until the server has the next words. */
  isUnjudged: boolean;
  suggestions: string[];
  isBehind: boolean;
  isDeleted: boolean;
  /** How the last reply ended that this page saw ending. */
  lastEnd: 'finished' | 'stopped' | 'failed' | null;
};

export type ThreadEvent =
  | ChatEvent
  /** The whole transcript, as stored. */
  | { type: 'transcript'; messages: Message[] }
  /** The stream stands (again): a reply that ended meanwhile is not under way any more. */
  | { type: 'connected' }
  /** Words were written that nobody could judge. */
  | { type: 'unjudged' }
  /** The member's message is replaced, and what came after it is gone. */
  | { type: 'edited'; replacedId: string; message: Message }
  /** The last answer is taken back to be given anew. */
  | { type: 'taken_back' };

export const emptyThread: Thread = {
  isLoaded: false,
  messages: [],
  isReplying: false,
  hasHelp: false,
  isUnjudged: false,
  suggestions: [],
  isBehind: false,
  isDeleted: false,
  lastEnd: null,
};

export function nextThread(thread: Thread, event: ThreadEvent): Thread {
  const next = after(thread, event);
  // What the server has, it has judged.
  const isHeard = lastOwnId(next) !== lastOwnId(thread);
  return next.isUnjudged && isHeard ? { ...next, isUnjudged: false } : next;
}

/** The member's newest message that the server has. */
export const lastOwnId = ({ messages }: Thread) => messages.findLast(({ role }) => role === 'user')?.id;

function after(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'transcript':
      return withTranscript(thread, event.messages);
    case 'connected':
      return { ...thread, isReplying: false };
    case 'message':
      return withMessage(thread, event.message);
    case 'replying':
      return { ...thread, isReplying: true, suggestions: [], lastEnd: null };
    case 'delta':
      return withDelta(thread, event);
    case 'help':
      return { ...thread, hasHelp: true };
    case 'unjudged':
      return { ...thread, isUnjudged: true };
    case 'suggestions':
      return { ...thread, suggestions: event.suggestions };
    case 'done':
      return { ...thread, isReplying: false, lastEnd: event.reason };
    case 'changed':
      return { ...thread, isBehind: true };
    case 'deleted':
      return { ...thread, isDeleted: true, isReplying: false, messages: [], suggestions: [] };
    case 'edited':
      return edited(thread, event.replacedId, event.message);
    case 'taken_back':
      return { ...thread, messages: withoutLastAnswer(thread.messages), suggestions: [], lastEnd: null };
    case 'exercise':
      return withExercise(thread, event.exercise);
    case 'state':
      return thread;
  }
}

const inOrder = (messages: Message[]) => messages.toSorted((one, other) => one.position - other.position);
const showsHelp = (messages: readonly Message[]) => messages.some(({ shows_help }) => shows_help);

/**
 * What is being written is stored now and then: the page may know more of it than the transcript. Whether a reply is
 * under way the stream alone says; a half-written one may be all that is left of a crash.
 */
function withTranscript(thread: Thread, stored: Message[]): Thread {
  const knownOnes = new Map(thread.messages.map((message) => [message.id, message]));
  const messages = inOrder(stored).map((message) => {
    const known = knownOnes.get(message.id);
    const isAhead =
      known && !message.is_final && known.content.length > message.content.length
        ? known.content.startsWith(message.content)
        : false;
    return known && isAhead ? { ...message, content: known.content } : message;
  });
  return {
    ...thread,
    isLoaded: true,
    isBehind: false,
    messages,
    hasHelp: thread.hasHelp || showsHelp(messages),
  };
}

function withMessage(thread: Thread, message: Message): Thread {
  const others = thread.messages.filter(({ id }) => id !== message.id);
  const messages = inOrder([...others, message]);
  return {
    ...thread,
    messages,
    isReplying: thread.isReplying || (message.role === 'assistant' && !message.is_final),
    hasHelp: thread.hasHelp || message.shows_help,
    suggestions: message.role === 'user' ? [] : thread.suggestions,
  };
}

function withDelta(thread: Thread, delta: { messageId: string; at: number; text: string }): Thread {
  const known = thread.messages.find(({ id }) => id === delta.messageId);
  if (!known) return { ...thread, isBehind: true };
  // Its last word on the message was said: an older part of it may still come by.
  if (known.is_final) return thread;
  const content = joined(known.content, delta.at, delta.text);
  if (content === null) return { ...thread, isBehind: true };
  if (content === known.content) return thread;
  return {
    ...thread,
    isReplying: true,
    messages: thread.messages.map((message) => (message === known ? { ...message, content } : message)),
  };
}

/** The text with `added` standing at `at`; null when a part between is missing or the two disagree. */
function joined(text: string, at: number, added: string): string | null {
  if (at > text.length) return null;
  const overlap = text.slice(at);
  if (overlap.length >= added.length) return overlap.startsWith(added) ? text : null;
  return added.startsWith(overlap) ? text.slice(0, at) + added : null;
}

function edited(thread: Thread, replacedId: string, message: Message): Thread {
  const replaced = thread.messages.find(({ id }) => id === replacedId);
  const before = thread.messages.filter(
    ({ id, position }) => id !== message.id && position < (replaced?.position ?? message.position),
  );
  return { ...thread, messages: [...before, message], suggestions: [], lastEnd: null };
}

function withoutLastAnswer(messages: Message[]): Message[] {
  const lastOwn = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(0, lastOwn + 1);
}

function withExercise(thread: Thread, exercise: { id: string; step: number }): Thread {
  const at = thread.messages.findLastIndex(({ role }) => role === 'assistant');
  const message = thread.messages[at];
  return message ? { ...thread, messages: thread.messages.with(at, { ...message, exercise }) } : thread;
}
