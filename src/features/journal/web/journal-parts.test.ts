import { describe, expect, test } from 'vitest';
import { wavOf } from './dictation.ts';
import { countWords, excerptOf, nameFrom } from './entry-words.ts';
import { filterFrom } from './journal-filter.ts';
import { addressFrom } from './link-address.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { sortFiles } from './photo-uploads.ts';
import { nextPrompt, promptsIn } from './prompt-choice.ts';
import { allPrompts, promptCategories } from './prompts.data.ts';
import { withTags } from './tags.ts';
import { templateCards } from './templates.data.ts';

describe('prompts and templates', () => {
  test('there are at least sixty prompts, each a different one, six or more in every category', () => {
    expect(allPrompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allPrompts).size).toBe(allPrompts.length);
    for (const { id, prompts } of promptCategories) expect(prompts.length, id).toBeGreaterThanOrEqual(6);
  });

  test('another prompt is another one, and in the end all were seen', () => {
    const seen = new Set<string>();
    let shown: string | null = null;
    for (const _ of promptsIn('trauma')) {
      const next = nextPrompt('trauma', shown);
      expect(next).not.toBe(shown);
      seen.add(next);
      shown = next;
    }
    expect(seen.size).toBe(promptsIn('trauma').length);
  });

  test.each(templateCards)(
    'the template “$name” is shown by the editor and written back the same',
    ({ body }) => {
      const { document, isWhole } = readMarkdown(body);
      expect(isWhole).toBe(true);
      expect(readMarkdown(writeMarkdown(document)).document).toEqual(document);
    },
  );
});

describe('tags', () => {
  test('are parted by commas, stripped of their sign and never twice', () => {
    expect(withTags(['Lake'], ' #walks, lake ,, rain')).toEqual({
      tags: ['Lake', 'walks', 'rain'],
      rest: '',
      problem: null,
    });
  });
  test('end at twenty, and one that is too long stays in the field', () => {
    const many = Array.from({ length: 20 }, (_, at) => `t${at}`);
    expect(withTags(many, 'more')).toMatchObject({ rest: 'more', problem: 'tooMany' });
    expect(withTags([], 'x'.repeat(41))).toMatchObject({ tags: [], problem: 'tooLong' });
  });
});

test('an address may be typed short, and what is no address is none', () => {
  expect(addressFrom('example.org/a')).toBe('https://example.org/a');
  expect(addressFrom(' https://example.org ')).toBe('https://example.org');
  expect(addressFrom('me@example.org')).toBe('mailto:me@example.org');
  for (const wrong of ['', 'two words', 'javascript:alert(1)', 'hello', 'data:text/html,x'])
    expect(addressFrom(wrong), wrong).toBeNull();
});

describe('photos', () => {
  const file = (name: string, type: string, size = 10) => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  test('what cannot be a photo, is too large or has no room is told by name', () => {
    const { taken, problems } = sortFiles(
      [
        file('a.jpg', 'image/jpeg'),
        file('b.pdf', 'application/pdf'),
        file('c.png', 'image/png', 200 * 1024 * 1024),
        file('d.heic', ''),
        file('e.webp', 'image/webp'),
      ],
      2,
    );
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'd.heic']);
    expect(problems).toHaveLength(3);
    expect(problems.join()).toMatch(/b\.pdf.*c\.png.*1 photo/s);
  });
});

test('a recording becomes a WAV file of one channel at 24 kHz', async () => {
  const bytes = new DataView(await wavOf(Float32Array.of(0, 0.5, -2)).arrayBuffer());
  expect(bytes.byteLength).toBe(44 + 6);
  expect(bytes.getUint32(24, true)).toBe(24_000);
  expect(bytes.getUint16(22, true)).toBe(1);
  expect([44, 46, 48].map((at) => bytes.getInt16(at, true))).toEqual([0, 16_384, -32_767]);
});

test('words are counted in scripts with and without spaces', () => {
  expect(countWords('I don’t know, 3 times — yes')).toBe(6);
  expect(countWords('私は走る and run')).toBe(6);
  expect(countWords('  ')).toBe(0);
});

test('an excerpt has no marks in it and is no longer than the list has room for', () => {
  expect(excerptOf('# Title\n\n- [x] **bold** and *soft* [link](https://x.org) snake_case')).toBe(
    'Title bold and soft link snake_case',
  );
  expect(excerptOf('a'.repeat(500))).toHaveLength(200);
});

test('an entry without a title goes by its first words, none of them cut', () => {
  expect(nameFrom('A short line.')).toBe('A short line.');
  expect(nameFrom('I felt calmer today because the meeting went well. I still worry about it.')).toBe(
    'I felt calmer today because the meeting went well. I still…',
  );
  expect(nameFrom('🌧️'.repeat(50))).not.toContain('\ufffd');
  expect(nameFrom('x'.repeat(90))).toBe(`${'x'.repeat(60)}…`);
});

test('a filter in the address that makes no sense is left out', () => {
  expect(filterFrom(new URLSearchParams('mood=9&from=soon&tag=lake'), 'rain')).toEqual({
    q: 'rain',
    tag: 'lake',
  });
  expect(filterFrom(new URLSearchParams('day=2026-11-02&from=2020-01-01'), '')).toEqual({
    from: '2026-11-02',
    to: '2026-11-02',
  });
});
