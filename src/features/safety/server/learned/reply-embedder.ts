// The reader of replies: the sentence model trained further on what a therapist may and may not say. Only where a model
// speaks is it opened; what is authored here was read by people.
import { fileURLToPath } from 'node:url';
import { openTrainedReader, type ReaderOptions, type TrainedReader } from './trained-reader.ts';

/** Made by scripts/replies-train.ts together with reply-weights.json; neither is of use without the other. */
export const replyEncoderFile = fileURLToPath(new URL('./reply-encoder.safetensors.gz', import.meta.url));

export type ReplyReader = TrainedReader<'replies'>;

export const openReplyEmbedder = (options: ReaderOptions): ReplyReader =>
  openTrainedReader('replies', replyEncoderFile, options);
