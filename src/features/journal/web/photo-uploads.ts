// Photos on their way into an entry: one after another, each under an id of its own, so that trying again makes no second.
import { useEffect, useReducer, useRef } from 'react';
import type { JournalPhoto } from '../journal.contract.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../journal-limits.data.ts';
import { journalCopy } from './journal.copy.ts';
import { reasonOf, uploadPhoto } from './journal-api.ts';

const copy = journalCopy.photos;

export type PhotoUpload = {
  id: string;
  name: string;
  preview: string;
  file: File;
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  problem: string | null;
  /** False where the same file would be refused again. */
  mayRetry: boolean;
};

/** What may be tried, and what is said of the rest. HEIC often comes without a type. */
export function sortFiles(files: readonly File[], room: number): { taken: File[]; problems: string[] } {
  const problems: string[] = [];
  const fitting = files.filter((file) => {
    const isPhoto = file.type.startsWith('image/') || /\.(?:heic|heif)$/i.test(file.name);
    if (!isPhoto || file.type === 'image/svg+xml') problems.push(copy.notPhoto(file.name));
    else if (file.size > MAX_PHOTO_BYTES) problems.push(copy.tooLarge(file.name));
    else return true;
    return false;
  });
  const left = Math.max(0, fitting.length - room);
  if (left > 0) problems.push(copy.tooMany(left));
  return { taken: fitting.slice(0, room), problems };
}

type PhotoUploadsOptions = {
  entryId: string;
  stored: number;
  ensureStored: () => Promise<boolean>;
  onAdded: (photo: JournalPhoto) => void;
  onProblems: (problems: string[]) => void;
};

export function usePhotoUploads({ entryId, stored, ensureStored, onAdded, onProblems }: PhotoUploadsOptions) {
  const uploads = useRef<PhotoUpload[]>([]);
  const controls = useRef(new Map<string, AbortController>());
  const isRunning = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ entryId, ensureStored, onAdded });
  latest.current = { entryId, ensureStored, onAdded };

  const change = (id: string, part: Partial<PhotoUpload>) => {
    uploads.current = uploads.current.map((item) => (item.id === id ? { ...item, ...part } : item));
    redraw();
  };
  const drop = (id: string) => {
    const item = uploads.current.find((known) => known.id === id);
    if (item) URL.revokeObjectURL(item.preview);
    uploads.current = uploads.current.filter((known) => known.id !== id);
    redraw();
  };

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (;;) {
        const next = uploads.current.find(({ state }) => state === 'waiting');
        if (!next) break;
        change(next.id, { state: 'sending', problem: null });
        await attempt(next);
      }
    } finally {
      isRunning.current = false;
    }
  }

  async function attempt({ id, file, name }: PhotoUpload): Promise<void> {
    const control = new AbortController();
    controls.current.set(id, control);
    try {
      if (!navigator.onLine) throw new TypeError('offline');
      if (!(await latest.current.ensureStored())) {
        change(id, { state: 'failed', problem: navigator.onLine ? copy.entryFirst : copy.offline });
        return;
      }
      const photo = await uploadPhoto(
        latest.current.entryId,
        id,
        file,
        (share) => change(id, { share }),
        control.signal,
      );
      latest.current.onAdded(photo);
      drop(id);
    } catch (error) {
      if (control.signal.aborted) drop(id);
      else if (!navigator.onLine) change(id, { state: 'failed', problem: copy.offline });
      else {
        const reason = reasonOf(error);
        change(id, { state: 'failed', problem: reason ?? copy.failed(name), mayRetry: reason === null });
      }
    } finally {
      controls.current.delete(id);
    }
  }

  useEffect(
    () => () => {
      for (const control of controls.current.values()) control.abort();
      for (const { preview } of uploads.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  return {
    uploads: uploads.current as readonly PhotoUpload[],
    add(files: readonly File[]) {
      const { taken, problems } = sortFiles(files, MAX_PHOTOS - stored - uploads.current.length);
      onProblems(problems);
      uploads.current = [
        ...uploads.current,
        ...taken.map((file) => ({
          id: crypto.randomUUID(),
          name: file.name,
          preview: URL.createObjectURL(file),
          file,
          share: 0,
          state: 'waiting' as const,
          problem: null,
          mayRetry: true,
        })),
      ];
      redraw();
      void run();
    },
    retry(id: string) {
      change(id, { state: 'waiting', share: 0 });
      void run();
    },
    remove(id: string) {
      const control = controls.current.get(id);
      if (control) control.abort();
      else drop(id);
    },
  };
}
