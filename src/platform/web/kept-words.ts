// Words a member has typed and not yet sent, kept through a reload: encrypted on the device under the member's id, and
// unreadable once they sign out. Where the browser keeps nothing they live as long as the page. Tabs tell one another that
// something was kept, never the words: those are read from the device.
const listeners = new Set<(memberId: string | null) => void>();
/** What this page knows, by place; an empty text: nothing is kept there. */
const known = new Map<string, string>();
const loading = new Map<string, Promise<string | null>>();
const writing = new Set<string>();
/** Whoever shows them, by place; once followed, a place is kept up with also while nobody looks. */
const followers = new Map<string, Set<(words: string) => void>>();
let otherTabs: BroadcastChannel | null = null;

type Kept = { memberId: string; name: string; isEmpty: boolean };

const CHANNEL = 'tulia.kept-words';
const PREFIX = 'words/';
const keyOf = (memberId: string, name: string) => `${memberId}:${name}`;
const privateStore = () => import('./private-store.ts');

/** What this page has typed or loaded already; null for anything else. */
export const knownWords = (memberId: string, name: string): string | null =>
  known.get(keyOf(memberId, name)) || null;

/** What an earlier visit left; null when there is nothing, or when this page knows better. Never rejects. */
export function loadKeptWords(memberId: string, name: string): Promise<string | null> {
  listenToOtherTabs();
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
  listenToOtherTabs();
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
      otherTabs?.postMessage({ memberId, name, isEmpty: !done } satisfies Kept);
    }
  } catch {
    // The browser keeps nothing: this page still does.
  } finally {
    writing.delete(key);
  }
}

/** Calls `listener` with what another tab keeps there: there is one such text, in whichever tab it is written. */
export function followKeptWords(
  memberId: string,
  name: string,
  listener: (words: string) => void,
): () => void {
  const key = keyOf(memberId, name);
  const known = followers.get(key) ?? new Set();
  followers.set(key, known.add(listener));
  return () => void known.delete(listener);
}

function listenToOtherTabs(): void {
  if (otherTabs || typeof BroadcastChannel === 'undefined') return;
  otherTabs = new BroadcastChannel(CHANNEL);
  // One after the other: what was read last is what was told last.
  let last = Promise.resolve();
  otherTabs.onmessage = ({ data }: MessageEvent<Kept>) => {
    last = last.then(() => keepUp(data)).catch(() => {});
  };
}

/** What is being written on this page is the newest there is, and nothing from elsewhere takes its place. */
async function keepUp({ memberId, name, isEmpty }: Kept): Promise<void> {
  const key = keyOf(memberId, name);
  await loading.get(key);
  const before = known.get(key);
  if (before === undefined || !followers.has(key)) return;
  const store = await privateStore();
  const words = isEmpty ? '' : await store.readPrivately<string>(memberId, PREFIX + name);
  // Nothing can be read there: it was let go of since, which is told as well, or the browser fails.
  if (words === null || writing.has(key) || known.get(key) !== before || words === before) return;
  known.set(key, words);
  for (const listener of followers.get(key) ?? []) listener(words);
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
