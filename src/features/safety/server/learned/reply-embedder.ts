// The reader of replies: the sentence model trained further on what a therapist may and may not say. Only where a model
// speaks is it opened; what is authored here was read by people.
import { fileURLToPath } from 'node:url';
import { openSentenceEmbedder, type SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

/** Made by scripts/replies-train.ts together with reply-weights.json; neither is of use without the other. */
export const replyEncoderFile = fileURLToPath(new URL('./reply-encoder.safetensors.gz', import.meta.url));

/** Marked, so that it cannot be taken for one of the others. */
export type ReplyReader = SentenceEmbedder & { readonly reads: 'replies' };

/** As `openSentenceEmbedder`; its vectors mean something to `loadReplyModel` and to nothing else. No text is kept. */
export function openReplyEmbedder(
  options: Pick<Parameters<typeof openSentenceEmbedder>[0], 'log' | 'beginsAfter'>,
): ReplyReader {
  const embedder = openSentenceEmbedder({
    ...options,
    name: 'replies',
    adaptation: replyEncoderFile,
    readsEnd: true,
    keeps: 0,
  });
  return {
    reads: 'replies',
    get ready() {
      return embedder.ready;
    },
    isReady: embedder.isReady,
    embed: embedder.embed,
    close: embedder.close,
  };
}
