import { expect, test } from 'vitest';
import { conversation, said } from '../../testing/one-message.ts';
import { exportAsPdf } from './export-pdf.ts';

test.each([
  ['prose', 'What I never told anyone is this. '.repeat(240)],
  ['one letter held down', 'x'.repeat(8_000)],
])('one long message leaves others their turn while it is laid out: %s', async (_name, content) => {
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const messages = [said(content)];
  const pdf = await exportAsPdf({
    conversation,
    messages,
    about: ['Career'],
    timeZone: null,
    productName: 'Tulia',
  });
  clearImmediate(turn);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(turns).toBeGreaterThan(30);
});
