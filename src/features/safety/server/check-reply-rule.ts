// What a rule about replies is made of.

export type ReplyRule = {
  /** `S7.method` and the like: stable, logged as it stands. */
  rule: string;
  pattern: RegExp;
  /** Harmless although the pattern matched; looked for from 60 characters before the match to its end. */
  unless?: RegExp;
  /** The same, looked for before the match alone: what governs the words, and no "not" of another clause. */
  unlessBefore?: RegExp;
  /** The same, in the rest of the sentence after the match: a warning. */
  unlessAfter?: RegExp;
  /** Harmless in a question, and where the member's own words are handed back. */
  isExcusedByAsking?: true;
  onlyWhenAskedIfHuman?: true;
};
