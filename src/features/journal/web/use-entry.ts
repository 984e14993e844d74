// One entry under the pen. It opens on the words that wait on this device, and on the server's only when there are none; what
// another device wrote comes in only while nothing here is unsaved.

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { askBeforeUnload } from '#platform/web/before-unload.ts';
import { today } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { MAX_BODY_CHARACTERS } from '../journal-limits.data.ts';
import { createEntryDraft, type EntryDraft } from './entry-draft.ts';
import { type EntryWords, newWords, sameWords, wordsOf } from './entry-words.ts';
import { journalOf } from './member-journal.ts';
import { templateOf } from './templates.data.ts';
import { useEntryQuery, useIsQueueReady, useQueued } from './use-journal.ts';

const SETTLE_MS = 1_000;

export type SaveState =
  | { kind: 'blank' | 'saving' | 'saved' | 'onDevice' | 'inPage' | 'tooLong' }
  | { kind: 'refused'; reason: string | null };

export type OpenEntry = {
  id: string;
  draft: EntryDraft;
  /** As the server last said; null while it knows nothing of it. */
  stored: JournalEntry | null;
  /** When the server said so; null: just now. */
  asOf: string | null;
  state: SaveState;
  /** Its words ask for help, and the server did not take them: no card of its own says so. */
  isHelpDue: boolean;
  /** Sends what is unsaved, a blank page too. False when the server does not have it after all. */
  ensureStored(): Promise<boolean>;
  /** Raised when the words on the page were replaced from outside. */
  turn: number;
};
export type EntryView =
  | { phase: 'loading' | 'missing' | 'failed'; retry?: () => void }
  | { phase: 'open'; entry: OpenEntry };

type UseEntryOptions = {
  memberId: string;
  id: string;
  /** It need not exist yet; the template it begins with. */
  isNew: boolean;
  template: string | null;
  /** Its words went to another entry: the one of this id was changed, or deleted, elsewhere. */
  onMoved: (id: string, wasDeleted: boolean) => void;
  /** Its words were kept: from now on it exists. */
  onKept: () => void;
};

export function useEntry({
  memberId,
  id: firstId,
  isNew,
  template,
  onMoved,
  onKept,
}: UseEntryOptions): EntryView {
  const journal = journalOf(memberId);
  const isReady = useIsQueueReady(memberId);
  const [id, setId] = useState(firstId);
  const queued = useQueued(memberId);
  const [isThere, setIsThere] = useState(!isNew);
  const mine = queued.filter(({ write }) => write.entity === id && write.kind === 'save');
  const waitsAsNew = mine.some(({ write }) => write.kind === 'save' && write.base_version === 0);
  // What the server cannot have yet it is not asked for.
  const query = useEntryQuery(memberId, id, isReady && isThere && !waitsAsNew);
  const isOnline = useIsOnline();
  const [draft, setDraft] = useState<EntryDraft | null>(null);
  const [turn, setTurn] = useState(0);
  const place = useRef({ id: firstId, version: 0 });
  const stored = query.data?.value ?? null;
  const isMissing = isRefusal(query.error, 'NOT_FOUND');

  const kept = useRef(onKept);
  kept.current = onKept;
  const save = useCallback(
    (words: EntryWords) => {
      kept.current();
      return journal.save(place.current.id, words, place.current.version);
    },
    [journal],
  );

  // The first words: those that wait here, else the server's, else a new page's.
  useEffect(() => {
    if (draft || !isReady) return;
    const waiting = journal.queue.latest(place.current.id);
    if (waiting?.kind === 'save') {
      place.current.version = waiting.base_version;
      setDraft(createEntryDraft({ start: waiting.words, isNew: false, save }));
    } else if (stored) {
      place.current.version = stored.version;
      setDraft(createEntryDraft({ start: wordsOf(stored), isNew: false, save }));
    } else if (isNew) {
      const card = templateOf(template);
      const start = {
        ...newWords(today()),
        ...(card && { title: card.title, body: card.body, template: card.id }),
      };
      setDraft(createEntryDraft({ start, isNew: true, save }));
    }
  }, [draft, isReady, journal, stored, isNew, template, save]);

  useEffect(() => {
    if (!draft) return;
    const keep = () => void draft.flush();
    const onHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [draft]);

  const moved = useRef(onMoved);
  moved.current = onMoved;
  useEffect(
    () =>
      journal.queue.onAccepted((write, answer) => {
        if (!answer || write.kind !== 'save' || write.entity !== place.current.id) return;
        place.current.version = answer.entry.version;
        setIsThere(true);
        if (answer.entry.id === place.current.id) return;
        place.current.id = answer.entry.id;
        setId(answer.entry.id);
        moved.current(answer.entry.id, answer.other === null);
      }),
    [journal],
  );

  const isUnsaved = mine.length > 0 || (draft?.isDirty() ?? false);

  // Changed on another device while nothing here waits. Not at once: a write that was just done is told of a moment after it
  // has left the queue, and may have taken these words to another entry.
  useEffect(() => {
    if (!draft || !stored || isUnsaved || stored.version <= place.current.version) return;
    const timer = setTimeout(() => {
      if (draft.isDirty() || stored.id !== place.current.id || stored.version <= place.current.version)
        return;
      place.current.version = stored.version;
      if (sameWords(draft.words(), stored)) return;
      draft.replace(wordsOf(stored));
      setTurn((before) => before + 1);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, stored, isUnsaved]);

  const ensureStored = async () => {
    await draft?.flush({ evenBlank: true });
    await journal.queue.flush();
    return (
      place.current.version > 0 &&
      !journal.queue.list().some(({ write }) => write.entity === place.current.id)
    );
  };
  const isOnlyHere = !journal.queue.isKeptOnDevice() && isUnsaved;
  useEffect(() => (isOnlyHere ? askBeforeUnload() : undefined), [isOnlyHere]);
  const isDirty = useSyncExternalStore(draft?.subscribe ?? never, () => draft?.isDirty() ?? false);
  if (!draft) {
    if (isReady && isMissing && !isNew) return { phase: 'missing' };
    if (isReady && query.isError && !isNew) return { phase: 'failed', retry: () => void query.refetch() };
    return { phase: 'loading' };
  }
  const isHelpDue = mine.some((item) => verdictIn(item) === true);
  const state = stateOf({ isDirty, mine, isOnline, stored, isKept: journal.queue.isKeptOnDevice() });
  return {
    phase: 'open',
    entry: { id, draft, stored, asOf: query.data?.asOf ?? null, state, isHelpDue, turn, ensureStored },
  };
}

const never = () => () => {};

type StateParts = {
  isDirty: boolean;
  mine: ReturnType<typeof useQueued>;
  isOnline: boolean;
  stored: JournalEntry | null;
  isKept: boolean;
};

function stateOf({ isDirty, mine, isOnline, stored, isKept }: StateParts): SaveState {
  const last = mine.at(-1);
  if (last?.write.kind === 'save' && last.write.words.body.length > MAX_BODY_CHARACTERS)
    return { kind: 'tooLong' };
  if (last?.state === 'refused') return { kind: 'refused', reason: last.reason };
  if (last && !last.isBeingKept && !isOnline && !isDirty) return { kind: isKept ? 'onDevice' : 'inPage' };
  if (last || isDirty) return { kind: 'saving' };
  return { kind: stored ? 'saved' : 'blank' };
}
