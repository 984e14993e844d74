import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf } from '#features/conversations/web/use-history.ts';
import { followKeptWords, keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';

/** A tab that deletes a conversation empties its field in every tab, and is told of by the server a little before or after. */
const LOST_FOR_MS = 10_000;

/**
 * What is being written in a conversation, there again after a reload, and the same in every tab; `isKept` false: only as
 * long as this screen, and on it alone.
 */
export function useDraft(memberId: string, conversationId: string, { isKept = true } = {}) {
  const name = draftOf(conversationId);
  const [text, setText] = useState(() => knownWords(memberId, name) ?? '');
  /** The newest, also for whoever asked before the last change was drawn. */
  const newest = useRef(text);
  /** Words on their way to where the device keeps what waits: until they are there, they are kept here. */
  const handedOver = useRef(new Set<{ words: string }>());

  const lastKept = useRef('');

  const keep = () => {
    // Once, as it becomes private, it is let go of: what another tab keeps there since is none of its business.
    if (!isKept) return;
    const parts = [...[...handedOver.current].map(({ words }) => words), newest.current];
    lastKept.current = parts.filter((part) => part.trim()).join('\n\n');
    keepWords(memberId, name, lastKept.current);
  };
  const write = (next: string) => {
    newest.current = next;
    setText(next);
    keep();
  };
  const putBack = (words: string) => {
    const begun = newest.current;
    // Another tab may have put them there first.
    if (words === '' || begun === words || begun.startsWith(`${words}\n\n`)) return;
    write(begun.trim() ? `${words}\n\n${begun}` : words);
  };

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

  const lost = useRef({ words: '', at: 0 });
  const follow = useEffectEvent((words: string) => {
    if (!isKept) return;
    if (words === '') lost.current = { words: newest.current, at: performance.now() };
    lastKept.current = words;
    newest.current = words;
    setText(words);
  });
  useEffect(() => followKeptWords(memberId, name, (words) => follow(words)), [memberId, name]);

  const wasKept = useRef(isKept);
  useEffect(() => {
    if (wasKept.current === isKept) return;
    wasKept.current = isKept;
    if (isKept) restore(knownWords(memberId, name) ?? '');
    lastKept.current = isKept ? newest.current : '';
    keepWords(memberId, name, lastKept.current);
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
    /** What was begun is gone on with there. */
    moveTo: (conversationId: string) => {
      if (newest.current.trim() === '') return;
      keepWords(memberId, draftOf(conversationId), newest.current);
      write('');
    },
    /** The words in the field, also when another tab took them out of it a moment ago. */
    beingWritten: (): string => {
      const isFresh = performance.now() - lost.current.at < LOST_FOR_MS;
      return newest.current.trim() || (isFresh ? lost.current.words.trim() : '');
    },
    /** Puts words back without losing what was begun since. */
    putBack,
  };
}
