import { describe, expect, it } from 'vitest';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { understand } from './understand.ts';

const short = (text: string): string | null => shortAnswerOf(understand(text));

describe('what is handed back', () => {
  const unbroken = 'abcdefghij'.repeat(800);
  const address = `https://example.org/${'path/'.repeat(8)}`;

  it('a short answer comes back as it stands', () => {
    expect(short('since March')).toBe('since March');
    expect(short('my chest, mostly')).toBe('your chest, mostly');
  });

  it('what cannot be said is not handed back, however few words it is', () => {
    for (const text of [unbroken, address, `look ${address}`, 'seventeen-letter-long '.repeat(5)])
      expect(short(text), text.slice(0, 30)).toBeNull();
    expect(gistsOf(understand(`I saw him there ${unbroken}`))).toEqual([]);
    expect(gistsOf(understand('I saw him there'))).not.toEqual([]);
  });
});
