// Runs the assembly on a thread of its own: it hashes and rewrites hundreds of megabytes.
import { parentPort, workerData } from 'node:worker_threads';
import {
  prepareWeights,
  type WeightPaths,
  WeightsError,
  type WeightsProblem,
  type WeightsProgress,
} from './weights.ts';

export type WeightsMessage =
  | ({ type: 'progress' } & WeightsProgress)
  | { type: 'ready'; paths: WeightPaths }
  | { type: 'failed'; problem: WeightsProblem; message: string };

const port = parentPort!;
const tell = (message: WeightsMessage) => port.postMessage(message);

try {
  const { dataDir } = workerData as { dataDir: string };
  const paths = await prepareWeights({
    dataDir,
    onProgress: (progress) => tell({ type: 'progress', ...progress }),
  });
  tell({ type: 'ready', paths });
} catch (error) {
  if (!(error instanceof WeightsError)) throw error;
  tell({ type: 'failed', problem: error.problem, message: error.message });
}
