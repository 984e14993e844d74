// Runs train.py on a folder with examples.jsonl and shape.json.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sentenceModelPath } from '#platform/server/sentences/sentence-model.ts';

const script = fileURLToPath(new URL('./train.py', import.meta.url));

/**
 * `encoder`: goes on from this one, and from the networks in before.json where that lies in the folder; null: from the
 * model npm installs. Rejects with a sentence when Python or what it needs is missing, or when it fails.
 */
export function runTraining(folder: string, encoder: string | null): Promise<void> {
  const model = sentenceModelPath();
  if (!model) throw new Error('The sentence model is not installed. Run npm ci.');
  return new Promise((resolve, reject) => {
    const trained = spawn('/usr/bin/python3', [script, model, folder, ...(encoder ? [encoder] : [])], {
      stdio: 'inherit',
      env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    });
    trained.on('error', () => reject(new Error('Training needs Debian’s python3-torch and python3-onnx.')));
    trained.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Training did not finish; see what Python said above.')),
    );
  });
}
