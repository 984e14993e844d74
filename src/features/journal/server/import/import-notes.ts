// Why something did not come in as it was, collected while a file is read.
import { importWords } from './import.copy.ts';
import type { CountedNote, ImportNotes } from './imported-journal.ts';

const MOST_NOTES = 50;

export function createNotes(): ImportNotes {
  const counts = new Map<CountedNote, number>();
  const said: string[] = [];
  const of = (what: CountedNote) => counts.get(what) ?? 0;
  return {
    count: (what, by = 1) => void counts.set(what, of(what) + by),
    say: (sentence) => void said.push(sentence),
    skippedEntries: () => of('future') + of('badEntries'),
    skippedPhotos: () => of('morePhotos') + of('badPhotos'),
    sentences: () =>
      [...[...counts].map(([what, count]) => importWords[what](count)), ...said].slice(0, MOST_NOTES),
  };
}
