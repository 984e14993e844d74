import { getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensions } from '../rich-text-extensions.ts';
import { type DocumentNode, normalLine } from './document.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const RUNS = 1_500;

// ── What an editor can hold ──

const signs = fc.constantFrom(
  ...'abcde XYZ 01 .,;:!?-+=*_~`#<>&|()[]{}"\'\\/$%^@'.split(''),
  'é',
  'ß',
  '漢',
  'مر',
  '😀',
  '\u00a0',
  '&amp;',
  'http://a.b/c_d',
  '1. ',
  '- ',
  '> ',
  '](',
);
const words = fc.array(signs, { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
const mark = fc.oneof(
  fc.constant({ type: 'bold' }),
  fc.constant({ type: 'italic' }),
  fc.constant({ type: 'strike' }),
  fc.constant({ type: 'code' }),
  fc
    .tuple(
      fc.constantFrom('https://x.org', 'mailto:a@b.c', 'https://x.org/a (b)', '/a b'),
      fc.constantFrom('', 'T "q"'),
    )
    .map(([href, title]) => ({ type: 'link', attrs: { href, ...(title && { title }) } })),
);
const marks = fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type });
const part: fc.Arbitrary<DocumentNode> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('\n', '  \n', '\\\n')
      .map((written) => ({ type: 'hardBreak', attrs: { written } })),
  },
);
const line = fc.array(part, { minLength: 1, maxLength: 5 });
const paragraph = line.map((content): DocumentNode => ({ type: 'paragraph', content }));
const empty = fc.constant<DocumentNode>({ type: 'paragraph' });
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), line)
  .map(([level, content]): DocumentNode => ({ type: 'heading', attrs: { level }, content }));
const codeBlock = fc
  .tuple(
    fc.constantFrom(null, 'js', 'c++'),
    fc.array(fc.oneof(words, fc.constantFrom('```', '', '  x', '~~~')), { maxLength: 4 }),
  )
  .map(([language, lines]): DocumentNode => {
    const text = lines.join('\n');
    return { type: 'codeBlock', attrs: { language }, ...(text && { content: [{ type: 'text', text }] }) };
  });
const rule = fc.constant<DocumentNode>({ type: 'horizontalRule' });

const { blocks } = fc.letrec<{ blocks: DocumentNode[]; block: DocumentNode; item: DocumentNode[] }>(
  (tie) => ({
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 5 }),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      empty,
      heading,
      codeBlock,
      rule,
      tie('blocks').map((content): DocumentNode => ({ type: 'blockquote', content })),
      fc
        .tuple(
          fc.constantFrom('bulletList', 'orderedList', 'taskList'),
          fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
          fc.integer({ min: 0, max: 99 }),
          fc.boolean(),
        )
        .map(
          ([type, items, start, checked]): DocumentNode => ({
            type,
            ...(type === 'orderedList' && { attrs: { start } }),
            content: items.map((content) => ({
              type: type === 'taskList' ? 'taskItem' : 'listItem',
              ...(type === 'taskList' && { attrs: { checked } }),
              content,
            })),
          }),
        ),
    ),
    item: fc
      .tuple(fc.oneof(paragraph, empty), tie('blocks'))
      .map(([first, more]) => [first, ...more.slice(0, 2)]),
  }),
);

// ── What two documents that show the same have in common ──

const isBlankParagraph = ({ type, content = [] }: DocumentNode) =>
  type === 'paragraph' &&
  normalLine(content).every(
    ({ text, marks: all }) =>
      text !== undefined && !all?.some((m) => m.type === 'code') && /^[ \t]*$/.test(text),
  );

