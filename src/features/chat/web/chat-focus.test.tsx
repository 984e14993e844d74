// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
// Where the keyboard is after a press on something that goes away with it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, hears, openChat, said, serveEachTest, server } from './testing/chat-server.tsx';

serveEachTest();

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  expect(document.activeElement).toBe(button);
  await act(async () => void fireEvent.click(button));
}
const edit = async (submit: () => void) => {
  await press('Say it differently');
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  await act(async () => submit());
};

describe('the keyboard is in the text field', () => {
  it('after words that were there to press', async () => {
    await openChat();
    await hears({ type: 'suggestions', suggestions: ['My thoughts'] });
    await press('My thoughts');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(document.activeElement).toBe(field());
  });

  it('after another answer was asked for', async () => {
    await openChat();
    await press('Another answer');
    await waitFor(() => expect(server.asked).toEqual(['regenerate']));
    expect(document.activeElement).toBe(field());
  });

  it('after a reply was stopped', async () => {
    await openChat();
    await hears({ type: 'replying' });
    await press('Stop the reply');
    await hears({ type: 'done', reason: 'stopped' });
    expect(document.activeElement).toBe(field());
  });

  it('after a message was said differently', async () => {
    await openChat();
    await edit(() => {
      fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'My dreams' } });
      fireEvent.submit(screen.getByLabelText('Your message'));
    });
    expect(await screen.findByText('My dreams', { selector: 'div' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('after an exercise was answered', async () => {
    server.messages[1] = said(1, 'What keeps you awake?', { exercise: { id: 'gratitude', step: 0 } });
    await openChat();
    const question = 'One small thing that was not bad';
    const answer = await screen.findByLabelText(question, {}, { timeout: 5_000 });
    answer.focus();
    fireEvent.change(answer, { target: { value: 'Rain' } });
    await act(async () => void fireEvent.submit(answer));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(document.activeElement).toBe(field());
  });
});

describe('the keyboard is at the message', () => {
  it.each([
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByLabelText('Your message'), { key: 'Escape' })],
  ])('after it was left as it was with %s', async (_how, leave) => {
    await openChat();
    await edit(() => void leave());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say it differently' }));
  });
});
