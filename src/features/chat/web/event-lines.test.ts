import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '../chat.protocol.ts';
import { chatEventOf, eventsIn } from './event-lines.ts';

const bodyOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function read(pieces: Uint8Array[]): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of eventsIn(bodyOf(pieces))) events.push(event);
  return events;
}

const help = { type: 'help' };
const delta = { type: 'delta', messageId: '0b8e7f60-6d0f-4a53-8c36-b7a5f3f1f2c1', at: 0, text: 'ça va · 🌱' };
const sent = new TextEncoder().encode(
  `retry: 2000\n\n: still here\n\ndata: ${JSON.stringify(help)}\n\ndata: ${JSON.stringify(delta)}\r\n\r\n`,
);

describe('reading a stream of events', () => {
  it('finds them wherever the network cuts it', async () => {
    for (let cut = 1; cut < sent.length; cut++)
      expect(await read([sent.slice(0, cut), sent.slice(cut)]), `cut at ${cut}`).toEqual([help, delta]);
  });

  it('takes the last one without its empty line', async () => {
    expect(await read([new TextEncoder().encode('data: {"type":"help"}')])).toEqual([help]);
  });

  it('passes over what it does not understand', () => {
    expect(chatEventOf('{"type":"fireworks"}')).toBeNull();
    expect(chatEventOf('null')).toBeNull();
    expect(chatEventOf('<html>')).toBeNull();
  });
});
