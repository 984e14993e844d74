// What a browser needs to offer the app for installing, and what the page says twice because files cannot share it.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offlinePaths } from './offline-paths.ts';
import { findScreen } from './routes.tsx';

type Manifest = {
  id: string;
  scope: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
};
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

describe('the installed app', () => {
  it('has what installing asks for, in the colours of the canvas', () => {
    const canvas = /--canvas: (#[0-9a-f]{6})/.exec(readFileSync('src/platform/web/tokens.css', 'utf8'))?.[1];
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' });
    expect([manifest.theme_color, manifest.background_color]).toEqual([canvas, canvas]);
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose)).toBe(true);
  });

  it('names only pictures that exist and pages that are', () => {
    const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src } of pictures) expect(existsSync(`public${src}`)).toBe(true);
    for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url), ...offlinePaths])
      expect(findScreen(path)?.path).toBe(path);
  });

  it('leads straight to the journal, the mood tracker and crisis help', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Journal', '/journal'],
      ['Mood', '/mood'],
      ['Crisis help', '/crisis'],
    ]);
  });
});
