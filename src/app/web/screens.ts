// Every path of the application, who it is for, and the code that shows it. Nothing here is fetched until it is needed.

import type { ComponentType } from 'react';
import { inWording } from '#features/therapist/wording.data.ts';
import { wording } from '#platform/web/brand.ts';
import type { PlaceholderKey } from './placeholder.copy.ts';

const say = inWording(wording);

export type ScreenLayout = 'site' | 'entrance' | 'member' | 'visitor' | 'admin';

export type ScreenRoute = {
  path: string;
  title: string;
  /** For search engines and shared links; a public page without one is not prerendered. */
  description?: string;
  layout: ScreenLayout;
  load: () => Promise<ComponentType>;
};

const placeholder = (key: PlaceholderKey) => async () =>
  (await import('./placeholder.screen.tsx')).placeholderFor(key);
const voice = async () => (await import('#features/voice/web/voice.screen.tsx')).VoiceScreen;
const chat = async () => (await import('#features/chat/web/chat.screen.tsx')).ChatScreen;
const adminDashboard = async () =>
  (await import('#features/admin/web/dashboard.admin-screen.tsx')).AdminDashboardScreen;

const site: ScreenRoute[] = [
  {
    path: '/',
    title: '',
    description: say('An AI therapist you talk to out loud. Two sessions free, encrypted, no trackers.'),
    layout: 'site',
    load: async () => (await import('#features/site/web/landing.screen.tsx')).LandingScreen,
  },
  {
    path: '/about',
    title: 'About',
    description: 'What this is, why it works offline, and who runs it.',
    layout: 'site',
    load: async () => (await import('#features/site/web/about.screen.tsx')).AboutScreen,
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who run this copy.',
    layout: 'site',
    load: async () => (await import('#features/site/web/contact.screen.tsx')).ContactScreen,
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What is kept about you, where, why, and who can see it.',
    layout: 'site',
    load: async () => (await import('#features/site/web/privacy.screen.tsx')).PrivacyScreen,
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'What you can expect, and what is expected of you.',
    layout: 'site',
    load: async () => (await import('#features/site/web/terms.screen.tsx')).TermsScreen,
  },
  {
    path: '/cookies',
    title: 'Cookies',
    description: 'Two cookies, no trackers, no banner.',
    layout: 'site',
    load: async () => (await import('#features/site/web/cookies.screen.tsx')).CookiesScreen,
  },
  {
    path: '/crisis',
    title: 'Crisis help',
    description: 'People you can call or text right now, by country, and what to do in the next ten minutes.',
    layout: 'site',
    load: async () => (await import('#features/safety/web/crisis.screen.tsx')).CrisisScreen,
  },
];

