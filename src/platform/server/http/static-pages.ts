// The built pages: hashed files for ever, pages never cached, one client-rendered page for every other path.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

export function staticPages(app: Hono, folder: string): void {
  app.use(
    '*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        const isHashed = /[\\/]assets[\\/]/.test(path);
        c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store');
      },
    }),
  );
  app.get('*', async (c) => {
    const isFile = /\.[a-z0-9]+$/i.test(c.req.path);
    if (isFile || !existsSync(join(folder, 'app.html'))) return c.text('Not found', 404);
    return c.html(await readFile(join(folder, 'app.html'), 'utf8'));
  });
}
