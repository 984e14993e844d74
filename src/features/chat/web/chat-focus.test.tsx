// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
// Where the keyboard is after a press on something that goes away with it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, hears, helpTitle, openChat, said, serveEachTest, server } from './testing/chat-server.tsx';

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
    const answer = await screen.findByLabelText(question);
    answer.focus();
    fireEvent.change(answer, { target: { value: 'Rain' } });
    await act(async () => void fireEvent.submit(answer));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(document.activeElement).toBe(field());
  });
});

describe('the keyboard is at the conversation', () => {
  it('after going down to its newest message', async () => {
    await openChat();
    const thread = screen.getByRole('region', { name: 'Conversation' });
    Object.defineProperties(thread, { scrollHeight: { value: 1_000 }, clientHeight: { value: 100 } });
    for (const top of [500, 300])
      await act(async () => {
        thread.scrollTop = top;
        fireEvent.scroll(thread);
      });
    await press('Go to the newest message');
    expect(screen.queryByRole('button', { name: 'Go to the newest message' })).toBeNull();
    expect(document.activeElement).toBe(thread);
  });
});

describe('the keyboard is in the crisis card', () => {
  it('while the answer to it comes, and its place moves down', async () => {
    await openChat();
    await hears({ type: 'help' });
    const card = screen.getByText(helpTitle).closest('li') as HTMLElement;
    const link = within(card).getByRole('link', { name: /All crisis help/ });
    link.focus();
    const answer = said(3, 'I am glad you told me.', { shows_help: true });
    await hears({ type: 'message', message: said(2, 'I cannot go on') });
    await hears({ type: 'replying' });
    await hears({ type: 'message', message: answer });
    await hears({ type: 'message', message: said(4, 'yes') });
    await hears({ type: 'message', message: said(5, 'Stay with me.', { shows_help: true }) });
    expect(card.previousElementSibling?.textContent).toContain('Stay with me.');
    expect(document.activeElement).toBe(link);
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
