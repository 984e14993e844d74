// Words kept in the browser until the server has them, or to be read without a network. They are encrypted with a key
// that cannot leave the browser and dies at sign-out; what it locked is then unreadable even before it is deleted.
import { type IDBPDatabase, openDB } from 'idb';

const NAME = 'tulia-private';
const KEYS = 'keys';
const ITEMS = 'items';
const THE_KEY = 'key';
const IV_BYTES = 12;

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

let opening: Promise<IDBPDatabase> | null = null;
/** Raised at sign-out: what was being locked at that moment must not come to rest after it. */
let forgotten = 0;

function open(): Promise<IDBPDatabase> {
  opening ??= openDB(NAME, 1, {
    upgrade(database) {
      database.createObjectStore(KEYS);
      database.createObjectStore(ITEMS);
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function keyOf(database: IDBPDatabase): Promise<CryptoKey> {
  const known: CryptoKey | undefined = await database.get(KEYS, THE_KEY);
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Two tabs may get here at once: the first to write wins, and both use what was written.
  const transaction = database.transaction(KEYS, 'readwrite');
  const raced: CryptoKey | undefined = await transaction.store.get(THE_KEY);
  if (!raced) await transaction.store.put(fresh, THE_KEY);
  await transaction.done;
  return raced ?? fresh;
}

const placeOf = (memberId: string, name: string) => `${memberId}/${name}`;
/** Ties a sealed text to its place: moved to another name or member it does not open. */
const boundTo = (place: string) => new TextEncoder().encode(place);

async function sealed(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(place) },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { iv, bytes };
}

async function opened<Value>(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<Value | null> {
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: boundTo(place) },
      key,
      bytes,
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  } catch {
    // Locked with a key that died at a sign-out: nobody can read it any more.
    return null;
  }
}

/**
 * `value`: anything JSON can hold. On the disk when it resolves. Rejects when the browser keeps nothing (private windows, a
 * full disk). What a sign-out overtakes is not kept.
 */
export async function keepPrivately(memberId: string, name: string, value: unknown): Promise<void> {
  const started = forgotten;
  const database = await open();
  if (started !== forgotten) return;
  const place = placeOf(memberId, name);
  const item = await sealed(await keyOf(database), place, value);
  if (started !== forgotten) return;
  const transaction = database.transaction(ITEMS, 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(item, place), transaction.done]);
}

/** null when there is nothing, or nothing that can still be read. Never rejects. */
export async function readPrivately<Value>(memberId: string, name: string): Promise<Value | null> {
  try {
    const database = await open();
    const place = placeOf(memberId, name);
    const item: Sealed | undefined = await database.get(ITEMS, place);
    return item ? await opened<Value>(await keyOf(database), place, item) : null;
  } catch {
    return null;
  }
}

/** Everything of this member whose name starts with `prefix`, in the order of the names. Never rejects. */
export async function listPrivately<Value>(
  memberId: string,
  prefix: string,
): Promise<{ name: string; value: Value }[]> {
  try {
    const database = await open();
    const from = placeOf(memberId, prefix);
    const range = IDBKeyRange.bound(from, `${from}\uffff`);
    const [places, items] = await Promise.all([
      database.getAllKeys(ITEMS, range) as Promise<string[]>,
      database.getAll(ITEMS, range) as Promise<Sealed[]>,
    ]);
    const key = await keyOf(database);
    const values = await Promise.all(items.map((item, at) => opened<Value>(key, places[at]!, item)));
    return places.flatMap((place, at) => {
      const value = values[at];
      return value === null || value === undefined ? [] : [{ name: place.slice(memberId.length + 1), value }];
    });
  } catch {
    return [];
  }
}

/** Never rejects. */
export async function forgetPrivately(memberId: string, name: string): Promise<void> {
  try {
    await (await open()).delete(ITEMS, placeOf(memberId, name));
  } catch {
    // Nothing was kept, then.
  }
}

/** At sign-out: the key first, so that a crash in between leaves nothing readable. Never rejects. */
export async function forgetEverythingPrivate(): Promise<void> {
  forgotten++;
  try {
    const database = await open();
    await database.clear(KEYS);
    await database.clear(ITEMS);
  } catch {
    // Nothing was kept, then.
  }
}
