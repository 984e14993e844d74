// A photo as it is kept: turned upright, at most 2 000 pixels a side, written anew as WebP, so that nothing of the file
// it came in survives: no place, no camera, no other owner's data. The work is done on the image library's threads.
import sharp from 'sharp';
import { refuse } from '#platform/shared/refusals.ts';

/** A small file can unfold into a picture that fills the memory. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 2_000;
const THUMBNAIL_SIDE = 400;
const QUALITY = 82;
const THUMBNAIL_QUALITY = 72;
const AT_ONCE = 1;

export const unreadablePicture =
  'This file could not be read as a picture. JPEG, PNG and WebP work; some phones save HEIC, which does not.';
const hugePicture = 'This picture has too many pixels. Up to 60 megapixels work.';

export type Picture = { picture: Buffer; thumbnail: Buffer; width: number; height: number };

let running = 0;
const waiting: (() => void)[] = [];

/** One after the other: each may take a few hundred megabytes while it is being made. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Refuses INVALID_INPUT with a sentence for whatever is no picture, or too large a one. */
export async function makePicture(file: Buffer): Promise<Picture> {
  if (!hasPictureSignature(file)) throw refuse('INVALID_INPUT', unreadablePicture);
  return inTurn(async () => {
    try {
      const picture = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      const { data, info } = picture;
      return {
        picture: data,
        thumbnail: await makeThumbnail(data),
        width: info.width,
        height: info.height,
      };
    } catch (error) {
      const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
      throw refuse('INVALID_INPUT', isHuge ? hugePicture : unreadablePicture);
    }
  });
}

/** A picture that this product gave out before: kept as it is, bit for bit. Null when it is not one of those. */
export async function takeOwnPicture(file: Buffer): Promise<Picture | null> {
  if (!isBareWebp(file)) return null;
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
      if (Math.max(width, height) > LONGEST_SIDE) return null;
      return { picture: file, thumbnail: await makeThumbnail(file), width, height };
    } catch {
      return null;
    }
  });
}

const makeThumbnail = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer();

/** Formats that only paint pixels; documents and drawings, which can refer to other files, are not tried at all. */
function hasPictureSignature(file: Buffer): boolean {
  const isIsoMedia = file.subarray(4, 8).toString('latin1') === 'ftyp';
  const brand = file.subarray(8, 12).toString('latin1');
  return (
    file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    (file.subarray(0, 4).toString('latin1') === 'RIFF' && brand === 'WEBP') ||
    file.subarray(0, 4).toString('latin1') === 'GIF8' ||
    (isIsoMedia && /^(?:avif|avis|heic|heix|mif1|msf1)$/.test(brand))
  );
}

/** WebP with pixels and nothing else: no metadata, no colour profile, no animation, nothing after its end. */
function isBareWebp(file: Buffer): boolean {
  if (
    file.length < 20 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WEBP'
  )
    return false;
  if (file.readUInt32LE(4) + 8 !== file.length) return false;
  for (let at = 12; at < file.length; ) {
    if (at + 8 > file.length) return false;
    if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (at > file.length) return false;
  }
  return true;
}
