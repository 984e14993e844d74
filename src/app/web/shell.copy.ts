import { productName } from '#platform/web/brand.ts';

export const shellCopy = {
  titleSuffix: productName,
  skipToContent: 'Skip to the content',
  opening: 'Opening',
  crisisHelp: 'Crisis help',
  member: {
    navigation: 'Main',
    openMenu: 'Open the menu',
    menuTitle: 'Menu',
    fold: 'Fold the sidebar',
    unfold: 'Unfold the sidebar',
    account: 'Your account',
    signedInAs: 'Signed in as',
    signIn: 'Sign in',
    signOut: 'Sign out',
    help: 'Help',
    payments: 'Payment history',
    settings: 'Settings',
    theme: { system: 'Theme: as your device', light: 'Theme: light', dark: 'Theme: dark' },
  },
  admin: {
    title: 'Admin Portal',
    navigation: 'Admin',
    openMenu: 'Open the admin menu',
    signOut: 'Sign Out',
    login: 'Admin Login',
    copyright: `© 2025 ${productName}. All rights reserved.`,
    loading: 'Loading the page',
  },
  newer: {
    title: 'A newer version is here',
    description: 'Reload when it suits you. What you wrote is kept.',
    reload: 'Reload',
  },
  needsNetwork: {
    title: 'This part needs a network',
    description: `It opens by itself once ${productName} can be reached. Your journal, your check-ins and emergency help work without it.`,
    journal: 'Journal',
    mood: 'Mood tracker',
    emergency: 'Emergency help',
  },
  unsent: {
    title: 'Not everything is saved yet',
    description: (count: number) =>
      `${count === 1 ? 'One thing you wrote has' : `${count} things you wrote have`} not reached the server. Signing out now deletes that from this device for good.`,
    stay: 'Stay signed in',
    leave: 'Sign out and delete',
  },
  failure: {
    broken: {
      title: 'This page stumbled',
      description:
        'Something went wrong on our side. Nothing you said is lost. Try again, and if it stays, reload.',
    },
    missing: {
      title: 'This page could not be loaded',
      description:
        'It was updated while it was open, or it cannot be reached just now. Reloading brings the new one.',
    },
    away: {
      title: 'This page needs a network',
      description:
        'It was not opened on this device before, so there is nothing of it to show yet. It opens by itself once there is a network.',
    },
    reload: 'Reload the page',
    crisis: 'Crisis help still works',
  },
} as const;
