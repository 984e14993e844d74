// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answersOf } from '#features/conversations/web/use-history.ts';
import { forgetKeptWords, knownWords } from '#platform/web/kept-words.ts';
import { forgetEverythingPrivate, holdPrivateKey, readPrivately } from '#platform/web/private-store.ts';
import { conversationId, memberId, openChat, said, serveEachTest, server } from './testing/chat-server.tsx';

serveEachTest();
beforeEach(async () => {
  await forgetEverythingPrivate(memberId);
  await holdPrivateKey(memberId);
  server.messages[1] = said(1, 'What keeps you awake?', { exercise: { id: 'gratitude', step: 0 } });
});

const question = async () =>
  (await screen.findByLabelText('One small thing that was not bad')) as HTMLInputElement;
const onDevice = () => readPrivately<string>(memberId, `words/${answersOf(conversationId)}`);
function reload() {
  cleanup();
  forgetKeptWords(null);
}

it('what was begun on an exercise card is there after a reload, until it is sent', async () => {
  await openChat();
  fireEvent.change(await question(), { target: { value: 'Rain' } });
  await expect.poll(onDevice).toContain('Rain');
  reload();
  await openChat();
  const answer = await question();
  await waitFor(() => expect(answer.value).toBe('Rain'));
  fireEvent.submit(answer);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await expect.poll(onDevice).toBeNull();
});

it('what was begun on an exercise card is gone with the sign-in it was begun under', async () => {
  await openChat();
  const answer = await question();
  fireEvent.change(answer, { target: { value: 'Rain' } });
  forgetKeptWords(null);
  await waitFor(() => expect(answer.value).toBe(''));
  expect(knownWords(memberId, answersOf(conversationId))).toBeNull();
});
