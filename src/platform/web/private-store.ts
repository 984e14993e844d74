// Words kept in the browser until the server has them, or to be read without a network. Each member's are encrypted with
// a key of their own that cannot leave the browser and dies at their sign-out; what it locked is then unreadable even
// before it is deleted. Another member's sign-out on the same browser leaves it alone.
import { type IDBPDatabase, openDB } from 'idb';

const NAME = 'tulia-private';
const KEYS = 'keys';
const ITEMS = 'items';
const IV_BYTES = 12;

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
/** Under the member's id. `name` is made with the key: by it a page that still holds a dead one is told apart. */
type MemberKey = { name: string; key: CryptoKey };

let opening: Promise<IDBPDatabase> | null = null;
/** What this page locks with: a member's key as it was when the page first needed it since they signed in. */
const held = new Map<string, Promise<MemberKey>>();
/** Who signed out on this page and did not come back: an answer that was on its way must not be kept for them. */
const left = new Set<string>();

function open(): Promise<IDBPDatabase> {
  opening ??= openDB(NAME, 1, {
    upgrade(database) {
      database.createObjectStore(KEYS);
      database.createObjectStore(ITEMS);
    },
    // The browser threw it all away, keys too.
    terminated() {
      opening = null;
      held.clear();
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

function keyOf(memberId: string): Promise<MemberKey> {
  const known = held.get(memberId);
  if (known) return known;
  const holding = findOrMakeKey(memberId);
  held.set(memberId, holding);
  holding.catch(() => {
    if (held.get(memberId) === holding) held.delete(memberId);
  });
  return holding;
}

async function findOrMakeKey(memberId: string): Promise<MemberKey> {
  const database = await open();
  const known: MemberKey | undefined = await database.get(KEYS, memberId);
  if (known) return known;
  const fresh = {
    name: crypto.randomUUID(),
    key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
  // Two tabs may get here at once: the first to write wins, and both use what was written.
  const transaction = database.transaction(KEYS, 'readwrite');
  const raced: MemberKey | undefined = await transaction.store.get(memberId);
  if (!raced) await transaction.store.put(fresh, memberId);
  await transaction.done;
  return raced ?? fresh;
}

const placeOf = (memberId: string, name: string) => `${memberId}/${name}`;
const placesFrom = (place: string) => IDBKeyRange.bound(place, `${place}\uffff`);
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

/** The member is here: takes their key in hand, so that no write of this page begins without one. Never rejects. */
export async function holdPrivateKey(memberId: string): Promise<void> {
  left.delete(memberId);
  await keyOf(memberId).catch(() => {});
}

/**
 * `value`: anything JSON can hold. On the disk when it resolves. Rejects when the browser keeps nothing (private windows, a
 * full disk). What a sign-out overtakes, in this tab or another, is not kept.
 */
export async function keepPrivately(memberId: string, name: string, value: unknown): Promise<void> {
  if (left.has(memberId)) return;
  const holding = keyOf(memberId);
  const mine = await holding;
  const place = placeOf(memberId, name);
  const item = await sealed(mine.key, place, value);
  const database = await open();
  if (held.get(memberId) !== holding) return;
  const transaction = database.transaction([KEYS, ITEMS], 'readwrite', { durability: 'strict' });
  const current: MemberKey | undefined = await transaction.objectStore(KEYS).get(memberId);
  if (current?.name === mine.name) await transaction.objectStore(ITEMS).put(item, place);
  // Signed out and in again without this page having heard of it: from now on it locks with the new key.
  else if (current && held.get(memberId) === holding) held.delete(memberId);
  await transaction.done;
}

/** null when there is nothing, or nothing that can still be read. Never rejects. */
export async function readPrivately<Value>(memberId: string, name: string): Promise<Value | null> {
  try {
    const database = await open();
    const place = placeOf(memberId, name);
    const [mine, item] = await Promise.all([
      database.get(KEYS, memberId) as Promise<MemberKey | undefined>,
      database.get(ITEMS, place) as Promise<Sealed | undefined>,
    ]);
    return mine && item ? await opened<Value>(mine.key, place, item) : null;
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
    const range = placesFrom(placeOf(memberId, prefix));
    const [mine, places, items] = await Promise.all([
      database.get(KEYS, memberId) as Promise<MemberKey | undefined>,
      database.getAllKeys(ITEMS, range) as Promise<string[]>,
      database.getAll(ITEMS, range) as Promise<Sealed[]>,
    ]);
    if (!mine) return [];
    const values = await Promise.all(items.map((item, at) => opened<Value>(mine.key, places[at]!, item)));
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

/**
 * At a member's sign-out: their key and all it locked, at once; without an id, everyone's. A page that hears of the
 * sign-out late leaves alone what was kept after the member signed in again. Never rejects.
 */
export async function forgetEverythingPrivate(memberId?: string): Promise<void> {
  const holding = memberId === undefined ? undefined : held.get(memberId);
  if (memberId === undefined) {
    held.clear();
    left.clear();
  } else {
    held.delete(memberId);
    left.add(memberId);
  }
  try {
    const mine = await holding?.catch(() => undefined);
    const transaction = (await open()).transaction([KEYS, ITEMS], 'readwrite', { durability: 'strict' });
    const [keys, items] = [transaction.objectStore(KEYS), transaction.objectStore(ITEMS)];
    if (memberId === undefined) {
      await Promise.all([keys.clear(), items.clear()]);
    } else {
      const current: MemberKey | undefined = await keys.get(memberId);
      const isLate = mine && current && current.name !== mine.name;
      if (!isLate)
        await Promise.all([keys.delete(memberId), items.delete(placesFrom(placeOf(memberId, '')))]);
    }
    await transaction.done;
  } catch {
    // Nothing was kept, then.
  }
}
