// What chat may cost and how long things may take, in one place. Durations in ms.

/** For members without a pack or a subscription. */
export const FREE_MESSAGES_PER_DAY = 20;

export const chatLimits = {
  /** A reply's row is written at least this often while it grows. */
  saveEveryMs: 1_000,
  /** A process that has not been heard of for this long has let go of its reply. */
  leaseMs: 6_000,
  renewEveryMs: 2_000,
  /** A whole reply, however slow the mind. */
  replyMs: 90_000,
  /** Judging one turn; beyond it reviewed words are said instead of a reply. */
  judgeMs: 3_000,
  /** The newest of a conversation: more of it could not be judged in that time when nothing of it is known yet. */
  judgedTurns: 1_000,
  /** Turns a member may have read in a minute; a person writes a third of it at the most. */
  turnsPerMinute: 30,
  /** As many more, for whoever was not safe within the last day. */
  moreTurnsInDanger: 90,
  /** Away for longer than this, a member is greeted when they come back. */
  greetAfterMs: 6 * 3_600_000,
  /** Use of one conversation between two reminders that this is an AI. */
  aiNoticeEveryMs: 3 * 3_600_000,
  /** Silence beyond this is not use. */
  longestPauseMs: 30 * 60_000,
  /** Tabs one member may have in sight at once, on all devices. */
  streamsPerMember: 50,
  heartbeatMs: 15_000,
  recheckMs: 60_000,
  /** Replies under way at shutdown may finish for this long. */
  drainMs: 3_000,
};

export type ChatLimits = typeof chatLimits;
