// The journal's calls: those of its contract, and the few whose bodies are files.
import { ORPCError } from '@orpc/client';
import { apiOf } from '#platform/web/api.ts';
import type { ImportReport, JournalPhoto, journalContract } from '../journal.contract.ts';
import type { ImportKind } from '../journal-limits.data.ts';

export const journalApi = apiOf<typeof journalContract>('journal');

export const photoUrl = (id: string, size: 'thumb' | 'full') => `/api/journal/photos/${id}?size=${size}`;
export const exportUrl = (format: 'json' | 'markdown' | 'pdf') => `/api/journal/export?format=${format}`;

/** A refusal as the rest of the client knows it; a proxy's page has no sentence of its own. */
function refusalFrom(status: number, body: string): ORPCError<string, unknown> {
  let known: { code?: string; message?: string; data?: unknown } = {};
  try {
    known = JSON.parse(body) as typeof known;
  } catch {
    // Not ours.
  }
  return new ORPCError(known.code ?? 'UNAVAILABLE', {
    status: status >= 400 && status < 600 ? status : 500,
    message: known.code ? (known.message ?? '') : '',
    data: known.data,
  });
}

/** The server's own sentence, where it said one. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ORPCError && error.status < 500 && error.message ? error.message : null;

/** Sends a file and tells how far it is, 0–1. Rejects with an ORPCError, or a TypeError when nothing was reached. */
export function uploadPhoto(
  entryId: string,
  photoId: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<JournalPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/journal/entries/${entryId}/photos?photo_id=${photoId}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(JSON.parse(request.responseText) as JournalPhoto);
      else reject(refusalFrom(request.status, request.responseText));
    };
    request.onerror = () => reject(new TypeError('not reached'));
    request.onabort = () => reject(new DOMException('stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

async function send<Answer>(path: string, type: string, body: Blob, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    credentials: 'same-origin',
    ...(signal && { signal }),
  });
  if (!response.ok) throw refusalFrom(response.status, await response.text());
  return (await response.json()) as Answer;
}

/** `wav`: 24 kHz, mono, PCM16. */
export const transcribe = (wav: Blob, signal: AbortSignal): Promise<{ text: string }> =>
  send('/journal/dictation', 'audio/wav', wav, signal);

const importTypes: Record<ImportKind, string> = {
  dayone: 'application/zip',
  daylio: 'text/csv',
  own: 'application/json',
};

export const importFile = (kind: ImportKind, file: Blob, isDryRun: boolean): Promise<ImportReport> =>
  send(`/journal/import?kind=${kind}&dry=${isDryRun ? 1 : 0}`, importTypes[kind], file);
