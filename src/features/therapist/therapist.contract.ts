// One interface, two kinds of mind behind it (guided and model), shared by voice, text chat and avatar.
import type { Assessment } from '#features/safety/safety.contract.ts';
import type { PartOfDay } from '#platform/shared/local-day.ts';

export const therapyStyles = ['Standard', 'GenZ'] as const;
export type TherapyStyle = (typeof therapyStyles)[number];
export type Surface = 'voice' | 'chat' | 'avatar';

export type SpokenTurn = { role: 'user' | 'assistant'; content: string };

/** Where the conversation stands; plain data, stored encrypted with the conversation and given back next turn. */
export type DialogueState = { version: 1; [key: string]: unknown };

export type TherapistTurn = {
  /** Earlier turns, oldest first, without `memberText`. */
  conversation: SpokenTurn[];
  /** What the member just said; null = the therapist opens. '' = a long silence. */
  memberText: string | null;
  risk: Assessment;
  style: TherapyStyle;
  surface: Surface;
  category: { id: string; name: string; isCustom: boolean; description?: string };
  topic: { id: string; name: string };
  memories: string[];
  lastSummary: string | null;
  /** ISO country code, for helplines; null when unknown. */
  country: string | null;
  /** Where the member is; null or absent when unknown. */
  timeOfDay?: PartOfDay | null;
  state: DialogueState | null;
  /** Makes a reply repeatable in tests; a fresh one per conversation otherwise. */
  seed: number;
  signal?: AbortSignal;
};

export type ReplyChunk = {
  /** A sentence or clause, in order; joined with spaces they are the whole reply. */
  text: string;
  exercise?: { id: string; step: number };
  suggestions?: string[];
  /** Sent with the last chunk. */
  state?: DialogueState;
  /** The member said goodbye and was answered. */
  isGoodbye?: boolean;
};

export type Therapist = {
  reply(turn: TherapistTurn): AsyncIterable<ReplyChunk>;
  /**
   * Words that will be answered next, if nothing comes in between: what can be read of them beforehand is read while others
   * judge them. Returns at once, never throws, and keeps nothing that a reply would not.
   */
  anticipate?(memberText: string): void;
};

export type SessionSummary = { text: string; step: string | null; suggestedMemories: string[] };