function normal(node: DocumentNode): unknown {
  const { type, attrs, content = [] } = node;
  if (type === 'paragraph' || type === 'heading') {
    if (isBlankParagraph(node)) return { type };
    return {
      type,
      ...(type === 'heading' && { level: attrs?.level }),
      line: normalLine(content).map((piece) => ({
        ...(piece.text === undefined ? { isBreak: true } : { text: piece.text }),
        marks: (piece.type === 'text' ? (piece.marks ?? []) : [])
          .map((m) => (m.type === 'link' ? `link ${m.attrs?.href} ${m.attrs?.title ?? ''}` : m.type))
          .sort(),
      })),
    };
  }
  let inside = content;
  if (/Item$/.test(type)) {
    // Nothing tells an empty paragraph at an item's end, nor one before its words, from none at all.
    while (inside.length > 1 && isBlankParagraph(inside.at(-1)!)) inside = inside.slice(0, -1);
    while (inside.length > 1 && inside.slice(0, 2).every(isBlankParagraph)) inside = inside.slice(1);
    if (inside.length > 1 && isBlankParagraph(inside[0]!) && inside[1]!.type === 'paragraph')
      inside = inside.slice(1);
  }
  return {
    type,
    ...(type === 'codeBlock' && {
      language: attrs?.language ?? null,
      text: content.map(({ text }) => text).join(''),
    }),
    ...(type === 'orderedList' && { start: attrs?.start }),
    ...(type === 'taskItem' && { checked: attrs?.checked }),
    ...(type !== 'codeBlock' && { content: inside.map(normal) }),
  };
}

