// Counsel: an idea that fits one everyday trouble, for a member who asked for one. It is kept apart from situations and
// scenes, since those ask and listen; this is read only when somebody says "what would you do?".
export type Wording = readonly [standard: string, genZ: string];

export type Counsel = {
  id: string;
  /** Of the trouble, never of the asking; read on one message, small letters and straight apostrophes. */
  pattern: RegExp;
  /** Where it means something else, or the idea would be wrong; read on all that was lately told. */
  unless?: RegExp;
  /** Each can be said alone. The second is for a member who asks again. */
  ideas: readonly Wording[];
};
