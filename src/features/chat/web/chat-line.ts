// A conversation's line to the server: the stream of events and the transcript, put together so that neither a gap, a
// reload in the middle of a reply nor a part that got lost leaves the page with something else than the server has.
import type { Message } from '#features/conversations/conversations.contract.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import type { ThreadEvent } from './chat-thread.ts';
import { chatEventOf } from './event-lines.ts';

export type LineState = 'connecting' | 'live' | 'lost' | 'missing' | 'failed';

export type LinePorts = {
  fetchTranscript(): Promise<Message[]>;
  /** Opens the stream; `onLost` says whether the browser goes on trying by itself. */
  openStream(handlers: {
    onOpen(): void;
    onEvent(event: ChatEvent): void;
    onLost(isTryingAgain: boolean): void;
  }): () => void;
  onEvent(event: ThreadEvent): void;
  onState(state: LineState): void;
  later(run: () => void, ms: number): () => void;
};

export type ChatLine = { catchUp(): void; reconnect(): void; close(): void };

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

export function openChatLine(ports: LinePorts): ChatLine {
  let isClosed = false;
  let isLoaded = false;
  let isStanding = false;
  let closeStream = () => {};
  let cancelRetry = () => {};
  let retryMs = FIRST_RETRY_MS;
  let cancelReload = () => {};
  let reloadMs = FIRST_RETRY_MS;
  /** Set while the transcript is on its way: what the stream says meanwhile is said again after it. */
  let meanwhile: ChatEvent[] | null = null;
  let isWantedAgain = false;

  function connect(): void {
    cancelRetry();
    closeStream();
    if (isClosed) return;
    closeStream = ports.openStream({
      onOpen() {
        if (isClosed) return;
        isStanding = true;
        retryMs = FIRST_RETRY_MS;
        ports.onEvent({ type: 'connected' });
        ports.onState('live');
        void load();
      },
      onEvent(event) {
        if (isClosed) return;
        meanwhile?.push(event);
        ports.onEvent(event);
      },
      onLost(isTryingAgain) {
        if (isClosed) return;
        isStanding = false;
        if (isLoaded) ports.onState('lost');
        // Where nothing is here yet, or the stream was refused, the transcript says what can be had.
        if (!isLoaded || !isTryingAgain) void load();
        if (isTryingAgain) return;
        cancelRetry = ports.later(connect, retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      },
    });
  }

  async function load(): Promise<void> {
    if (meanwhile) {
      isWantedAgain = true;
      return;
    }
    cancelReload();
    const heard: ChatEvent[] = [];
    meanwhile = heard;
    try {
      const messages = await ports.fetchTranscript();
      if (isClosed) return;
      isLoaded = true;
      reloadMs = FIRST_RETRY_MS;
      ports.onEvent({ type: 'transcript', messages });
      // What asks for the transcript has been answered by it, or will be by the next one.
      for (const event of heard) if (event.type !== 'changed') ports.onEvent(event);
      if (heard.some(({ type }) => type === 'changed')) isWantedAgain = true;
    } catch (error) {
      if (isClosed) return;
      if (isRefusal(error, 'NOT_FOUND')) {
        ports.onState('missing');
        close();
      } else if (!isLoaded) ports.onState('failed');
      else if (isStanding) loadLater();
    } finally {
      meanwhile = null;
    }
    if (isWantedAgain && !isClosed) {
      isWantedAgain = false;
      void load();
    }
  }

  /** What was missed in a gap comes with no event; a stream that is gone asks again once it stands. */
  function loadLater(): void {
    cancelReload = ports.later(() => void load(), reloadMs);
    reloadMs = Math.min(reloadMs * 2, LONGEST_RETRY_MS);
  }

  function close(): void {
    isClosed = true;
    cancelRetry();
    cancelReload();
    closeStream();
  }

  connect();
  return { catchUp: () => void load(), reconnect: connect, close };
}

/** The browser's own stream of a stored conversation. */
export const browserStream =
  (conversationId: string): LinePorts['openStream'] =>
  ({ onOpen, onEvent, onLost }) => {
    const source = new EventSource(`/api/chat/conversations/${conversationId}/stream`);
    source.onopen = onOpen;
    source.onerror = () => onLost(source.readyState !== EventSource.CLOSED);
    source.onmessage = ({ data }) => {
      const event = chatEventOf(String(data));
      if (event) onEvent(event);
    };
    return () => source.close();
  };
