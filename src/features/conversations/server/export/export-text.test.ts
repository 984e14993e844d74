import { expect, test } from 'vitest';
import { conversation, said } from '../../testing/one-message.ts';
import { exportAsMarkdown } from './export-text.ts';

const markdownOf = (content: string, about = ['Career']): Promise<string> =>
  exportAsMarkdown({
    conversation,
    messages: [said(content)],
    about,
    timeZone: null,
    productName: 'Tulia',
  });
const wordsOf = async (content: string) =>
  (await markdownOf(content)).split('\n\n').slice(3).join('\n\n').trimEnd();

test.each([
  ['a heading', '# one\n  ## two\n===', '\\# one  \n  \\## two  \n\\==='],
  ['a list', '- one\n+ two\n1. three\n20) four', '\\- one  \n\\+ two  \n1\\. three  \n20\\) four'],
  ['a tag or a quote', '<script>x</script>\n> he said', '\\<script\\>x\\</script\\>  \n\\> he said'],
  ['an image', '![x](https://example.org/seen.png)', '!\\[x\\](https://example.org/seen.png)'],
  [
    'an entity',
    'I wrote &lt;b&gt; and &#x1F600; for Ann & Ben; twice',
    'I wrote \\&lt;b\\&gt; and \\&#x1F600; for Ann & Ben; twice',
  ],
  [
    'code',
    'a poem:\n\n    so far away\n\tand `back`',
    'a poem:  \n  \n\u00a0\u00a0\u00a0\u00a0so far away  \n\u00a0and \\`back\\`',
  ],
  ['nothing', '3.5 hours - in 2024 (or #2)', '3.5 hours - in 2024 (or #2)'],
])('what was written stays what it was, where Markdown would see %s', async (_name, written, expected) => {
  expect(await wordsOf(written)).toBe(expected);
});

test('the names of a category and a topic are words like any other', async () => {
  expect(await markdownOf('x', ['<b>Work</b>', '[us](x)'])).toContain(
    '\\<b\\>Work\\</b\\> › \\[us\\](x) · 11 March 2026',
  );
});

test('twenty thousand messages leave others their turn while they are written', async () => {
  let longestMs = 0;
  let before = performance.now();
  const look = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - before);
    before = now;
    turn = setImmediate(look);
  };
  let turn = setImmediate(look);
  const content = 'I keep thinking about the meeting. '.repeat(10);
  const messages = Array.from({ length: 20_000 }, () => said(content));
  before = performance.now();
  await exportAsMarkdown({
    conversation,
    messages,
    about: [],
    timeZone: 'Africa/Nairobi',
    productName: 'Tulia',
  });
  clearImmediate(turn);
  expect(longestMs).toBeLessThan(1_000);
});
