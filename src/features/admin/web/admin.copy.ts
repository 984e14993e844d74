// Words of the admin portal's dashboard.
export const adminCopy = {
  title: 'Dashboard',
  description: 'Counts over the whole installation. Nothing here names a member.',
  groups: { members: 'Members', sessions: 'Sessions', care: 'Care and accounts' },
  figures: {
    members: 'Accounts',
    membersActive7d: 'Started a session in the last 7 days',
    open: 'Running now',
    captured: 'Counted',
    voided: 'Not counted',
    openSafetyEvents7d: 'Safety events in the last 7 days',
    ledgerViolations: 'Ledger violations',
  },
  ledgerClean: 'The ledger adds up.',
  ledgerBroken:
    'The ledger does not add up. Look at the violations view in the database before anything else.',
  coming:
    'Users, payments, conversations, promo codes, notifications and settings open here as they are built.',
  errorTitle: 'The figures could not be fetched',
  errorDescription: 'Nothing is lost. Check that the server is running, then try again.',
} as const;
