// Where a conversation stands: plain data that survives a restart in the middle of a sentence.
// Anything unreadable is a fresh start, never an error in front of a member.
import { z } from 'zod';
import type { DialogueState } from '../../therapist.contract.ts';
import { exerciseIds } from './exercises/exercise-ids.ts';

const exerciseId = z.enum(exerciseIds);

const pending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exercise'), id: exerciseId }),
  z.object({ kind: z.literal('insight'), situation: z.string().nullable() }),
  z.object({ kind: z.literal('how_was'), id: exerciseId }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('advice'), situation: z.string().nullable() }),
  z.object({ kind: z.literal('step') }),
  z.object({ kind: z.literal('landing') }),
  z.object({ kind: z.literal('summary') }),
]);
export type Pending = z.infer<typeof pending>;

const progress = z.object({
  id: exerciseId,
  step: z.number(),
  data: z.record(z.string(), z.string()),
  pauses: z.number(),
  trail: z.array(z.number()).default([]),
});

const fact = z.object({
  clause: z.string(),
  turn: z.number(),
  weight: z.number(),
  isJudgement: z.boolean(),
  person: z.string().nullable().default(null),
  feeling: z.string().nullable().default(null),
});
export type Fact = z.infer<typeof fact>;

const guidedState = z.object({
  version: z.literal(1),
  phase: z.enum(['arrive', 'explore', 'understand', 'work', 'land', 'closed']).default('arrive'),
  turns: z.number().default(0),
  /** Turns outside exercises: the session's pace is counted in these. */
  talk: z.number().default(0),
  /** Question tags the member has already answered by telling. */
  known: z.array(z.string()).default([]),
  refusals: z.number().default(0),
  situationAt: z.number().default(0),
  /** Keys of authored lines already said. */
  used: z.array(z.string()).default([]),
  /** First two words of the last replies. */
  openings: z.array(z.string()).default([]),
  moves: z.array(z.string()).default([]),
  facts: z.array(fact).default([]),
  tags: z.array(z.string()).default([]),
  pending: pending.nullable().default(null),
  exercise: progress.nullable().default(null),
  offered: z.array(exerciseId).default([]),
  finished: z.array(exerciseId).default([]),
  insights: z.number().default(0),
  summaries: z.number().default(0),
  lastOfferAt: z.number().default(0),
  lastSummaryAt: z.number().default(0),
  lastRoomAt: z.number().default(0),
  lastConnectAt: z.number().default(0),
  /** Ways of handing back used in the last replies, the newest last. */
  ways: z.array(z.string()).default([]),
  /** The turn (of talk) at which a whole sentence of theirs was last handed back; that is done seldom. */
  wholeEchoAt: z.number().default(-9),
  /** The turn at which a change of feeling was last remarked on, leave was last asked, and a reply last asked nothing. */
  lastChangeAt: z.number().default(0),
  lastLeaveAt: z.number().default(0),
  lastStillAt: z.number().default(0),
  /** The turn at which they were last asked to go on, and how many replies since then asked nothing. */
  invitedAt: z.number().default(0),
  unasked: z.number().default(0),
  /** What the talk leans to, by situation id. */
  leanings: z.record(z.string(), z.number()).default({}),
  /** Situations they said are not theirs. */
  denied: z.array(z.string()).default([]),
  asksStepAt: z.number().default(0),
  landedAt: z.number().default(0),
  step: z.string().nullable().default(null),
  situation: z.string().nullable().default(null),
  lastQuestion: z.object({ tag: z.string(), text: z.string() }).nullable().default(null),
  silences: z.number().default(0),
  blanks: z.number().default(0),
  /** Until this turn the member asked for no questions. */
  quietUntil: z.number().default(0),
  advice: z.number().default(0),
  hasNotedLanguage: z.boolean().default(false),
  /** A farewell in danger was answered once with the danger. */
  wasHeld: z.boolean().default(false),
  /** How often help was pointed to, and whether they said since that the fear is mistaken. */
  reminders: z.number().default(0),
  isBelieved: z.boolean().default(false),
  /** `category/topic` that lends its content to a category of the member's own, once it was looked for by meaning. */
  borrowed: z.string().nullable().default(null),
  isPlaced: z.boolean().default(false),
  /** `category/topic` the talk has gone to, and the one the last message spoke for. */
  drift: z.string().nullable().default(null),
  driftVote: z.string().nullable().default(null),
  driftIdle: z.number().default(0),
  /** An exercise set aside in the middle, and when. */
  setAside: progress.nullable().default(null),
  setAsideAt: z.number().default(0),
});
export type GuidedState = z.infer<typeof guidedState>;

export function readState(state: DialogueState | null): GuidedState {
  const parsed = guidedState.safeParse(state ?? { version: 1 });
  return parsed.success ? parsed.data : guidedState.parse({ version: 1 });
}

const KEPT_KEYS = 400;
const KEPT_FACTS = 24;

export function writeState(state: GuidedState): DialogueState {
  return {
    ...state,
    used: state.used.slice(-KEPT_KEYS),
    openings: state.openings.slice(-2),
    moves: state.moves.slice(-4),
    ways: state.ways.slice(-4),
    facts: state.facts.slice(-KEPT_FACTS),
    tags: state.tags.slice(-4),
    known: [...new Set(state.known)],
  };
}

/** They want to speak of something else: what was told so far is not brought up again. */
export function leaveMatter(state: GuidedState): void {
  state.situation = null;
  state.leanings = {};
  state.facts = [];
  state.lastSummaryAt = state.turns;
}
