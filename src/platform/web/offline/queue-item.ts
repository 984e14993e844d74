// What a waiting write is, on the device and to a screen.

/** The least of a write; a feature adds what it sends: `{ kind: 'save', write_id, entity: entry.id, …words, base_version }`. */
export type QueuedWrite = {
  /** Made by the page. The server does one `write_id` once, however often and late it arrives. */
  write_id: string;
  /** What is written, such as an entry's id. Writes of one entity keep their order. */
  entity: string;
};

/** To a screen. */
export type QueuedItem<Write extends QueuedWrite> = {
  write: Write;
  /** `refused`: the server will not take it as it is; it stays, with its words, until it is changed, retried or removed. */
  state: 'waiting' | 'sending' | 'refused';
  /** The server's own sentence when it refused and gave one. */
  reason: string | null;
  /** On its way to the device's store: a page that goes now may take it along. */
  isBeingKept?: true;
  /** It was sent, and what became of that is not known: it cannot be taken out. */
  mayHaveArrived?: true;
  /** What else the server's refusal said. */
  data?: unknown;
};

/** On the device. */
export type StoredItem<Write extends QueuedWrite> = {
  /** Its place in the order. */
  key: string;
  write: Write;
  /** The write whose words this one was written over, while that one was still here. */
  follows: string | null;
  /** It may have reached the server: from then on it is sent as it is or not at all. */
  isTried: boolean;
  refusal: { reason: string | null; data?: unknown } | null;
};
