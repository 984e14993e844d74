// What the trained network says of one sentence of a reply.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { graveHarms, type ReplyHarm, replyHarms } from '../reply-harms.ts';
import { replyEncoderFile } from './reply-embedder.ts';
import { forward, inputOf, type PackedNetworks, unpackNetworks } from './small-network.ts';

export type PackedReplyModel = PackedNetworks & {
  /** Hash of the training part its weights were made from. */
  trainedOn: string;
  /** Of the encoder these networks were trained with: with another their vectors mean nothing. */
  encoder: string;
  /** Shares of harm from which a sentence is held back: where a life may hang on it, and otherwise. */
  thresholds: { grave: number; other: number };
};

/** `share`: how surely the sentence harms, 0 to 1. `harm`: how, if it does. */
export type ReplyOpinion = { share: number; harm: ReplyHarm };

/** Of the two levels: may be said, may not. */
export const REPLY_LEVELS = 2;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Hex, of the encoder as it lies in this repository. */
export const replyEncoderHash = (): string =>
  createHash('sha256').update(readFileSync(replyEncoderFile)).digest('hex');

/** The mean of what the networks say of the vector of a text from `replyToRead`. */
export function openReplyNetworks(packed: PackedNetworks): (vector: Float32Array) => ReplyOpinion {
  const networks = unpackNetworks(packed);
  return (vector) => {
    const input = inputOf(vector);
    const logits = networks.map((network) => forward(network, input));
    const mean = (of: (one: Float32Array) => number) =>
      logits.reduce((sum, one) => sum + of(one), 0) / logits.length;
    const surely = replyHarms.map((_, at) => mean((one) => one[REPLY_LEVELS + at]!));
    return {
      share: mean(([fine = 0, harms = 0]) => sigmoid(harms - fine)),
      harm: replyHarms[surely.indexOf(Math.max(...surely))]!,
    };
  };
}

export type ReplyModel = {
  trainedOn: string;
  /** The harm in the sentence, or null. */
  read(vector: Float32Array): ReplyHarm | null;
};

/** Throws when the weights are missing, damaged, or belong to another encoder. */
export function loadReplyModel(): ReplyModel {
  const packed = JSON.parse(
    readFileSync(new URL('./reply-weights.json', import.meta.url), 'utf8'),
  ) as PackedReplyModel;
  if (packed.encoder !== replyEncoderHash())
    throw new Error('the networks for replies belong to another encoder');
  const opinionOf = openReplyNetworks(packed);
  return {
    trainedOn: packed.trainedOn,
    read(vector) {
      const { share, harm } = opinionOf(vector);
      const { grave, other } = packed.thresholds;
      return share > (graveHarms.includes(harm) ? grave : other) ? harm : null;
    },
  };
}
