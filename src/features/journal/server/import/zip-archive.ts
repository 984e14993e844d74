// Reads a zip that nobody vouches for. What its directory says of sizes is a claim: each file is unfolded under a limit
// of its own and one for all of them together, files may not share bytes, and the checksum must be right.
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { refuse } from '#platform/shared/refusals.ts';
import { importWords } from './import.copy.ts';
import type { SealedSpool } from './sealed-spool.ts';

const unfold = promisify(inflateRaw);

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const MOST_FILES = 40_000;
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024;
/** Unfolded, altogether. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;
/** Text shrinks to a tenth; beyond this, for more than a megabyte, somebody made it on purpose. */
const MOST_RATIO = 150;
const RATIO_COUNTS_FROM = 1024 * 1024;

export type ZippedFile = {
  name: string;
  /** As the directory claims. */
  size: number;
  packedSize: number;
  isDeflated: boolean;
  crc: number;
  offset: number;
};
export type ZipArchive = {
  files: ZippedFile[];
  /** Null when it is larger than `maxBytes`. Refuses INVALID_INPUT when it is damaged or a bomb. */
  read(file: ZippedFile, maxBytes: number): Promise<Buffer | null>;
};

/** Refuses INVALID_INPUT, in words, for what is no zip or a damaged one. */
export async function openZip(spool: SealedSpool): Promise<ZipArchive> {
  const files = await readDirectory(spool);
  assertApart(files, spool.size);
  let unfolded = 0;

  return {
    files,
    read: async (file, maxBytes) => {
      if (file.size > maxBytes || file.packedSize > maxBytes + 1024) return null;
      const packed = await readPacked(spool, file);
      let content: Buffer;
      try {
        content = file.isDeflated ? await unfold(packed, { maxOutputLength: Math.max(1, maxBytes) }) : packed;
      } catch (error) {
        // The claim was small, the content is not.
        const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
        throw refuse('INVALID_INPUT', isTooMuch ? importWords.bomb : importWords.damaged);
      }
      unfolded += content.length;
      const isSuspicious =
        content.length > RATIO_COUNTS_FROM && content.length > MOST_RATIO * Math.max(1, packed.length);
      if (unfolded > MOST_BYTES || isSuspicious) throw refuse('INVALID_INPUT', importWords.bomb);
      if (content.length !== file.size || crc32(content) !== file.crc)
        throw refuse('INVALID_INPUT', importWords.damaged);
      return content;
    },
  };
}

async function readDirectory(spool: SealedSpool): Promise<ZippedFile[]> {
  const tailStart = Math.max(0, spool.size - END_BYTES - MOST_COMMENT);
  const tail = await spool.read(tailStart, spool.size - tailStart);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw refuse('INVALID_INPUT', importWords.noZip);
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > MOST_FILES || size > MOST_DIRECTORY_BYTES || start === 0xffffffff)
    throw refuse('INVALID_INPUT', importWords.tooManyFiles);
  if (start + size > spool.size) throw refuse('INVALID_INPUT', importWords.damaged);

  const directory = await spool.read(start, size);
  const files: ZippedFile[] = [];
  for (let at = 0; files.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY)
      throw refuse('INVALID_INPUT', importWords.damaged);
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    if (flags & 1) throw refuse('INVALID_INPUT', importWords.locked);
    if (method !== 0 && method !== 8) throw refuse('INVALID_INPUT', importWords.damaged);
    files.push({
      name,
      isDeflated: method === 8,
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return files.filter(({ name }) => !name.endsWith('/'));
}

/** Two files in the same bytes are how a small zip holds a whole disk. */
function assertApart(files: ZippedFile[], size: number): void {
  let end = 0;
  for (const file of [...files].sort((a, b) => a.offset - b.offset)) {
    if (file.offset < end) throw refuse('INVALID_INPUT', importWords.bomb);
    end = file.offset + 30 + file.packedSize;
    if (end > size) throw refuse('INVALID_INPUT', importWords.damaged);
  }
}

async function readPacked(spool: SealedSpool, file: ZippedFile): Promise<Buffer> {
  const head = await spool.read(file.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw refuse('INVALID_INPUT', importWords.damaged);
  const start = file.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await spool.read(start, file.packedSize);
  if (packed.length !== file.packedSize) throw refuse('INVALID_INPUT', importWords.damaged);
  return packed;
}
