// Messages between the server and the thread that turns sentences into vectors.

/** Numbers in a vector. */
export const SENTENCE_DIMENSIONS = 384;

/** `directory` of the model's package; undefined looks for the installed one. */
export type EmbedderSetup = { threads: number; directory?: string | null };

/** null: nothing more will come; the thread ends by itself. */
export type ToEmbedder = { id: number; text: string } | null;

export type FromEmbedder =
  | { type: 'ready' }
  /** There will be no vectors on this machine; the message is a sentence for the operator. */
  | { type: 'unusable'; message: string }
  | { type: 'embedded'; id: number; vector: Float32Array }
  | { type: 'failed'; id: number };
