// Keeps /crisis, and only /crisis, readable without a network. The build writes its own stamp into BUILD, so that a new
// release refreshes the kept copy.
const BUILD = '__BUILD__';
const CACHE = `crisis-${BUILD}`;
const PAGE = '/crisis';
const PATIENCE_MS = 2500;

const isCode = (asset) => /\.(?:js|css)$/.test(asset);

/** With code of the page missing this worker does not come to be: half a copy never takes the place of a whole one. */
async function keepPage() {
  const cache = await caches.open(CACHE);
  const response = await fetch(PAGE, { cache: 'reload' });
  if (!response.ok) throw new Error('The crisis page could not be fetched');
  const html = await response.clone().text();
  const assets = [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|theme\.js|favicon\.svg))"/g)].map(
    (match) => match[1],
  );
  const keep = (asset) => cache.add(asset);
  const wanted = [...new Set(assets)];
  await Promise.all(wanted.filter(isCode).map(keep));
  await Promise.allSettled(wanted.filter((asset) => !isCode(asset)).map(keep));
  await cache.put(PAGE, response);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // Other caches are not ours to empty.
  const isOld = (name) => name.startsWith('crisis-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromNetworkOrKept(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fresh.then((response) => (response.ok ? response : kept)).catch(() => kept), waited]);
}

async function fromKeptOrNetwork(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && url.pathname.replace(/\/$/, '') === PAGE)
    event.respondWith(fromNetworkOrKept(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/theme.js')
    event.respondWith(fromKeptOrNetwork(request));
});
