// Reads one message by the rules and remembers the verdict, so that a long call is not judged again from the
// start at every turn. Verdicts are kept under a hash: no member's words stay in memory here.
import { hash } from 'node:crypto';
import type { NormalisedTurn } from './normalise.ts';
import { normalise } from './normalise.ts';
import type { Finding, Signal } from './rule.ts';
import { applyRules, applySignals } from './rule.ts';
import { allRules, allSignals } from './rules/all-rules.ts';
import { safeNow } from './rules/answers.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import { declinedRules } from './rules/declined.data.ts';
import { harmlessPhrases } from './rules/harmless.data.ts';
import { otherScripts } from './rules/other-languages.data.ts';

export type TurnReading = {
  findings: Finding[];
  signals: Signal[];
  declined: DeclinedHelp[];
  /** The member says they are out of danger. */
  saysSafe: boolean;
};

const CAPACITY = 2_000;
const readings = new Map<string, TurnReading>();

const inAnotherScript: Finding = { id: 'suicide.other-script', kind: 'suicide', level: 'elevated' };

function read(turn: NormalisedTurn, content: string): TurnReading {
  const findings = applyRules(allRules, harmlessPhrases, turn);
  return {
    findings: otherScripts.test(content) ? [...findings, inAnotherScript] : findings,
    signals: applySignals(allSignals, harmlessPhrases, turn),
    declined: declinedRules.filter(({ pattern }) => pattern.test(turn.whole)).map(({ help }) => help),
    saysSafe: safeNow.test(turn.whole),
  };
}

export function readTurn(content: string): TurnReading {
  const key = hash('sha256', content);
  const known = readings.get(key);
  if (known) return known;
  const reading = read(normalise(content), content);
  if (readings.size >= CAPACITY) readings.delete(readings.keys().next().value ?? '');
  readings.set(key, reading);
  return reading;
}
