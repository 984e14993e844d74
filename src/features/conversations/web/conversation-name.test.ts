import { expect, test } from 'vitest';
import { nameOf } from './conversation-name.ts';

test.each([
  ['a title is taken as it is', 'About Ann', 'x', 'About Ann'],
  ['without one it is the first line', null, '  My\n sister  ', 'My sister'],
  ['a long line is cut at a word', null, `My sister ${'called '.repeat(12)}`, /^My sister( called)+…$/],
  ['a line without blanks is cut between letters', null, `x${'🙂'.repeat(40)}`, `x${'🙂'.repeat(29)}…`],
  ['nothing said', null, ' ', 'Conversation'],
])('%s', (_name, title, firstLine, expected) => {
  expect(nameOf(title, firstLine)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});
