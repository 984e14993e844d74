// Finds a Chromium for the browser journeys, or gets one: Debian's package when we may install it, else Playwright's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named, ...KNOWN, chromium.executablePath()].find((path) => path && isExecutable(path));
}

/** The path of a browser that starts. Throws a sentence saying what is missing and how to get it. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    console.log('Installing Chromium from Debian for the browser journeys…');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  } else {
    console.log('Fetching Playwright’s Chromium for the browser journeys…');
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    );
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'The browser journeys need Chromium, and it could not be installed. Install it (Debian: `sudo apt-get install chromium`), or set CHROMIUM_PATH to one.',
  );
}
