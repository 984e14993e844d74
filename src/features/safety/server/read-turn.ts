// Reads one message by the rules and remembers the verdict, so that a long call is not judged again from the
// start at every turn. Verdicts are kept under a hash: no member's words stay in memory here.
import { hash } from 'node:crypto';
import { piecesIn } from './in-pieces.ts';
import type { NormalisedTurn } from './normalise.ts';
import { normalise } from './normalise.ts';
import type { Finding, Rule, Signal } from './rule.ts';
import { applyRules, applySignals } from './rule.ts';
import { allRules, allSignals } from './rules/all-rules.ts';
import { isNear, isNearNot, safeNow, saidAside } from './rules/answers.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import { declinedRules, hasNobody } from './rules/declined.data.ts';
import { harmlessPhrases } from './rules/harmless.data.ts';
import { otherScripts } from './rules/other-languages.data.ts';

export type TurnReading = {
  findings: Finding[];
  signals: Signal[];
  declined: DeclinedHelp[];
  /** The member says they are out of danger. */
  saysSafe: boolean;
  /** Refuses help, asks that nobody be told, makes light of it or promises: by itself no danger. */
  isAside: boolean;
  /** Somebody is near; a danger where they were told to do harm. */
  tellsOfNearness: boolean;
  /** What it holds that is nothing alone, for `putTogether`. */
  pieces: readonly string[];
  /** Narrow rules whose words are there, and not what they need beside them: the next message may have that. */
  halves: readonly Rule[];
};

/** Words; a longer turn has something else in it. */
const LONGEST_ASIDE = 14;
/** More than the longest talk has turns: read from its start again and again, one that did not fit would never be known. */
const CAPACITY = 20_000;
const readings = new Map<string, TurnReading>();

const inAnotherScript: Finding = { id: 'suicide.other-script', kind: 'suicide', level: 'elevated' };

function read(turn: NormalisedTurn, content: string): TurnReading {
  const halves = new Set<Rule>();
  const findings = applyRules(allRules, harmlessPhrases, turn, halves);
  const declined = declinedRules.filter(({ pattern }) => pattern.test(turn.whole)).map(({ help }) => help);
  const saysSafe = safeNow.test(turn.whole);
  const isRefusing = declined.length > 0 && !hasNobody.test(turn.whole);
  const isShort = turn.whole.split(' ').length <= LONGEST_ASIDE;
  return {
    findings: otherScripts.test(content) ? [...findings, inAnotherScript] : findings,
    signals: applySignals(allSignals, harmlessPhrases, turn),
    declined,
    saysSafe,
    isAside: isShort && (isRefusing || saysSafe || saidAside.test(turn.whole)),
    tellsOfNearness: isShort && isNear.test(turn.whole) && !isNearNot.test(turn.whole),
    pieces: piecesIn(turn.whole),
    halves: [...halves].filter(({ isBroad }) => !isBroad),
  };
}

/** Words in all; a longer telling has other things in it. */
const LONGEST_TOLD_ON = 45;

/**
 * What the member's last two turns say as one message and neither of them alone: "there is a date", and a message on,
 * "passwords and the will are done". Elevated at most, for what was asked in between is not read.
 */
export function readOn(before: string, content: string): Finding[] {
  const [first, then] = [readTurn(before), readTurn(content)];
  const halves = [...new Set([...first.halves, ...then.halves])];
  const text = `${before}.\n${content}`;
  if (halves.length === 0 || text.split(/\s+/).length > LONGEST_TOLD_ON) return [];
  const alone = new Set([...first.findings, ...then.findings].map(({ id }) => id));
  return applyRules(halves, harmlessPhrases, normalise(text))
    .filter(({ id, level }) => level !== 'watch' && !alone.has(id))
    .map((finding): Finding => ({ ...finding, level: 'elevated' }));
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
