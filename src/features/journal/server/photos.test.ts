import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { photoWithPlace } from '../testing/dayone-file.ts';
import { download, upload, write } from '../testing/journal-member.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterAll(() => app.close());

const add = (
  entryId: string,
  file: Buffer,
  type = 'image/jpeg',
  photoId: string = randomUUID(),
  as = member,
) => upload(app, as, `/journal/entries/${entryId}/photos?photo_id=${photoId}`, file, type);

describe('a photo', () => {
  test('is kept upright, smaller, and without anything the camera wrote into it', async () => {
    const { id } = await write(member);
    const original = await photoWithPlace('#336699');
    expect(original.includes('Secretphone')).toBe(true);
    const { status, body } = await add(id, original);
    expect(status).toBe(200);
    // 60 × 40 on its side.
    expect(body).toMatchObject({ alt: '', width: 40, height: 60 });
    for (const size of ['full', 'thumb']) {
      const { bytes, headers } = await download(app, member, `/journal/photos/${body.id}?size=${size}`);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toContain('no-store');
      const { exif, xmp, icc, format } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, format }).toEqual({
        exif: undefined,
        xmp: undefined,
        icc: undefined,
        format: 'webp',
      });
      expect(bytes.includes('Secretphone')).toBe(false);
    }
    expect((await member.call('GET', `/journal/entries/${id}`)).body.photos).toEqual([body]);
    const { items } = (await member.call('GET', '/journal/entries')).body;
    expect(items[0]).toMatchObject({ id, photo_count: 1, cover_photo_id: body.id });
  });

  test('that is large comes down to 2 000 and 400 pixels a side', async () => {
    const { id } = await write(member);
    const file = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const { body } = await add(id, file, 'image/png');
    expect(body).toMatchObject({ width: 2_000, height: 1_000 });
    const thumb = await download(app, member, `/journal/photos/${body.id}?size=thumb`);
    expect((await sharp(thumb.bytes).metadata()).width).toBe(400);
  });

  test('is sealed, and gone with its entry', async () => {
    const { id } = await write(member);
    const { body } = await add(id, await photoWithPlace('#123456'));
    const [row] = await app.query('select picture, thumbnail from journal_photos where id = $1', [body.id]);
    for (const sealed of [row!.picture, row!.thumbnail] as Buffer[])
      expect(sealed.includes('WEBP')).toBe(false);
    await member.call('DELETE', `/journal/entries/${id}`);
    expect(await app.query('select * from journal_photos where id = $1', [body.id])).toEqual([]);
    expect((await download(app, member, `/journal/photos/${body.id}`)).status).toBe(404);
  });

  test('sent twice with the same id is one, also at once', async () => {
    const { id } = await write(member);
    const photoId = randomUUID();
    const file = await photoWithPlace('#654321');
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, file, 'image/jpeg', photoId)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await member.call('GET', `/journal/entries/${id}`)).body.photos).toHaveLength(1);
  });

  test('is described, and deleted', async () => {
    const { id } = await write(member);
    const { body } = await add(id, await photoWithPlace('#abcdef'));
    const described = await member.call('POST', `/journal/photos/${body.id}/describe`, { alt: 'Our gate' });
    expect(described.body.alt).toBe('Our gate');
    expect((await member.call('DELETE', `/journal/photos/${body.id}`)).body).toEqual({ isDeleted: true });
    expect((await member.call('DELETE', `/journal/photos/${body.id}`)).status).toBe(404);
  });

  test('of somebody else’s is not found, and nothing can be added to their entries', async () => {
    const { id } = await write(other);
    const { body } = await add(id, await photoWithPlace('#111111'), 'image/jpeg', randomUUID(), other);
    expect((await download(app, member, `/journal/photos/${body.id}`)).status).toBe(404);
    expect((await member.call('POST', `/journal/photos/${body.id}/describe`, { alt: 'x' })).status).toBe(404);
    expect((await member.call('DELETE', `/journal/photos/${body.id}`)).status).toBe(404);
    expect((await add(id, await photoWithPlace('#222222'))).status).toBe(404);
    const mine = await write(member);
    expect((await add(mine.id, await photoWithPlace('#333333'), 'image/jpeg', body.id)).status).toBe(404);
    const visitor = await fetch(`${app.url}/api/journal/photos/${body.id}`);
    expect(visitor.status).toBe(401);
  });

  test('twenty at once: five are kept, fifteen are told that there is room for five', async () => {
    const { id } = await write(member);
    const file = await photoWithPlace('#0f0f0f');
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, file)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(15);
    expect(refused[0]!.body.message).toBe('An entry can have up to 5 photos.');
  });

  test('of 200 MB is refused before it is read; one that lies about its size as soon as it is too much', async () => {
    const { id } = await write(member);
    const path = `/api/journal/entries/${id}/photos?photo_id=${randomUUID()}`;
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const answer = await fetch(app.url + path, {
      method: 'POST',
      headers: { cookie: member.cookie, 'content-type': 'image/jpeg' },
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'hung up',
    );
    expect([413, 'hung up']).toContain(answer);
    expect(sent).toBeLessThan(60);
    const announced = await upload(
      app,
      member,
      path.slice(4),
      new Uint8Array(11 * 1024 * 1024),
      'image/jpeg',
    ).catch(() => ({ status: 413 }));
    expect(announced.status).toBe(413);
    expect((await member.call('GET', `/journal/entries/${id}`)).body.photos).toEqual([]);
  });

  test('that is none, or a picture that would fill the memory, is refused in words', async () => {
    const { id } = await write(member);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    const truncated = (await photoWithPlace('#fff')).subarray(0, 400);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    for (const file of [
      Buffer.from(svg),
      Buffer.from('%PDF-1.4'),
      Buffer.from('GIF89a'),
      truncated,
      heic,
      Buffer.alloc(10),
    ]) {
      const { status, body } = await add(id, file);
      expect(status).toBe(422);
      expect(body.message).toContain('could not be read as a picture');
    }
    // 9 000 × 9 000 pixels in a few hundred kilobytes.
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const refused = await add(id, bomb, 'image/png');
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('60 megapixels');
    expect((await add(id, Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await add(id, Buffer.from('x'), 'text/plain')).status).toBe(415);
    expect((await member.call('GET', `/journal/entries/${id}`)).body.photos).toEqual([]);
  });
});
