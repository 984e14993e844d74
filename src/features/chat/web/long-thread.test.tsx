// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/chat" }
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeOf } from '#features/conversations/web/message-place.ts';
import { hears, helpTitle, openChat, said, serveEachTest, server } from './testing/chat-server.tsx';
import { DRAWN_AT_ONCE, DRAWN_BEFORE } from './use-drawn-part.ts';

serveEachTest();

const LAST = 'What keeps you awake?';
async function openLong(count: number, place = '') {
  server.messages = Array.from({ length: count }, (_, at) =>
    said(at, at === count - 1 ? LAST : `Words ${at}.`),
  );
  await openChat(place);
}
const earlier = () => screen.queryByRole('button', { name: 'Show earlier messages' });
const drawn = () => [...document.querySelectorAll('section ol > li')].map((row) => row.textContent ?? '');
const isDrawn = (at: number) => drawn().some((text) => text.includes(`Words ${at}.`));

describe('a thread of thousands of messages', () => {
  it('draws the newest, and earlier ones a part at a time as they are asked for', async () => {
    await openLong(5_000);
    // With the line for their day.
    expect(drawn()).toHaveLength(DRAWN_AT_ONCE + 1);
    expect(isDrawn(5_000 - DRAWN_AT_ONCE)).toBe(true);
    expect(isDrawn(5_000 - DRAWN_AT_ONCE - 1)).toBe(false);
    fireEvent.click(earlier() as HTMLElement);
    expect(drawn()).toHaveLength(2 * DRAWN_AT_ONCE + 1);
    expect(isDrawn(5_000 - 2 * DRAWN_AT_ONCE)).toBe(true);
    expect(screen.getByText('200 earlier messages are shown').getAttribute('role')).toBe('status');
  });

  it('leaves the reader where they read, and the keyboard with what is read', async () => {
    await openLong(DRAWN_AT_ONCE + 5);
    const box = screen.getByRole('region', { name: 'Conversation' });
    Object.defineProperty(box, 'scrollHeight', { configurable: true, get: () => drawn().length * 10 });
    box.scrollTop = 40;
    earlier()?.focus();
    fireEvent.click(earlier() as HTMLElement);
    expect(box.scrollTop).toBe(40 + 5 * 10);
    expect(earlier()).toBeNull();
    expect(document.activeElement).toBe(box);
    expect(screen.getByText('5 earlier messages are shown')).toBeTruthy();
  });

  it('takes nothing away above when something is said, and shows the rest when its end is cut off', async () => {
    await openLong(DRAWN_AT_ONCE + 5);
    await hears({ type: 'message', message: said(DRAWN_AT_ONCE + 5, 'And this.', { role: 'user' }) });
    expect(isDrawn(5)).toBe(true);
    expect(isDrawn(4)).toBe(false);
    server.messages = server.messages.slice(0, 3);
    await hears({ type: 'changed' });
    await expect.poll(() => isDrawn(0)).toBe(true);
    expect(earlier()).toBeNull();
  });

  it('opens at a message that a search led to, marked, with the keyboard there, and is not drawn to its end', async () => {
    const seen: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      seen.push(this.textContent ?? '');
    });
    await openLong(500, placeOf(said(57, '').id));
    expect(isDrawn(57)).toBe(true);
    expect(isDrawn(57 - DRAWN_BEFORE)).toBe(true);
    expect(isDrawn(57 - DRAWN_BEFORE - 1)).toBe(false);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('Words 57.');
    const row = document.getElementById(placeOf(said(57, '').id).slice(1));
    expect(row?.className).toContain('bg-glow-tint');
    await expect.poll(() => document.activeElement).toBe(row);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(row);
    await hears({ type: 'message', message: said(500, 'And this.', { role: 'user' }) });
    expect(isDrawn(57)).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('opens as ever at a message that is not there any more', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await openLong(DRAWN_AT_ONCE + 5, placeOf(said(9_999, '').id));
    expect(isDrawn(5)).toBe(true);
    expect(isDrawn(4)).toBe(false);
    expect(document.querySelector('.bg-glow-tint')).toBeNull();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('shows help that an earlier message brought', async () => {
    server.messages = Array.from({ length: DRAWN_AT_ONCE + 5 }, (_, at) =>
      said(at, `Words ${at}.`, { shows_help: at === 2 }),
    ).concat(said(DRAWN_AT_ONCE + 5, LAST));
    await openChat();
    expect(drawn()[0]).toContain(helpTitle);
  });
});
