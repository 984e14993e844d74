// What was begun on the exercise cards of a stored conversation: kept on the device as drafts are, so that a reload finds it.
import { useEffect, useState } from 'react';
import { answersOf } from '#features/conversations/web/use-history.ts';
import { type BegunAnswers, createBegunAnswers } from '#features/therapist/web/begun-answers.ts';
import {
  followKeptWords,
  keepWords,
  knownWords,
  loadKeptWords,
  onWordsForgotten,
} from '#platform/web/kept-words.ts';

export function useKeptAnswers(memberId: string, conversationId: string): BegunAnswers {
  const name = answersOf(conversationId);
  const [begun] = useState(() => {
    const made = createBegunAnswers((text) => keepWords(memberId, name, text));
    made.take(knownWords(memberId, name) ?? '');
    return made;
  });
  useEffect(() => {
    let isHere = true;
    void loadKeptWords(memberId, name).then((kept) => {
      if (isHere && kept) begun.takeEarlier(kept);
    });
    const stops = [
      followKeptWords(memberId, name, begun.take),
      onWordsForgotten((keptFor) => keptFor !== memberId && begun.take('')),
    ];
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [begun, memberId, name]);
  return begun;
}
