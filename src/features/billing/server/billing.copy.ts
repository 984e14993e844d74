// What the session endpoints say to a member.
import { FREE_SESSIONS } from './limits.data.ts';

export const billingWords = {
  freeLimit: `You've reached your free session limit of ${FREE_SESSIONS}. Please upgrade to continue.`,
  allUsed: "You've used all your available sessions. Please upgrade to continue.",
  openElsewhere:
    'A session is already open in another window. End it there first, or wait a minute if that window is gone.',
  counted: (left: number) => `This used 1 session. You have ${left} left.`,
  notCounted: 'This session was not counted: it ended before we really began.',
  neverCharged: 'This session was not counted.',
  underSubscription: 'Your session has ended. Your subscription covers it.',
};
