// The one judge of risk: pure, no network, over the whole conversation and never the last line alone.
// A level rises at once and sinks slowly; only the member saying they are safe, or time, lowers it.
import type { AssessedTurn, Assessment, RiskKind, RiskLevel } from '../safety.contract.ts';
import { rankOf as rank } from '../safety.contract.ts';
import { surelyAsked } from './asked-by-meaning.ts';
import { isReaders } from './evidence.ts';
import { createGiveWay } from './give-way.ts';
import { putTogether, TOLD_OVER } from './in-pieces.ts';
import { deniesAtOnce, readAnswer, saysNo } from './read-answer.ts';
import { readOn as readToldOn, readTurn, type TurnReading } from './read-turn.ts';
import type { Finding, Signal } from './rule.ts';
import { safeFromOthers, safeInPlace } from './rules/asked-by-meaning.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import { asksAfterDanger, isReviewed } from './safe-words.ts';
import { isSmallPlan } from './small-plan.ts';
import { readToldBefore } from './told-before.ts';

/** Sums of signal weights over the conversation. */
const WATCH_AT = 2;
const ELEVATED_AT = 5;
const IMMINENT_AT = 7;
/** Member turns without anything new before a level sinks by one. */
const fadesAfter: Record<RiskLevel, number> = {
  imminent: 8,
  elevated: 12,
  watch: 8,
  none: Number.POSITIVE_INFINITY,
};
/** The same for what was done to the body: it works on, whatever else is told. */
const BODY_FADES_AFTER = 30;
/** The same where only the learned stage found it, in one turn, and nobody confirmed it since. */
const UNSURE_FADES_AFTER = 5;
/** What it alone found, once it was asked about in our own words and answered with something ordinary. */
const ANSWERED_FADES_AFTER = 4;
/** Words; a shorter turn that is no plain "no" answers nothing. */
const ORDINARY_ANSWER = 5;
/** Turns the learned stage calls dark add up like weak signals, and no further than this. */
const MOST_DARK = 3;
/** Member turns in which the reader alone, still with the explained words in its ear, alarms nobody anew. */
const EXPLAINED_FOR = 3;
/** Member turns in which the reader alone raises nothing of what was asked about and plainly denied. */
const BELIEVED_FOR = 8;

const higher = (a: RiskLevel, b: RiskLevel): RiskLevel => (rank(a) >= rank(b) ? a : b);
const sinks: Record<RiskLevel, RiskLevel> = {
  imminent: 'elevated',
  elevated: 'watch',
  watch: 'none',
  none: 'none',
};

const isGrave = ({ level }: { level: RiskLevel }): boolean => rank(level) >= rank('elevated');
const watched = (finding: Finding): Finding => (finding.isBroad ? { ...finding, level: 'watch' } : finding);

const isNoAbuse = ({ kind }: Finding): boolean => kind !== 'abuse';

const soon: Finding = { id: 'suicide.answered-when', kind: 'suicide', level: 'imminent' };
const marksTime = new Set(['suicide.s-after-it-wont-matter', 'suicide.s-means', 'suicide.s-settled']);

function fromSignals(signals: Iterable<Signal>, darkTurns: number, hasElevated: boolean): RiskLevel {
  let sum = Math.min(MOST_DARK, darkTurns);
  let isTimed = false;
  for (const signal of signals) {
    sum += signal.weight;
    isTimed ||= marksTime.has(signal.id);
  }
  if (isTimed && (hasElevated || sum >= IMMINENT_AT)) return 'imminent';
  if (sum >= ELEVATED_AT) return 'elevated';
  return sum >= WATCH_AT ? 'watch' : 'none';
}

/** How grave each kind was at its gravest, and in which turn it was last found. */
type FoundKinds = Map<RiskKind, { rank: number; order: number }>;

/** The gravest first, then the newest. */
const byGravity = (kinds: FoundKinds): RiskKind[] =>
  [...kinds].sort(([, a], [, b]) => b.rank - a.rank || b.order - a.order).map(([kind]) => kind);

