// The running transcript on the member's screen. Growing items are told a few times a second, not per word: each
// caption carries the whole text so far.
import type { ServerMessage } from '../../voice.protocol.ts';
import type { Transcript, TranscriptItem } from './transcript.ts';

const EVERY_MS = 150;
const TOLD_ON_RETURN = 60;

export type Captions = {
  /** The item has grown. */
  grew(itemId: string): void;
  /** The item has its last text. */
  settled(itemId: string): void;
  /** The item was taken back: no words, or nothing of it was heard. */
  withdrawn(itemId: string, role: 'user' | 'assistant'): void;
  /** Everything again, for a client that may have missed some. */
  tellAll(): void;
  dispose(): void;
};

export function createCaptions(transcript: Transcript, tell: (message: ServerMessage) => void): Captions {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;

  function send(item: TranscriptItem): void {
    tell({
      type: 'caption',
      itemId: item.itemId,
      previousItemId: transcript.previousOf(item.itemId),
      role: item.role,
      text: item.text,
      isFinal: item.isFinal,
      ...(item.heardMs === null ? {} : { isCutOff: true }),
      ...(item.marks.length > 0 ? { marks: item.marks } : {}),
    });
  }

  function sendWaiting(): void {
    timer = null;
    for (const itemId of waiting) sendById(itemId);
    waiting.clear();
  }

  function sendById(itemId: string): void {
    const item = transcript.find(itemId);
    if (item && item.text !== '') send(item);
  }

  return {
    grew(itemId) {
      waiting.add(itemId);
      timer ??= setTimeout(sendWaiting, EVERY_MS);
    },
    settled(itemId) {
      waiting.delete(itemId);
      sendById(itemId);
    },
    withdrawn(itemId, role) {
      waiting.delete(itemId);
      const cutOff = role === 'assistant' ? { isCutOff: true } : {};
      tell({ type: 'caption', itemId, previousItemId: null, role, text: '', isFinal: true, ...cutOff });
    },
    tellAll() {
      for (const item of transcript.items().slice(-TOLD_ON_RETURN)) send(item);
    },
    dispose() {
      if (timer) clearTimeout(timer);
      timer = null;
      waiting.clear();
    },
  };
}
