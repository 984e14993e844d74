import { useEffect, useEffectEvent, useState } from 'react';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';

/** What is being written in a conversation, there again after a reload. */
export function useDraft(memberId: string, conversationId: string) {
  const name = draftOf(conversationId);
  const [text, setText] = useState(() => knownWords(memberId, name) ?? '');

  const putBefore = (words: string) =>
    setText((begun) => {
      const next = begun.trim() ? `${words}\n\n${begun}` : words;
      keepWords(memberId, name, next);
      return next;
    });

  const restore = useEffectEvent(putBefore);
  useEffect(() => {
    let isHere = true;
    void loadKeptWords(memberId, name).then((words) => {
      if (isHere && words) restore(words);
    });
    return () => {
      isHere = false;
    };
  }, [memberId, name]);

  return {
    text,
    write: (next: string) => {
      setText(next);
      keepWords(memberId, name, next);
    },
    /** Puts words back without losing what was begun since. */
    putBack: putBefore,
  };
}
