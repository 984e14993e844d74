// The assessor's own reader: the sentence model trained further on the corpus, so that its vectors lie apart by danger
// and not by topic. It runs beside the one that understands meaning, on a thread of its own.
import { fileURLToPath } from 'node:url';
import { openTrainedReader, type ReaderOptions, type TrainedReader } from './trained-reader.ts';

/** Made by scripts/safety-train.ts together with risk-weights.json; neither is of use without the other. */
export const riskEncoderFile = fileURLToPath(new URL('./risk-encoder.safetensors.gz', import.meta.url));

export type RiskReader = TrainedReader<'risk'>;

export const openRiskEmbedder = (options: ReaderOptions): RiskReader =>
  openTrainedReader('risk', riskEncoderFile, options);
