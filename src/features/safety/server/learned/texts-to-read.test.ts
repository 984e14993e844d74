import { describe, expect, it } from 'vitest';
import type { AssessedTurn } from '../../safety.contract.ts';
import { asksOfDanger, holdsTurn, textsTogether, textsToRead } from './texts-to-read.ts';

const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');
const wordsIn = (text: string) => text.split(/\s+/).length;
const talk = (...texts: string[]): AssessedTurn[] =>
  texts.map((text) =>
    text.startsWith('@') ? { role: 'assistant', content: text.slice(1) } : { role: 'user', content: text },
  );

describe('the texts of one turn', () => {
  it('are the turn itself while it fits the model in any language', () => {
    expect(textsToRead(words(45))).toEqual({ texts: [words(45)], isWhole: true });
    expect(textsToRead('')).toEqual({ texts: [''], isWhole: true });
  });

  it('are overlapping pieces of a longer one, with every word in one of them', () => {
    const story = Array.from({ length: 20 }, (_, n) => `${words(9, `s${n}w`)}.`).join(' ');
    const { texts, isWhole } = textsToRead(story);
    expect(isWhole).toBe(true);
    expect(Math.max(...texts.map(wordsIn))).toBeLessThanOrEqual(40);
    for (const word of story.split(' ')) expect(texts.some((text) => text.includes(word))).toBe(true);
  });

  it('say so where an endless one is not read whole, and hold its end', () => {
    const { texts, isWhole } = textsToRead(
      Array.from({ length: 400 }, (_, n) => `Sentence number ${n} is here.`).join(' '),
    );
    expect(isWhole).toBe(false);
    expect(texts.some((text) => text.includes('number 200 '))).toBe(false);
    expect(texts.at(-1)).toContain('number 399');
    expect(texts.length).toBeLessThanOrEqual(24);
  });
});

describe('a turn with what led up to it', () => {
  it('is nothing for a first turn', () => {
    expect(textsTogether(talk('hello'))(0)).toBeNull();
  });

  it('stands last, whole turns before it, the therapist’s in brackets', () => {
    const at = textsTogether(talk('the dog is gone', '@To whom?', 'to my sister'));
    expect(at(2)).toBe('the dog is gone / (To whom?) / to my sister');
  });

  it('holds what is answered as it was said, and of earlier therapist’s turns what they ask or how they end', () => {
    const at = textsTogether(
      talk(
        'the dog is gone',
        '@I am sorry. Who took it? You can tell me.',
        'my sister',
        '@Oh. I see.',
        'yes',
      ),
    );
    expect(at(2)).toBe('the dog is gone / (I am sorry. Who took it? You can tell me.) / my sister');
    expect(at(4)).toBe('the dog is gone / (Who took it?) / my sister / (Oh. I see.) / yes');
    expect(textsTogether(talk(`@${words(60)}?`, 'yes'))(1)!.split(' ')).toHaveLength(20 + 2);
  });

  it('leaves out what does not fit, of a member’s turn the beginning, and never the turn itself', () => {
    const long = talk(words(60, 'long'), '@And then?', 'last');
    expect(textsTogether(long)(2)).toBe(
      `${words(60, 'long').split(' ').slice(-33).join(' ')} / (And then?) / last`,
    );
    // Three words would be left for it: they would say nothing.
    const full = talk('one two three four five six', words(18, 'b'), `@${words(5, 'q')}?`, words(10, 'c'));
    expect(textsTogether(full)(3)).not.toContain('six');
    expect(textsTogether(talk('hello', `@${words(60)}`, 'a'))(2)).toContain('hello / (');
    const together = textsTogether(talk('before', words(200, 'new')))(1)!;
    expect(together.startsWith('before / ')).toBe(true);
    expect(together.endsWith('new199')).toBe(true);
    expect(wordsIn(together)).toBeLessThanOrEqual(36 + 1);
  });

  it('is about danger where what is to be answered names it', () => {
    expect(asksOfDanger("You wrote that you'd be better off dead. How does that look today?")).toBe(true);
    expect(asksOfDanger('You wrote that you moved house. How does that look today?')).toBe(false);
  });

  it('of a conversation of 400 turns is cheap to make for every turn', () => {
    const turns = talk(...Array.from({ length: 400 }, (_, n) => `${words(150, 'w')} ${n}`));
    const startedAt = performance.now();
    const at = textsTogether(turns);
    for (let index = 0; index < turns.length; index++) at(index);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('leaves out a turn without words', () => {
    expect(textsTogether(talk('the dog is gone', '@', 'to my sister'))(2)).toBe(
      'the dog is gone / to my sister',
    );
  });

  it('is known to hold a turn whole or not', () => {
    const together = textsTogether(talk('the dog  is gone', '@To whom?', 'to my sister'))(2)!;
    expect(holdsTurn(together, 'the dog  is gone')).toBe(true);
    expect(holdsTurn(together, 'the dog is gone and the cat')).toBe(false);
  });
});
