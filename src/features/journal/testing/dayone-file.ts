// A Day One export as the app writes it: one JSON file, photos by their checksum.
import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { diary } from './diary.data.ts';
import { dayBack, madeUpId, madeUpText, pick, seeded } from './made-up.ts';

/** A small JPEG with a place and a camera in it. */
export function photoWithPlace(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'Secretphone' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** `photoEvery`: each so manieth entry has one photo; 0 = none. */
export async function dayOneFile(entryCount: number, photoEvery = 100): Promise<Buffer> {
  const random = seeded(11);
  const files: Zippable = {};
  const entries = [];
  for (let at = 0; at < entryCount; at += 1) {
    const id = madeUpId(random).replaceAll('-', '').toUpperCase();
    const title = pick(random, diary.titles);
    const created = `${dayBack(entryCount - at)}T${String(4 + Math.floor(random() * 18)).padStart(2, '0')}:30:00Z`;
    const photos = [];
    if (photoEvery > 0 && at % photoEvery === photoEvery - 1) {
      const photo = await photoWithPlace(
        `#${Math.floor(random() * 0xffffff)
          .toString(16)
          .padStart(6, '0')}`,
      );
      const md5 = createHash('md5').update(photo).digest('hex');
      files[`photos/${md5}.jpeg`] = [photo, { level: 0 }];
      photos.push({
        identifier: madeUpId(random),
        md5,
        type: 'jpeg',
        orderInEntry: 0,
        width: 60,
        height: 40,
      });
    }
    const body = madeUpText(random, 400 + random() * 1_500);
    entries.push({
      uuid: id,
      creationDate: created,
      modifiedDate: created,
      timeZone: 'Africa/Nairobi',
      text: `${title ? `# ${title}\n\n` : ''}${body.replace(/\./g, '\\.')}${photos.map(({ identifier }) => `\n\n![](dayone-moment://${identifier})`).join('')}`,
      tags: random() < 0.5 ? [pick(random, diary.tags)] : [],
      starred: random() < 0.05,
      isPinned: false,
      photos,
      location: { latitude: -1.28, longitude: 36.82, placeName: 'Home' },
      weather: { conditionsDescription: 'Mostly cloudy', temperatureCelsius: 21 },
    });
  }
  files['Journal.json'] = strToU8(JSON.stringify({ metadata: { version: '1.0' }, entries }));
  return Buffer.from(zipSync(files));
}
