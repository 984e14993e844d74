// The thread that turns sentences into vectors. One text a run: with this model a batch saves little, and a vector must
// not depend on what it was computed together with.
import { parentPort, workerData } from 'node:worker_threads';
import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-node';
import {
  type EmbedderSetup,
  type FromEmbedder,
  MOST_TOKENS,
  SENTENCE_DIMENSIONS,
  type ToEmbedder,
} from './sentence-embedder.protocol.ts';
import { readSentenceModel, SentenceModelError } from './sentence-model.ts';

const port = parentPort!;
const tell = (message: FromEmbedder, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function open({
  threads,
  directory,
  adaptation,
  readsEnd,
}: EmbedderSetup): Promise<(text: string) => Promise<Float32Array>> {
  const files = await readSentenceModel(directory, adaptation);
  const tokenizer = new Tokenizer(JSON.parse(files.tokenizer), JSON.parse(files.tokenizerConfig));
  const session = await ort.InferenceSession.create(files.model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Threads that wait asleep leave the cores to the voice.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });

  // The first and the last token frame the text.
  const shortened = (ids: number[]) =>
    readsEnd ? [ids[0]!, ...ids.slice(1 - MOST_TOKENS)] : [...ids.slice(0, MOST_TOKENS - 1), ids.at(-1)!];

  return async (text) => {
    // Far more letters than tokens that will be read: an endless message is not worth tokenising.
    const most = MOST_TOKENS * 12;
    const { ids } = tokenizer.encode(readsEnd ? text.slice(-most) : text.slice(0, most));
    const read = ids.length > MOST_TOKENS ? shortened(ids) : ids;
    const shape = [1, read.length];
    const { last_hidden_state: hidden } = await session.run({
      input_ids: new ort.Tensor('int64', BigInt64Array.from(read, BigInt), shape),
      attention_mask: new ort.Tensor('int64', new BigInt64Array(read.length).fill(1n), shape),
      token_type_ids: new ort.Tensor('int64', new BigInt64Array(read.length), shape),
    });
    return meanOf(hidden!.data as Float32Array, read.length);
  };
}

function meanOf(hidden: Float32Array, tokens: number): Float32Array {
  const vector = new Float32Array(SENTENCE_DIMENSIONS);
  for (let token = 0; token < tokens; token++) {
    const from = token * SENTENCE_DIMENSIONS;
    for (let at = 0; at < SENTENCE_DIMENSIONS; at++) vector[at]! += hidden[from + at]!;
  }
  const length = Math.hypot(...vector) || 1;
  for (let at = 0; at < SENTENCE_DIMENSIONS; at++) vector[at]! /= length;
  return vector;
}

try {
  const embed = await open(workerData as EmbedderSetup);
  await embed('I am here with you.');
  port.on('message', async (message: ToEmbedder) => {
    if (message === null) return port.close();
    const { id, text } = message;
    try {
      const vector = await embed(text);
      tell({ type: 'embedded', id, vector }, [vector.buffer as ArrayBuffer]);
    } catch {
      tell({ type: 'failed', id });
    }
  });
  tell({ type: 'ready' });
} catch (error) {
  if (!(error instanceof SentenceModelError)) throw error;
  tell({ type: 'unusable', message: error.message });
}
