import { productName } from '#platform/web/brand.ts';

export const siteCopy = {
  signIn: 'Sign in',
  startTalking: 'Start talking',
  mainNavigation: 'Main',
  footerNavigation: 'More pages',
  home: `${productName}, home`,
  footerLine: `${productName} is an AI, not a person and not a licensed therapist.`,
  footerLinks: [
    { to: '/about', label: 'About' },
    { to: '/contact', label: 'Contact' },
    { to: '/privacy', label: 'Privacy' },
    { to: '/terms', label: 'Terms' },
    { to: '/cookies', label: 'Cookies' },
  ],
  lastUpdated: 'Last updated',
  onThisPage: 'On this page',
} as const;

export const floatingCopy = {
  community: {
    open: 'Community chat',
    title: 'Talk with others',
    body: 'A group chat of people who use this too. It is run outside this app, so share only what you want others to know.',
    go: 'Open the community chat',
  },
  booking: {
    open: 'Book a human therapist',
    title: 'Talk with a person',
    body: 'Book a session with a human therapist on a partner platform. They have their own prices and privacy rules.',
    go: 'See human therapists',
  },
  newTab: 'Opens in a new tab.',
  close: 'Close',
  hide: 'Don’t show this again',
} as const;

export const contactCopy = {
  title: 'Contact',
  lead: 'For questions about your account, your data, or something that does not work.',
  detailsTitle: 'Who you reach',
  detailsBody: `The people who run this copy of ${productName}. Their portal shows your account, not what you said in a session.`,
  emailLabel: 'Email',
  emailMissing: 'The operator has not published an email address yet.',
  responseTitle: 'When you hear back',
  responseBody: 'We reply within 24 hours on business days.',
  crisisTitle: 'In a crisis, do not write: call',
  crisisBody: 'Nobody watches messages around the clock. Crisis help lists people you can reach now.',
  formTitle: 'Messages open soon',
  formBody:
    'The form for writing to us from here is still being built, so there is no box to fill in that would go nowhere.',
  formEmail: 'Until then, email reaches the same people.',
} as const;

export const aboutCopy = {
  title: 'About',
  lead: `${productName} means “be calm” in Swahili. It is a place to say a hard thing out loud and hear what you think.`,
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        `${productName} is an AI you talk with by voice. It listens, reflects what it heard, asks one question at a time, and knows a set of simple, well-known techniques for stress, worry and everyday trouble.`,
        'It is software. It says so at the start of a session, whenever you ask, and every three hours. It is not a person, holds no licence, and does not diagnose.',
      ],
    },
    {
      title: 'Why it works offline',
      paragraphs: [
        'The first voice most people trust with something hard is one that does not pass it on. So the whole thing runs on one machine: it understands speech, thinks of an answer and speaks it there, with no key to a cloud service and no network.',
        'An operator can connect a cloud model for richer answers. It is never what makes it work.',
      ],
    },
    {
      title: 'Who runs it',
      paragraphs: [
        'There is no single company behind every copy. Each one is run by an operator, on their own server, for their own members. That operator answers your messages, sets the prices and is responsible for your data.',
      ],
    },
    {
      title: 'What we hold to',
      paragraphs: [],
      points: [
        'Calm first. Nothing blinks, nags or makes you feel guilty for staying away.',
        'Crisis help is never behind a wall or a payment.',
        'Private by default. No page asks anything of a third party.',
        'Honest. It says what it is, what a session cost, and what failed.',
      ],
    },
  ],
} as const;
