import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSentenceCutter } from './sentence-cutter.ts';

function cut(text: string, pieceSize: number, keepsParagraphs = true): string[] {
  const cutter = createSentenceCutter({ keepsParagraphs });
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += pieceSize)
    sentences.push(...cutter.push(text.slice(at, at + pieceSize)));
  const rest = cutter.flush();
  return rest === null ? sentences : [...sentences, rest];
}

describe('a stream of text', () => {
  test('becomes whole sentences, however it is chopped up', () => {
    const text = 'That is a lot. You rate it 3.5 of 10, “not great”. What would help? Maybe…';
    const whole = ['That is a lot.', 'You rate it 3.5 of 10, “not great”.', 'What would help?', 'Maybe…'];
    for (const size of [1, 2, 7, 1_000]) expect(cut(text, size)).toEqual(whole);
  });

  test('loses layout marks and the thoughts before the reply', () => {
    expect(cut('<think>They are sad. I say so.</think>\n# Hello\n- **one** thing', 3)).toEqual([
      'Hello',
      'one thing',
    ]);
    expect(cut('<thinking is hard> I know.', 4)).toEqual(['<thinking is hard> I know.']);
    expect(cut('<think>never closed', 4)).toEqual([]);
  });

  test('loses thoughts in whatever marks they stand', () => {
    for (const [open, close] of [
      ['<thinking>', '</thinking>'],
      ['<reasoning>', '</reasoning>'],
      ['[THINK]', '[/THINK]'],
    ])
      for (const size of [1, 5, 400])
        expect(cut(`${open}They are sad. I say so.${close}\nI hear you.`, size)).toEqual(['I hear you.']);
  });

  test.each([
    ['<|im_end|>', ''],
    ['</s>', ''],
    ['<end_of_turn>', '\nuser'],
    ['\n\nMember: ', 'Thanks, I am better now.\n\nTherapist: Good.'],
    ['\n**User:** ', 'Thanks.'],
    ['\n<member_words>\n', 'Thanks.\n</member_words>'],
    ['<|channel|>final<|message|>', 'It is so.'],
  ])('ends at %j, and what follows is nobody’s', (mark, after) => {
    for (const size of [1, 6, 400])
      expect(cut(`I hear you. That is a lot.${mark}${after}`, size)).toEqual([
        'I hear you.',
        'That is a lot.',
      ]);
    const cutter = createSentenceCutter({ keepsParagraphs: true });
    const given = cutter.push(`That is a lot.${mark}`);
    expect(cutter.isOver()).toBe(true);
    expect(cutter.push('More. And more. ')).toEqual([]);
    expect([...given, cutter.flush()].filter(Boolean)).toEqual(['That is a lot.']);
  });

  test('loses the name of who speaks, control characters and halves of an emoji', () => {
    expect(cut('Therapist: I hear you.', 4)).toEqual(['I hear you.']);
    expect(cut('**Therapist:** I hear\u0000 you \ud83d.', 400)).toEqual(['I hear you \ufffd.']);
    expect(cut('Your therapist: what did she say?', 4)).toEqual(['Your therapist: what did she say?']);
    expect(cut('<member_words>\nI hear you.\n</member_words>', 4)).toEqual(['I hear you.']);
  });

  test('costs no more for thoughts and blank lines without end', () => {
    const cutter = createSentenceCutter({ keepsParagraphs: true });
    const since = performance.now();
    for (let at = 0; at < 30_000; at++) cutter.push('\n\n\n\n\n\n\n\n\n\n');
    cutter.push('<think>');
    for (let at = 0; at < 100_000; at++) cutter.push('hm, what do I say ');
    expect(performance.now() - since).toBeLessThan(1_000);
    expect(cutter.push('</think>I hear you. ')).toEqual(['I hear you.']);
  });

  test('loses thoughts that nothing opened, and says so when some were given out', () => {
    expect(cut('The user is sad, so\n</think>\n\nI hear you.', 400)).toEqual(['I hear you.']);
    expect(cut('</think>I hear you.', 3)).toEqual(['I hear you.']);
    const late = createSentenceCutter({ keepsParagraphs: true });
    expect(late.push('The user is sad. I ')).toEqual(['The user is sad.']);
    expect(late.unopenedThoughts()).toBeNull();
    late.push('say so.\n</think>');
    expect(late.unopenedThoughts()).toBe('given_out');
    const known = createSentenceCutter({ keepsParagraphs: true, beginsInThought: true });
    expect(known.push('The user is sad. I say so.\n</think>\nI hear you. ')).toEqual(['I hear you.']);
    expect(known.unopenedThoughts()).toBeNull();
  });

  test('keeps paragraphs in writing and drops them in speech', () => {
    expect(cut('One.\n\nTwo.', 3)).toEqual(['One.', '\n\nTwo.']);
    expect(cut('One.\n\nTwo.', 3, false)).toEqual(['One.', 'Two.']);
  });

  test('without an end comes in bounded parts and loses no letter', () => {
    const text = 'word '.repeat(400);
    const parts = cut(text, 9);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(330);
    expect(parts.join(' ')).toBe(text.trim());
    expect(cut('x'.repeat(2_000), 5).join('')).toBe('x'.repeat(2_000));
  });

  test('in a script without spaces is cut at its own marks, else at the longest held', () => {
    expect(cut('我听见你了。你一个人扛着这些吗？！「是的。」慢慢来。', 1)).toEqual([
      '我听见你了。',
      '你一个人扛着这些吗？！',
      '「是的。」',
      '慢慢来。',
    ]);
    const parts = cut('很'.repeat(406), 7);
    expect(parts.map(({ length }) => length)).toEqual([320, 86]);
    const text = `x${'🙂很'.repeat(200)}`;
    const pictures = cut(text, 3);
    expect(pictures.join('')).toBe(text);
    expect(pictures.every((part) => part.isWellFormed())).toBe(true);
  });

  test('keeps every letter of any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a ', 'b.', ' c?', '!\n', 'ü…', '"d" ', '🙂')),
        fc.integer({ min: 1, max: 9 }),
        (parts, size) => {
          const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
          expect(letters(cut(parts.join(''), size).join(''))).toBe(letters(parts.join('')));
        },
      ),
    );
  });
});
