import { expect, it } from 'vitest';
import { isWithin, offlinePaths } from './offline-paths.ts';

it.each(['/journal/an-entry', '/chat', '/emergency', '/safety-plan'])(
  '%s opens without a network',
  (path) => {
    expect(isWithin(offlinePaths, path)).toBe(true);
  },
);
