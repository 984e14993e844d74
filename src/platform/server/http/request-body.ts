// Bodies that are files. What was announced is not trusted: the bytes are counted as they come.
import { refuse } from '../../shared/refusals.ts';

/** Refuses TOO_LARGE as soon as there is more than `maxBytes`. */
export async function* streamBody(request: Request, maxBytes: number): AsyncIterable<Uint8Array> {
  if (!request.body) return;
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw refuse('TOO_LARGE');
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** For what must be whole in memory. Refuses TOO_LARGE. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of streamBody(request, maxBytes)) parts.push(part);
  return Buffer.concat(parts);
}
