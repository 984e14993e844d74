import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';

/** What is being written in a conversation, there again after a reload; `isKept` false: only as long as this screen. */
export function useDraft(memberId: string, conversationId: string, { isKept = true } = {}) {
  const name = draftOf(conversationId);
  const [text, setText] = useState(() => knownWords(memberId, name) ?? '');
  /** The newest, also for whoever asked before the last change was drawn. */
  const newest = useRef(text);
  /** Words on their way to where the device keeps what waits: until they are there, they are kept here. */
  const handedOver = useRef(new Set<{ words: string }>());

  const lastKept = useRef('');

  const keep = () => {
    const parts = [...[...handedOver.current].map(({ words }) => words), newest.current];
    lastKept.current = isKept ? parts.filter((part) => part.trim()).join('\n\n') : '';
    keepWords(memberId, name, lastKept.current);
  };
  const write = (next: string) => {
    newest.current = next;
    setText(next);
    keep();
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
    /** Empties the field; the device lets go of its words once `kept` says that it has them elsewhere. */
    handOver: (kept: Promise<void>) => {
      const part = { words: newest.current };
      handedOver.current.add(part);
      write('');
      void kept.then(() => {
        handedOver.current.delete(part);
        // Signed out since, or written by the screen that took this one's place: then it is not ours to say any more.
        if ((knownWords(memberId, name) ?? '') === lastKept.current) keep();
      });
    },
    /** Puts words back without losing what was begun since. */
    putBack,
  };
}
