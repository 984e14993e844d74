import { describe, expect, test } from 'vitest';
import { isAiNoticeDue } from './ai-notice.ts';
import { chatWords } from './chat.copy.ts';

const start = Date.parse('2026-11-21T08:00:00Z');
const minute = 60_000;
const said = (atMinutes: number, content = 'x', role: 'user' | 'assistant' = 'user') => ({
  role,
  content,
  created_at: new Date(start + atMinutes * minute).toISOString(),
});
const at = (minutes: number) => new Date(start + minutes * minute);
const everyTen = (until: number) => Array.from({ length: until / 10 }, (_, i) => said(i * 10));

describe('the reminder that this is an AI', () => {
  test('is due after three hours of use, not before', () => {
    expect(isAiNoticeDue(everyTen(170), at(170))).toBe(false);
    expect(isAiNoticeDue(everyTen(180), at(180))).toBe(true);
  });

  test('is due again three hours after it was said, in writing or aloud', () => {
    for (const words of [
      `${chatWords.aiNotice} And now?`,
      `A short reminder: you're talking with an AI, not a person.`,
      "Welcome back. You're still talking with an AI.",
    ]) {
      const transcript = [...everyTen(180), said(180, words, 'assistant')];
      const later = Array.from({ length: 18 }, (_, i) => said(190 + i * 10));
      expect(isAiNoticeDue([...transcript, ...later.slice(0, 5)], at(240))).toBe(false);
      expect(isAiNoticeDue([...transcript, ...later], at(370))).toBe(true);
    }
  });

  test('does not count days between two talks as use', () => {
    expect(isAiNoticeDue([said(0), said(3 * 24 * 60)], at(3 * 24 * 60 + 5))).toBe(false);
  });

  test('cannot be silenced by a member who writes its words', () => {
    expect(isAiNoticeDue([...everyTen(170), said(170, chatWords.aiNotice)], at(185))).toBe(true);
  });
});
