import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '../voice.protocol.ts';
import { addCaption, addWaiting, type Caption, heardCharacters, heardOf, sentencesOf } from './captions.ts';

type Message = Extract<ServerMessage, { type: 'caption' }>;
const caption = (
  itemId: string,
  role: Message['role'],
  text: string,
  rest: Partial<Message> = {},
): Message => ({
  type: 'caption',
  itemId,
  previousItemId: null,
  role,
  text,
  isFinal: true,
  ...rest,
});
const ids = (captions: Caption[]) => captions.map(({ itemId }) => itemId);

describe('the order of what was said', () => {
  it('puts the member’s words before the answer to them, even when they are understood later', () => {
    let captions = addCaption([], caption('hello', 'assistant', 'Hello.'));
    captions = addCaption(
      captions,
      caption('answer', 'assistant', 'I hear you.', { previousItemId: 'said' }),
    );
    captions = addCaption(captions, caption('said', 'user', 'I slept badly.', { previousItemId: 'hello' }));
    expect(ids(captions)).toEqual(['hello', 'said', 'answer']);
  });

  it('keeps a line in its place while it grows', () => {
    let captions = addCaption([], caption('a', 'assistant', 'You', { isFinal: false }));
    captions = addCaption(captions, caption('b', 'user', 'Hm', { previousItemId: 'a' }));
    captions = addCaption(captions, caption('a', 'assistant', 'You said', { isFinal: true }));
    expect(captions.map(({ text }) => text)).toEqual(['You said', 'Hm']);
  });

  it('replaces words typed while the line was down once the therapist has them', () => {
    let captions = addWaiting([], 'local', 'Are you there? ');
    expect(captions[0]?.isWaiting).toBe(true);
    captions = addCaption(captions, caption('server', 'user', 'Are you there?'));
    expect(captions).toHaveLength(1);
    expect(captions[0]).toMatchObject({ itemId: 'server', isWaiting: false });
  });
});

describe('how much of the therapist’s words has been heard', () => {
  const text = 'You said Sundays feel like a countdown. What does Monday look like?';
  const marks = [
    { atMs: 0, characters: 0 },
    { atMs: 3_000, characters: 40 },
  ];

  it('is nothing before the first sound, and everything at the end of it', () => {
    expect(heardCharacters(text, marks, 0, 5_000)).toBe(0);
    expect(heardCharacters(text, marks, 5_000, 5_000)).toBe(text.length);
  });

  it('reaches exactly the sentence that is about to begin when its mark is played', () => {
    expect(text.slice(0, heardCharacters(text, marks, 2_999, 5_000)).trimEnd()).toBe(
      'You said Sundays feel like a countdown.',
    );
    expect(text.slice(0, heardCharacters(text, marks, 3_050, 5_000))).toBe(
      'You said Sundays feel like a countdown. What',
    );
  });

  it('never cuts a word in two', () => {
    for (let ms = 0; ms <= 5_000; ms += 37) {
      const heard = heardCharacters(text, marks, ms, 5_000);
      expect(heard === 0 || heard === text.length || /\s/.test(text[heard] ?? '')).toBe(true);
    }
  });

  it('never goes back while the sound goes on, whatever the marks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 20 })), {
          maxLength: 6,
        }),
        fc.option(fc.integer({ min: 1, max: 20_000 })),
        (steps, total) => {
          let atMs = 0;
          let characters = 0;
          const some = steps.map(([ms, count]) => {
            atMs += ms;
            characters += count;
            return { atMs, characters };
          });
          let last = 0;
          for (let ms = 0; ms < 12_000; ms += 97) {
            const heard = heardCharacters(text, some, ms, total);
            if (heard < last) return false;
            last = heard;
          }
          return last <= text.length;
        },
      ),
    );
  });

  it('is guessed from the pace of speech while nothing better is known', () => {
    const heard = heardCharacters(text, [], 1_000, null);
    expect(heard).toBeGreaterThan(10);
    expect(heard).toBeLessThan(25);
  });

  it('is all of an earlier item, none of a later one, and all of one that was cut off', () => {
    let captions = addCaption([], caption('first', 'assistant', 'One two.'));
    captions = addCaption(captions, caption('second', 'assistant', 'Three four.'));
    captions = addCaption(captions, caption('third', 'assistant', 'Five', { isCutOff: true }));
    const position = { itemId: 'second', ms: 0, totalMs: 900 };
    const [first, second, third] = captions as [Caption, Caption, Caption];
    expect(heardOf(captions, first, position)).toBe('One two.'.length);
    expect(heardOf(captions, second, position)).toBe(0);
    expect(heardOf(captions, third, position)).toBe('Five'.length);
    expect(heardOf(captions, first, null)).toBe(0);
  });
});

describe('reading aloud for a screen reader', () => {
  it('is in whole sentences', () => {
    expect(sentencesOf('I hear you. What happened then? And')).toEqual([
      'I hear you.',
      'What happened then?',
      'And',
    ]);
    expect(sentencesOf('')).toEqual([]);
  });
});
