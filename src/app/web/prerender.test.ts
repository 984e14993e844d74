import { describe, expect, test } from 'vitest';
import { crisisCountries } from '#features/safety/crisis-resources.data.ts';
import { crisisCopy } from '#features/safety/web/crisis.copy.ts';
import { openingMarkup, prerender, prerenderedPaths } from './prerender.tsx';

describe('pages that stand without a script', () => {
  test('crisis help shows every number as a link to tap, before any script runs', async () => {
    const html = await prerender('/crisis');
    for (const country of crisisCountries) {
      for (const number of country.emergencyNumbers) expect(html, country.code).toContain(`tel:${number}`);
      for (const { channel, value } of country.resources) {
        if (channel === 'call') expect(html, country.code).toContain(`tel:${value.replaceAll(' ', '')}`);
      }
    }
    expect(html).toContain('findahelpline.com');
  });

  test('no public page carries inline script or style, which its policy would block', async () => {
    expect(prerenderedPaths).toEqual([
      '/',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/cookies',
      '/crisis',
    ]);
    for (const path of prerenderedPaths) {
      const html = await prerender(path);
      expect(html, path).not.toMatch(/<script|<style|\sstyle=/);
      expect(html, path).toContain('href="/crisis"');
      expect(html.match(/<h1/g), path).toHaveLength(1);
    }
  });

  test('any other page holds the way to help while its code is on its way, or does not come', () => {
    const html = openingMarkup();
    expect(html).toMatch(new RegExp(`<a href="/crisis"[^>]*>${crisisCopy.link}</a>`));
    expect(html).not.toMatch(/<script|<style|\sstyle=|hidden|inert|tabindex/i);
  });
});
