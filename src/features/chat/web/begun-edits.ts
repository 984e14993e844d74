// Messages being said differently, and what was written of it so far. A message may be changed on another page meanwhile, and
// its row goes; or this screen is left: what was written over it then goes to the text field.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import type { Thread } from './chat-thread.ts';

/** By the message's id; only what differs from it. */
export type BegunEdits = Map<string, string>;

export function useBegunEdits(memberId: string, thread: Thread, onHomeless: (words: string) => void) {
  const [begun] = useState<BegunEdits>(() => new Map());
  const isHere = useRef(true);
  const saving = useRef(new Set<string>());

  const look = useEffectEvent(() => {
    // With a conversation that is deleted goes all that was meant for it.
    if (begun.size === 0 || !thread.isLoaded || thread.isDeleted) return;
    const own = thread.messages.filter(({ role }) => role === 'user');
    for (const [id, words] of [...begun]) {
      if (own.some((message) => message.id === id) || saving.current.has(id)) continue;
      begun.delete(id);
      // It was done, and only the answer was lost.
      if (own.some(({ content }) => content === words.trim())) continue;
      onHomeless(words);
      toast({ title: chatCopy.message.changedElsewhere });
    }
  });
  const leave = useEffectEvent(() => {
    if (thread.isDeleted) return;
    for (const [id, words] of begun) if (!saving.current.has(id)) onHomeless(words);
  });
  useEffect(() => {
    isHere.current = true;
    const stop = onWordsForgotten((keptFor) => {
      if (keptFor !== memberId) begun.clear();
    });
    return () => {
      isHere.current = false;
      stop();
      leave();
    };
  }, [begun, memberId]);
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when one could not be saved
  useEffect(() => look(), [thread.messages, failures]);

  return {
    begun,
    /** While `edit` is under way its message may be gone because it is done. */
    save: async (id: string, edit: () => Promise<boolean>): Promise<boolean> => {
      saving.current.add(id);
      const isDone = await edit();
      saving.current.delete(id);
      const words = begun.get(id);
      if (isDone) begun.delete(id);
      else if (isHere.current) setFailures((count) => count + 1);
      else if (words !== undefined) onHomeless(words);
      return isDone;
    },
  };
}
