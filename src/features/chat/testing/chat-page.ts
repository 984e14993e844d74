// A page in a test: follows a conversation's stream and puts the events together as a screen would.
import { type ChatEvent, chatEvent } from '../chat.protocol.ts';

export type ChatPage = {
  events: ChatEvent[];
  of<Type extends ChatEvent['type']>(type: Type): Extract<ChatEvent, { type: Type }>[];
  /** Texts by message id, from `message` and `delta`. A delta that does not fit fails. */
  texts(): Map<string, string>;
  wait(isThere: (page: ChatPage) => boolean, what: string, patienceMs?: number): Promise<void>;
  isClosed(): boolean;
  close(): void;
};

/** Reads server-sent events of any answer with a body. `announces`: a message is told of before words are added to it. */
export function readEvents(response: Response, abort: AbortController, { announces = false } = {}): ChatPage {
  const events: ChatEvent[] = [];
  const texts = new Map<string, string>();
  const waiting = new Set<() => void>();
  let problem: Error | null = null;
  let isClosed = false;

  function take(event: ChatEvent): void {
    events.push(event);
    if (event.type === 'message') texts.set(event.message.id, event.message.content);
    if (event.type === 'delta') {
      if (announces && !texts.has(event.messageId)) problem = new Error('a delta for a message nobody knows');
      const before = texts.get(event.messageId) ?? '';
      if (before.length !== event.at) problem = new Error(`a delta at ${event.at} of ${before.length}`);
      texts.set(event.messageId, before + event.text);
    }
    for (const look of waiting) look();
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        rest += decoder.decode(part, { stream: true });
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks)
          if (block.startsWith('data: ')) take(chatEvent.parse(JSON.parse(block.slice(6))));
      }
    } catch (error) {
      if (!abort.signal.aborted) problem = error as Error;
    }
    isClosed = true;
    for (const look of waiting) look();
  }
  void read();

  const page: ChatPage = {
    events,
    of: (type) => events.filter((event) => event.type === type) as never,
    texts: () => texts,
    isClosed: () => isClosed,
    wait: (isThere, what, patienceMs = 8_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`${what} did not come; came: ${events.map(({ type }) => type).join(' ')}`));
        }, patienceMs);
        const look = () => {
          if (!problem && !isThere(page)) return;
          clearTimeout(timer);
          waiting.delete(look);
          if (problem) reject(problem);
          else resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => abort.abort(),
  };
  return page;
}

export async function openChatPage(url: string, cookie: string, conversationId: string): Promise<ChatPage> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/chat/conversations/${conversationId}/stream`, {
    headers: { cookie },
    signal: abort.signal,
  });
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
  return readEvents(response, abort, { announces: true });
}
