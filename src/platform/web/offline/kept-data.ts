// The server's last answers, to be read without a network: encrypted on the device, gone at sign-out, and never more than a
// set number of bytes; what was kept longest ago makes room. Nothing here is the truth, so every reading says of when it is.
import { forgetPrivately, keepPrivately, readPrivately } from '../private-store.ts';

export type Kept<Value> = {
  value: Value;
  /** ISO, by this device's clock: when the server said so. */
  asOf: string;
};
/** `asOf` null: fresh from the server. */
export type FreshOrKept<Value> = { value: Value; asOf: string | null };

export type KeptData<Value> = {
  /** Never rejects; a value larger than the whole shelf is not kept. */
  keep(key: string, value: Value): Promise<void>;
  read(key: string): Promise<Kept<Value> | null>;
  forget(key: string): Promise<void>;
  /** Every key kept now, the latest kept first. */
  keys(): Promise<string[]>;
  /**
   * Asks the server and keeps what it says. When it cannot be reached, or is slow while something is kept, gives what is
   * kept; rejects when nothing is, and whenever the server itself refused. In a TanStack query say `networkMode: 'always'`,
   * or the query waits for the network instead of asking here.
   */
  freshOrKept(key: string, ask: () => Promise<Value>): Promise<FreshOrKept<Value>>;
};

/** The longest kept first. Its order is that of keeping: a clock set back must not make the newest go. */
type Index = { key: string; bytes: number }[];

const DEFAULT_MOST_BYTES = 4 * 1024 * 1024;
const PATIENCE_MS = 4_000;
const GATEWAY_TROUBLE = new Set([502, 503, 504]);

/** No answer at all, or one from a proxy in between: it says nothing of what was asked. */
export const isUnreachable = (error: unknown): boolean => {
  const status = (error as { status?: number } | null)?.status;
  return status === undefined || GATEWAY_TROUBLE.has(status);
};

/** `name`: one per kind of answer, such as `journal-entries`. `mostBytes` counts JSON. */
export function createKeptData<Value>({
  memberId,
  name,
  mostBytes = DEFAULT_MOST_BYTES,
  patienceMs = PATIENCE_MS,
}: {
  memberId: string;
  name: string;
  mostBytes?: number;
  patienceMs?: number;
}): KeptData<Value> {
  const indexPlace = `kept-index/${name}`;
  const placeOf = (key: string) => `kept/${name}/${key}`;
  const readIndex = async () => (await readPrivately<Index>(memberId, indexPlace)) ?? [];

  /** Two tabs must not both write the index from what they read before. */
  const alone = (run: () => Promise<void>): Promise<void> => {
    const label = `tulia.kept:${memberId}:${name}`;
    const turn = navigator.locks ? navigator.locks.request(label, run) : run();
    // A device that keeps nothing costs the offline reading, not the page.
    return turn.catch(() => {});
  };

  const forget = (key: string) =>
    alone(async () => {
      const index = await readIndex();
      await forgetPrivately(memberId, placeOf(key));
      await keepPrivately(
        memberId,
        indexPlace,
        index.filter((item) => item.key !== key),
      );
    });

  async function keep(key: string, value: Value): Promise<void> {
    const kept: Kept<Value> = { value, asOf: new Date().toISOString() };
    const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
    if (bytes > mostBytes) return forget(key);
    await alone(async () => {
      const index = (await readIndex()).filter((item) => item.key !== key);
      index.push({ key, bytes });
      let total = index.reduce((sum, item) => sum + item.bytes, 0);
      const leaving: Index = [];
      while (total > mostBytes) {
        const oldest = index.shift();
        if (!oldest) break;
        total -= oldest.bytes;
        leaving.push(oldest);
      }
      // The index first: what it names may be missing, but nothing may lie here that it does not count.
      await keepPrivately(memberId, indexPlace, index);
      for (const item of leaving) await forgetPrivately(memberId, placeOf(item.key));
      await keepPrivately(memberId, placeOf(key), kept);
    });
  }

  const read = (key: string) => readPrivately<Kept<Value>>(memberId, placeOf(key));

  return {
    keep,
    read,
    forget,
    keys: async () => (await readIndex()).map(({ key }) => key).reverse(),
    async freshOrKept(key, ask) {
      const asking = ask().then((value) => {
        void keep(key, value);
        return { value, asOf: null };
      });
      const waited = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
      try {
        const first = await Promise.race([asking, waited]);
        return first ?? (await read(key)) ?? (await asking);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        const kept = await read(key);
        if (!kept) throw error;
        return kept;
      }
    },
  };
}