/** Words; a longer "no" may hold something that the rules do not know. */
const BARE_DENIAL = 6;
const wordsIn = (content: string): number => content.trim().split(/\s+/).length;

/**
 * Behind a disclosure a later stage takes for more what is none: a plain "no", a plea that nobody be told, help refused,
 * a promise. What rules found in the same words stands.
 */
const isNoMore = ({ findings, isAside }: TurnReading, isDenial: boolean): boolean =>
  (isAside || isDenial) && !findings.some(isGrave);

function heldDown(opinion: Opinion | undefined, isBareDenial: boolean): Opinion | undefined {
  const left = isBareDenial ? [] : (opinion?.findings ?? []);
  return (
    opinion && { ...opinion, findings: left.map((finding): Finding => ({ ...finding, level: 'watch' })) }
  );
}

const fearsSomething = (opinion: Opinion | undefined): boolean =>
  opinion !== undefined && (opinion.findings.some(isGrave) || opinion.together.some(isGrave));

const isOrdinary = (content: string, { isAside, saysSafe }: TurnReading, isDenial: boolean): boolean =>
  isDenial || saysNo(content) || (wordsIn(content) >= ORDINARY_ANSWER && !(isAside && !saysSafe));

const isFromOthers = (kind: RiskKind | undefined): kind is 'abuse' | 'child_at_risk' =>
  kind === 'abuse' || kind === 'child_at_risk';

const ofOwnHand: readonly RiskKind[] = ['suicide', 'self_harm', 'overdose'];
const nobodyHurtsMe: readonly RiskKind[] = ['abuse', 'child_at_risk', 'harm_to_others'];
const iAmWell: readonly RiskKind[] = [...ofOwnHand, 'self_neglect', 'eating_disorder'];
const isOfOwnHand = (kind: RiskKind | undefined): boolean =>
  kind !== undefined && (ofOwnHand.includes(kind) || kind === 'substance_danger');
const alreadyDone: readonly RiskKind[] = ['self_harm', 'overdose', 'substance_danger'];

/**
 * The body may be in danger within the hour, by what the member took or did. This is not asked about first, also where only
 * a reader found it. Of suicide it is asked, with the emergency number in the question: in calm talk the reader alone is
 * wrong too often to send somebody away from the knives who is catching a train.
 */
export const cannotWait = ({ level, kinds }: Pick<Assessment, 'level' | 'kinds'>): boolean =>
  level === 'imminent' && kinds[0] !== undefined && alreadyDone.includes(kinds[0]);

/**
 * "Are you safe?" asks about what was told: who is being hurt by another, and says no, is in that danger and no other; and
 * where nothing was told, "no" is no plan to die.
 */
function asTold(finding: Finding, question: string | null, kinds: FoundKinds): Finding {
  const told = byGravity(kinds)[0];
  if (finding.id !== 'suicide.answered-safe' || question === null) return finding;
  if (isFromOthers(told)) return { ...finding, id: `${told}.answered-safe`, kind: told };
  const asked = question.toLowerCase();
  const isOfOwnHand = isReviewed(question) || ofOwnHand.some((kind) => kinds.has(kind));
  const isOfOthers = safeFromOthers.test(asked) || (!isOfOwnHand && safeInPlace.test(asked));
  if (isOfOwnHand && !isOfOthers) return finding;
  const level = finding.level === 'imminent' ? 'elevated' : 'watch';
  return isOfOthers ? { id: 'abuse.answered-safe', kind: 'abuse', level } : { ...finding, level };
}

/** One turn more for each kind found in it; of signs alone, which all point there, for suicide. */
function counted(readings: ReadonlyMap<RiskKind, number>, found: Finding[]): Map<RiskKind, number> {
  const kinds = new Set(found.length > 0 ? found.map(({ kind }) => kind) : (['suicide'] as const));
  const more = new Map(readings);
  for (const kind of kinds) more.set(kind, (more.get(kind) ?? 0) + 1);
  return more;
}

