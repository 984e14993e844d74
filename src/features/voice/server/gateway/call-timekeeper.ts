// What is due at this moment of a call: warnings, the cap, a word into a long silence. Pure: it looks at the call
// and answers, the call acts. With an open safety event nothing is ever due that ends or hurries a conversation.
import type { CallLimits } from './call-limits.ts';

export type Moment = {
  now: number;
  /** Since the therapist was first heard; null before. */
  elapsedMs: number | null;
  capMs: number;
  /** A client is there to be told something. */
  isHere: boolean;
  /** Nobody speaks and nothing is being prepared. */
  isListening: boolean;
  isMemberSpeaking: boolean;
  isMuted: boolean;
  takeYourTime: boolean;
  hasOpenSafetyEvent: boolean;
  /** On the clock of `now`: the last sound or sign of life of either side. */
  lastActivityAt: number;
};

export type Due =
  | 'five_minutes_left'
  | 'one_minute_left'
  | 'still_an_ai'
  | 'check_in'
  | 'silence'
  /** The time is up: at the next turn boundary say so and end. */
  | 'cap'
  /** The time to find a turn boundary is up as well. */
  | 'cap_now';

export type Timekeeper = {
  look(moment: Moment): Due[];
  /** The member said something: a later silence may be met with a word again. */
  memberSpoke(): void;
};

/**
 * `resumedAtMs`: how far into the session this process took over. Warnings that were due before are not told again. That
 * this is an AI may have fallen due while nobody had the call: rather twice than not at all.
 */
export function createTimekeeper(limits: CallLimits, resumedAtMs: number): Timekeeper {
  let told = resumedAtMs;
  let aiNotices = aiNoticesBy(resumedAtMs - limits.takeOverMs);
  let isCapTold = false;
  let hasCheckedIn = false;

  function aiNoticesBy(elapsedMs: number): number {
    return Math.floor(Math.max(0, elapsedMs) / limits.aiNoticeEveryMs);
  }

  function passes(atMs: number, elapsedMs: number): boolean {
    return atMs > told && atMs <= elapsedMs;
  }

  function look(moment: Moment): Due[] {
    const due: Due[] = [];
    const elapsed = moment.elapsedMs;
    // Whoever is away is told when they are back.
    if (elapsed !== null && moment.isHere) {
      if (!moment.hasOpenSafetyEvent) {
        for (const code of ['five_minutes_left', 'one_minute_left'] as const) {
          const atMs = moment.capMs - limits.warnMs[code];
          if (atMs > 0 && passes(atMs, elapsed)) due.push(code);
        }
      }
      if (aiNoticesBy(elapsed) > aiNotices) due.push('still_an_ai');
      aiNotices = Math.max(aiNotices, aiNoticesBy(elapsed));
      told = Math.max(told, elapsed);
    }
    if (moment.hasOpenSafetyEvent) isCapTold = false;
    else if (elapsed !== null && elapsed >= moment.capMs + limits.capGraceMs) due.push('cap_now');
    else if (elapsed !== null && elapsed >= moment.capMs && !isCapTold) {
      isCapTold = true;
      due.push('cap');
    }
    if (moment.isListening && !moment.isMemberSpeaking) due.push(...inSilence(moment));
    return due;
  }

  function inSilence(moment: Moment): Due[] {
    const quietMs = moment.now - moment.lastActivityAt;
    if (quietMs >= limits.silenceEndMs && !moment.hasOpenSafetyEvent) return ['silence'];
    const patienceMs = limits.checkInAfterMs * (moment.takeYourTime ? 2 : 1);
    if (hasCheckedIn || moment.isMuted || quietMs < patienceMs) return [];
    hasCheckedIn = true;
    return ['check_in'];
  }

  return {
    look,
    memberSpoke() {
      hasCheckedIn = false;
    },
  };
}
