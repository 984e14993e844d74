// An upload too large for memory, on disk for as long as it is read: sealed with a key that exists only in this
// process, under a name that is taken away at once, so that nothing of it can be read or found afterwards.
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

const BLOCK = 16;

export type SealedSpool = {
  size: number;
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
};

/** Takes all of `parts`; whatever they throw is thrown, and nothing is left. `folder` is made when it is not there. */
export async function spool(parts: AsyncIterable<Uint8Array>, folder: string): Promise<SealedSpool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  // Where an open file cannot be unlinked it goes when it is closed.
  await rm(path, { force: true }).catch(() => {});
  const close = async () => {
    await file.close();
    await rm(path, { force: true });
  };
  const key = randomBytes(32);
  const start = randomBytes(BLOCK);
  try {
    const cipher = createCipheriv('aes-256-ctr', key, start);
    let size = 0;
    for await (const part of parts) {
      await file.write(cipher.update(part), 0, part.byteLength, size);
      size += part.byteLength;
    }
    return {
      size,
      read: async (offset, length) => {
        const from = offset - (offset % BLOCK);
        const wanted = Math.min(length, Math.max(0, size - offset)) + (offset - from);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, from);
        const decipher = createDecipheriv('aes-256-ctr', key, counterAt(start, from / BLOCK));
        return decipher.update(buffer.subarray(0, bytesRead)).subarray(offset - from);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The counter after this many blocks, as one 128-bit number. */
function counterAt(start: Buffer, blocks: number): Buffer {
  const number = (BigInt(`0x${start.toString('hex')}`) + BigInt(blocks)) % (1n << 128n);
  return Buffer.from(number.toString(16).padStart(BLOCK * 2, '0'), 'hex');
}
