import { describe, expect, test } from 'vitest';
import { findScreen } from './routes.tsx';
import { type ScreenLayout, screenRoutes } from './screens.ts';

const layoutOf = (path: string) => screenRoutes.find((route) => route.path === path)?.layout;

describe('the paths of the specification', () => {
  const expected: Record<string, ScreenLayout> = {
    '/': 'site',
    '/about': 'site',
    '/contact': 'site',
    '/privacy': 'site',
    '/terms': 'site',
    '/cookies': 'site',
    '/auth': 'entrance',
    '/admin/auth': 'entrance',
    '/avatar-therapy': 'visitor',
    ...Object.fromEntries(
      [
        '/dashboard',
        '/realtime',
        '/history',
        '/voices',
        '/feedback',
        '/settings',
        '/help',
        '/emergency',
        '/journal',
        '/mood',
        '/upgrade',
        '/payment-history',
        '/chat',
        '/contact-us',
      ].map((path) => [path, 'member' as const]),
    ),
    ...Object.fromEntries(
      [
        '/admin',
        '/admin/users',
        '/admin/payments',
        '/admin/conversations',
        '/admin/promocodes',
        '/admin/notifications',
        '/admin/analytics',
        '/admin/journals',
        '/admin/moods',
        '/admin/settings',
      ].map((path) => [path, 'admin' as const]),
    ),
  };

  test.each(Object.entries(expected))('%s is for: %s', (path, layout) => {
    expect(layoutOf(path)).toBe(layout);
  });

  test('crisis help is open to everyone', () => {
    expect(layoutOf('/crisis')).toBe('site');
  });

  test('analytics, journals, moods and settings of the admin are the dashboard itself', () => {
    const dashboard = findScreen('/admin')?.load;
    for (const path of ['/admin/analytics', '/admin/journals', '/admin/moods', '/admin/settings'])
      expect(findScreen(path)?.load, path).toBe(dashboard);
  });

  test('a path nobody knows has no screen, so the catch-all takes it home', () => {
    expect(findScreen('/no/such/place')).toBeNull();
  });
});
