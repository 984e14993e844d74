// What every kind of file is read into before anything is stored.
import type { JournalReflection, JournalTemplate } from '../../journal.contract.ts';

export type ImportedPhoto = {
  originId: string;
  alt: string;
  /** Null when it is not in the file, or not to be had. */
  load(): Promise<Buffer | null>;
};

export type ImportedEntry = {
  /** Names the entry in the file it came from, so that it is recognised; says nothing of its words. */
  originId: string;
  title: string;
  body: string;
  date: string;
  tags: string[];
  mood: number | null;
  template: JournalTemplate;
  isPinned: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
  conflictOfOrigin: string | null;
  reflection: JournalReflection | null;
  photos: ImportedPhoto[];
};

export type ImportedMood = {
  score: number;
  /** On the member's wall clock. */
  date: string;
  time: string;
  activities: string[];
  note: string | null;
};

export type ImportedJournal = {
  entries: AsyncIterable<ImportedEntry> | Iterable<ImportedEntry>;
  moods: ImportedMood[];
  /** Filled while the entries are read. */
  notes: ImportNotes;
};

/** Counts by what there is to say; said once at the end. */
export type ImportNotes = {
  count(what: CountedNote, by?: number): void;
  say(sentence: string): void;
  skippedEntries(): number;
  skippedPhotos(): number;
  sentences(): string[];
};
export type CountedNote =
  | 'longEntry'
  | 'future'
  | 'badEntries'
  | 'morePhotos'
  | 'badPhotos'
  | 'otherMedia'
  | 'moreTags';
