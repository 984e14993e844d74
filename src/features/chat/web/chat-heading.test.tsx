// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goLive } from '#platform/web/live.ts';
import { conversationId, openChat, serveEachTest, server, streams } from './testing/chat-server.tsx';

serveEachTest();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('a conversation that is renamed on another page is called so here, too', async () => {
  await openChat();
  expect(heading()).toBe('I cannot sleep');
  await act(async () => goLive());
  server.title = 'About my nights';
  await act(async () =>
    streams.at(-1)?.onmessage({ data: JSON.stringify({ topic: 'conversations', id: conversationId }) }),
  );
  await waitFor(() => expect(heading()).toBe('About my nights'));
});
