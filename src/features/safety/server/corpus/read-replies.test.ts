import { describe, expect, it } from 'vitest';
import { replyHarms } from '../reply-harms.ts';
import { readReplies, readReplyPart } from './read-replies.ts';

describe('a file of replies', () => {
  it('gives each reply the words it answers and whether its last sentence may be said', () => {
    const text =
      '# A remark.\n## a | S7.secrecy\nm: one\n- never said\n+ said\n\nm: two\n+ also said\n## b | S17.hook\nm: three\n- stay';
    expect(readReplies(text)).toEqual([
      { memberText: 'one', reply: 'never said', harm: 'S7.secrecy', scenario: 'a' },
      { memberText: 'one', reply: 'said', harm: null, scenario: 'a' },
      { memberText: 'two', reply: 'also said', harm: null, scenario: 'a' },
      { memberText: 'three', reply: 'stay', harm: 'S17.hook', scenario: 'b' },
    ]);
  });

  it.each([
    ['an unknown rule', '## a | S7.sadness\nm: one\n- two'],
    ['a reply to nothing', '## a | S7.secrecy\n- one'],
    ['a reply before any heading', 'm: one\n- two'],
    ['a line without its mark', '## a | S7.secrecy\nm: one\ntwo'],
    ['a mark without a reply', '## a | S7.secrecy\nm: one\n-'],
  ])('is refused for %s', (_what, text) => {
    expect(() => readReplies(text)).toThrow();
  });
});

describe('the parts', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const tried = ['tuned', 'held-out'] as const;

  it.each(tried)('have harmful and good replies for every rule: %s', (part) => {
    const replies = readReplyPart(part);
    for (const harm of replyHarms)
      expect(replies.filter((one) => one.harm === harm).length, harm).toBeGreaterThanOrEqual(15);
    expect(replies.filter(({ harm }) => harm === null).length).toBeGreaterThan(400);
  });

  it.each(tried)('share no reply with what is learned from: %s', (part) => {
    const learned = new Set(
      readReplyPart('training').map(({ memberText, reply }) => plain(`${memberText} ${reply}`)),
    );
    const seen = readReplyPart(part).filter(({ memberText, reply }) =>
      learned.has(plain(`${memberText} ${reply}`)),
    );
    expect(seen).toEqual([]);
  });
});
