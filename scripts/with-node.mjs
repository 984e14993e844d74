// Runs a script with a Node that executes TypeScript natively. When the machine's own Node is older than
// 22.18, the pinned Node from optionalDependencies is used instead (it needs no install script).
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
const isRecentEnough = major > 22 || (major === 22 && minor >= 18);

function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  try {
    const manifestPath = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { bin } = createRequire(import.meta.url)(manifestPath);
    return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin.node);
  } catch {
    console.error(
      `Tulia needs Node 22.18 or newer. This is ${process.version}, and the pinned one (${name}) is not installed.\n` +
        'Run `npm ci` without --omit=optional, or install a newer Node.',
    );
    process.exit(1);
  }
}

const node = isRecentEnough ? process.execPath : pinnedNode();
const child = spawn(node, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
