// What may be sent next, and what a failure means for the write that met it.
import type { QueuedWrite, StoredItem } from './queue-item.ts';

const PASSING = new Set([408, 425, 429, 502, 503, 504]);

/**
 * `stop`: nothing gets through for now. `sign-in`: nobody is signed in any more. `refused`: the server will not take this one
 * as it is. `trouble`: the server stumbled over this one; others may pass.
 */
export type Failure = 'stop' | 'sign-in' | 'refused' | 'trouble';

export function failureOf(error: unknown): Failure {
  const status = (error as { status?: number } | null)?.status;
  if (status === undefined || PASSING.has(status)) return 'stop';
  if (status === 401) return 'sign-in';
  return status >= 400 && status < 500 ? 'refused' : 'trouble';
}

/** The first write nothing stands before: no earlier one of its entity, and not the one its words were written over. */
export function nextToSend<Write extends QueuedWrite>(
  items: readonly StoredItem<Write>[],
  isEarly: (writeId: string) => boolean,
): StoredItem<Write> | null {
  const held = new Set<string>();
  for (const item of items) {
    const { write, follows, refusal } = item;
    const isBehind = follows !== null && items.some((other) => other.write.write_id === follows);
    if (!refusal && !isEarly(write.write_id) && !isBehind && !held.has(write.entity)) return item;
    held.add(write.entity);
  }
  return null;
}
