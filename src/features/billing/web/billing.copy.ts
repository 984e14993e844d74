// Words of the session card and of recent payments.
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
    all: 'All payments',
    sessions,
    products: {
      starter: 'Starter pack',
      steady: 'Steady pack',
      deep: 'Deep pack',
      monthly: 'Monthly',
      annual: 'Annual',
    } as Record<string, string>,
  },
};