/** What a later stage says of one member turn, in the same terms as the rules. */
export type Opinion = {
  findings: Finding[];
  signals: Signal[];
  askedRuleId: string | null;
  /** What the turn says together with those before it. */
  together: Finding[];
  /** Sure that these words are harmless: broad rules count as something to watch. Narrow rules are never touched. */
  isCalm: boolean;
  /**
   * Answers a question about the turn before it, and with it all is harmless: "I took them all." "Took what?" "The photos
   * off the wall." Where that turn raised the first alarm, it is only watched from here.
   */
  isExplanation: boolean;
};

type OpinionOf = (index: number) => Opinion | undefined;

/**
 * Judges a conversation, oldest turn first; only the member's turns carry risk, the therapist's give "yes" and
 * "no" their meaning. Never throws; an empty conversation is `none`. `opinionOf`: by the turn's index.
 */
export function assess(turns: AssessedTurn[], opinionOf: OpinionOf = () => undefined): Assessment {
  const reading = readOn(turns, opinionOf);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/**
 * The same, with room for everybody else in between: a talk of thousands of turns holds nobody up. Rejects with the reason of
 * `signal` when it is no longer wanted.
 */
export async function assessInTurn(
  turns: AssessedTurn[],
  opinionOf?: OpinionOf,
  signal?: AbortSignal,
): Promise<Assessment> {
  const giveWay = createGiveWay();
  const reading = readOn(turns, opinionOf ?? (() => undefined));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await giveWay();
    signal?.throwIfAborted();
  }
}

type Standing = { peak: RiskLevel; isPlain: boolean; graveReadings: ReadonlyMap<RiskKind, number> };

