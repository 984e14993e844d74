import { expect, test } from 'vitest';
import { lastSentenceToRead, replyToRead, sentencesOf } from './reply-text.ts';

test('a reply is cut where its sentences end, and marks alone are none', () => {
  expect(sentencesOf('I hear you. “Nobody comes.” What then?! … Well')).toEqual([
    'I hear you.',
    '“Nobody comes.”',
    'What then?!',
    'Well',
  ]);
  expect(sentencesOf('  …!? ')).toEqual([]);
});

test('a sentence is read behind the one before it and the words it answers', () => {
  expect(lastSentenceToRead({ memberText: 'I want out.', reply: 'I hear you. You may go.' })).toBe(
    'I want out. / (I hear you.) You may go.',
  );
  expect(replyToRead({ memberText: '', before: null, sentence: 'You may go.' })).toBe('You may go.');
});

test('of what is long the end is read: it is what the newest words follow', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
  const text = replyToRead({ memberText: words(100), before: words(100), sentence: words(100) });
  expect(text).toMatch(/^w82 .* w99 \/ \(w86 .* w99\) w40 .* w99$/);
});
