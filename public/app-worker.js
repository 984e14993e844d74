// Opens a member's pages without a network: the page, its code and its fonts, and nothing a person wrote or read. On any
// other path the same page says that it needs a network, and leads to help. It never looks at /api. The build writes its
// stamp and the files into the first lines; /crisis has a worker of its own.
const BUILD = '__BUILD__';
const SHELL = '__SHELL__'.split(' ');
const MEMBER_PATHS = '__MEMBER_PATHS__'.split(' ');
const CACHE = `app-${BUILD}`;
const PAGE = '/app.html';
const PATIENCE_MS = 3000;
const GATEWAY_TROUBLE = [502, 503, 504];

const isHashed = (path) => path.startsWith('/assets/');
const isMemberPage = (path) => MEMBER_PATHS.some((known) => path === known || path.startsWith(`${known}/`));
/** The server's own answers, and the page that has a worker of its own. */
const isNotOurs = (path) => /^\/(?:api|crisis|healthz|readyz|metrics)(?:\/|$)/.test(path);
const pathOf = (request) => new URL(request.url).pathname;

async function fetched(path) {
  // A hashed file is the same for ever, wherever it comes from.
  const known = isHashed(path) ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, isHashed(path) ? {} : { cache: 'reload' }));
  if (!response.ok) throw new Error('A file of the app could not be fetched');
  return response;
}

/** All or nothing: with a file missing, or a page of another build, this worker does not come to be. */
async function keepShell() {
  const page = await fetched(PAGE);
  const html = await page.clone().text();
  const entries = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map((match) => match[1]);
  if (!entries.length || !entries.every((entry) => SHELL.includes(entry)))
    throw new Error('The page is of another build');
  const cache = await caches.open(CACHE);
  await Promise.all(SHELL.map(async (path) => cache.put(path, await fetched(path))));
  await cache.put(PAGE, page);
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('app-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/**
 * The server's page when it comes, so that an open visit is always the newest build it can be. A member's page is as good
 * from here, and is not waited for past our patience; any other may have nothing here to show.
 */
async function pageFor(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const orKept = fresh
    .then((response) => (GATEWAY_TROUBLE.includes(response.status) ? kept : response))
    .catch(() => kept);
  if (!isMemberPage(pathOf(request))) return orKept;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([orKept, late]);
}

async function fileFor(request) {
  const kept = (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && isHashed(pathOf(request))) await keepFile(request, response.clone());
  return response;
}

const keepFile = async (request, response) => {
  try {
    await (await caches.open(CACHE)).put(request, response);
  } catch {
    // A full disk costs the next visit without a network, not this one.
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isNotOurs(pathname)) event.respondWith(pageFor(request));
  } else if (isHashed(pathname) || SHELL.includes(pathname)) event.respondWith(fileFor(request));
});

/**
 * A page asks a worker that waits: are you newer than me? One of the same build takes over at once, when no other page could
 * still need the old files; a newer one waits for its turn.
 */
async function answer({ entry, port }) {
  const isNewer = !SHELL.includes(entry);
  port.postMessage({ isNewer });
  if (isNewer) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const { entry } = event.data ?? {};
  const port = event.ports[0];
  if (typeof entry === 'string' && port) event.waitUntil(answer({ entry, port }));
});
