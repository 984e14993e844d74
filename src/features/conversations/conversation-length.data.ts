/** Somebody who says nothing for longer was not there: a conversation taken up the next day did not last all night. */
export const LONGEST_PAUSE_MS = 30 * 60_000;
