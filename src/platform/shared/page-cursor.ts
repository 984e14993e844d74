// A cursor as contracts see it. What it holds is the server's own (platform/server/page-cursor.ts).
import { z } from 'zod';

/** `nextCursor` of the page before. Opaque; from older pages the id of what was shown last. */
export const pageCursor = z.string().regex(/^[\w-]{36,160}$/, 'must be the nextCursor of a page');
