// The words of a conversation as the vendor should remember them: in the vendor's order, with what was really
// heard of an interrupted reply, and with ids short enough for the wire.
import { heardText } from './gateway/heard-text.ts';
import { wireItemId } from './realtime-wire.ts';

const REPLAYED_ITEMS = 80;
const REPLAYED_CHARACTERS = 24_000;

type Entry = { wireId: string; role: 'user' | 'assistant'; text: string };

export type RealtimeHistory = {
  /** Remembers what an item comes after. */
  link(wireId: string, previousWireId: string | null): void;
  /** Remembers that an item comes after all that are known, unless more is known of it. */
  linkToLast(wireId: string): void;
  /** Sets the words of an item the vendor made; '' keeps a member item out. */
  put(wireId: string, role: Entry['role'], text: string): void;
  /** Adds an item of ours. */
  adopt(itemId: string, role: Entry['role'], text: string): void;
  /** Audio the vendor sent for an item, in ms. */
  addAudio(wireId: string, ms: number): void;
  /**
   * Cuts an item to what was heard of it. Returns the ms to tell the vendor, never more than it sent; null when
   * this line's vendor never sent audio for it.
   */
  truncate(itemId: string, audioEndMs: number): number | null;
  /** The line is gone: to the next one every item is text. */
  forgetAudio(): void;
  previousOf(wireId: string): string | null;
  ownId(wireId: string): string;
  wireId(itemId: string): string;
  /** The newest items with words, oldest first, within what a session bears. */
  forReplay(): Entry[];
};

export function createRealtimeHistory(): RealtimeHistory {
  const entries: Entry[] = [];
  const previous = new Map<string, string | null>();
  const audioMs = new Map<string, number>();
  /** Items of ours, whose ids had to be made shorter. */
  const ownIds = new Map<string, string>();
  const wireIds = new Map<string, string>();

  const find = (wireId: string) => entries.find((entry) => entry.wireId === wireId);
  const ownId = (wireId: string) => ownIds.get(wireId) ?? wireId;
  const wireIdOf = (itemId: string) => wireIds.get(itemId) ?? itemId;

  let last: string | null = null;

  function link(wireId: string, previousWireId: string | null): void {
    if (!previous.has(wireId)) last = wireId;
    previous.set(wireId, previousWireId);
  }

  function put(wireId: string, role: Entry['role'], text: string): void {
    const known = find(wireId);
    if (known) known.text = text;
    else if (text !== '' || role === 'assistant') insert({ wireId, role, text });
  }

  function insert(entry: Entry): void {
    const before = previous.get(entry.wireId);
    const at = before ? entries.findIndex((candidate) => candidate.wireId === before) : -1;
    if (at >= 0) entries.splice(at + 1, 0, entry);
    else entries.push(entry);
  }

  function truncate(itemId: string, audioEndMs: number): number | null {
    const wireId = wireIdOf(itemId);
    const totalMs = audioMs.get(wireId);
    const entry = find(wireId);
    const heardMs = Math.floor(Math.max(0, Math.min(audioEndMs, totalMs ?? 0)));
    if (entry) entry.text = heardText(entry.text, [], heardMs, totalMs ?? 0);
    return totalMs === undefined ? null : heardMs;
  }

  return {
    link,
    linkToLast(wireId) {
      if (!previous.has(wireId)) link(wireId, last);
    },
    put,
    adopt(itemId, role, text) {
      const wireId = wireItemId(itemId);
      ownIds.set(wireId, itemId);
      wireIds.set(itemId, wireId);
      put(wireId, role, text);
    },
    addAudio: (wireId, ms) => void audioMs.set(wireId, (audioMs.get(wireId) ?? 0) + ms),
    truncate,
    forgetAudio: () => audioMs.clear(),
    previousOf(wireId) {
      const before = previous.get(wireId);
      return before ? ownId(before) : null;
    },
    ownId,
    wireId: wireIdOf,
    forReplay() {
      const recent = entries.filter((entry) => entry.text !== '').slice(-REPLAYED_ITEMS);
      let characters = 0;
      let first = recent.length;
      while (first > 0 && characters + recent[first - 1]!.text.length <= REPLAYED_CHARACTERS) {
        characters += recent[--first]!.text.length;
      }
      return recent.slice(first);
    },
  };
}
