import { describe, expect, it } from 'vitest';
import { readDialogues, readUtterances } from './read-corpus.ts';

describe('a corpus file', () => {
  it('gives each line the label of its heading, and leaves remarks out', () => {
    const text =
      '# A remark.\n#\n\n## a.b | elevated | suicide, self_harm | sw | burden\none\n\ntwo\n## c.d | none\nthree\n';
    const label = {
      level: 'elevated',
      kinds: ['suicide', 'self_harm'],
      scenario: 'a.b',
      lang: 'sw',
      sign: 'burden',
    };
    expect(readUtterances(text)).toEqual([
      { text: 'one', ...label },
      { text: 'two', ...label },
      { text: 'three', level: 'none', kinds: [], scenario: 'c.d', lang: 'en' },
    ]);
  });

  it('divides dialogues, and knows who spoke', () => {
    expect(readDialogues('## a | watch | abuse\nu: hello\na: hi\n--\nu: no')).toEqual([
      {
        turns: [
          { role: 'user', content: 'hello' },
          { role: 'assistant', content: 'hi' },
        ],
        level: 'watch',
        kinds: ['abuse'],
        scenario: 'a',
      },
      { turns: [{ role: 'user', content: 'no' }], level: 'watch', kinds: ['abuse'], scenario: 'a' },
    ]);
  });

  it.each([
    ['an unknown level', '## a | grave | suicide\none'],
    ['an unknown kind', '## a | watch | sadness\none'],
    ['a line before any heading', 'one\n## a | none'],
    ['a heading without its space', '## a | none\none\n##b | imminent | suicide\ntwo'],
  ])('is refused for %s', (_what, text) => {
    expect(() => readUtterances(text)).toThrow();
  });

  it.each([
    ['a turn of nobody', '## a | none\nhello'],
    ['an empty turn', '## a | none\nu:'],
    ['a dialogue without turns', '## a | none\nu: hello\n--'],
  ])('of dialogues is refused for %s', (_what, text) => {
    expect(() => readDialogues(text)).toThrow();
  });
});
