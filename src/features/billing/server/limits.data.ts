// What a session may cost and last. The specification fixes the free limit; the rest are the product's defaults.
const MINUTE_MS = 60_000;

export const FREE_SESSIONS = 2;
export const CAP_MS = { free: 15 * MINUTE_MS, paid: 45 * MINUTE_MS, subscription: 45 * MINUTE_MS } as const;

/** A session truly happened when the therapist answered and one of these was reached. */
export const COUNTS_FROM_CONNECTED_MS = 2 * MINUTE_MS;
export const COUNTS_FROM_MEMBER_TURNS = 3;
/** Sessions that ended too early to count, per 24 hours, before the next one is counted all the same. */
export const UNCOUNTED_PER_DAY = 3;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A started session waits this long for its call. */
export const PENDING_LEASE_MS = 90_000;
/** A call that has not been heard of for this long is over. */
export const HEARTBEAT_LEASE_MS = 60_000;
/** The gateway ends a call at its cap; the sweeper only when that failed. */
export const CAP_GRACE_MS = MINUTE_MS;

export const RECENT_PAYMENTS = 3;
