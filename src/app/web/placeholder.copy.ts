// Honest words for what is not built yet: what it will be, that it is not here, and what works today.
import { inWording } from '#features/therapist/wording.data.ts';
import { wording } from '#platform/web/brand.ts';

const say = inWording(wording);

export type PlaceholderCopy = {
  title: string;
  willBe: string;
  today: string;
  link: { to: string; label: string };
};

export const placeholderNotYet = 'This is not here yet';

const talk = { to: '/dashboard', label: 'Talk by voice' };
const adminHome = { to: '/admin', label: 'Back to the dashboard' };

export const placeholderCopy = {
  avatar: {
    title: say('Avatar therapy'),
    willBe:
      'A drawn face that speaks with you, its lips following the voice. Open to everyone for a few minutes a day.',
    today: 'Today the voice speaks without a face.',
    link: talk,
  },
  voices: {
    title: 'Voice memories',
    willBe: say('Voice notes you record for yourself, and the short facts you let the therapist remember.'),
    today: 'Nothing is recorded or remembered between sessions for now.',
    link: talk,
  },
  contact: {
    title: 'Contact us',
    willBe: 'A form to write to the people who run this service, answered within 24 hours on business days.',
    today: 'The public contact page shows who you reach, and an email address where the operator gave one.',
    link: { to: '/contact', label: 'Open the contact page' },
  },
  settings: {
    title: 'Settings',
    willBe: 'Your profile, language, voice, privacy, export and deletion, in one place.',
    today:
      'Light or dark is chosen at the top of the page, on a phone in the menu of your account. Voice and category are chosen where you talk.',
    link: talk,
  },
  feedback: {
    title: 'Feedback',
    willBe: 'A short form to say what helped and what did not.',
    today: 'Until then, the contact page tells you who to reach.',
    link: { to: '/contact', label: 'Open the contact page' },
  },
  help: {
    title: 'Help',
    willBe: 'Answers you can search: sessions, microphones, payments, privacy.',
    today:
      'The most common questions are answered on the front page. If you need a person now, crisis help is at the top.',
    link: { to: '/', label: 'Read the common questions' },
  },
  adminUsers: {
    title: 'Users',
    willBe: 'Members, what they have used, and what you may do for them.',
    today: 'The dashboard shows what there is.',
    link: adminHome,
  },
  adminConversations: {
    title: 'Conversations',
    willBe:
      'When and how long people talked. Never what they said, unless a reason is given and written down.',
    today: 'The dashboard shows what there is.',
    link: adminHome,
  },
  adminPayments: {
    title: 'Payments',
    willBe: 'Every payment, its history with the provider, and refunds.',
    today: 'The dashboard shows what there is.',
    link: adminHome,
  },
  adminPromoCodes: {
    title: 'Promo codes',
    willBe: 'Codes for a discount or free sessions: make them, limit them, stop them.',
    today: 'The dashboard shows what there is.',
    link: adminHome,
  },
  adminNotifications: {
    title: 'Notifications',
    willBe: 'Writing to members, with a preview, a schedule and a count of who received it.',
    today: 'The dashboard shows what there is.',
    link: adminHome,
  },
} satisfies Record<string, PlaceholderCopy>;

export type PlaceholderKey = keyof typeof placeholderCopy;
