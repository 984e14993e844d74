// Messages being said differently, and what was written of it so far: kept on the device as drafts are, so that a reload finds
// the message open again with its words. It may be changed on another page meanwhile, and its row goes: what was written over
// it then goes to the text field.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editsOf } from '#features/conversations/web/use-history.ts';
import {
  followKeptWords,
  keepWords,
  knownWords,
  loadKeptWords,
  onWordsForgotten,
} from '#platform/web/kept-words.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import type { Thread } from './chat-thread.ts';

export type BegunEdits = ReturnType<typeof createBegunEdits>;

/** By the message's id; only what differs from it. */
type Words = Map<string, string>;
const read = (kept: string | null): Words => new Map(kept ? (JSON.parse(kept) as [string, string][]) : []);

/** What is kept is the one truth, also for a screen that is left while a message is on its way. */
function createBegunEdits(memberId: string, conversationId: string) {
  const name = editsOf(conversationId);
  let seen: string | null = null;
  let words = read(seen);
  const wordsNow = (): Words => {
    const kept = knownWords(memberId, name);
    if (kept !== seen) words = read(kept);
    seen = kept;
    return words;
  };
  const keep = (next: Words) => keepWords(memberId, name, next.size > 0 ? JSON.stringify([...next]) : '');
  /** Those that stand open on this page. Another tab may be writing others. */
  let opened: ReadonlySet<string> = new Set(wordsNow().keys());
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const setOpened = (ids: Iterable<string>) => {
    opened = new Set(ids);
    tell();
  };
  const write = (id: string, text: string | null) => {
    const next = new Map(wordsNow());
    if (text === (next.get(id) ?? null)) return;
    if (text === null) next.delete(id);
    else next.set(id, text);
    keep(next);
    tell();
  };

  return {
    /** What an earlier visit left, and from now on what another tab writes. Returns the end of it. */
    begin(onLoaded: () => void): () => void {
      let isHere = true;
      void loadKeptWords(memberId, name).then((kept) => {
        if (!isHere || !kept) return;
        const left = read(kept);
        // What was begun meanwhile has not seen it.
        if (kept !== knownWords(memberId, name)) keep(new Map([...left, ...wordsNow()]));
        setOpened([...opened, ...left.keys()]);
        onLoaded();
      });
      const stops = [
        followKeptWords(memberId, name, tell),
        onWordsForgotten((keptFor) => keptFor !== memberId && setOpened([])),
      ];
      return () => {
        isHere = false;
        for (const stop of stops) stop();
      };
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    opened: () => opened,
    open: (id: string) => setOpened([...opened, id]),
    wordsOf: (id: string) => wordsNow().get(id),
    /** null: it is as it was. */
    write,
    close(id: string): void {
      write(id, null);
      setOpened([...opened].filter((other) => other !== id));
    },
  };
}

export function useBegunEdits(
  memberId: string,
  conversationId: string,
  thread: Thread,
  onHomeless: (words: string) => void,
) {
  const [edits] = useState(() => createBegunEdits(memberId, conversationId));
  const saving = useRef(new Set<string>());
  const [looks, setLooks] = useState(0);

  const look = useEffectEvent(() => {
    // With a conversation that is deleted goes all that was meant for it.
    if (!thread.isLoaded || thread.isDeleted) return;
    const own = thread.messages.filter(({ role }) => role === 'user');
    for (const id of edits.opened()) {
      if (own.some((message) => message.id === id) || saving.current.has(id)) continue;
      const words = edits.wordsOf(id);
      edits.close(id);
      // It was done, and only the answer was lost.
      if (words === undefined || own.some(({ content }) => content === words.trim())) continue;
      onHomeless(words);
      toast({ title: chatCopy.message.changedElsewhere });
    }
  });
  useEffect(() => edits.begin(() => setLooks((count) => count + 1)), [edits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when words came or could not be saved
  useEffect(() => look(), [thread.messages, looks]);

  return {
    edits,
    /** While `edit` is under way its message may be gone because it is done. */
    save: async (id: string, edit: () => Promise<boolean>): Promise<boolean> => {
      saving.current.add(id);
      const isDone = await edit();
      saving.current.delete(id);
      if (isDone) edits.close(id);
      else setLooks((count) => count + 1);
      return isDone;
    },
  };
}
