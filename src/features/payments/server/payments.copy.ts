// What the server says to a member about buying.
export const paymentWords = {
  providerAway:
    'The payment service does not answer right now. Nothing was charged. Please try again in a minute.',
  checkoutFailed:
    'The payment page could not be opened, so nothing was charged. Please try again in a minute.',
  cannotClose:
    'We could not reach the payment service to close that checkout. If you did not pay, nothing is charged.',
  notSold: 'That is not on sale any more. Please look at the present plans.',
  noProvider: 'Payments in that currency are not open here.',
  totalChanged: 'The total has changed. Please look at it again before you pay.',
  differentOrder: 'That checkout was begun for something else.',
  alreadySubscribed: 'You have a subscription already.',
  subscriptionPending:
    'A checkout for a subscription is open already. Finish it, or give it up, before beginning another.',
  otherSubscription: 'Your present subscription has to end before this one can begin.',
  codeKept:
    'Your code is kept for a checkout you left, which can still be paid. Please try again in half an hour.',
  noSubscription: 'There is no subscription to manage.',
  doesNotRenew: 'This subscription ends by itself. There is nothing to resume.',
  noPortal: 'Cards are not kept for this subscription, so there is nothing to change.',
} as const;
