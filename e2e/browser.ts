// Chromium with a microphone that plays a file, and a page that complains about anything it should not see.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';
import { encodeWav } from '../src/features/voice/server/wav.ts';

export type OpenPage = {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  complaints: string[];
  close(): Promise<void>;
};

const SILENCE = resolve('.tmp/e2e-silence.wav');

/** Chromium's own fake microphone beeps; ours is silent unless told otherwise. */
async function silentMicrophone(): Promise<string> {
  await mkdir('.tmp', { recursive: true });
  await writeFile(SILENCE, encodeWav(Buffer.alloc(24_000)));
  return SILENCE;
}

/** `microphoneWav` is played once as the microphone; `refused` and `missing` are what they say. */
export async function openPage({
  microphoneWav,
  microphone = 'fake',
  viewport = { width: 1280, height: 860 },
  colorScheme = 'light',
}: {
  microphoneWav?: string;
  microphone?: 'fake' | 'refused' | 'missing';
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
} = {}): Promise<OpenPage> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...(microphone === 'fake'
        ? [
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-audio-capture=${microphoneWav ?? (await silentMicrophone())}%noloop`,
          ]
        : []),
      ...(microphone === 'refused'
        ? ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
        : []),
    ],
  });
  const context = await browser.newContext({
    viewport,
    colorScheme,
    permissions: microphone === 'refused' ? [] : ['microphone'],
  });
  // On a busy machine a page takes its time; what never comes fails all the same.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const origin = () => new URL(page.url()).origin;
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && page.url().startsWith('http') && new URL(url).origin !== origin())
      complaints.push(`third party: ${url}`);
  });
  return { browser, context, page, complaints, close: () => browser.close() };
}