describe('an entry as Markdown', () => {
  test('whatever the editor holds is the same after it was written and read again', () => {
    fc.assert(
      fc.property(blocks, (content) => {
        const document: DocumentNode = { type: 'doc', content };
        const source = writeMarkdown(document);
        expect(normal(readMarkdown(source).document), source).toEqual(normal(document));
      }),
      { numRuns: RUNS },
    );
  });

  test('the editor itself takes in what was read, and gives out the same', () => {
    const schema = getSchema(extensions);
    fc.assert(
      fc.property(blocks, (content) => {
        const source = writeMarkdown({ type: 'doc', content });
        const { document } = readMarkdown(source);
        const node = schema.nodeFromJSON(document);
        node.check();
        expect(normal(node.toJSON() as DocumentNode)).toEqual(normal(document));
        expect(writeMarkdown(node.toJSON() as DocumentNode)).toBe(writeMarkdown(document));
      }),
      { numRuns: RUNS / 5 },
    );
  });

  const markup = fc.constantFrom(
    'a',
    'b ',
    'word',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```\n',
    '# ',
    '## ',
    '> ',
    '- ',
    '* ',
    '1. ',
    '3) ',
    '- [ ] ',
    '- [x] ',
    '  ',
    '    ',
    '\t',
    '---',
    '===',
    '[',
    ']',
    '(x)',
    '![',
    '<b>',
    '<http://a.b>',
    '&amp;',
    '&#32;',
    '\\',
    '|',
    '|---|',
    ':',
    'é',
    '😀',
    '.',
    '\r\n',
    '[a]: b',
  );
  test('any text at all settles: what was read and written once stays as it is', () => {
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 24 }), (list) => {
        const first = readMarkdown(list.join(''));
        const source = writeMarkdown(first.document);
        const second = readMarkdown(source);
        expect(normal(second.document), source).toEqual(normal(first.document));
        expect(writeMarkdown(second.document)).toBe(source);
        expect(second.isWhole, 'what the editor wrote, the editor can show').toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('no letter of any text is lost', () => {
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 24 }), (list) => {
        // Two of the same address side by side are one link; the cross of a task is no letter.
        const source = list.filter((sign) => !/^<http|\[x\]/.test(sign)).join('');
        const { document, isWhole } = readMarkdown(source);
        if (!isWhole) return;
        const lettersOf = (text: string) =>
          [...text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)).replaceAll('&amp;', '')]
            .filter((sign) => /[\p{L}\p{Emoji_Presentation}]/u.test(sign))
            .join('')
            .toLowerCase();
        expect(lettersOf(writeMarkdown(document))).toBe(lettersOf(source));
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['plain words', 'Slept badly. Walked anyway.'],
    ['lines that follow each other', 'one\ntwo\nthree'],
    ['breaks of each kind', 'a  \nb\\\nc\nd'],
    ['blank lines', 'a\n\n\n\nb\n\nc'],
    ['emphasis', '**bold** *italic* ***both*** ~~gone~~ `code`'],
    ['headings', '# One\n\n## Two\n\n### Three'],
    ['lists', '- a\n- b\n  - c\n\n3. x\n4. y\n\n- [ ] do\n- [x] done'],
    ['a quote with a list', '> said\n>\n> - this\n> - that'],
    ['code', '```js\nconst a = `b`;\n```'],
    ['links', '[words](https://x.org "title") <https://y.org>'],
    ['signs that mean nothing here', '2 * 3 = 6, snake_case, 50% & <3, ~5, C:\\Users, [sic], 5 > 4'],
    ['other scripts', 'مرحبا 漢字 😀 ñ'],
    ['a rule', 'a\n\n---\n\nb'],
    ['an indented line', '    four spaces'],
  ])('%s come back letter by letter', (_what, source) => {
    const { document, isWhole } = readMarkdown(source);
    expect(isWhole).toBe(true);
    expect(writeMarkdown(document)).toBe(source);
  });

  test.each([
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['an image', 'see ![a cat](cat.png)'],
    ['HTML', 'a <kbd>key</kbd>'],
    ['a reference', '[a]: https://x.org'],
    ['a footnote', 'so[^1]'],
    ['a link without words', '[](x)'],
    ['a link over a blank', '[ ](x)'],
  ])('%s is left to the source view', (_what, source) => {
    expect(readMarkdown(source).isWhole).toBe(false);
  });

  test('a link that would show nothing keeps its address as words', () => {
    expect(writeMarkdown(readMarkdown('[ ](x)').document)).toContain('(x)');
  });

  test.each(['[ ]', '[x] done', '[X] '])('an item whose words are “%s” is no task', (text) => {
    const list: DocumentNode = {
      type: 'doc',
      content: [
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
          ],
        },
      ],
    };
    expect(normal(readMarkdown(writeMarkdown(list)).document)).toEqual(normal(list));
  });

  test('an address in brackets before a colon is no reference', () => {
    const link = { type: 'link', attrs: { href: 'https://x.org' } };
    const typed: DocumentNode = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '[' },
            { type: 'text', text: 'https://x.org', marks: [link] },
            { type: 'text', text: ']: see' },
          ],
        },
      ],
    };
    const again = readMarkdown(writeMarkdown(typed));
    expect(again.isWhole).toBe(true);
    expect(normal(again.document)).toEqual(normal(typed));
  });

  test('a language that begins like its fence stays one', () => {
    const code: DocumentNode = {
      type: 'doc',
      content: [{ type: 'codeBlock', attrs: { language: '~~`' }, content: [{ type: 'text', text: 'a' }] }],
    };
    expect(normal(readMarkdown(writeMarkdown(code)).document)).toEqual(normal(code));
  });

  test('words that look like an image over two lines stay words', () => {
    const typed: DocumentNode = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '![a' },
            { type: 'hardBreak', attrs: { written: '\n' } },
            { type: 'text', text: '](x)' },
          ],
        },
      ],
    };
    const again = readMarkdown(writeMarkdown(typed));
    expect(again.isWhole).toBe(true);
    expect(normal(again.document)).toEqual(normal(typed));
  });

  test('a hundred thousand characters are read and written in a moment', () => {
    const source = Array.from(
      { length: 1_300 },
      (_, at) => `Line ${at} with *some* words, [a link](https://x.org) and a \`bit\` of code.`,
    ).join('\n\n');
    const startedAt = performance.now();
    expect(writeMarkdown(readMarkdown(source).document)).toBe(source);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test.each([
    ['stars', '*'.repeat(50_000)],
    ['stars and letters', '*a'.repeat(20_000)],
    ['opening brackets', '['.repeat(50_000)],
    ['backticks', '` `` '.repeat(10_000)],
    ['quotes in quotes', `${'> '.repeat(2_000)}a`],
    ['lists in lists', `${'- '.repeat(2_000)}a`],
    ['ampersands', '&'.repeat(50_000)],
  ])('a wall of %s does not hang the page', (_what, source) => {
    const startedAt = performance.now();
    writeMarkdown(readMarkdown(source).document);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});
