// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/mood" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAllToasts, shownToasts } from '#platform/web/ui/toast.ts';
import { forgetIfGone, outboxOf } from './member-outbox.ts';
import { conversationId, helpTitle, memberId, serveEachTest, server } from './testing/chat-server.tsx';

serveEachTest();
beforeEach(() => history.replaceState(null, '', '/mood'));
afterEach(dismissAllToasts);

const send = (content: string) =>
  outboxOf(memberId).add({
    id: crypto.randomUUID(),
    conversationId,
    content,
    writtenAt: '2026-11-21T02:00:00.000Z',
    creates: null,
  });
const told = () => shownToasts().map(({ title }) => title);

describe('words that waited and are heard while another screen is looked at', () => {
  it('say there that there is help, where danger was found in them', async () => {
    server.findsDanger = true;
    await send('I want to die');
    await expect.poll(told).toEqual([helpTitle]);
  });

  it('say so, too, where they were refused', async () => {
    const body = { defined: true, code: 'CONFLICT', status: 409, message: 'No.', data: { shows_help: true } };
    server.refuses = { status: 409, body };
    await send('I want to die');
    await expect.poll(told).toEqual([helpTitle]);
  });

  it('say nothing where they were calm, nor where the card itself stands', async () => {
    await send('It rains');
    await expect.poll(() => server.sent).toHaveLength(1);
    history.replaceState(null, '', `/chat/${conversationId}`);
    server.findsDanger = true;
    await send('I want to die');
    await expect.poll(() => server.sent).toHaveLength(2);
    await expect.poll(() => outboxOf(memberId).items()).toEqual([]);
    expect(told()).toEqual([]);
  });
});

describe('a conversation the server has not heard of', () => {
  it('is not gone while words wait to begin it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.isGone = true;
    const creates = { therapy_style: 'Standard', coach_type: 'career' } as const;
    const writtenAt = '2026-11-21T02:00:00.000Z';
    await outboxOf(memberId).add({ id: 'first', conversationId, content: 'It rains', writtenAt, creates });
    await forgetIfGone(memberId, conversationId);
    expect(
      outboxOf(memberId)
        .items()
        .map(({ content }) => content),
    ).toEqual(['It rains']);
  });
});
