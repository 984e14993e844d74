// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askBeforeUnload } from './before-unload.ts';

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function press(href: string) {
  document.body.innerHTML = `<a href="${href}"><span>go</span></a>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('asking before a page is left', () => {
  it.each(['tel:988', 'sms:741741', '/crisis'])('keeps out of the way of %s, for a moment', (href) => {
    stop = askBeforeUnload();
    expect(asks()).toBe(true);
    press(href);
    expect(asks()).toBe(false);
    vi.advanceTimersByTime(1_001);
    expect(asks()).toBe(true);
  });

  it('asks at any other link, and only while something is unsaved', () => {
    let isUnsaved = true;
    stop = askBeforeUnload(() => isUnsaved);
    press('tel:988');
    press('/journal');
    expect(asks()).toBe(true);
    isUnsaved = false;
    expect(asks()).toBe(false);
    isUnsaved = true;
    stop();
    expect(asks()).toBe(false);
  });
});

it('is done in this one place, so that no page forgets about help', () => {
  const places = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes("'beforeunload'"),
  );
  expect(places).toEqual(['src/platform/web/before-unload.ts']);
});
