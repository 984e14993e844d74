// `npm run e2e [name]`: only the browser journeys, on freshly built pages.
import { spawnSync } from 'node:child_process';
import { buildInItsOwnProcess, isBuildCurrent } from './build.ts';

if (!(await isBuildCurrent())) buildInItsOwnProcess();
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'e2e/vitest.config.ts',
  ...process.argv.slice(2),
];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
