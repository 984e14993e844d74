// Acts on what the timekeeper finds due, at a moment when it does not cut anybody off.
import type { EndReason, ServerMessage } from '../../voice.protocol.ts';
import type { CallLimits } from './call-limits.ts';
import { createTimekeeper, type Due, type Moment } from './call-timekeeper.ts';
import type { CallTurns } from './call-turns.ts';
import { spokenWords } from './spoken-words.data.ts';

export type CallSchedule = {
  look(): void;
  memberSpoke(): void;
  /** A reply was heard to its end: the moment to say what waited, or to end. */
  turnDone(isGoodbye: boolean): void;
};

export function createCallSchedule(options: {
  limits: CallLimits;
  /** How far into the session this process took over, in ms. */
  resumedAtMs: number;
  moment(): Moment;
  turns: CallTurns;
  tell(message: ServerMessage): void;
  end(reason: EndReason): void;
}): CallSchedule {
  const { turns, tell, end } = options;
  const timekeeper = createTimekeeper(options.limits, options.resumedAtMs);
  let cap: 'ahead' | 'reached' | 'told' = 'ahead';
  let isAiNoticeDue = false;

  function act(due: Due): void {
    if (due === 'check_in') turns.open('silence');
    else if (due === 'silence') end('silence');
    else if (due === 'cap_now') end('time_cap');
    else if (due === 'cap') {
      // The turn at hand is finished first; `cap_now` follows when that takes too long.
      cap = 'reached';
      if (isQuiet()) sayTimeIsUp();
    } else {
      tell({ type: 'time', code: due });
      if (due === 'still_an_ai') isAiNoticeDue = true;
      if (isAiNoticeDue && isQuiet()) sayStillAnAi();
    }
  }

  function isQuiet(): boolean {
    return turns.state() === 'listening' && !turns.isMemberSpeaking();
  }

  function sayTimeIsUp(): void {
    cap = 'told';
    turns.speak(spokenWords.timeIsUp);
  }

  function sayStillAnAi(): void {
    isAiNoticeDue = false;
    turns.speak(spokenWords.stillAnAi);
  }

  return {
    look() {
      for (const due of timekeeper.look(options.moment())) act(due);
    },
    memberSpoke: timekeeper.memberSpoke,
    turnDone(isGoodbye) {
      if (options.moment().hasOpenSafetyEvent) cap = 'ahead';
      else if (isGoodbye) return end('goodbye');
      else if (cap === 'told') return end('time_cap');
      else if (cap === 'reached') return sayTimeIsUp();
      if (isAiNoticeDue) sayStillAnAi();
    },
  };
}
