// `npm test`: everything a contributor needs before pushing, and all that CI runs. Ends with a plain count.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

type Step = { name: string; args: string[]; report?: string };

const vitest = (report: string, ...args: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];

const steps: Step[] = [
  { name: 'types, format, lint, dead code', args: ['scripts/check.ts'] },
  { name: 'units and features', args: vitest('.tmp/unit.json'), report: '.tmp/unit.json' },
  { name: 'pages build', args: ['scripts/build.ts'] },
  {
    name: 'browser journeys',
    args: vitest('.tmp/e2e.json', '--config', 'e2e/vitest.config.ts'),
    report: '.tmp/e2e.json',
  },
];

const run = (args: string[]) =>
  new Promise<number>((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });

mkdirSync('.tmp', { recursive: true });
let passed = 0;
let failed = 0;
for (const { name, args, report } of steps) {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  if (report) rmSync(report, { force: true });
  const code = await run(args);
  const counts = report ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counts.passed;
  // A runner that fails without a failing test (a crash, a file that does not load) still counts as one.
  failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  console.log(`  ${code === 0 ? 'done' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function readReport(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
