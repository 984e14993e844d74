// Messages between the server and the thread that turns sentences into vectors.

/** Numbers in a vector. */
export const SENTENCE_DIMENSIONS = 384;

/** The model was trained on texts up to this many word pieces (about 90 words); the rest is not read. */
export const MOST_TOKENS = 128;

/**
 * `directory` of the model's package; undefined looks for the installed one. `adaptation`: path of a file that says how
 * this reader's model differs from the package's. `readsEnd`: of a text that is too long the end is read instead of the
 * beginning.
 */
export type EmbedderSetup = {
  threads: number;
  directory?: string | null;
  adaptation?: string;
  readsEnd?: boolean;
};

/** null: nothing more will come; the thread ends by itself. */
export type ToEmbedder = { id: number; text: string } | null;

export type FromEmbedder =
  | { type: 'ready' }
  /** There will be no vectors on this machine; the message is a sentence for the operator. */
  | { type: 'unusable'; message: string }
  | { type: 'embedded'; id: number; vector: Float32Array }
  | { type: 'failed'; id: number };
