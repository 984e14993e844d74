import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEntryDraft, SAVE_AFTER_MS } from './entry-draft.ts';
import { type EntryWords, newWords } from './entry-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draftOf({ isNew = true, start = newWords('2026-11-21') } = {}) {
  const saved: EntryWords[] = [];
  const draft = createEntryDraft({ start, isNew, save: async (words) => void saved.push(words) });
  return { draft, saved };
}

describe('an entry while it is written', () => {
  test('is kept two seconds after it changed, however long the typing goes on', async () => {
    const { draft, saved } = draftOf();
    for (let key = 0; key < 30; key++) {
      draft.changeBody(() => `word ${key}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(SAVE_AFTER_MS).toBe(2_000);
    expect(saved.map(({ body }) => body)).toEqual(['word 19']);
  });

  test('asks for the body only when it is kept', async () => {
    const { draft } = draftOf();
    const read = vi.fn(() => 'words');
    for (let key = 0; key < 50; key++) draft.changeBody(read);
    expect(read).not.toHaveBeenCalled();
    await draft.flush();
    expect(read).toHaveBeenCalledOnce();
  });

  test('a new page that stays blank is not kept', async () => {
    const { draft, saved } = draftOf();
    draft.changeBody(() => '  \n');
    await draft.flush();
    expect(saved).toEqual([]);
  });

  test('a new page that is asked for is kept even blank, once', async () => {
    const { draft, saved } = draftOf();
    await draft.flush({ evenBlank: true });
    await draft.flush({ evenBlank: true });
    expect(saved).toHaveLength(1);
  });

  test('an entry that was emptied is kept empty', async () => {
    const { draft, saved } = draftOf({ isNew: false, start: { ...newWords('2026-11-21'), body: 'once' } });
    draft.changeBody(() => '');
    await draft.flush();
    expect(saved.map(({ body }) => body)).toEqual(['']);
  });

  test('the same words again are not kept again', async () => {
    const { draft, saved } = draftOf({ isNew: false, start: { ...newWords('2026-11-21'), body: 'same' } });
    draft.changeBody(() => 'same');
    await draft.flush();
    expect(saved).toEqual([]);
  });

  test('another device’s words take the place of these without being sent back', async () => {
    const { draft, saved } = draftOf({ isNew: false });
    draft.changeBody(() => 'mine');
    draft.replace({ ...newWords('2026-11-21'), body: 'theirs' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved).toEqual([]);
    expect(draft.words().body).toBe('theirs');
  });

  test('a changed title is on the page at once and kept with the body', async () => {
    const { draft, saved } = draftOf();
    draft.change({ title: 'Rain' });
    expect(draft.snapshot().title).toBe('Rain');
    draft.changeBody(() => 'All day.');
    await draft.flush();
    expect(saved).toMatchObject([{ title: 'Rain', body: 'All day.' }]);
  });
});