/** Stops after each of the member's turns. */
function* readOn(turns: AssessedTurn[], opinionOf: OpinionOf): Generator<void, Assessment, void> {
  let level: RiskLevel = 'none';
  let peak: RiskLevel = 'none';
  let quietTurns = 0;
  let question: string | null = null;
  let saidBefore: string | null = null;
  let darkTurns = 0;
  let lastCombined: RiskLevel = 'none';
  // Grave by words that rules know, and by kind in how many turns; two that agree are sure.
  let isPlain = false;
  let graveReadings: ReadonlyMap<RiskKind, number> = new Map();
  const plainSignals = new Map<string, Signal>();
  // How all stood before the first alarm, until the next turn has shown whether it explains it.
  let unalarmed: Standing | null = null;
  // Whether all that is on record was said in the turn before, and nothing in those before it.
  let isFirst = false;
  const inPieces: (readonly string[])[] = [];
  let explainedFor = 0;
  // "No, I'm not suicidal": asked once, it is believed, until rules hear something.
  let believedFor = 0;
  let deniedKinds: readonly RiskKind[] = [];
  let isSaidNow = false;
  let saidKinds: RiskKind[] = [];
  const signals = new Map<string, Signal>();
  const kinds: FoundKinds = new Map();
  const evidence = new Set<string>();
  const declined = new Set<DeclinedHelp>();

  const isOnlyFeared = (): boolean => !isPlain && Math.max(...graveReadings.values()) < 2;
  const isFearOnly = (): boolean => isOnlyFeared() && [...evidence].every(isReaders);

  /** The one turn that alarmed was about something else: it stands as if it had not been said. */
  const forgetAll = (): void => {
    for (const known of [signals, plainSignals, kinds, evidence]) known.clear();
    [level, peak, isPlain, graveReadings] = ['none', 'none', false, new Map()];
    [darkTurns, quietTurns, unalarmed] = [0, 0, null];
  };

  /** A step told by its hour where nothing dark was told before; asked only where the reader fears something in it. */
  const isStepFeared = (content: string, order: number): boolean =>
    question !== null &&
    rank(peak) < rank('elevated') &&
    plainSignals.size === 0 &&
    fearsSomething(opinionOf(order)) &&
    isSmallPlan(content, question);

  for (const [order, turn] of turns.entries()) {
    if (turn.role === 'assistant') {
      question = turn.content;
      continue;
    }
    const standing: Standing = { peak, isPlain, graveReadings };
    const wasGrave = isGrave({ level });
    const read = readTurn(turn.content);
    const given = opinionOf(order);
    const wasTold = (kind: RiskKind) => kinds.has(kind);
    const askedRuleId = surelyAsked(given?.askedRuleId, question, wasTold);
    const answer = readAnswer(turn.content, question, askedRuleId);
    const answered = answer.findings.map((finding) => asTold(finding, question, kinds));
    const toldBefore = readToldBefore(turn.content, question, saidBefore);
    const lastSaid = saidBefore;
    saidBefore = turn.content;
    const isToldHarmless = toldBefore.isExplanation || toldBefore.isByOneInCharge;
    explainedFor = isToldHarmless ? EXPLAINED_FOR : Math.max(0, explainedFor - 1);
    const isHeld = explainedFor > 0 || isNoMore(read, answer.isDenial || isStepFeared(turn.content, order));
    const isBareDenial = answer.isDenial && wordsIn(turn.content) <= BARE_DENIAL;
    const heard = toldBefore.isExplanation ? undefined : given;
    const opinion = isHeld ? heldDown(heard, isBareDenial) : heard;
    const reading = { ...read, signals: [...read.signals, ...(opinion?.signals ?? [])] };
    // Whoever answers our own reviewed words was asked about danger, and not what was meant.
    const isAsked = question !== null && isReviewed(question);
    const isDenied =
      answer.isDenial || (question !== null && asksAfterDanger(question) && deniesAtOnce(turn.content));
    const mayExplain = question !== null && !isAsked;
    const asked = question;
    question = null;
    const told = byGravity(kinds)[0];
    const isDenial = answer.isDenial && !(answer.isAboutNow && isFromOthers(told));
    const isBelieved = believedFor > 0;
    believedFor = Math.max(0, believedFor - 1);
    const apart = (found: Finding[]): Finding[] =>
      toldBefore.isByOneInCharge ? found.filter(isNoAbuse) : found;
    const ofReader = (found: Finding[] = []): Finding[] =>
      apart(isBelieved ? found.filter(({ kind }) => !deniedKinds.includes(kind)) : found);
    const known = apart(reading.findings);
    const ruled = opinion?.isCalm ? known.map(watched) : known;
    const timed = answer.namesTime && wasGrave && kinds.has('suicide') ? [soon] : [];
    const near: Finding[] =
      read.tellsOfNearness && isFromOthers(told) && isPlain
        ? [{ id: `${told}.near-now`, kind: told, level: 'imminent' }]
        : [];
    inPieces.push(read.pieces);
    if (inPieces.length > TOLD_OVER) inPieces.shift();
    const pieced = putTogether(inPieces, asked);
    const isTakingBack = toldBefore.isExplanation || answer.isDenial || read.isAside;
    const toldOn =
      isTakingBack || lastSaid === null
        ? []
        : readToldOn(lastSaid, turn.content).filter(({ id }) => !evidence.has(id));
    const plain = [...ruled, ...answered, ...toldBefore.findings, ...timed, ...near, ...pieced, ...toldOn];
    const findings = [...plain, ...ofReader(opinion?.findings)];
    for (const help of [...reading.declined, ...answer.declined]) declined.add(help);

    let now: RiskLevel = findings.reduce<RiskLevel>((worst, finding) => higher(worst, finding.level), 'none');
    const isDark = ofReader(opinion?.findings).some(
      ({ kind, level: found }) => kind === 'suicide' && found === 'watch',
    );
    if (isDark) darkTurns++;
    const fresh = reading.signals.filter((signal) => !signals.has(signal.id));
    for (const signal of reading.signals) signals.set(signal.id, signal);
    const hasElevated = rank(higher(now, level)) >= rank('elevated');
    if (fresh.length > 0 || (isDark && signals.size > 0))
      now = higher(now, fromSignals(signals.values(), darkTurns, hasElevated));
    else if (rank(now) >= rank('elevated')) now = higher(now, fromSignals(signals.values(), darkTurns, true));

    // What the turns say together can raise a level, when it is new. It does not hold one up, nor raise it again after
    // it sank: the turns that raised it stay in sight for a while.
    const together = ofReader(opinion?.together);
    const isTakenBack = reading.saysSafe || isDenial;
    const combined = together.reduce<RiskLevel>((worst, finding) => higher(worst, finding.level), 'none');
    const isNew = rank(combined) > rank(lastCombined);
    lastCombined = combined;
    const isMore = isNew && !isTakenBack && !isHeld && rank(combined) > rank(higher(now, level));
    if (isMore) now = combined;
    for (const signal of read.signals) plainSignals.set(signal.id, signal);
    isPlain ||= plain.some(isGrave) || isGrave({ level: fromSignals(plainSignals.values(), 0, isPlain) });
    if (isGrave({ level: now }))
      graveReadings = counted(graveReadings, [...findings, ...together].filter(isGrave));
    isSaidNow = now !== 'none';
    saidKinds = [...new Set([...findings, ...(isMore ? together : []), ...fresh].map(({ kind }) => kind))];

    for (const { id, kind, level: found } of isMore ? [...findings, ...together] : findings) {
      evidence.add(id);
      kinds.set(kind, { rank: Math.max(rank(found), kinds.get(kind)?.rank ?? 0), order });
    }
    for (const { id, kind } of fresh) {
      evidence.add(id);
      kinds.set(kind, { rank: Math.max(1, kinds.get(kind)?.rank ?? 0), order });
    }

    if (isAsked && now === 'none' && isFearOnly() && isDenied) {
      believedFor = BELIEVED_FOR;
      deniedKinds = isFromOthers(told) ? nobodyHurtsMe : iAmWell;
    }

    const wasFirst = isFirst;
    isFirst = peak === 'none' && now !== 'none';
    const isExplained = mayExplain && (toldBefore.isExplanation || opinion?.isExplanation === true);
    if (wasFirst && now === 'none' && toldBefore.isPlain) {
      forgetAll();
    } else if (unalarmed && now === 'none' && isExplained) {
      ({ peak, isPlain, graveReadings } = unalarmed);
      level = 'watch';
      quietTurns = 0;
    } else if (now !== 'none' && rank(now) >= rank(level)) {
      level = now;
      quietTurns = 0;
    } else if (
      isAsked &&
      now === 'none' &&
      isFearOnly() &&
      (level === 'imminent' && isOfOwnHand(byGravity(kinds)[0])
        ? isDenied
        : isOrdinary(turn.content, read, answer.isDenial))
    ) {
      level = level === 'none' ? 'none' : 'watch';
      peak = level;
      quietTurns = Math.max(quietTurns, fadesAfter.watch - ANSWERED_FADES_AFTER);
    } else if (isTakenBack && now === 'none' && rank(level) >= rank('elevated')) {
      level = sinks[level];
      quietTurns = 0;
    } else {
      quietTurns += isDenial ? 4 : 1;
      const isOfBody = level === 'imminent' && kinds.get('overdose')?.rank === rank(level);
      const sure = isOfBody ? BODY_FADES_AFTER : fadesAfter[level];
      const patience = isGrave({ level }) && isOnlyFeared() ? UNSURE_FADES_AFTER : sure;
      if (quietTurns >= patience) {
        // What was once grave stays in sight for the rest of the conversation.
        level = level === 'watch' && rank(peak) >= rank('elevated') ? 'watch' : sinks[level];
        quietTurns = 0;
      }
    }
    peak = higher(peak, level);
    unalarmed = !wasGrave && isGrave({ level }) ? standing : null;
    yield;
  }

  if (level === 'none') return { level, kinds: [], evidence: [], declined: [...declined] };
  const ordered = byGravity(kinds);
  const isUnsure = isGrave({ level }) && isOnlyFeared();
  return {
    level,
    kinds: ordered,
    evidence: [...evidence],
    declined: [...declined],
    ...(isUnsure && { isUnsure, saidKinds }),
    ...(isSaidNow && { isSaidNow }),
  };
}
