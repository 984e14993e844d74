// What is told in pieces: each line alone is harmless, and together they say it. A dog that lives with a friend from Saturday
// is a house move, until "and will you visit him?" is answered with no.
import type { RiskKind } from '../../../safety.contract.ts';
import type { Level } from '../../rule.ts';

/** Looked for in one turn, normalised. By itself it means nothing. */
export type Piece = { id: string; pattern: RegExp; unless?: RegExp };

/**
 * `newest` stands in the newest turn of the member and every one of `told` in it or in one of the last few before it; where
 * there is `asked`, the therapist's words just before it ask that.
 */
export type InPieces = {
  id: string;
  kind: RiskKind;
  level: Level;
  newest: string;
  told: readonly string[];
  asked?: RegExp;
  /** Pieces that make it something else. */
  unless?: readonly string[];
};
