import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';

/** What is being written in a conversation, there again after a reload; `isKept` false: only as long as this screen. */
export function useDraft(memberId: string, conversationId: string, { isKept = true } = {}) {
  const name = draftOf(conversationId);
  const [text, setText] = useState(() => knownWords(memberId, name) ?? '');
  /** The newest, also for whoever asked before the last change was drawn. */
  const newest = useRef(text);

  const write = (next: string) => {
    newest.current = next;
    setText(next);
    keepWords(memberId, name, isKept ? next : '');
  };
  const putBack = (words: string) => write(newest.current.trim() ? `${words}\n\n${newest.current}` : words);

  const restore = useEffectEvent(putBack);
  useEffect(() => {
    let isHere = true;
    void loadKeptWords(memberId, name).then((words) => {
      if (isHere && words) restore(words);
    });
    return () => {
      isHere = false;
    };
  }, [memberId, name]);

  const wasKept = useRef(isKept);
  useEffect(() => {
    if (wasKept.current === isKept) return;
    wasKept.current = isKept;
    keepWords(memberId, name, isKept ? newest.current : '');
  }, [memberId, name, isKept]);

  return {
    text,
    write,
    /** Puts words back without losing what was begun since. */
    putBack,
  };
}
