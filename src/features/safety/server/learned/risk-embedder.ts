// The assessor's own reader: the sentence model trained further on the corpus, so that its vectors lie apart by danger
// and not by topic. It runs beside the one that understands meaning, on a thread of its own.
import { fileURLToPath } from 'node:url';
import { openSentenceEmbedder, type SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

/** Made by scripts/safety-train.ts together with risk-weights.json; neither is of use without the other. */
export const riskEncoderFile = fileURLToPath(new URL('./risk-encoder.safetensors.gz', import.meta.url));

/** Marked, so that it cannot be taken for the one that understands meaning. */
export type RiskReader = SentenceEmbedder & { readonly reads: 'risk' };

/**
 * As `openSentenceEmbedder`; its vectors mean something to `loadRiskModel` and to nothing else. Of what is too long the
 * end is read: people lead up to what matters. No text is kept.
 */
export function openRiskEmbedder(
  options: Pick<Parameters<typeof openSentenceEmbedder>[0], 'log' | 'beginsAfter'>,
): RiskReader {
  const embedder = openSentenceEmbedder({
    ...options,
    name: 'risk',
    adaptation: riskEncoderFile,
    readsEnd: true,
    keeps: 0,
  });
  return {
    reads: 'risk',
    get ready() {
      return embedder.ready;
    },
    isReady: embedder.isReady,
    embed: embedder.embed,
    close: embedder.close,
  };
}
