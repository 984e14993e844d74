// A sentence model that was trained further, on a thread of its own: what the readers of risk and of replies share.
import { openSentenceEmbedder, type SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

/** Marked, so that one reader cannot be taken for another: their vectors mean something to their own networks alone. */
export type TrainedReader<Reads extends string> = SentenceEmbedder & { readonly reads: Reads };

export type ReaderOptions = Pick<Parameters<typeof openSentenceEmbedder>[0], 'log' | 'beginsAfter'>;

/** As `openSentenceEmbedder`. Of what is too long the end is read: people lead up to what matters. No text is kept. */
export function openTrainedReader<Reads extends string>(
  reads: Reads,
  adaptation: string,
  options: ReaderOptions,
): TrainedReader<Reads> {
  const embedder = openSentenceEmbedder({ ...options, name: reads, adaptation, readsEnd: true, keeps: 0 });
  return {
    reads,
    get ready() {
      return embedder.ready;
    },
    isReady: embedder.isReady,
    embed: embedder.embed,
    close: embedder.close,
  };
}
