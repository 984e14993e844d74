import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';

const placesOf = (error: unknown) => describeError(error).at as string[];

test('an error is told by its name, its code and where it was, never by its message', () => {
  const error = Object.assign(new TypeError('I said this'), { code: 'E_X' });
  expect(describeError(error)).toMatchObject({ error: 'TypeError', code: 'E_X' });
  expect(placesOf(error)[0]).toContain('log.test.ts');
  expect(JSON.stringify(describeError(error))).not.toContain('I said');
  expect(describeError('I said this')).toEqual({ error: 'string' });
});

test('lines of a message that begin like a place are no places', () => {
  const words = 'I cry\n    at home, at night\nat work (/my/desk:1:2)';
  const quoting = new Error(words);
  // Some libraries change the message once the stack is made.
  const renamed = new Error(words);
  void renamed.stack;
  renamed.message = 'withheld';
  for (const error of [quoting, renamed]) {
    const told = JSON.stringify(describeError(error));
    expect(told).toContain('log.test.ts');
    expect(told).not.toMatch(/home|night|cry/);
  }
  expect(placesOf(quoting).join()).not.toContain('desk');
});

test('a way out that takes nothing, such as a terminal that was closed, holds nobody up', () => {
  const closed = openSync('/dev/null', 'r');
  const script = `import { createLog } from './src/platform/server/log.ts';
    const log = createLog('info');
    for (let i = 0; i < 3; i++) log.info({ i }, 'still here');
    setTimeout(() => process.exit(7), 50);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', closed, 'ignore'],
    timeout: 10_000,
  });
  closeSync(closed);
  expect(status).toBe(7);
});
