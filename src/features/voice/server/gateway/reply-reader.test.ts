import { expect, test } from 'vitest';
import { createReplyReader } from './reply-reader.ts';

/** What a reader makes of pieces as an engine sends them. */
function reading(pieces: string[], given: string | null = null) {
  const reader = createReplyReader(given);
  const read = pieces.map((piece) => reader.read(piece));
  const all = [...read, reader.finish()];
  return {
    words: all.map(({ words }) => words),
    rule: all.find(({ rule }) => rule !== null)?.rule ?? null,
    at: all.findIndex(({ rule }) => rule !== null),
  };
}

test('what must not be said is found a word after the one that makes it so, however it is cut', () => {
  expect(reading(['You should stop tak', 'ing your medi', 'cation', ' today', ' then.'])).toMatchObject({
    rule: 'S7.medication',
    at: 4,
  });
  expect(reading([...'I think you have depression.']).rule).toBe('S7.diagnosis');
  expect(reading(['I am real, ', 'of course. ']).rule).toBe('S16.evading');
});

test('half a word is held back, and never taken for another', () => {
  const { words, rule } = reading(['You have add', 'itional', ' strength.']);
  expect(words).toEqual(['You have ', '', 'additional ', 'strength.']);
  expect(rule).toBeNull();
});

test('an end is only an end when nothing follows', () => {
  expect(reading(['Please do not leave', ' things out. Go on.']).rule).toBeNull();
  expect(reading(['Please do not leave']).rule).toBe('S17.hook');
});

test('what excuses a phrase still does a hundred and fifty words later', () => {
  const excused = 'Nobody can promise that nothing bad will happen to the people we love. ';
  const { words, rule } = reading([
    excused,
    ...'and so we carry it together for a while '.repeat(20).split(/(?= )/),
  ]);
  expect(rule).toBeNull();
  expect(words.join('')).toHaveLength(excused.length + 800);
});

test('a word that excuses what stands right before it is waited for', () => {
  const piecemeal = 'When you make yourself sick and feel awful, it is a lot to carry.'.split(/(?= )/);
  expect(reading(piecemeal).rule).toBeNull();
  expect(reading('You could make yourself sick after dinner.'.split(/(?= )/))).toMatchObject({
    rule: 'S7.method',
    at: 6,
  });
  expect(reading('You could make yourself sick'.split(/(?= )/)).rule).toBe('S7.method');
  expect(reading(['You have depression', ' ', 'to', ' bear'])).toMatchObject({
    words: ['You have ', '', '', 'depression to ', 'bear'],
    rule: 'S7.diagnosis',
  });
});

test('where nothing sets words apart, little is held back', () => {
  const { words } = reading(['毎日とても疲れているのですね。'.repeat(10)]);
  expect(words[0]!.length).toBe(110);
  expect(words.join('')).toBe('毎日とても疲れているのですね。'.repeat(10));
});

test('given words are held to the rules when the engine strays from them, not for what they are', () => {
  const given = 'Please do not leave.';
  expect(reading([given], given).rule).toBeNull();
  expect(reading(['I think you have depression.'], 'I am glad you told me.').rule).toBe('S7.diagnosis');
});
