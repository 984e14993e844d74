// How long a sign-in lasts. The admin's is short, because of what it opens.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Without any request for this long, a sign-in ends. */
export const IDLE_MS = { member: 30 * DAY_MS, super_admin: 30 * MINUTE_MS } as const;
/** However busy it is, a sign-in ends this long after it began. */
export const ABSOLUTE_MS = { member: 90 * DAY_MS, super_admin: 12 * HOUR_MS } as const;
/** Use is noted at most this often, so that a page of requests is one write. */
export const NOTE_USE_MS = { member: 10 * MINUTE_MS, super_admin: MINUTE_MS } as const;

export const RESET_LINK_MS = HOUR_MS;
export const CONFIRM_LINK_MS = DAY_MS;
export const ADMIN_CLAIM_MS = DAY_MS;
