// Server-sent events read from the body of an answer: EventSource can only ask, and a private turn has something to say.
import type { ChatEvent } from '../chat.protocol.ts';

const known: ReadonlySet<string> = new Set<ChatEvent['type']>([
  'message',
  'replying',
  'delta',
  'help',
  'suggestions',
  'done',
  'changed',
  'deleted',
  'state',
  'exercise',
]);

/** null for what this page does not understand: a newer server may say more. */
export function chatEventOf(data: string): ChatEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    const type = event instanceof Object && 'type' in event ? event.type : null;
    return typeof type === 'string' && known.has(type) ? (event as ChatEvent) : null;
  } catch {
    return null;
  }
}

/** The events of a stream as they come. Ends with the stream; throws when it breaks off. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let pending = '';
  const reader = body.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = pending.split(/\r?\n\r?\n/);
      pending = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const data = block
          .split(/\r?\n/)
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).replace(/^ /, ''))
          .join('\n');
        const event = data ? chatEventOf(data) : null;
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
