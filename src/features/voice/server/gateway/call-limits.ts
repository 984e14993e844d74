// Every duration a call lives by, in ms, in one place so that tests can shorten them.
import { RESUME_WINDOW_MS } from '../../voice.protocol.ts';

export type CallLimits = typeof callLimits;

export const callLimits = {
  tickMs: 250,
  heartbeatMs: 10_000,
  /** The state is told again this often, so that a client notices a line that died silently. */
  stateEveryMs: 10_000,
  signedInCheckMs: 30_000,
  /** From opening the engine to its `ready`; waiting in its queue does not count. */
  connectMs: 15_000,
  judgeMs: 1_500,
  /** From the end of speech to its words. */
  transcriptionMs: 8_000,
  /** From asking for a reply to hearing its first sound. */
  replyMs: 20_000,
  /** From asking the mind to its first clause. */
  mindMs: 6_000,
  /** From `flush` to the client's answer. */
  flushMs: 1_000,
  checkInAfterMs: 25_000,
  silenceEndMs: 300_000,
  aiNoticeEveryMs: 3 * 3_600_000,
  /** Between the last breath of one process and another's taking over: a session's lease, and its sweeper's round. */
  takeOverMs: 120_000,
  warnMs: { five_minutes_left: 300_000, one_minute_left: 60_000 },
  /** At the cap: time to finish the turn and say goodbye. */
  capGraceMs: 30_000,
  resumeMs: RESUME_WINDOW_MS,
  drainMs: 5_000,
  /** Ending waits this long for the last rows and the settlement; the client waits 3 s. */
  endMs: 2_500,
  /** An engine lost more often than this within `reopenWindowMs` ends the call. */
  reopens: 3,
  reopenWindowMs: 60_000,
};
