// What the super admin reads when something about money cannot be done.
export const adminWords = {
  codeExists: 'There is a code with that name already.',
  percentTooHigh: 'A percentage is 100 at most.',
  tooManyBonusSessions: 'A code gives 1 000 sessions at most.',
  amountNeedsCurrency: 'An amount needs its currency.',
  endsBeforeItBegins: 'The code would end before it begins.',
  unknownProduct: 'One of these products does not exist.',
  nothingToAdjust: 'Say how many sessions to give or take.',
  differentAdjustment: 'That adjustment was made already, for something else.',
  tooFewUnused: 'The member has fewer unused sessions than that. None was taken.',
  notRefundable: 'Only a payment that went through can be given back.',
  disputed: 'This payment is disputed. Who keeps the money is decided at the provider.',
  nothingPaid: 'Nothing was paid, so there is no money to give back. Its sessions can be taken back by hand.',
  refundRefused: 'The provider refused to give this money back. Look at the payment there.',
  providerAway: 'The provider does not answer right now. Trying again is safe: nothing happens twice.',
  subscriptionNotEnded:
    'The money was given back, but the subscription could not be ended. Please try again.',
  unknownThere: 'The provider does not know this payment.',
  tooManyForOneFile: 'That is more than one file holds. Choose a shorter time.',
};
