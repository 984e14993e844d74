// The journal's answers and bodies that are not JSON: photos, dictated sound, imports, exports.
import { ReadableStream as NodeStream } from 'node:stream/web';
import { z } from 'zod';
import { callerOf } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { readBody, streamBody } from '#platform/server/http/request-body.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { importKinds, MAX_PHOTO_BYTES } from '../journal.contract.ts';
import { dictate, MAX_SOUND_BYTES, type Transcribe } from './dictation.ts';
import { exportAsJson } from './export/export-json.ts';
import { exportAsMarkdown } from './export/export-markdown.ts';
import { exportAsPdf } from './export/export-pdf.ts';
import type { Journal } from './journal.service.ts';
import { addPhoto, getPicture } from './photos.service.ts';

/** A journal of many years with its photos. */
const MAX_IMPORT_BYTES = 512 * 1024 * 1024;

const tag = 'journal';
const idIn = (request: Request, fromEnd: number): string => {
  const asked = z.uuid().safeParse(new URL(request.url).pathname.split('/').at(-fromEnd));
  if (!asked.success) throw refuse('NOT_FOUND');
  return asked.data;
};
const queryOf = <Shape extends z.ZodType>(request: Request, shape: Shape): z.infer<Shape> => {
  const asked = shape.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw refuse('INVALID_INPUT');
  return asked.data;
};

const addPhotoTo: RawEndpoint = {
  method: 'POST',
  path: '/journal/entries/:id/photos',
  access: 'member',
  summary: 'Add a photo to an entry: ?photo_id=, the body is the file',
  tag,
  upload: {
    types: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/gif',
      'image/avif',
      'image/heic',
      'image/heif',
      'application/octet-stream',
    ],
    maxBytes: MAX_PHOTO_BYTES,
  },
  handle: async (request, context) => {
    const { memberId } = callerOf(context);
    const { photo_id } = queryOf(request, z.object({ photo_id: z.uuid() }));
    const entryId = idIn(request, 2);
    const file = await readBody(request, MAX_PHOTO_BYTES);
    return Response.json(await addPhoto(context.platform, memberId, entryId, photo_id, file));
  },
};

const photo: RawEndpoint = {
  method: 'GET',
  path: '/journal/photos/:id',
  access: 'member',
  summary: 'A photo as WebP: ?size=thumb or full',
  tag,
  handle: async (request, context) => {
    const { memberId } = callerOf(context);
    const { size } = queryOf(request, z.object({ size: z.enum(['thumb', 'full']).default('full') }));
    const picture = await getPicture(context.platform, memberId, idIn(request, 1), size);
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/webp', 'Content-Disposition': 'inline' },
    });
  },
};

const dictation = (transcribe: Transcribe): RawEndpoint => ({
  method: 'POST',
  path: '/journal/dictation',
  access: 'member',
  summary: 'Words from up to five minutes of sound: 24 kHz mono, WAV or raw PCM16',
  tag,
  upload: { types: ['audio/wav', 'audio/pcm'], maxBytes: MAX_SOUND_BYTES },
  handle: async (request) => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    return Response.json(await dictate(transcribe, await readBody(request, MAX_SOUND_BYTES), type));
  },
});

const importOf = (importFile: Journal['importFile']): RawEndpoint => ({
  method: 'POST',
  path: '/journal/import',
  access: 'member',
  summary: 'Bring a journal in: ?kind=dayone, daylio or own; &dry=1 only says what would come in',
  tag,
  upload: {
    types: [
      'application/zip',
      'application/x-zip-compressed',
      'text/csv',
      'application/json',
      'application/octet-stream',
    ],
    maxBytes: MAX_IMPORT_BYTES,
  },
  handle: async (request, context) => {
    const { memberId } = callerOf(context);
    const { kind, dry } = queryOf(
      request,
      z.object({ kind: z.enum(importKinds), dry: z.enum(['0', '1']).default('0') }),
    );
    const file = streamBody(request, MAX_IMPORT_BYTES);
    return Response.json(await importFile(memberId, { kind, isDryRun: dry === '1', file }));
  },
});

const exportFormats = {
  json: { type: 'application/json; charset=utf-8', name: 'json', write: exportAsJson },
  markdown: { type: 'application/zip', name: 'zip', write: exportAsMarkdown },
  pdf: { type: 'application/pdf', name: 'pdf', write: exportAsPdf },
};

const exported: RawEndpoint = {
  method: 'GET',
  path: '/journal/export',
  access: 'member',
  summary: 'The whole journal as a file: ?format=json, markdown or pdf',
  tag,
  handle: (request, context) => {
    const { memberId } = callerOf(context);
    const { format } = queryOf(request, z.object({ format: z.enum(['json', 'markdown', 'pdf']) }));
    const { type, name, write } = exportFormats[format];
    const day = new Date().toISOString().slice(0, 10);
    return new Response(NodeStream.from(write(context.platform, memberId)) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="journal-${day}.${name}"`,
      },
    });
  },
};

export const journalFiles = (journal: Journal): RawEndpoint[] => [
  addPhotoTo,
  photo,
  dictation(journal.transcribe),
  importOf(journal.importFile),
  exported,
];
