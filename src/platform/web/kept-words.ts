// Words a member has typed and not yet sent, kept through a reload: encrypted on the device under the member's id, and
// unreadable once they sign out. Where the browser keeps nothing they live as long as the page.
const listeners = new Set<(memberId: string | null) => void>();
/** What this page knows, by place; an empty text: nothing is kept there. */
const known = new Map<string, string>();
const loading = new Map<string, Promise<string | null>>();
const writing = new Set<string>();

const PREFIX = 'words/';
const keyOf = (memberId: string, name: string) => `${memberId}:${name}`;
const privateStore = () => import('./private-store.ts');

/** What this page has typed or loaded already; null for anything else. */
export const knownWords = (memberId: string, name: string): string | null =>
  known.get(keyOf(memberId, name)) || null;

/** What an earlier visit left; null when there is nothing, or when this page knows better. Never rejects. */
export function loadKeptWords(memberId: string, name: string): Promise<string | null> {
  const key = keyOf(memberId, name);
  const underWay = loading.get(key);
  if (underWay) return underWay;
  if (known.has(key)) return Promise.resolve(null);
  const load = privateStore()
    .then((store) => store.readPrivately<string>(memberId, PREFIX + name))
    .catch(() => null)
    .then((words) => {
      // Whoever signed out meanwhile leaves nothing behind.
      if (loading.get(key) !== load) return null;
      loading.delete(key);
      if (!known.has(key)) known.set(key, words ?? '');
      return words;
    });
  loading.set(key, load);
  return load;
}

/** An empty text is forgotten. */
export function keepWords(memberId: string, name: string, words: string): void {
  known.set(keyOf(memberId, name), words);
  void write(memberId, name);
}

/** One at a time and always the latest: what is typed meanwhile follows. */
async function write(memberId: string, name: string): Promise<void> {
  const key = keyOf(memberId, name);
  if (writing.has(key)) return;
  writing.add(key);
  try {
    const store = await privateStore();
    await loading.get(key);
    for (let done: string | undefined; known.has(key) && known.get(key) !== done; ) {
      done = known.get(key);
      if (done) await store.keepPrivately(memberId, PREFIX + name, done);
      else await store.forgetPrivately(memberId, PREFIX + name);
    }
  } catch {
    // The browser keeps nothing: this page still does.
  } finally {
    writing.delete(key);
  }
}

/**
 * Forgets what this page knows of everyone but `memberId`; null: of everyone. What is on the device stays with the key
 * that locked it, and goes with it.
 */
export function forgetKeptWords(memberId: string | null): void {
  const isForgotten = (key: string) => memberId === null || !key.startsWith(keyOf(memberId, ''));
  for (const map of [known, loading])
    for (const key of [...map.keys()]) if (isForgotten(key)) map.delete(key);
  for (const listener of listeners) listener(memberId);
}

/** For whoever holds such words in memory too: drop what is not `memberId`'s, all of it on null. */
export function onWordsForgotten(listener: (memberId: string | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
