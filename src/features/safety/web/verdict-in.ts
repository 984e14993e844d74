/**
 * What a refusal, or a refused write, says of the words in it: whether help belongs on the screen. null: nobody judged them,
 * or the error is none of the server's.
 */
export const verdictIn = (refused: unknown): boolean | null =>
  (refused as { data?: { shows_help?: boolean } | null } | null)?.data?.shows_help ?? null;
