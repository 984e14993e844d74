// The operator's master keys. The first is used to wrap new member keys, the others still open old ones.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Keyring = { current: number; keys: ReadonlyMap<number, Buffer> };

/** Reads `v2:<base64 of 32 bytes>,v1:…`. Throws a sentence for the operator, never the key. */
export function parseKeyring(text: string): Keyring {
  const keys = new Map<number, Buffer>();
  let current = 0;
  for (const part of text.trim().split(',')) {
    const match = /^v(\d{1,4}):([A-Za-z0-9+/=_-]+)$/.exec(part.trim());
    const version = Number(match?.[1]);
    const key = Buffer.from(match?.[2] ?? '', 'base64');
    if (!match || key.length !== 32)
      throw new Error(
        'KEYRING must look like v1:<base64 of 32 random bytes>, newest first, separated by commas',
      );
    if (keys.has(version)) throw new Error(`KEYRING names v${version} twice`);
    if (current === 0) current = version;
    keys.set(version, key);
  }
  return { current, keys };
}

/** The key ring kept beside embedded data, made on first start and readable by its owner only. */
export async function loadOrCreateKeyring(file: string): Promise<Keyring> {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 });
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`v1:${randomBytes(32).toString('base64')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKeyring(await readFile(file, 'utf8'));
}
