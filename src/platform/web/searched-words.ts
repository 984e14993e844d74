// What is searched for on a screen, there again when one comes back to it. It is kept in this page's memory alone: an address
// is written into the browser's history, handed on with a link, and shown to whoever looks over a shoulder.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { onWordsForgotten } from './kept-words.ts';

const MOST_CHARACTERS = 200;
const searched = new Map<string, string>();

/** Told anew for the same member whenever a part of the app opens. */
let searchedBy: string | null = null;
onWordsForgotten((keptFor) => {
  if (keptFor !== searchedBy || keptFor === null) searched.clear();
  searchedBy = keptFor;
});

/** Never half of a sign. */
const cut = (words: string) =>
  words
    .trim()
    .slice(0, MOST_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '');

/** What was searched for last on `screen`; empty when nothing is. */
export const searchedWords = (screen: string): string => searched.get(screen) ?? '';

/** What an address of before still carries (`?q=`) is taken out of it and searched for. */
export function useSearchedWords(screen: string): [words: string, search: (words: string) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q');
  const [words, setWords] = useState(() => (inAddress === null ? searchedWords(screen) : cut(inAddress)));
  useEffect(() => {
    if (words) searched.set(screen, words);
    else searched.delete(screen);
  }, [screen, words]);
  useEffect(() => {
    if (inAddress === null) return;
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete('q');
        return next;
      },
      { replace: true },
    );
  }, [inAddress, setParams]);
  return [words, (next) => setWords(cut(next))];
}
