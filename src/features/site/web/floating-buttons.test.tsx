// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

async function openPage(settings: Record<string, unknown>) {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json(settings));
  const { FloatingButtons } = await import('./floating-buttons.tsx');
  render(<FloatingButtons />);
}

const links = { communityUrl: 'https://chat.example/group', bookingUrl: 'https://people.example/book' };
const community = 'Community chat';
const booking = 'Book a human therapist';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the floating buttons', () => {
  test('lead to the operator’s links in a new tab that cannot reach back', async () => {
    await openPage(links);
    fireEvent.click(await screen.findByRole('button', { name: community }));
    const link = screen.getByRole('link', { name: /open the community chat/i });
    expect(link.getAttribute('href')).toBe(links.communityUrl);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('open and close their popup', async () => {
    await openPage(links);
    const button = await screen.findByRole('button', { name: booking });
    fireEvent.click(button);
    expect(screen.getByRole('region', { name: 'Talk with a person' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect(screen.queryByRole('region', { name: 'Talk with a person' })).toBeNull();
  });

  test('stay away once dismissed, each under its own key', async () => {
    await openPage(links);
    fireEvent.click(await screen.findByRole('button', { name: community }));
    fireEvent.click(screen.getByRole('button', { name: /don’t show this again/i }));
    expect(screen.queryByRole('button', { name: community })).toBeNull();
    expect(localStorage.getItem('whatsapp_community_button_hidden')).toBe('true');
    expect(localStorage.getItem('therapist_booking_button_hidden')).toBeNull();

    cleanup();
    await openPage(links);
    expect(await screen.findByRole('button', { name: booking })).toBeTruthy();
    expect(screen.queryByRole('button', { name: community })).toBeNull();
  });

  test('the therapist button keeps its own flag', async () => {
    await openPage(links);
    fireEvent.click(await screen.findByRole('button', { name: booking }));
    fireEvent.click(screen.getByRole('button', { name: /don’t show this again/i }));
    expect(localStorage.getItem('therapist_booking_button_hidden')).toBe('true');
  });

  test('are absent without a link, and a link that is not https is no link', async () => {
    await openPage({ communityUrl: 'javascript:alert(1)', bookingUrl: null });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