const entrance: ScreenRoute[] = [
  {
    path: '/auth',
    title: 'Sign in',
    layout: 'entrance',
    load: async () => (await import('#features/account/web/auth.screen.tsx')).AuthScreen,
  },
  {
    path: '/auth/reset',
    title: 'Choose a new password',
    layout: 'entrance',
    load: async () => (await import('#features/account/web/reset-password.screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/admin/auth',
    title: 'Admin sign-in',
    layout: 'entrance',
    load: async () => (await import('#features/account/web/admin-auth.screen.tsx')).AdminAuthScreen,
  },
];

const member: ScreenRoute[] = [
  { path: '/dashboard', title: say('Voice therapy'), layout: 'member', load: voice },
  { path: '/realtime', title: say('Voice therapy'), layout: 'member', load: voice },
  { path: '/chat', title: 'Chat', layout: 'member', load: chat },
  { path: '/chat/:conversationId', title: 'Chat', layout: 'member', load: chat },
  { path: '/avatar-therapy', title: say('Avatar therapy'), layout: 'visitor', load: placeholder('avatar') },
  {
    path: '/history',
    title: 'History',
    layout: 'member',
    load: async () => (await import('#features/conversations/web/history.screen.tsx')).HistoryScreen,
  },
  {
    path: '/history/:conversationId',
    title: 'History',
    layout: 'member',
    load: async () => (await import('#features/conversations/web/transcript.screen.tsx')).TranscriptScreen,
  },
  { path: '/voices', title: 'Voice memories', layout: 'member', load: placeholder('voices') },
  {
    path: '/journal',
    title: 'Journal',
    layout: 'member',
    load: async () => (await import('#features/journal/web/journal.screen.tsx')).JournalScreen,
  },
  {
    path: '/journal/:entryId',
    title: 'Journal entry',
    layout: 'member',
    load: async () => (await import('#features/journal/web/entry.screen.tsx')).EntryScreen,
  },
  {
    path: '/mood',
    title: 'Mood tracker',
    layout: 'member',
    load: async () => (await import('#features/mood/web/mood.screen.tsx')).MoodScreen,
  },
  {
    path: '/upgrade',
    title: 'Upgrade',
    layout: 'member',
    load: async () => (await import('#features/payments/web/upgrade.screen.tsx')).UpgradeScreen,
  },
  {
    path: '/upgrade/return',
    title: 'Your payment',
    layout: 'member',
    load: async () =>
      (await import('#features/payments/web/checkout-return.screen.tsx')).CheckoutReturnScreen,
  },
  {
    path: '/test-checkout/:ref',
    title: 'Test payment',
    layout: 'member',
    load: async () => (await import('#features/payments/web/test-checkout.screen.tsx')).TestCheckoutScreen,
  },
  {
    path: '/payment-history',
    title: 'Payment history',
    layout: 'member',
    load: async () =>
      (await import('#features/payments/web/payment-history.screen.tsx')).PaymentHistoryScreen,
  },
  {
    path: '/payment-history/:paymentId',
    title: 'Receipt',
    layout: 'member',
    load: async () => (await import('#features/payments/web/receipt.screen.tsx')).ReceiptScreen,
  },
  { path: '/contact-us', title: 'Contact us', layout: 'member', load: placeholder('contact') },
  { path: '/settings', title: 'Settings', layout: 'member', load: placeholder('settings') },
  { path: '/feedback', title: 'Feedback', layout: 'member', load: placeholder('feedback') },
  { path: '/help', title: 'Help', layout: 'member', load: placeholder('help') },
  {
    path: '/emergency',
    title: 'Emergency help',
    layout: 'member',
    load: async () => (await import('#features/safety/web/emergency.screen.tsx')).EmergencyScreen,
  },
  {
    path: '/safety-plan',
    title: 'My safety plan',
    layout: 'member',
    load: async () => (await import('#features/safety/web/safety-plan.screen.tsx')).SafetyPlanScreen,
  },
];

const admin: ScreenRoute[] = [
  { path: '/admin', title: 'Admin dashboard', layout: 'admin', load: adminDashboard },
  { path: '/admin/users', title: 'Users', layout: 'admin', load: placeholder('adminUsers') },
  {
    path: '/admin/conversations',
    title: 'Conversations',
    layout: 'admin',
    load: placeholder('adminConversations'),
  },
  { path: '/admin/payments', title: 'Payments', layout: 'admin', load: placeholder('adminPayments') },
  { path: '/admin/promocodes', title: 'Promo codes', layout: 'admin', load: placeholder('adminPromoCodes') },
  {
    path: '/admin/notifications',
    title: 'Notifications',
    layout: 'admin',
    load: placeholder('adminNotifications'),
  },
  { path: '/admin/analytics', title: 'Analytics', layout: 'admin', load: adminDashboard },
  { path: '/admin/journals', title: 'Journal entries', layout: 'admin', load: adminDashboard },
  { path: '/admin/moods', title: 'Mood tracking', layout: 'admin', load: adminDashboard },
  { path: '/admin/settings', title: 'Admin settings', layout: 'admin', load: adminDashboard },
];

const gallery: ScreenRoute[] =
  import.meta.env?.DEV || import.meta.env?.VITE_GALLERY === '1'
    ? [
        {
          path: '/gallery',
          title: 'Gallery',
          layout: 'site',
          load: async () => (await import('./whole-gallery.screen.tsx')).WholeGalleryScreen,
        },
      ]
    : [];

export const screenRoutes: readonly ScreenRoute[] = [...site, ...entrance, ...member, ...admin, ...gallery];

const memberShell = async () => (await import('./member-shell.tsx')).MemberShell;

/** The code of each layout, fetched beside the screen's own. */
export const layoutChunks = {
  site: async () => (await import('#features/site/web/public-layout.tsx')).PublicLayout,
  entrance: async () => (await import('./entrance-layout.tsx')).EntranceLayout,
  member: memberShell,
  visitor: memberShell,
  admin: async () => (await import('./admin-shell.tsx')).AdminShell,
} satisfies Record<ScreenLayout, () => Promise<unknown>>;
