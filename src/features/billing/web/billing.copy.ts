// Words of the session card, recent payments and the upgrade screen.
export const billingToasts = {
  /** The server's own sentence comes first, when it gave one. */
  purchaseRequired: { title: 'Purchase Required', description: 'Please purchase sessions to continue.' },
} as const;

const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

export const billingCopy = {
  card: {
    title: 'Your sessions',
    free: 'Free',
    paid: 'Paid',
    subscription: 'Subscription',
    left: (count: number) => `${sessions(count)} left`,
    usedOf: (used: number, total: number) => `${used} of ${total} used`,
    unlimited: 'Unlimited',
    until: (date: string) => `until ${date}`,
    ongoing: 'ongoing',
    running: 'In session',
    upgrade: 'Get more sessions',
  },
  payments: {
    title: 'Recent payments',
    sessions,
    products: {
      starter: 'Starter pack',
      steady: 'Steady pack',
      deep: 'Deep pack',
      monthly: 'Monthly',
      annual: 'Annual',
    } as Record<string, string>,
  },
  upgrade: {
    title: 'Upgrade',
    now: 'What you have now',
    unknown: 'We could not look up your sessions just now.',
    tryAgain: 'Try again',
    usedUp: 'No session left',
    plans: 'Plans',
    plansLead: 'A pack never runs out with time. A subscription renews until you cancel it.',
    soon: 'Payments open soon',
    soonHelp:
      'Nothing can be bought here yet, so there is no button to press. These are the prices it will open with.',
    notYet: 'Payments are not open here yet. They will be on this page.',
    packs: 'Packs, paid once',
    subscriptions: 'Subscriptions',
    usd: 'US dollars',
    kes: 'Kenyan shillings',
    counted: 'How sessions are counted',
    countedList: [
      'A session counts once you have talked for two minutes, or said three things.',
      'One that ends before that is given back. Up to three a day.',
      'One that fails on our side, or in which the therapist never spoke, is always given back.',
      'A conversation in a crisis is never charged and never cut off.',
    ],
    help: 'Help in a crisis is always free, and needs no session.',
    helpLink: 'Open crisis help',
    back: 'Back to your sessions',
  },
};
