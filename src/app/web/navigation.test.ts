import { describe, expect, test } from 'vitest';
import { adminNavigation, isCurrent, memberNavigation } from './navigation.ts';
import { findScreen } from './routes.tsx';

describe('the sidebars', () => {
  test('a member finds the eleven places of the specification, in its order', () => {
    expect(memberNavigation.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Home /dashboard',
      'Chat /chat',
      'Avatar Therapy /avatar-therapy',
      'History /history',
      'Voice Memories /voices',
      'Journal /journal',
      'Mood Tracker /mood',
      'Upgrade /upgrade',
      'Contact Us /contact-us',
      'Settings /settings',
      'Feedback /feedback',
    ]);
  });

  test('the admin finds ten entries, in the specification’s order', () => {
    expect(adminNavigation.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Dashboard /admin',
      'Users /admin/users',
      'Conversations /admin/conversations',
      'Payments /admin/payments',
      'Promo Codes /admin/promocodes',
      'Notifications /admin/notifications',
      'Analytics /admin/analytics',
      'Journal Entries /admin/journals',
      'Mood Tracking /admin/moods',
      'Settings /admin/settings',
    ]);
  });

  test('every entry leads to a screen', () => {
    for (const { to } of [...memberNavigation, ...adminNavigation]) expect(findScreen(to), to).not.toBeNull();
  });

  test('Home is lit on both paths of the voice screen, and the dashboard entry only on its own', () => {
    const home = memberNavigation[0]!;
    expect(isCurrent(home, '/dashboard')).toBe(true);
    expect(isCurrent(home, '/realtime/')).toBe(true);
    expect(isCurrent(home, '/chat')).toBe(false);
    expect(isCurrent(adminNavigation[0]!, '/admin/users')).toBe(false);
  });
});
